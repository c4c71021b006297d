import { isRouteErrorResponse } from 'react-router';
import { type Failure, noResponse } from '../store/failure.ts';

/** Statuses with which a proxy refuses a request, and has not passed it on. */
const NOT_PASSED_ON = [429, 503];

/**
 * The failure of a request of the router without an answer of the shop: there was no response, it has broken off, or it
 * is that of a proxy. Undefined for an error that the shop has answered with.
 */
export function noAnswer(error: unknown): Failure | undefined {
  // the responses of the shop have data, and React Router has the text of all others
  if (isRouteErrorResponse(error) && typeof error.data === 'string') {
    const { status } = error;
    const isRefused = status < 500 || NOT_PASSED_ON.includes(status);
    return isRefused
      ? { text: 'Refused', details: { kind: 'client', code: 'REFUSED', status } }
      : noResponse();
  }
  return isBroken(error) ? noResponse() : undefined;
}

/** Each browser says it in words of its own. React Router cannot decode half a response, or a page. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && /fetch|network|load failed|decode turbo-stream/i.test(error.message);
