/** What the requests of one upload share: its owner, and attempts that can be paused and repeated. */
import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { backOff, MAX_RETRY_AFTER_MS, type RetryOptions } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { omitUndefined } from '../lib/fields.ts';
import { sleep, withTimeout } from '../lib/timeout.ts';
import { type HostAccess, isTemporary, toAbortError, uploadError } from './host.ts';
import type { FileInfo } from './options.ts';

/** One upload, which its signal ends. */
export interface Transfer extends HostAccess {
  /** Session id of the client when the upload started; undefined if it could not be read. */
  owner: string | undefined;
  info: FileInfo;
  content: Blob;
  attempts: Attempts;
  chunkBytes: number;
  onProgress: (sentBytes: number) => void;
}

/** Requests an upload URL. That stores nothing, so the transport may repeat it. */
export async function requestUploadUrl<Input, Output>(
  { client, owner, info, content, signal }: Transfer,
  operation: Operation<Input, Output>,
  extra?: object,
): Promise<Output> {
  const input = { ...info, sizeInBytes: String(content.size), ...extra };
  const { data } = await client[TRANSPORT].send<Output>({ ...operation.info, safe: true }, input, { signal });
  // a retry, also after a long pause, must not upload as another user
  await checkOwner(client, owner);
  return data;
}

/** Throws if another user has signed in since this session id was read. */
export async function checkOwner(client: StoreClient, owner: string | undefined): Promise<void> {
  if ((await readSessionId(client)) !== owner)
    throw uploadError({ code: 'USER_CHANGED', description: 'Another user has signed in' });
}

export const readSessionId = (client: StoreClient): Promise<string | undefined> =>
  client[TRANSPORT].sessionId().catch(() => undefined);

/** The work of an attempt. It may call `onArrival` to start the count of failures again. */
export type Work<T> = (signal: AbortSignal, onArrival: () => void) => Promise<T>;

/** Pauses and repeats the requests of an upload. */
export interface Attempts {
  pause(): void;
  resume(): void;
  /** Runs work, again after failures that can be repeated and after a pause, which aborts its signal. */
  run<T>(signal: AbortSignal, work: Work<T>, canRepeat?: (error: StoreError) => boolean): Promise<T>;
}

/** The listener is called when the upload stops and continues, which may be later than `pause()`. */
export function createAttempts(
  options: RetryOptions | false = {},
  onChange: (isPaused: boolean) => void,
): Attempts {
  // the defaults are longer than those of calls: an upload takes long, often on a poor connection
  const retry = { retries: options ? 6 : 0, baseMs: 500, ...omitUndefined(options || {}) };
  let paused = new AbortController();
  let resumed = Promise.withResolvers<void>();

  async function untilResumed(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!paused.signal.aborted) return;
    onChange(true);
    const next = (): Promise<void> => resumed.promise;
    while (paused.signal.aborted) await withTimeout(Number.POSITIVE_INFINITY, signal, toAbortError, next);
    onChange(false);
  }

  return {
    pause: () => paused.abort(),
    resume() {
      if (!paused.signal.aborted) return;
      paused = new AbortController();
      resumed.resolve();
      resumed = Promise.withResolvers();
    },
    async run(signal, work, canRepeat = isTemporary) {
      let failures = 0;
      const onArrival = (): void => {
        failures = 0;
      };
      for (;;) {
        await untilResumed(signal);
        const interrupted = AbortSignal.any([signal, paused.signal]);
        try {
          return await work(interrupted, onArrival);
        } catch (error) {
          if (!isStoreError(error)) throw error;
          if (error.reason === 'abort' && interrupted.aborted && !signal.aborted) continue;
          const { retryAfterMs } = error;
          const isTooLong = retryAfterMs !== undefined && retryAfterMs > MAX_RETRY_AFTER_MS;
          if (!canRepeat(error) || isTooLong || ++failures > retry.retries) throw error;
          // a pause or an abort ends the wait and takes effect before the next attempt
          await sleep(retryAfterMs ?? backOff(failures, retry), interrupted, toAbortError).catch(
            () => undefined,
          );
        }
      }
    },
  };
}
