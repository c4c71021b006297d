import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { isTransient } from '../core/retry.ts';
import { isStoreError, StoreError } from '../errors/store-error.ts';
import { type Fail, sleep, withTimeout } from '../lib/timeout.ts';
import { readDescriptor, uploadError } from './host.ts';

/** How long to wait for a file. */
export interface WaitOptions {
  /** Longest wait in milliseconds. Default 300000, five minutes; long videos take longer. */
  timeoutMs?: number | undefined;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

const operation = 'files.getFileDescriptor';

/**
 * Waits until the platform can use a file, such as one of the call `importFile`. Fails as `application` with the code
 * `FILE_FAILED` if the platform could not process it, with the descriptor in `data` (only the file-failed event
 * contains the reason), and as `system` with the reason `timeout` if it is still processed at the end, with its id in `data`.
 *
 * @example
 * import type { Client } from 'storewire';
 * import { waitUntilReady } from 'storewire/uploads';
 *
 * export async function importPicture(store: Client, url: string) {
 *   const { file } = await store.files.importFile({ url });
 *   return waitUntilReady(store, file.id, { timeoutMs: 60_000 });
 * }
 */
export function waitUntilReady(
  client: StoreClient,
  fileId: string,
  { timeoutMs = 300_000, signal }: WaitOptions = {},
): Promise<FileDescriptor> {
  const fail: Fail = (reason, cause) => uploadError({ operation, reason, cause, data: { id: fileId } });
  return withTimeout(timeoutMs, signal, fail, async (inner) => {
    for (let delayMs = 500; ; delayMs = Math.min(delayMs * 1.5, 10_000)) {
      const response = await getFileDescriptor(client, { fileId }, { signal: inner }).catch((error) => {
        // an outage that is shorter than the wait does not matter
        if (!isStoreError(error) || !isTransient(error)) throw error;
      });
      const file = response && readDescriptor(response.file, operation);
      if (file?.operationStatus === 'READY') return file;
      if (file?.operationStatus === 'FAILED') {
        const description = 'The platform could not process the file';
        const data = { ...file };
        throw new StoreError(description, {
          kind: 'application',
          operation,
          code: 'FILE_FAILED',
          description,
          data,
        });
      }
      await sleep(delayMs, inner, fail);
    }
  });
}
