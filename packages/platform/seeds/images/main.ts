/**
 * `node packages/platform/seeds/images/main.ts`: draws the pictures and the film of the seed `rich` into seeds/media. They are committed, so that
 * users need no ffmpeg; run it again after a change to the sample products.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GLAZES, pictureName, picturesOf } from '../../src/seeds/rich/pictures.ts';
import { SAMPLE_PRODUCTS } from '../../src/seeds/rich/products.ts';
import { MANIFEST, type SeedMediaFile } from '../../src/seeds/shared/media.ts';
import { drawPicture } from './picture.ts';
import { drawPoster, encodeVideo, VIDEO_SIZE } from './video.ts';

const folder = join(import.meta.dirname, '../media');

await mkdir(folder, { recursive: true });
// captions and documents are written by hand
for (const name of await readdir(folder)) if (!/\.(vtt|pdf)$/.test(name)) await rm(join(folder, name));
for (const [index, product] of SAMPLE_PRODUCTS.entries())
  for (const { glaze, view } of picturesOf(product)) {
    const svg = drawPicture(product.form, GLAZES[glaze], view, product.name);
    const name = pictureName(index, glaze, view);
    await writeFile(
      join(folder, name),
      await sharp(Buffer.from(svg)).webp({ quality: 70, effort: 6 }).toBuffer(),
    );
  }
await sharp(await drawPoster())
  .webp({ quality: 70 })
  .toFile(join(folder, 'throwing-a-bowl.webp'));
await encodeVideo(join(folder, 'throwing-a-bowl.mp4'));

async function dimensionsOf(name: string, bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  if (/\.(vtt|pdf)$/.test(name)) return {};
  if (name.endsWith('.mp4')) return VIDEO_SIZE;
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

const entries = await Promise.all(
  (await readdir(folder)).toSorted().map(async (name): Promise<[string, SeedMediaFile]> => {
    const bytes = await readFile(join(folder, name));
    const hash = createHash('sha256').update(bytes).digest('hex');
    return [name, { hash, size: bytes.byteLength, ...(await dimensionsOf(name, bytes)) }];
  }),
);
await writeFile(join(folder, MANIFEST), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
const total = entries.reduce((sum, [, { size }]) => sum + size, 0);
console.log(`${entries.length} files, ${(total / 1e6).toFixed(2)} MB`);
