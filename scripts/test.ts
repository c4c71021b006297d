/**
 * `npm test`: the checks, then every test outside of folders named `nightly`. `npm run test:all`: all checks and all
 * tests. Arguments are for Vitest, and leave out the checks: `npm test -- packages/tools`. Of shards, the first one has
 * the checks: `npm run test:all -- --shard=1/4`.
 */
import { resolve } from 'node:path';
import { runInherited } from './bootstrap/child.js';

const [first, ...rest] = process.argv.slice(2);
const isAll = first === '--all';
const args = isAll ? rest : process.argv.slice(2);
const cwd = resolve(import.meta.dirname, '..');

async function run(script: string, ...more: string[]): Promise<boolean> {
  process.exitCode = await runInherited('npm', ['run', '--silent', script, '--', ...more], {
    cwd,
    shell: process.platform === 'win32',
  });
  return process.exitCode === 0;
}

const hasChecks = args.length === 0 || args[0]?.startsWith('--shard=1/');
const isChecked = !hasChecks || (await run(isAll ? 'checks:all' : 'checks'));
// the checks have built the packages
if (isAll && hasChecks) process.env['STOREWIRE_BUILT'] = 'yes';
if (isChecked) await run(isAll ? 'tests:all' : 'tests', ...args);
