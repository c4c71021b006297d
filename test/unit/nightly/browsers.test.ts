import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The oldest browsers that README names (Chrome and Edge 120, Firefox 124, Safari 17.4) have all of ES2024, and
 * of the functions below none.
 */
const NEWER = /\bURL\.parse\(|\.bytes\(\)|\bscheduler\.yield\(|\bmoveBefore\(|\bgetHTML\(|\bcookieStore\./;

it('the client uses no function of the language that the oldest supported browsers lack', async () => {
  const tsc = `${root}node_modules/@typescript/native/bin/tsc`;
  const lib = 'ES2024,ESNext.AsyncIterable,ESNext.Disposable,DOM,DOM.Iterable,DOM.AsyncIterable';
  const args = [tsc, '-p', 'tsconfig.build.json', '--noEmit', '--lib', lib];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe('');
});

it('the client uses no function of the browser that the oldest supported browsers lack', async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(root + file, 'utf8') })),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => NEWER.test(text)).map(({ file }) => file)).toEqual([]);
});
