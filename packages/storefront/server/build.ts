import { spawn } from 'node:child_process';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The folder of this package. */
export const PACKAGE = resolve(import.meta.dirname, '..');

/** The folder of the build: `client` and `server`. */
export const BUILD = join(PACKAGE, 'build');

/** The folder of a package that this one depends on. */
const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** What the build is made of: this package, and the sources of those that it is made with, if they are here. */
const sources = (): AsyncIterable<string>[] => [
  filesIn(PACKAGE, ['*.{ts,json}', '{app,public,server}/**/*']),
  filesIn(folderOf('storewire-server'), ['package.json', 'src/**/*.ts']),
  filesIn(folderOf('storewire'), ['package.json', '{src,generated}/**/*.ts']),
];

async function* filesIn(folder: string, patterns: string[]): AsyncGenerator<string> {
  for await (const file of glob(patterns, { cwd: folder })) yield join(folder, file);
}

const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Whether no source is newer than the build. */
export async function isBuilt(): Promise<boolean> {
  const builtAt = await modifiedAt(join(BUILD, 'server/index.js'));
  for (const files of sources())
    for await (const file of files) if ((await modifiedAt(file)) > builtAt) return false;
  return builtAt > 0;
}

/** Builds the store front for production. Rejects with the output of the command if it fails. */
export async function build(): Promise<void> {
  const command = join(folderOf('@react-router/dev'), 'bin.cjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: PACKAGE,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`)),
    );
  });
  await compressAssets();
}

/** Compresses scripts and style sheets once, better than there is time for in a response. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('client/assets/*.{js,css}', { cwd: BUILD })) {
    const path = join(BUILD, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
