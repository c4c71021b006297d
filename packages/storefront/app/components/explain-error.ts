import { isStoreError, type StoreError } from 'storewire';
import type { Text } from '../text/dictionary.ts';

/** The text for shoppers about an error: by its code if there is one for it, else by its kind. */
export function explainError(error: unknown, text: Text): string {
  const { states } = text;
  if (!isStoreError(error)) return states.server;
  switch (error.kind) {
    case 'system':
      return explainSystem(error, states);
    case 'validation':
      return states.invalid;
    case 'application':
      return explainCode(error.code, text) ?? explainClient(error, states);
    case 'client':
      return explainClient(error, states);
  }
}

/** The sentences of the platform are in one language, those of the shop in all. */
const explainCode = (code = '', { problems, codeProblems }: Text): string | undefined =>
  problems[code] ?? codeProblems.coupon[code] ?? codeProblems.giftCard[code];

function explainSystem({ reason }: StoreError, states: Text['states']): string {
  if (reason === 'network') return states.network;
  if (reason === 'timeout') return states.timeout;
  return reason === 'badAnswer' ? states.unexpected : states.server;
}

function explainClient({ status, retryAfterMs }: StoreError, states: Text['states']): string {
  switch (status) {
    case 401:
      return states.session;
    case 403:
      return states.notAllowed;
    case 404:
    case 410:
      return states.notFound;
    case 409:
    case 412:
      return states.conflict;
    case 413:
      return states.tooLarge;
    case 429:
    case 503:
      return retryAfterMs ? states.busyFor(Math.ceil(retryAfterMs / 1000)) : states.busy;
    default:
      return states.rejected;
  }
}

/** The request id of an unknown error, if the platform sent one. */
export const requestIdOf = (error: unknown): string | undefined =>
  isStoreError(error) ? error.requestId : undefined;
