/** A shop without one of its features, without all of them, and with one language. */
import { execFile } from 'node:child_process';
import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { PACKAGE } from '../../server/build.ts';

const run = promisify(execFile);

/** Below the package, so that the copies find its dependencies. */
const COPIES = join(PACKAGE, '.cache/features');

const COPIED = [
  'app',
  'server',
  'public',
  'env.d.ts',
  'package.json',
  'shop.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const FOLDERS = await readdir(join(PACKAGE, 'app/features'));

afterAll(() => rm(COPIES, { recursive: true, force: true }));

/** Copies the shop. Resolves to the folder of the copy. */
async function copyShop(name: string): Promise<string> {
  const copy = join(COPIES, name);
  await mkdir(copy, { recursive: true });
  for (const each of COPIED) await cp(join(PACKAGE, each), join(copy, each), { recursive: true });
  return copy;
}

/** Deletes features with what `features.ts` says of them. */
async function deleteFeatures(copy: string, features: readonly string[]): Promise<void> {
  const list = join(copy, 'app/features.ts');
  let source = await readFile(list, 'utf8');
  for (const feature of features) {
    await rm(join(copy, 'app/features', feature), { recursive: true });
    const line = new RegExp(`import \\{ (\\w+) \\} from './features/${feature}/feature.ts';\n`);
    const [, name = ''] = line.exec(source) ?? expect.fail(`features.ts does not import ${feature}`);
    source = source.replace(line, '').replace(new RegExp(`\\b${name}(, )?`), '');
  }
  await writeFile(list, source);
}

/** Resolves to what the command says of a failure. */
async function problemsOf(copy: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, command, { cwd: copy, env }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

/** Checks that types are right and that the build succeeds. */
async function expectBuilds(copy: string): Promise<void> {
  const router = join(folderOf('@react-router/dev'), 'bin.cjs');
  const compiler = join(folderOf('@typescript/native'), 'bin/tsc');
  expect(await problemsOf(copy, router, 'typegen')).toBe('');
  expect(await problemsOf(copy, compiler, '-p', '.')).toBe('');
  expect(await problemsOf(copy, router, 'build')).toBe('');
}

const CASES = [...FOLDERS.map((folder) => [folder]), FOLDERS];

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
