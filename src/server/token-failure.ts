import { isStoreError, StoreError } from '../errors/store-error.ts';

/** A failed token call under the message that it is known by, with the facts of the failure and the failure itself as its cause. */
export function tokenFailure(message: string, error: unknown, description?: string): unknown {
  if (!isStoreError(error)) return error;
  return new StoreError(message, { ...error, description: description ?? error.description, cause: error });
}

/** What the platform answered, in the words of its own client. */
export function unexpectedStatus(error: unknown): string {
  if (!isStoreError(error) || error.status === undefined) return '';
  return ` Unexpected status code from Wix OAuth API: ${error.status}${error.requestId ? `, request id: ${error.requestId}` : ''}`;
}
