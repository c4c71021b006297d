/** A timer that is asked to wait longer than this fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Makes the error of work that was cut short. */
export type Fail = (reason: 'abort' | 'timeout', cause: unknown) => Error;

/** Runs work until it ends, the time is up or the caller gives up, also when the work does not listen. No timer and no listener stays behind. */
export function within<T>(ms: number, signal: AbortSignal | undefined, fail: Fail, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw fail('abort', signal.reason);
    const controller = new AbortController();
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const cut = (error: Error): void => {
      settle();
      reject(error);
      controller.abort(error);
    };
    const onAbort = (): void => cut(fail('abort', signal?.reason));
    const onTime = (): void => cut(fail('timeout', new DOMException(`Not complete within ${ms} ms`, 'TimeoutError')));
    const timer = setTimeout(onTime, Math.min(ms, LONGEST_MS));
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error);
      },
    );
  });
}

/** Waits, unless the caller gives up first. */
export function sleep(ms: number, signal: AbortSignal | undefined, fail: Fail): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw fail('abort', signal.reason);
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(fail('abort', signal?.reason));
    };
    const onTime = (): void => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    const timer = setTimeout(onTime, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
