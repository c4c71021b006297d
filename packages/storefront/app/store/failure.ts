import { isStoreError, StoreError, type StoreErrorDetails } from 'storewire';

/** A failed call, as a loader or an action returns it: what a page shows of the error. */
export interface Failure {
  text: string;
  details: StoreErrorDetails;
}

/** Any other error of a loader, for a page: only its id in the log of the server. */
export interface ReportedFailure {
  requestId: string;
}

/** The parts of an error that a page may show. Throws an error that is not that of a call. */
export function toFailure(error: unknown): Failure {
  if (!isStoreError(error)) throw error;
  const { data: _data, hint: _hint, operation: _operation, attempts: _attempts, ...details } = error;
  return { text: error.message, details };
}

/** The failure of a request without a response, or with one that is too late. */
export const noResponse = (reason: 'network' | 'timeout' = 'network'): Failure => ({
  text: 'No response',
  details: { kind: 'system', reason },
});

/** The failure of a call that needed a session which has ended, also if the platform only says that it is forbidden. */
export const sessionEnded = ({ text, details }: Failure): Failure => ({
  text,
  details: { kind: 'client', code: 'UNAUTHORIZED', status: 401, requestId: details.requestId },
});

/** The error of a failure, for `ErrorNotice`. */
export const errorOf = ({ text, details }: Failure): StoreError => new StoreError(text, details);

/** Whether a write may have taken effect although it has failed, because its response was lost. */
export const isUnknownOutcome = (error: unknown): boolean => isStoreError(error) && error.kind === 'system';

/** Whether nothing has said that a write has failed: there was no response, or none in time. */
export const isUnanswered = ({ details: { kind, reason } }: Failure): boolean =>
  kind === 'system' && (reason === 'network' || reason === 'timeout');

/** The result of a read. Undefined if its status is 404, or its input is invalid, such as an id from a URL. */
export const orMissing = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (isStoreError(error) && (error.status === 404 || error.kind === 'validation')) return undefined;
    throw error;
  });

/** An item of which the shop has fewer pieces than the cart would have. */
export interface ShortItem {
  /** The line of the cart. Undefined if the cart has no line of the item yet. */
  lineItemId: string | undefined;
  /** Pieces that the cart would have, with those that it has already. */
  requested: number;
  available: number;
}

/** The items whose stock is the reason of an error. Empty if it has another reason. */
export function shortItemsOf(error: unknown): ShortItem[] {
  if (!isStoreError(error) || error.code !== 'INSUFFICIENT_INVENTORY') return [];
  const items = error.data?.['invalidItems'];
  return Array.isArray(items) ? items.map(toShortItem) : [];
}

function toShortItem(item: unknown): ShortItem {
  const lineItemId = propertyOf(propertyOf(item, 'id'), 'lineItemId');
  return {
    lineItemId: typeof lineItemId === 'string' ? lineItemId : undefined,
    requested: Number(propertyOf(item, 'requestedQuantity')),
    available: Number(propertyOf(item, 'availableQuantity')),
  };
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
