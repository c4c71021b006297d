/** Files that the platform has: waiting until one is ready, imports, and download URLs. */
import {
  generateFileDownloadUrl,
  getFileDescriptor,
  importFile as importCall,
} from '../../generated/operations/files.ts';
import type {
  ContentDisposition,
  FileDescriptor,
  FileDescriptorResponse,
  ImportFileInput,
} from '../../generated/types.ts';
import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { isTransient } from '../core/retry.ts';
import { isStoreError, refuseInput, StoreError, systemError } from '../errors/store-error.ts';
import { asText, omitUndefined } from '../lib/fields.ts';
import { type Fail, sleep, withTimeout } from '../lib/timeout.ts';
import { checkOwner, readSessionIdentity } from './context.ts';
import { badResponse } from './errors.ts';
import { readDescriptor } from './host.ts';
import type { WaitOptions } from './options.ts';

const MAX_INTERVAL_MS = 10_000;

/**
 * Waits until the platform can use a file. Fails as `application` with the code `FILE_FAILED` if the platform
 * could not process it, with the descriptor in `data` (only the file-failed event contains the reason), and
 * as `system` with the reason `timeout` if it is still processed at the end, or with the code
 * `IDENTITY_CHANGED` if another user signs in.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { waitUntilReady } from 'storewire/uploads';
 *
 * const store = createTransport({
 *   auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }),
 * });
 * const { media } = await waitUntilReady(store, '11062b_5d0e7c3a9f8b4e21b6d4~mv2.png', {
 *   timeoutMs: 60_000,
 * });
 * console.log(media?.image?.image);
 */
export const waitUntilReady = (
  client: StoreClient,
  fileId: string,
  options: WaitOptions = {},
): Promise<FileDescriptor> => waitForFile(client, fileId, undefined, options);

/** `waitUntilReady` from a descriptor that is known already, for the user that has uploaded the file. */
export function waitForFile(
  client: StoreClient,
  fileId: string,
  known: FileDescriptor | undefined,
  { timeoutMs = 300_000, everyMs = 500, signal, owner }: WaitOptions & { owner?: string | undefined },
): Promise<FileDescriptor> {
  let last = known;
  const fail: Fail = (reason, cause) =>
    systemError({
      operation: getFileDescriptor.info.id,
      reason,
      cause,
      data: last && { ...last },
      description: reason === 'timeout' ? 'The file is not ready yet' : undefined,
    });
  return withTimeout(timeoutMs, signal, fail, async (inner) => {
    const reader = owner ?? (await readSessionIdentity(client));
    const read = async (): Promise<FileDescriptor> => {
      await checkOwner(client, reader);
      return callForFile(client, getFileDescriptor, { fileId }, inner);
    };
    let file = known ?? (await read());
    for (let delayMs = everyMs; ; delayMs = Math.min(delayMs * 1.5, MAX_INTERVAL_MS)) {
      last = file;
      if (file.operationStatus === 'READY') return file;
      if (file.operationStatus === 'FAILED') throw fileFailed(file);
      await sleep(delayMs, inner, fail);
      file = await read().catch((error: unknown) => {
        // an outage that is shorter than the wait does not matter
        if (isStoreError(error) && isTransient(error)) return file;
        throw error;
      });
    }
  });
}

const fileFailed = (file: FileDescriptor): StoreError =>
  new StoreError('The platform could not process the file', {
    kind: 'application',
    operation: getFileDescriptor.info.id,
    code: 'FILE_FAILED',
    description: 'The platform could not process the file',
    data: { ...file },
  });

/** Makes a call that returns one file. */
async function callForFile<Input>(
  client: StoreClient,
  { info }: Operation<Input, FileDescriptorResponse>,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<FileDescriptor> {
  const { data, response, attempts } = await client[TRANSPORT].send<Partial<FileDescriptorResponse>>(
    info,
    input,
    { signal },
  );
  return readDescriptor(data.file, { operation: info.id, status: response.status, attempts });
}

/** Options of `importFile`. */
export interface ImportOptions {
  /**
   * How long to wait until the platform can use the file. `false` returns the descriptor at once, which is
   * then `PENDING`.
   */
  wait?: Omit<WaitOptions, 'signal'> | false | undefined;
  /** Ends the call and the wait. The platform completes an import that has started. */
  signal?: AbortSignal | undefined;
}

/**
 * Lets the platform fetch a file from the web, and waits until it can use it. Accepts the input of the call
 * `importFile` of the contract, and fails as that call and `waitUntilReady` do. It is never retried, as each
 * import creates a file.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { importFile } from 'storewire/uploads';
 *
 * const store = createTransport({
 *   auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }),
 * });
 * const { id } = await importFile(store, {
 *   url: 'https://photos.example.org/harbour/tidal-mug.png',
 *   displayName: 'tidal-mug.png',
 * });
 * console.log(id);
 */
export async function importFile(
  client: StoreClient,
  input: ImportFileInput,
  { wait, signal }: ImportOptions = {},
): Promise<FileDescriptor> {
  if (!URL.canParse(input.url) || !/^https?:$/.test(new URL(input.url).protocol))
    throw refuseInput(importCall.info.id, 'url', 'must be an absolute http or https URL');
  const file = await callForFile(client, importCall, input, signal);
  return wait === false ? file : waitForFile(client, file.id, file, { ...wait, signal });
}

/** Options of `createDownloadUrl`. */
export interface DownloadOptions {
  /** How long the URL works, in whole minutes: 1 to 525600, a year. Default 600. */
  expiresInMinutes?: number | undefined;
  /** Name of the saved file, at most 100 characters. Default of the platform: the display name. */
  downloadFileName?: string | undefined;
  /** Whether a browser saves the file (`ATTACHMENT`, the default) or shows it (`INLINE`). */
  contentDisposition?: ContentDisposition | undefined;
  /** Where the URL redirects to once it has expired. Default: to a page with the status 403. */
  expirationRedirectUrl?: string | undefined;
  /** Which asset of the file. Default `src`, the original. */
  assetKey?: string | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/** A temporary URL. */
export interface DownloadUrl {
  /** It needs no credentials, so keep it secret. */
  url: string;
  /** When it expires, by the clock of this machine. */
  expiresAt: Date;
}

/**
 * Creates a temporary URL with which anyone can download a file, private files included. Limits are checked
 * before the request and fail as `validation`.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { createDownloadUrl } from 'storewire/uploads';
 *
 * const store = createTransport({
 *   auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }),
 * });
 * const { url, expiresAt } = await createDownloadUrl(store, '11062b_1d5ae955b3834590a421.pdf', {
 *   expiresInMinutes: 60,
 * });
 * console.log(url, 'works until', expiresAt.toISOString());
 */
export async function createDownloadUrl(
  client: StoreClient,
  fileId: string,
  options: DownloadOptions = {},
): Promise<DownloadUrl> {
  const { expiresInMinutes = 600, assetKey = 'src', signal, ...optional } = options;
  const { downloadFileName = '', expirationRedirectUrl } = optional;
  if (!fileId) throw invalidDownload('fileId', 'must not be empty');
  if (!Number.isInteger(expiresInMinutes) || expiresInMinutes < 1 || expiresInMinutes > 525_600)
    throw invalidDownload('expiresInMinutes', 'must be a whole number from 1 to 525600');
  if (downloadFileName.length > 100)
    throw invalidDownload('downloadFileName', 'must be at most 100 characters');
  if (expirationRedirectUrl !== undefined && !URL.canParse(expirationRedirectUrl))
    throw invalidDownload('expirationRedirectUrl', 'must be an absolute URL');
  const input = {
    fileId,
    expirationInMinutes: expiresInMinutes,
    assetKeys: [assetKey],
    ...omitUndefined(optional),
  };
  // before the call, so that it is never later than the platform's time
  const expiresAt = new Date(Date.now() + expiresInMinutes * 60_000);
  const { downloadUrls } = await generateFileDownloadUrl(client, input, { signal });
  const url = asText(downloadUrls?.[0]?.url);
  if (!url || !URL.canParse(url))
    throw badResponse('The platform returned no URL', { operation: generateFileDownloadUrl.info.id });
  return { url, expiresAt };
}

const invalidDownload = (field: string, description: string): StoreError =>
  refuseInput(generateFileDownloadUrl.info.id, field, description);
