import { execFile } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PACKAGE = resolve(import.meta.dirname, '..');

export const BUILD = join(PACKAGE, 'build');

/** The folder of a package that this one depends on. */
const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** What the build is made of, in this package and in those that it is made with. */
const sources = (): [folder: string, patterns: string[]][] => [
  [PACKAGE, ['*.{ts,json,html}', 'app/**/*']],
  [folderOf('storewire-react-admin'), ['src/**/*.ts']],
  [folderOf('storewire-contract'), ['generated/contract.json']],
  [folderOf('storewire'), ['{src,generated}/**/*.ts']],
];

const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Builds the page unless no source is newer than the build. */
export async function buildIfStale(log: (line: string) => void): Promise<void> {
  const builtAt = await modifiedAt(join(BUILD, 'index.html'));
  if (builtAt > 0 && !(await isChangedSince(builtAt))) return;
  log('building the back office …');
  const command = join(folderOf('vite'), 'bin/vite.js');
  // React has development warnings unless the environment says otherwise
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = promisify(execFile);
  await run(process.execPath, [command, 'build', '--logLevel', 'error'], { cwd: PACKAGE, env });
}

async function isChangedSince(time: number): Promise<boolean> {
  for (const [cwd, patterns] of sources())
    for await (const file of glob(patterns, { cwd }))
      if ((await modifiedAt(join(cwd, file))) > time) return true;
  return false;
}
