/** A timer for a longer time fires immediately. */
export const LONGEST_MS = 2 ** 31 - 1;

/** Creates the error of work that was aborted or timed out. */
export type Fail = (reason: 'abort' | 'timeout', cause: unknown) => Error;

/** Runs work until it ends, the time is up or the caller aborts, even if the work ignores its signal. Leaves no timer and no listener behind. */
export const within = <T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  race(
    ms,
    signal,
    fail,
    (_resolve, cut) => cut(fail('timeout', new DOMException(`Not complete within ${ms} ms`, 'TimeoutError'))),
    work,
  );

/** Waits, unless the caller aborts first. */
export const sleep = (ms: number, signal: AbortSignal | undefined, fail: Fail): Promise<void> =>
  race<void>(ms, signal, fail, (resolve) => resolve());

function race<T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  onTimeout: (resolve: (value: T) => void, cut: (error: Error) => void) => void,
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw fail('abort', signal.reason);
    const controller = new AbortController();
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const done = (value: T): void => {
      settle();
      resolve(value);
    };
    // what the work has started is aborted too
    const cut = (error: unknown): void => {
      settle();
      reject(error);
      controller.abort(error);
    };
    const onAbort = (): void => cut(fail('abort', signal?.reason));
    const timer = setTimeout(() => onTimeout(done, cut), Math.min(ms, LONGEST_MS));
    signal?.addEventListener('abort', onAbort);
    work?.(controller.signal).then(done, cut);
  });
}
