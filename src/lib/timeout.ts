/** A timer that is asked to wait longer than this fires at once. */
export const LONGEST_MS = 2_147_483_647;

/** Makes the error of work that was cut short. */
export type Fail = (reason: 'abort' | 'timeout', cause: unknown) => Error;

type Work<T> = (signal: AbortSignal) => Promise<T>;

/** Runs work until it ends, the time is up or the caller gives up, also when the work does not listen. No timer and no listener stays behind. */
export const within = <T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  work: Work<T>,
): Promise<T> =>
  race(
    ms,
    signal,
    fail,
    (_done, cut) => cut(fail('timeout', new DOMException(`Not complete within ${ms} ms`, 'TimeoutError'))),
    work,
  );

/** Waits, unless the caller gives up first. */
export const sleep = (ms: number, signal: AbortSignal | undefined, fail: Fail): Promise<void> =>
  race<void>(ms, signal, fail, (done) => done());

type TimeUp<T> = (done: (value: T) => void, cut: (error: Error) => void) => void;

function race<T>(
  ms: number,
  signal: AbortSignal | undefined,
  fail: Fail,
  timeUp: TimeUp<T>,
  work?: Work<T>,
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
    // what the work has left under way is cut too
    const cut = (error: unknown): void => {
      settle();
      reject(error);
      controller.abort(error);
    };
    const onAbort = (): void => cut(fail('abort', signal?.reason));
    const timer = setTimeout(() => timeUp(done, cut), Math.min(ms, LONGEST_MS));
    signal?.addEventListener('abort', onAbort);
    work?.(controller.signal).then(done, cut);
  });
}
