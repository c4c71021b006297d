import { spawn } from 'node:child_process';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The folder of the workspace. */
export const APP = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** The folder of the build: `client` and `server`. */
export const BUILD = join(APP, 'build');

const SOURCES = [
  '*.{ts,tsx,json}',
  '{public,server,shared,storefront}/**/*',
  '../../src/**/*',
  '../../generated/**/*.ts',
];

const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Whether no source is newer than the build. */
export async function isBuilt(): Promise<boolean> {
  const builtAt = await modifiedAt(join(BUILD, 'server/index.js'));
  for await (const file of glob(SOURCES, { cwd: APP }))
    if ((await modifiedAt(join(APP, file))) > builtAt) return false;
  return builtAt > 0;
}

/** Builds the store front for production. Rejects with the output of the command if it fails. */
export async function build(): Promise<void> {
  const command = join(APP, '../../node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: APP,
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
