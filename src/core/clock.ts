import { systemError } from '../errors/store-error.ts';

/** Runs work under a time limit and the caller's signal. Whatever happens, no timer and no listener stays behind. */
export async function within<T>(operation: string, limitMs: number, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  throwIfAborted(operation, signal);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeoutError(operation, limitMs)), limitMs);
  const onAbort = (): void => controller.abort(abortError(operation, signal));
  signal?.addEventListener('abort', onAbort);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Waits, unless the caller gives up first. */
export function sleep(operation: string, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(abortError(operation, signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

export function throwIfAborted(operation: string, signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError(operation, signal);
}

/** The caller's own reason is kept as the cause. */
const abortError = (operation: string, signal: AbortSignal | undefined): Error => systemError({ operation, reason: 'abort', cause: signal?.reason });

const timeoutError = (operation: string, limitMs: number): Error => systemError({ operation, reason: 'timeout', cause: new DOMException(`No complete answer within ${limitMs} ms`, 'TimeoutError') });
