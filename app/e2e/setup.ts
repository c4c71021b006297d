import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { promisify } from 'node:util';

const APP = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = join(APP, '../node_modules/@react-router/dev/bin.cjs');

/** Builds the store front once for all tests. */
export default async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND, 'build'], {
    cwd: APP,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
