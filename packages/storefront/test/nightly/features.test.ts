/** A shop without one of its features, and without all of them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { PACKAGE } from '../../server/build.ts';

const run = promisify(execFile);

/** Below the package, so that the copies find its dependencies. */
const COPIES = join(PACKAGE, '.cache/features');

const COPIED = ['app', 'server', 'public', 'env.d.ts', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const FOLDERS = await readdir(join(PACKAGE, 'app/features'));

afterAll(() => rm(COPIES, { recursive: true, force: true }));

/** Copies the shop, and deletes features with what `features.ts` says of them. */
async function copyWithout(features: readonly string[], copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of COPIED) await cp(join(PACKAGE, name), join(copy, name), { recursive: true });
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

const CASES = [...FOLDERS.map((folder) => [folder]), FOLDERS];

test.each(CASES.map((features) => ({ features, title: features.join(', ') })))(
  'the shop compiles and builds without $title',
  async ({ features, title }) => {
    const copy = join(COPIES, title.replaceAll(', ', '-'));
    await copyWithout(features, copy);
    const router = join(folderOf('@react-router/dev'), 'bin.cjs');
    const compiler = join(folderOf('@typescript/native'), 'bin/tsc');
    expect(await problemsOf(copy, router, 'typegen')).toBe('');
    expect(await problemsOf(copy, compiler, '-p', '.')).toBe('');
    expect(await problemsOf(copy, router, 'build')).toBe('');
  },
  600_000,
);
