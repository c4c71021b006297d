/** Copies of the shop that lack a part. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { build } from '../open.ts';
import { PACKAGE } from '../server/start.ts';

const run = promisify(execFile);

const COPIED = [
  'app',
  'server',
  'public',
  'env.d.ts',
  'package.json',
  'shop.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.repository.config.ts',
];

/** Copies the shop until the test is over. Resolves to the folder of the copy. */
export async function copyShop(name: string): Promise<string> {
  // below the package, so that the copy finds its dependencies
  const copy = join(PACKAGE, '.cache/copies', name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const each of COPIED) await cp(join(PACKAGE, each), join(copy, each), { recursive: true });
  return copy;
}

/** Deletes the lines of a file of a copy that contain a text. */
export async function deleteLines(copy: string, file: string, text: string): Promise<void> {
  const lines = (await readFile(join(copy, file), 'utf8')).split('\n');
  const kept = lines.filter((line) => !line.includes(text));
  expect(kept.length, `${file} does not contain ${text}`).toBeLessThan(lines.length);
  await writeFile(join(copy, file), kept.join('\n'));
}

const NAMED = /^(.+?)\((\d+),\d+\): error/gm;

/** Deletes the lines that the compiler names, until it names none. Resolves to the files that were changed. */
export async function deleteNamedLines(copy: string): Promise<string[]> {
  const changed = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    expect(await problemsOf(copy, ROUTER, 'typegen')).toBe('');
    const problems = await problemsOf(copy, COMPILER, '-p', '.');
    if (problems === '') return [...changed].toSorted();
    const named = [...problems.matchAll(NAMED)].map(([, file = '', line]) => ({ file, line: Number(line) }));
    expect(named, problems).not.toEqual([]);
    for (const [file, places] of Map.groupBy(named, (each) => each.file)) {
      const lines = (await readFile(join(copy, file), 'utf8')).split('\n');
      const gone = new Set(places.map(({ line }) => line - 1));
      await writeFile(join(copy, file), lines.filter((_, index) => !gone.has(index)).join('\n'));
      changed.add(file);
    }
  }
  return expect.fail('the compiler still names lines');
}

/** Builds a copy. Resolves to the folder of the build, for `startShop`. */
export async function buildCopy(copy: string): Promise<string> {
  await build(copy);
  return join(copy, 'build');
}

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const ROUTER = join(folderOf('@react-router/dev'), 'bin.cjs');
const COMPILER = join(folderOf('@typescript/native'), 'bin/tsc');

/** Runs a program with Node. Resolves to what it says of a failure. */
async function problemsOf(copy: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, command, { cwd: copy, env }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}
