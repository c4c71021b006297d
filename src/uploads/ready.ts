/** Waiting until the platform can use a file. */
import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor, FileDescriptorResponse } from '../../generated/types.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isTransient } from '../core/retry.ts';
import { isStoreError, StoreError, systemError } from '../errors/store-error.ts';
import { type Fail, sleep, withTimeout } from '../lib/timeout.ts';
import { readDescriptor } from './host.ts';
import type { WaitOptions } from './options.ts';
import { checkOwner, readSessionId } from './transfer.ts';

const MAX_INTERVAL_MS = 10_000;
/**
 * Waits until the platform can use a file, such as one of the call `importFile`. Fails as `application` with the code
 * `FILE_FAILED` if the platform could not process it, with the descriptor in `data` (only the file-failed event
 * contains the reason), and as `system` with the reason `timeout` if it is still processed at the end, or with the
 * code `USER_CHANGED` if another user signs in.
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
export const waitUntilReady = (
  client: StoreClient,
  fileId: string,
  options: WaitOptions = {},
): Promise<FileDescriptor> => waitForFile(client, fileId, options);

/** `waitUntilReady` from a descriptor that is known already, for the user that has uploaded the file. */
export function waitForFile(
  client: StoreClient,
  fileId: string,
  { timeoutMs = 300_000, everyMs = 500, signal }: WaitOptions,
  { file, owner }: { file?: FileDescriptor; owner?: string | undefined } = {},
): Promise<FileDescriptor> {
  let last = file;
  const fail: Fail = (reason, cause) =>
    systemError({
      operation: getFileDescriptor.info.id,
      reason,
      cause,
      data: last && { ...last },
      description: reason === 'timeout' ? 'The file is not ready yet' : undefined,
    });
  return withTimeout(timeoutMs, signal, fail, async (inner) => {
    const reader = owner ?? (await readSessionId(client));
    for (let delayMs = everyMs; ; ) {
      if (last?.operationStatus === 'READY') return last;
      if (last?.operationStatus === 'FAILED') throw fileFailed(last);
      if (last) {
        await sleep(delayMs, inner, fail);
        delayMs = Math.min(delayMs * 1.5, MAX_INTERVAL_MS);
      }
      await checkOwner(client, reader);
      last = await readFile(client, fileId, inner).catch((error: unknown) => {
        // an outage that is shorter than the wait does not matter
        if (last && isStoreError(error) && isTransient(error)) return last;
        throw error;
      });
    }
  });
}

async function readFile(client: StoreClient, fileId: string, signal: AbortSignal): Promise<FileDescriptor> {
  const { send } = client[TRANSPORT];
  const options = { signal };
  const { data, context } = await send<Partial<FileDescriptorResponse>>(
    getFileDescriptor.info,
    { fileId },
    options,
  );
  return readDescriptor(data.file, context);
}

const fileFailed = (file: FileDescriptor): StoreError =>
  new StoreError('The platform could not process the file', {
    kind: 'application',
    operation: getFileDescriptor.info.id,
    code: 'FILE_FAILED',
    description: 'The platform could not process the file',
    data: { ...file },
  });
