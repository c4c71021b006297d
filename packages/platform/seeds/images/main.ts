/**
 * `node packages/platform/seeds/images/main.ts`: draws the pictures of the seed `rich` into seeds/media. They are
 * committed; run it again after a change to the sample products. With `--film`, it draws the film, too, with ffmpeg.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLE_COLLECTIONS } from '../../src/seeds/rich/collections.ts';
import { collectionPictureName, GLAZES, pictureName, picturesOf } from '../../src/seeds/rich/pictures.ts';
import { SAMPLE_PRODUCTS } from '../../src/seeds/rich/products.ts';
import { MANIFEST, type SeedMediaFile } from '../../src/seeds/shared/media.ts';
import { drawCollection, drawPicture } from './picture.ts';
import { drawPoster, encodeVideo, VIDEO_SIZE } from './video.ts';

const folder = join(import.meta.dirname, '../media');

await mkdir(folder, { recursive: true });
const FILM = 'throwing-a-bowl';
// captions and documents are written by hand
for (const name of await readdir(folder))
  if (!/\.(vtt|pdf)$/.test(name) && !name.startsWith(FILM)) await rm(join(folder, name));

const savePicture = async (name: string, svg: string): Promise<void> => {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 70, effort: 6 }).toBuffer();
  await writeFile(join(folder, name), bytes);
};
for (const [index, product] of SAMPLE_PRODUCTS.entries())
  for (const { glaze, view } of picturesOf(product))
    await savePicture(
      pictureName(index, glaze, view),
      drawPicture(product.form, GLAZES[glaze], view, product.name),
    );
for (const { name, pots, isShelf } of SAMPLE_COLLECTIONS)
  if (pots) await savePicture(collectionPictureName(name), drawCollection({ name, pots, isShelf }));
if (process.argv.includes('--film')) {
  const poster = await sharp(await drawPoster())
    .webp({ quality: 70 })
    .toBuffer();
  await writeFile(join(folder, `${FILM}.webp`), poster);
  await encodeVideo(join(folder, `${FILM}.mp4`));
}

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
