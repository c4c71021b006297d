/** The store front in this repository, where its packages are read from their sources. No created shop has this file. */
import { execFile } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { StoreFrontSettings } from './app/store/settings.ts';
import { BUILD, PACKAGE, type RunningStoreFront, serveBuild, serveSources } from './server/start.ts';

export { SHOP } from './shop.config.ts';

const CONFIG = 'vite.repository.config.ts';

/** How to start the store front on this machine. Its origin is the port on `localhost`. */
export interface StartOptions {
  port: number;
  /** Serves the sources with Vite instead of a build. */
  isDevelopment: boolean;
  settings: Omit<StoreFrontSettings, 'origin'>;
}

/** Starts the store front, whose build must be there unless it serves the sources. Rejects with `EADDRINUSE` if the port is in use. */
export function openStoreFront({
  port,
  isDevelopment,
  ...options
}: StartOptions): Promise<RunningStoreFront> {
  const settings = { ...options.settings, origin: `http://localhost:${port}` };
  return isDevelopment
    ? serveSources({ port, settings, configFile: CONFIG })
    : serveBuild({ port, settings });
}

/** Builds the store front if a source has changed since its build. */
export async function prepareStoreFront(log: (line: string) => void): Promise<void> {
  if (await isBuilt()) return;
  log('building the store front …');
  await build();
}

/** Builds the store front for production, as `npm run build` does. Rejects with the errors of the command. */
export async function build(folder = PACKAGE): Promise<void> {
  const router = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  const command = [join(router, 'bin.cjs'), 'build', '--config', CONFIG];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, command, { cwd: folder, env });
}

/** What the build is made of, in the repository. */
const SOURCES = [
  'packages/storefront/*.{json,ts}',
  'packages/storefront/{app,public,server}/**',
  'packages/server/src/**',
  '{src,generated}/**',
];

/** Whether no source has changed since the build. */
async function isBuilt(): Promise<boolean> {
  const built = await stat(join(BUILD, 'server/index.js')).catch(() => undefined);
  if (!built) return false;
  const root = resolve(PACKAGE, '../..');
  for await (const file of glob(SOURCES, { cwd: root }))
    if ((await stat(join(root, file))).mtimeMs > built.mtimeMs) return false;
  return true;
}
