import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from 'storewire-dev-kit/process';
import { findStale, writeFolder } from 'storewire-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** Runs a command of the shell that may mount folders, in the folder of the test. */
const withMounts = (command: string) =>
  run('unshare', ['--map-root-user', '--mount', 'sh', '-c', command], { cwd: root });

/** What `storewire generate` does with its folder, before and after it makes the files. */
const WRITE = `'${process.execPath}' '${join(import.meta.dirname, '../write-output.ts')}' store`;

const canMount = await run('unshare', ['--map-root-user', '--mount', 'true']).catch(() => undefined);

describe.runIf(canMount?.code === 0)('a mounted folder for --out', () => {
  beforeEach(() => mkdir(join(root, 'volume')));

  test('is filled, and changes afterwards', async () => {
    const { code, output } = await withMounts(`mount --bind volume store && ${WRITE} old && ${WRITE} new`);
    expect(code, output).toBe(0);
    const folders = ['.storewire.json', 'folder-1', 'new', ...versionOf('new').keys()];
    expect((await readdir(join(root, 'volume'))).toSorted()).toEqual(
      folders.filter((name) => !name.includes('/')).toSorted(),
    );
  });

  test.each(['store', 'store/src'])('that is read-only is named before the work: %s', async (out) => {
    const mount = 'mount --bind volume store && mount -o remount,ro,bind volume store';
    const { output } = await withMounts(`${mount} && ${WRITE.replace(/store$/, out)} old`);
    expect(output).toBe(`EROFS: read-only file system, access '${join(root, 'store')}'\n`);
  });
});
