/** A shop without one of its features, without all of them, and with one language. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyShop, deleteFeatures, FEATURES, problemsOf } from '../shop-copy.ts';

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Checks that types are right and that the build succeeds. */
async function expectBuilds(copy: string): Promise<void> {
  const router = join(folderOf('@react-router/dev'), 'bin.cjs');
  const compiler = join(folderOf('@typescript/native'), 'bin/tsc');
  expect(await problemsOf(copy, router, 'typegen')).toBe('');
  expect(await problemsOf(copy, compiler, '-p', '.')).toBe('');
  expect(await problemsOf(copy, router, 'build')).toBe('');
}

const CASES = [...FEATURES.map((feature) => [feature]), FEATURES];

test.each(CASES.map((features) => ({ features, title: features.join(', ') })))(
  'the shop compiles and builds without $title',
  async ({ features, title }) => {
    const copy = await copyShop(title.replaceAll(', ', '-'));
    await deleteFeatures(copy, features);
    await expectBuilds(copy);
  },
);

test('the shop compiles and builds with one language', async () => {
  const copy = await copyShop('language');
  const config = join(copy, 'shop.config.ts');
  let source = await readFile(config, 'utf8');
  for (const code of ['de', 'he']) {
    for await (const file of glob(`app/**/${code}.ts`, { cwd: copy })) await rm(join(copy, file));
    source = source.replace(new RegExp(`.*\\{ code: '${code}'.*\n`), '');
  }
  await writeFile(config, source);
  expect(source).not.toContain('Deutsch');
  await expectBuilds(copy);
});
