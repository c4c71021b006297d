import { execFile } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The folder of this package. */
export const PACKAGE = resolve(import.meta.dirname, '..');

/** The folder of the build: `client` and `server`. */
export const BUILD = join(PACKAGE, 'build');

/** Builds the store front for production, as `npm run build` does. Rejects with the errors of the command. */
export async function build(folder = PACKAGE): Promise<void> {
  const router = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(router, 'bin.cjs'), 'build'], { cwd: folder, env });
}

/** What the build is made of, in the repository. */
const SOURCES = [
  'packages/storefront/*.{json,ts}',
  'packages/storefront/{app,public,server}/**',
  'packages/server/src/**',
  '{src,generated}/**',
];

/** Whether no source has changed since the build. */
export async function isBuilt(): Promise<boolean> {
  const built = await stat(join(BUILD, 'server/index.js')).catch(() => undefined);
  if (!built) return false;
  const root = resolve(PACKAGE, '../..');
  for await (const file of glob(SOURCES, { cwd: root }))
    if ((await stat(join(root, file))).mtimeMs > built.mtimeMs) return false;
  return true;
}
