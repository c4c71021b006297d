import { withTimeout as withTimeoutOf } from 'storewire/internal';

/** Work was not complete when its time was up. */
export class TimedOut extends Error {}

/**
 * Runs work until it ends, the time is up or the caller aborts, even if the work ignores its signal. Rejects with
 * {@link TimedOut}, or with the reason of the caller.
 */
export const withTimeout = <T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withTimeoutOf(
    ms,
    caller,
    (reason, cause) => (reason === 'timeout' ? new TimedOut(`Not complete within ${ms} ms`) : cause),
    work,
  );
