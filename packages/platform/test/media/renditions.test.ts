import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Renderer } from '../../src/features/media/render.ts';
import { readTransform } from '../../src/features/media/transform.ts';
import { newFolder } from '../new-folder.ts';

test('a rendition that two requests have made at the same time counts once among those that are kept', async () => {
  const path = join(newFolder(), 'noise.png');
  const raw = { width: 60, height: 60, channels: 3 } as const;
  await sharp(randomBytes(60 * 60 * 3), { raw })
    .png()
    .toFile(path);
  const transform = readTransform('fill/w_40,h_40/noise.png');
  if (!transform) throw new Error('The URL is not one of an image');
  const made = await new Renderer().render('noise', path, transform, false);
  const size = made?.bytes.byteLength ?? 0;
  expect(size).toBeGreaterThan(0);

  const renderer = new Renderer(size * 1.5);
  const render = () => renderer.render('noise', path, transform, false);
  await Promise.all([render(), render()]);
  rmSync(path);
  expect((await render())?.bytes.byteLength).toBe(size);
});
