/** The command in a process of its own. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Finished, run } from 'storewire-dev-kit/process';
import { onTestFinished } from 'vitest';

export const COMMAND = resolve(import.meta.dirname, '../src/main.ts');

/** A new folder that is removed after the test. */
export async function newFolder(parent = tmpdir()): Promise<string> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'create-storewire-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const create = (cwd: string, ...args: string[]): Promise<Finished> =>
  run(process.execPath, [COMMAND, ...args], { cwd });
