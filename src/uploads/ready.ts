import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { sleep, within } from '../core/clock.ts';
import { isTransient } from '../core/retry.ts';
import type { Transport } from '../core/options.ts';
import { isStoreError, StoreError, systemError } from '../errors/store-error.ts';

/** How long and how often to look whether a file is ready. */
export interface WaitOptions {
  /** Longest wait in milliseconds. Default 300000, five minutes; long films take longer. */
  timeoutMs?: number | undefined;
  /** First wait between two looks in milliseconds. Default 500. Each is half as long again as the one before, up to 10 seconds. */
  everyMs?: number | undefined;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

const LONGEST_BREAK_MS = 10_000;

/**
 * Waits until the platform can use a file. Fails as `application` with the code `FILE_FAILED` when it has given the file up, with the descriptor
 * in `data` (why it did is told only by the file-failed event), and as `system` with the reason `timeout` when it is still at work in the end.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { waitUntilReady } from 'storewire/uploads';
 *
 * const store = createTransport({ auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }) });
 * const { media } = await waitUntilReady(store, '11062b_5d0e7c3a9f8b4e21b6d4~mv2.png', { timeoutMs: 60_000 });
 * console.log(media?.image?.image);
 */
export const waitUntilReady = (client: Transport, fileId: string, options: WaitOptions = {}): Promise<FileDescriptor> =>
  settle(client, fileId, undefined, options);

/** The same from a descriptor that is known already. */
export function settle(client: Transport, fileId: string, known: FileDescriptor | undefined, options: WaitOptions): Promise<FileDescriptor> {
  const { timeoutMs = 300_000, everyMs = 500, signal } = options;
  let last = known;
  const fail = (reason: 'abort' | 'timeout', cause: unknown): StoreError =>
    systemError({
      operation: getFileDescriptor.info.id,
      reason,
      cause,
      data: last && { ...last },
      description: reason === 'timeout' ? 'The file is not ready yet' : undefined,
    });
  return within(timeoutMs, signal, fail, async (inner) => {
    const look = async (): Promise<FileDescriptor> => (await getFileDescriptor(client, { fileId }, { signal: inner })).file;
    // who waits need not learn of an outage that is shorter than the wait
    const lookAgain = (before: FileDescriptor): Promise<FileDescriptor> =>
      look().catch((error: unknown) => {
        if (isStoreError(error) && isTransient(error, undefined)) return before;
        throw error;
      });
    let file = known ?? (await look());
    for (let breakMs = everyMs; ; breakMs = Math.min(breakMs * 1.5, LONGEST_BREAK_MS)) {
      last = file;
      if (file.operationStatus === 'READY') return file;
      if (file.operationStatus === 'FAILED') throw gaveUp(file);
      await sleep(breakMs, inner, fail);
      file = await lookAgain(file);
    }
  });
}

const gaveUp = (file: FileDescriptor): StoreError =>
  new StoreError('The platform could not use the file', {
    kind: 'application',
    operation: getFileDescriptor.info.id,
    code: 'FILE_FAILED',
    description: 'The platform could not use the file',
    data: { ...file },
  });
