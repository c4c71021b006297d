import type { Operation } from '../core/operation.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import type { Attempts } from './attempts.ts';
import { uploadError } from './errors.ts';
import type { FileInfo } from './options.ts';

/** One upload. */
export interface UploadContext {
  client: StoreClient;
  /** Identity of the client when the upload started; undefined if it could not be read. */
  owner: string | undefined;
  info: FileInfo;
  content: Blob;
  attempts: Attempts;
  /** Most repetitions of a request. */
  retries: number;
  /** Ends the upload. */
  signal: AbortSignal;
  chunkBytes: number;
  timeoutMs: number;
  onProgress: (sentBytes: number) => void;
}

/** Requests an upload URL. That stores nothing, so the transport may repeat it. */
export async function requestUploadUrl<Input, Output>(
  { client, owner, signal }: UploadContext,
  { info }: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const { data } = await client[TRANSPORT].send<Output>({ ...info, safe: true }, input, { signal });
  // a retry, also after a long pause, must not upload as another user
  await checkOwner(client, owner);
  return data;
}

/** Throws if another user has signed in since this identity was read. */
export async function checkOwner(client: StoreClient, owner: string | undefined): Promise<void> {
  if ((await readSessionIdentity(client)) !== owner)
    throw uploadError({ code: 'IDENTITY_CHANGED', description: 'Another user has signed in' });
}

export const readSessionIdentity = (client: StoreClient): Promise<string | undefined> =>
  client[TRANSPORT].identity().catch(() => undefined);
