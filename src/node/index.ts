/** Files by path, for Node only. */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

/** Options of {@link fileFromPath}. */
export interface PathOptions {
  /** Name of the file. Default: the last part of the path. */
  name?: string | undefined;
  /** Media type, for example `image/png`. Default none: it is not guessed from the extension. */
  type?: string | undefined;
}

/**
 * Returns a local file as a `File`, for `upload`. Its bytes are read when they are needed, never all at once.
 * If the file changes in between, reading it fails, and an upload fails with the code `SOURCE_FAILED`.
 * Rejects with the error of Node if there is no such file, and with a `RangeError` if Node cannot read all of
 * it as a `File`: from 4 GiB, in older versions from 2 GiB. Upload such a file as a stream.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { fileFromPath } from 'storewire/node';
 * import { upload } from 'storewire/uploads';
 *
 * const store = createTransport({
 *   auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }),
 * });
 * const { id } = await upload(store, await fileFromPath('films/throwing-a-mug.mp4', { type: 'video/mp4' }), {
 *   private: true,
 * });
 * console.log(id);
 */
export async function fileFromPath(
  path: string,
  { name = basename(path), type = '' }: PathOptions = {},
): Promise<File> {
  const { mtimeMs, size } = await stat(path);
  const file = new File([await openAsBlob(path)], name, { type, lastModified: Math.floor(mtimeMs) });
  if (size >= MAX_INT && (file.size !== size || file.slice(MAX_INT - 1, MAX_INT).size !== 1))
    throw new RangeError(
      `Node cannot read all of ${size} bytes as a File. Upload a stream, with fileName and sizeInBytes`,
    );
  return file;
}

/** Blobs of Node have sizes of 32 bits, and in older versions signed positions (nodejs/node#52585). */
const MAX_INT = 2 ** 31;
