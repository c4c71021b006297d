import { refuseInput, type StoreError } from '../errors/store-error.ts';

/** An input that no address can be made of. Addresses may be signed, so the input itself is not quoted. */
export const refuse = (field: string, description: string): StoreError => refuseInput('media', field, description);
