import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findStale, writeFolder } from 'storewire-tools';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { versionOf } from '../write-versions.ts';

const PROGRAM = join(import.meta.dirname, '../write-versions.ts');
const old = versionOf('old');
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-write-'));
  folder = join(root, 'store');
  await writeFolder(folder, old);
});
afterEach(() => rm(root, { recursive: true }));

const isComplete = async (files: ReadonlyMap<string, string>): Promise<boolean> =>
  (await findStale(folder, files)).length === 0;

/** Writes versions in a process of its own, in a shell that runs a command first. */
const startWriter = (shell: string) =>
  spawn(
    'sh',
    ['-c', `${shell}exec "$0" --conditions=storewire-source "$@"`, process.execPath, PROGRAM, folder],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );

test('a limit of the file system leaves all old files as they were', async () => {
  const writer = startWriter('ulimit -f 8; ');
  const [code] = (await once(writer, 'exit')) as [number];
  expect(code).toBe(1);
  expect(await isComplete(old)).toBe(true);
});

test('an interruption leaves one complete version, which the next run finds', async () => {
  for (let run = 0; run < 8; run++) {
    const writer = startWriter('');
    await once(writer.stdout, 'data');
    await setTimeout(7 * run);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const impossible = new Map([
      ['a', ''],
      ['a/b', ''],
    ]);
    await expect(writeFolder(folder, impossible)).rejects.toThrow();
    const versions = ['old', 'even', 'odd'].map((name) => isComplete(versionOf(name)));
    expect(await Promise.all(versions)).toContain(true);
  }
});
