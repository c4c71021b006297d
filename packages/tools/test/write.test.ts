import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findStale, writeFolder } from 'storewire-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOutput, writeOutput } from '../src/cli/output.ts';
import { versionOf } from './write-versions.ts';

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

test('a file that cannot be written leaves all old files as they were', async () => {
  const impossible = new Map([...versionOf('new'), ['file-1.ts/inside.ts', '']]);
  await expect(writeFolder(folder, impossible)).rejects.toThrow('file-1.ts');
  expect(await isComplete(old)).toBe(true);
  expect(await readdir(root)).toEqual(['store']);
});

test('an unchanged file keeps its time stamp', async () => {
  const path = join(folder, 'file-1.ts');
  await utimes(path, 1e9, 1e9);
  await writeFolder(folder, new Map([...old, ['file-2.ts', 'new']]));
  expect((await stat(path)).mtimeMs).toBe(1e12);
});

test('the folder that the command runs in is rejected, and every folder around it', async () => {
  for (const path of ['.', '..'])
    await expect(checkOutput(resolve(path))).rejects.toThrow('run the command in a folder outside of it');
});

describe('a symbolic link', () => {
  let target: string;

  beforeEach(async () => {
    target = join(root, 'precious');
    await mkdir(target);
  });

  test('in the place of a generated file is replaced, and the file behind it is not changed', async () => {
    const precious = join(target, 'file.ts');
    for (const text of ['precious', old.get('file-1.ts') ?? '']) {
      await writeFile(precious, text);
      await rm(join(folder, 'file-1.ts'));
      await symlink(precious, join(folder, 'file-1.ts'));
      await writeFolder(folder, old);
      expect(await readFile(precious, 'utf8')).toBe(text);
      expect(await isComplete(old)).toBe(true);
      await writeFile(precious, 'changed later');
      expect(await isComplete(old)).toBe(true);
    }
  });

  test('in the place of a generated folder is rejected, and the folder behind it is not changed', async () => {
    await writeOutput(folder, old);
    await rm(join(folder, 'folder-1'), { recursive: true });
    await symlink(target, join(folder, 'folder-1'));
    await expect(checkOutput(folder)).rejects.toThrow('did not generate (folder-1)');
    expect(await readdir(target)).toEqual([]);
  });

  test('in the place of the folder for --out is rejected', async () => {
    await symlink(target, join(root, 'link'));
    await expect(checkOutput(join(root, 'link'))).rejects.toThrow('link is a symbolic link');
    await symlink(join(root, 'missing'), join(root, 'dangling'));
    await expect(checkOutput(join(root, 'dangling'))).rejects.toThrow('dangling is a symbolic link');
  });
});
