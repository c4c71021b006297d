import { refuseInput, type StoreError } from '../errors/store-error.ts';

/** The error for an invalid value. It does not quote the value, which may be a signed URL. */
export const invalidValue = (path: string, description: string, cause?: unknown): StoreError =>
  refuseInput('media', path, description, cause);
