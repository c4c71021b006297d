/**
 * `npm run check:changes`: the next version, which the changesets determine, is high enough for the changes of the
 * contract since the last release.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getReleasePlan } from '@changesets/get-release-plan';
import { run } from './bootstrap/child.js';

const ROOT = resolve(import.meta.dirname, '..');
const DESCRIPTION = 'packages/contract/generated/contract.json';
/** Releases up to 0.1.0 have it here. */
const BEFORE = 'generated/contract.json';

/** What a git command prints. Throws if it fails. */
async function git(...args: string[]): Promise<string> {
  const { code, stdout, output } = await run('git', args, { cwd: ROOT });
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return stdout;
}

/** The description of the newest release that led here: releases are tags such as `v1.2.3`. */
async function readRelease(): Promise<string | undefined> {
  const tags = await git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*');
  const newest = tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  if (newest === undefined) return undefined;
  const files = await git('ls-tree', '-r', '--name-only', newest, DESCRIPTION, BEFORE);
  return git('show', `${newest}:${files.includes(DESCRIPTION) ? DESCRIPTION : BEFORE}`);
}

/** The description of this working tree, with the version of the next release. */
async function readNext(): Promise<string> {
  const { releases } = await getReleasePlan(ROOT);
  const next = releases.find(({ name }) => name === 'storewire');
  const text = await readFile(join(ROOT, DESCRIPTION), 'utf8');
  const { info, ...rest } = JSON.parse(text) as { info: { version: string } };
  return JSON.stringify({ info: { ...info, version: next?.newVersion ?? info.version }, ...rest });
}

async function compareWith(release: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-release-'));
  try {
    const [old, next] = [join(folder, 'old.json'), join(folder, 'next.json')];
    await writeFile(old, release);
    await writeFile(next, await readNext());
    const command = ['src/bin/storewire.ts', 'compare', old, next];
    const { code, output } = await run(process.execPath, command, { cwd: ROOT });
    console.log(output.trimEnd());
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

try {
  const release = await readRelease();
  if (release === undefined) console.log('There is no release yet to compare with.');
  else process.exitCode = await compareWith(release);
} catch (error) {
  console.error(`changes: ${(error as Error).message}`);
  process.exitCode = 2;
}
