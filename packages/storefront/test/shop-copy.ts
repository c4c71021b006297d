/** Copies of the shop without some of its features. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect } from 'vitest';
import { PACKAGE } from '../server/build.ts';

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
];

const copies = new Set<string>();

afterAll(async () => {
  for (const copy of copies) await rm(copy, { recursive: true, force: true });
});

/** The folders of all features. */
export const FEATURES = await readdir(join(PACKAGE, 'app/features'));

/** Copies the shop until the tests of the file are over. Resolves to the folder of the copy. */
export async function copyShop(name: string): Promise<string> {
  // below the package, so that the copy finds its dependencies
  const copy = join(PACKAGE, '.cache/features', name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  copies.add(copy);
  for (const each of COPIED) await cp(join(PACKAGE, each), join(copy, each), { recursive: true });
  return copy;
}

/** Deletes features with what `features.ts` says of them. */
export async function deleteFeatures(copy: string, features: readonly string[]): Promise<void> {
  const list = join(copy, 'app/features.ts');
  let source = await readFile(list, 'utf8');
  for (const feature of features) {
    await rm(join(copy, 'app/features', feature), { recursive: true });
    const line = new RegExp(`import \\{ (\\w+) \\} from './features/${feature}/feature.ts';\n`);
    const [, name = ''] = line.exec(source) ?? expect.fail(`features.ts does not import ${feature}`);
    source = source.replace(line, '').replace(`\n  ${name},`, '');
  }
  await writeFile(list, source);
}

/** Runs a program with Node. Resolves to what it says of a failure. */
export async function problemsOf(copy: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, command, { cwd: copy, env }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

/** Builds a copy without these features. Resolves to the folder of the build, for `startShop`. */
export async function buildWithout(features: readonly string[], name: string): Promise<string> {
  const copy = await copyShop(name);
  await deleteFeatures(copy, features);
  expect(await problemsOf(copy, 'server/build-command.ts')).toBe('');
  return join(copy, 'build');
}
