import { isStoreError, StoreError, type StoreErrorDetails } from 'storewire';

/** A failed call, as a loader or an action returns it: what a page shows of the error. */
export interface Failure {
  message: string;
  details: StoreErrorDetails;
}

/** What a page knows of another error of a loader or an action: its id in the log of the server. */
export interface ReportedFailure {
  requestId: string;
}

/** What the page may know of an error. Throws what is no failed call. */
export function toFailure(error: unknown): Failure {
  if (!isStoreError(error)) throw error;
  const { kind, message, status, code, description, reason, requestId, retryAfterMs, violations } = error;
  return {
    message,
    details: { kind, status, code, description, reason, requestId, retryAfterMs, violations },
  };
}

/** The error of a failure, for `ErrorNotice`. */
export const errorOf = ({ message, details }: Failure): StoreError => new StoreError(message, details);

/** Whether it is unknown if the call has changed anything: its response was lost. */
export const isUnknownOutcome = (error: unknown): boolean => isStoreError(error) && error.kind === 'system';

/** The result of a read, or undefined if there is nothing: the status is 404, or no id is like this one. */
export const orMissing = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (isStoreError(error) && (error.status === 404 || error.kind === 'validation')) return undefined;
    throw error;
  });
