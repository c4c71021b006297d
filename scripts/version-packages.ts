/**
 * `npm run version-packages`: raises the version as the changesets require, in every file that has it, and moves
 * their texts to CHANGELOG.md.
 */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInherited } from './bootstrap/child.js';

const ROOT = resolve(import.meta.dirname, '..');

async function runIn(file: string, ...args: string[]): Promise<void> {
  const code = await runInherited(file, args, { cwd: ROOT });
  if (code !== 0) process.exit(code);
}

await runIn(process.execPath, 'node_modules/@changesets/cli/bin.js', 'version');
// all packages share the changelog of the client
for await (const file of glob('packages/*/CHANGELOG.md', { cwd: ROOT })) await rm(join(ROOT, file));
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
for await (const name of glob('openapi/{openapi,journeys/*}.yaml', { cwd: ROOT })) {
  const file = join(ROOT, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^ {2}version: .+$/m, `  version: ${version}`));
}
for await (const name of glob('packages/create/templates/*/package.json', { cwd: ROOT })) {
  const file = join(ROOT, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/("storewire(?:-[a-z-]+)?": )"[^"]+"/g, `$1"${version}"`));
}
await runIn('npm', 'install', '--package-lock-only', '--ignore-scripts');
await runIn('npm', 'run', 'generate');
