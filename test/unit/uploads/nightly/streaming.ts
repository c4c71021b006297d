/**
 * A process that uploads the start of a file and then all of it, and prints how much more memory the second
 * took.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createTransport, fixedToken } from '../../../../src/index.ts';
import { upload } from '../../../../src/uploads/index.ts';

const [baseUrl = '', path = '', first = ''] = process.argv.slice(2);
const client = createTransport({ baseUrl, auth: fixedToken('admin') });

async function mostHeld(sizeInBytes: number): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const source = createReadStream(path, { end: sizeInBytes - 1 });
  await upload(client, source, {
    fileName: 'film.mp4',
    sizeInBytes,
    chunkBytes: 1_000_000,
    resumableAboveBytes: 0,
  }).finally(() => clearInterval(watch));
  return most;
}

const before = await mostHeld(Number(first));
console.log((await mostHeld((await stat(path)).size)) - before);
