/**
 * `npm run check:changes`: the next version, which the changesets determine, is high enough for the changes of the
 * contract since the last release.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getReleasePlan } from '@changesets/get-release-plan';
import { bundle, createConfig } from '@redocly/openapi-core';
import { run } from './bootstrap/child.js';

const ROOT = resolve(import.meta.dirname, '..');

/** What a command prints. Throws if it fails. */
async function command(file: string, ...args: string[]): Promise<string> {
  const { code, stdout, output } = await run(file, args, { cwd: ROOT });
  if (code !== 0) throw new Error(`${file} ${args[0]} failed: ${output.trim()}`);
  return stdout;
}

/** The newest release that led here: releases are tags such as `v1.2.3`. */
async function newestRelease(): Promise<string | undefined> {
  const tags = await command('git', 'tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*');
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}

/**
 * The description whose files are in a folder, in one file, as any tool reads it: that of a release may have a form
 * that our own tools no longer know.
 */
async function readContract(folder: string): Promise<string> {
  const ref = join(folder, 'openapi/openapi.yaml');
  const { bundle: contract } = await bundle({ ref, config: await createConfig({}) });
  return JSON.stringify(contract.parsed);
}

/** The description of a release, whose files are copied to a folder. */
async function readRelease(release: string, folder: string): Promise<string> {
  const archive = join(folder, 'release.tar');
  await mkdir(folder);
  await command('git', 'archive', `--output=${archive}`, release, 'openapi');
  await command('tar', '--extract', `--file=${archive}`, `--directory=${folder}`);
  return readContract(folder);
}

/** The description of this working tree, with the version of the next release. */
async function readNext(): Promise<string> {
  const { releases } = await getReleasePlan(ROOT);
  const next = releases.find(({ name }) => name === 'storewire');
  const { info, ...rest } = JSON.parse(await readContract(ROOT)) as { info: { version: string } };
  return JSON.stringify({ info: { ...info, version: next?.newVersion ?? info.version }, ...rest });
}

async function compareWith(release: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-release-'));
  try {
    const [old, next] = [join(folder, 'old.json'), join(folder, 'next.json')];
    await writeFile(old, await readRelease(release, join(folder, release)));
    await writeFile(next, await readNext());
    const compare = ['src/bin/storewire.ts', 'compare', old, next];
    const { code, output } = await run(process.execPath, compare, { cwd: ROOT });
    console.log(output.trimEnd());
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

try {
  const release = await newestRelease();
  if (release === undefined) console.log('There is no release yet to compare with.');
  else process.exitCode = await compareWith(release);
} catch (error) {
  console.error(`changes: ${(error as Error).message}`);
  process.exitCode = 2;
}
