import { isStoreError, type StoreError, systemError } from '../../errors/store-error.ts';

/** Leaves for another page. */
export const navigateTo = (url: string): void => location.assign(url);

/** A storage may throw anything. Mistakes of the program are not hidden. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof TypeError) throw error;
  return isStoreError(error) ? error : systemError({ operation: 'oauth.authorize', cause: error });
}
