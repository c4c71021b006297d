import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The oldest browsers that the reference names (Chrome and Edge 120, Firefox 124, Safari 17.4) have all of ES2024, which
 * `tsconfig.pages.json` allows for the entries that pages import. TypeScript does not say since when browsers have
 * a function of their own, such as `for await` over a stream, so the newer ones are listed.
 */
const NEWER =
  /\bURL\.parse\(|\.bytes\(\)|\bscheduler\.yield\(|\bmoveBefore\(|\bgetHTML\(|\bcookieStore\.|\bfor await .*(?:body|stream)\)/i;

/** What the compiler writes about the code of pages. */
async function compile(...args: string[]): Promise<string> {
  const tsc = `${root}node_modules/@typescript/native/bin/tsc`;
  const all = [tsc, '-p', 'test/unit/nightly/tsconfig.pages.json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );
  return stdout;
}

it('the client uses no function of the language that the oldest supported browsers lack', async () => {
  expect(await compile()).toBe('');
});

it('the client uses no function of the browser that the oldest supported browsers lack', async () => {
  const paths = (await compile('--listFilesOnly')).split('\n').map((path) => relative(root, path));
  const files = paths.filter((path) => path.startsWith('src/'));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(root + file, 'utf8') })),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => NEWER.test(text)).map(({ file }) => file)).toEqual([]);
});
