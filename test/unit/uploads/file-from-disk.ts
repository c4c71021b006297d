import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

/** A file on disk, as the guide opens it. Its date is part of what an upload is resumed by. */
export async function fileFromDisk(path: string, type = ''): Promise<File> {
  const { mtimeMs } = await stat(path);
  return new File([await openAsBlob(path)], basename(path), { type, lastModified: mtimeMs });
}
