import { glob, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUILD, PACKAGE } from '../server/build.ts';

test('the build, which npm run build and the image run, compresses each script and style sheet', async () => {
  const assets = await Array.fromAsync(glob('client/assets/*.{js,css}', { cwd: BUILD }));
  expect(assets.length).toBeGreaterThan(20);
  for (const asset of assets) {
    const path = `${BUILD}/${asset}`;
    const bytes = await readFile(path);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(bytes)).toBe(true);
    expect(gunzipSync(await readFile(`${path}.gz`)).equals(bytes)).toBe(true);
  }
  const { scripts } = JSON.parse(await readFile(`${PACKAGE}/package.json`, 'utf8'));
  const command = await readFile(`${PACKAGE}/server/build-command.ts`, 'utf8');
  expect([scripts.build, command]).toEqual([
    'node server/build-command.ts',
    expect.stringContaining("import { build } from './build.ts'"),
  ]);
  expect(await readFile(`${PACKAGE}/Dockerfile`, 'utf8')).toContain('npm run build -w storewire-storefront');
});
