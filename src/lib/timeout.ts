/** A timer for a longer time fires immediately. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** Creates what work that was aborted or timed out rejects with. */
export type Fail = (reason: 'abort' | 'timeout', cause: unknown) => unknown;

/**
 * Runs work until it ends, the time is up or the caller aborts, even if the work ignores its signal. Without
 * work, waits until the time is up. Leaves no timer and no listener behind.
 */
export function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T>;
export function withTimeout(ms: number, signal: AbortSignal | undefined, fail: Fail): Promise<undefined>;
export function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw fail('abort', signal.reason);
    const controller = new AbortController();
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
    };
    // the signal also aborts requests that the work has started
    const interrupt = (): void => {
      settle();
      const error = signal?.aborted
        ? fail('abort', signal.reason)
        : fail('timeout', new DOMException(`Not complete within ${ms} ms`, 'TimeoutError'));
      reject(error);
      controller.abort(error);
    };
    const done = (value?: T): void => {
      settle();
      resolve(value);
    };
    const timer = setTimeout(work ? interrupt : done, Math.min(ms, MAX_TIMEOUT_MS));
    signal?.addEventListener('abort', interrupt);
    work?.(controller.signal).then(done, (error) => {
      settle();
      reject(error);
      controller.abort(error);
    });
  });
}

/** Waits, unless the caller aborts first. */
export const sleep = (ms: number, signal: AbortSignal | undefined, fail: Fail): Promise<undefined> =>
  withTimeout(ms, signal, fail);
