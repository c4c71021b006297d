/** A timer for a longer time fires immediately. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** Work was not complete when its time was up. */
export class TimedOut extends Error {}

/**
 * Runs work until it ends, the time is up or the caller aborts, even if the work ignores its signal. Rejects with
 * {@link TimedOut}, or with the reason of the caller.
 */
export async function withTimeout<T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void =>
    controller.abort(caller?.aborted ? caller.reason : new TimedOut(`Not complete within ${ms} ms`));
  const stopped = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  const timer = setTimeout(stop, Math.min(ms, MAX_TIMEOUT_MS));
  caller?.addEventListener('abort', stop);
  try {
    return await Promise.race([work(signal), stopped]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
