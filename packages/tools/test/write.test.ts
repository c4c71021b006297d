import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeChanges, findStale, listFiles, writeFolder } from 'storewire-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CliError } from '../src/cli/cli-error.ts';
import { checkOutput, writeOutput } from '../src/cli/output.ts';
import { versionOf } from './write-versions.ts';

const old = versionOf('old');
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storewire-write-'));
  folder = join(root, 'store');
});
afterEach(() => rm(root, { recursive: true }));

const isComplete = async (files: ReadonlyMap<string, string>): Promise<boolean> =>
  (await findStale(folder, files)).length === 0;

test('a file that cannot be written leaves all old files as they were', async () => {
  await writeFolder(folder, old);
  const impossible = new Map([...versionOf('new'), ['file-1.ts/inside.ts', '']]);
  await expect(writeFolder(folder, impossible)).rejects.toThrow('file-1.ts');
  expect(await isComplete(old)).toBe(true);
  expect(await readdir(root)).toEqual(['store']);
});

test('a file that cannot be moved to its place leaves all old files as they were', async () => {
  await writeFolder(folder, old);
  await mkdir(join(folder, 'last.ts'));
  await expect(writeFolder(folder, new Map([...versionOf('new'), ['last.ts', '']]))).rejects.toThrow(
    'last.ts',
  );
  expect(await isComplete(old)).toBe(true);
});

test('a folder takes the place of a file, and a file that of a folder', async () => {
  const files = new Map([['store', '']]);
  const folders = new Map([['store/index.ts', '']]);
  for (const version of [files, folders, files]) {
    await writeFolder(folder, version);
    expect(await isComplete(version)).toBe(true);
  }
});

test('only what changed is written and named, and an unchanged file keeps its modification time', async () => {
  const kept = ['kept.ts', 'hooks/kept.ts'];
  const before = new Map([...kept, 'changed.ts', 'removed.ts'].map((file) => [file, 'old']));
  await writeFolder(folder, before);
  for (const file of before.keys()) await utimes(join(folder, file), 1e9, 1e9);
  const after = new Map([
    ...kept.map((file) => [file, 'old'] as const),
    ['changed.ts', 'new'],
    ['added.ts', 'new'],
  ]);
  const changes = await writeFolder(folder, after);
  expect(changes).toEqual({ added: ['added.ts'], changed: ['changed.ts'], removed: ['removed.ts'] });
  const times = kept.map(async (file) => (await stat(join(folder, file))).mtimeMs);
  expect(await Promise.all(times)).toEqual([1e12, 1e12]);
  expect((await stat(join(folder, 'changed.ts'))).mtimeMs).toBeGreaterThan(1e12);
});

test('many changes are described by their first names and their number', () => {
  const added = Array.from({ length: 10 }, (_, index) => `file-${index}.ts`);
  expect(describeChanges({ added, changed: ['types.ts'], removed: [] })).toEqual([
    '10 added: file-0.ts, file-1.ts, file-2.ts, file-3.ts, file-4.ts, file-5.ts, file-6.ts, file-7.ts and 2 more',
    '1 changed: types.ts',
  ]);
});

describe('a written folder', () => {
  const types = 'export type Id = string;\n';
  const expected = new Map([
    ['types.ts', types],
    ['hooks/currentCart.ts', 'export {};\n'],
  ]);
  const change = 'differs from the generated output';

  test.each<[string, (path: (name: string) => string) => Promise<void>, [file: string, state: string][]]>([
    ['nothing', async () => undefined, []],
    ['a changed byte', (path) => writeFile(path('types.ts'), `${types} `), [['types.ts', change]]],
    ['a byte order mark', (path) => writeFile(path('types.ts'), `\uFEFF${types}`), [['types.ts', change]]],
    ['a missing file', (path) => rm(path('types.ts')), [['types.ts', 'is missing']]],
    ['a file of others', (path) => writeFile(path('a.ts'), ''), [['a.ts', 'is not a generated file']]],
    ['a hidden file', (path) => writeFile(path('.left'), ''), [['.left', 'is not a generated file']]],
    [
      'everything if it is not there',
      (path) => rm(path(''), { recursive: true }),
      [
        ['hooks/currentCart.ts', 'is missing'],
        ['types.ts', 'is missing'],
      ],
    ],
  ])('is stale by %s', async (_title, edit, stale) => {
    await writeFolder(folder, expected);
    await edit((name) => join(folder, name));
    const found = await findStale(folder, expected);
    expect(found.map(({ file, state }) => [file, state]).toSorted()).toEqual(stale);
  });
});

describe('the folder for --out', () => {
  const made = new Map([
    ['types.ts', 'a'],
    ['hooks/index.ts', 'b'],
  ]);

  async function write(file: string, text = ''): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), text);
  }

  test('is made when it is missing, and may be made again', async () => {
    const out = join(folder, 'src');
    await checkOutput(out);
    const added = ['.storewire.json', 'hooks/index.ts', 'types.ts'];
    expect(await writeOutput(out, made)).toEqual({ added, changed: [], removed: [] });
    await checkOutput(out);
    expect(await writeOutput(out, made)).toEqual({ added: [], changed: [], removed: [] });
  });

  test('loses the files of an earlier description, and only those', async () => {
    await writeOutput(folder, made);
    await writeOutput(folder, new Map([['types.ts', 'c']]));
    expect(await listFiles(folder)).toEqual(['.storewire.json', 'types.ts']);
  });

  test('is rejected if it contains other files, which are not changed', async () => {
    await writeOutput(folder, made);
    for (const file of ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts']) await write(file, 'precious');
    await expect(checkOutput(folder)).rejects.toThrow(
      'contains files that storewire did not generate (a.ts, b.ts, c.ts and 2 more)',
    );
    expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('precious');
  });

  test('is rejected when it is a file', async () => {
    await write('a.ts');
    await expect(checkOutput(join(folder, 'a.ts'))).rejects.toThrow('is not a folder');
  });

  test.each(['.', '..'])(
    'is rejected when the command runs in it, or in a folder of it: %s',
    async (path) => {
      await expect(checkOutput(resolve(path))).rejects.toThrow('run the command in a folder outside of it');
    },
  );

  test.each([checkOutput, (out: string) => writeOutput(out, made)])(
    'is named in one line when it cannot be read or written (%#)',
    async (use) => {
      await write('a.ts');
      const failure = await use(join(folder, 'a.ts/store')).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CliError);
      expect(failure).toMatchObject({ message: expect.stringMatching(/^ENOTDIR: .*a\.ts\/store/) });
    },
  );

  test('is rejected when a file of others has the name of the folder for new files', async () => {
    await write('.storewire-generate', 'precious');
    for (const use of [checkOutput, (out: string) => writeOutput(out, made)])
      await expect(use(folder)).rejects.toThrow('.storewire-generate');
    expect(await readFile(join(folder, '.storewire-generate'), 'utf8')).toBe('precious');
  });

  test('is rejected when its list of files is not one that storewire wrote', async () => {
    await write('.storewire.json', '{ "files": "mine.ts" }');
    await write('mine.ts');
    await expect(checkOutput(folder)).rejects.toThrow('mine.ts');
  });
});

describe('a symbolic link', () => {
  let target: string;

  beforeEach(async () => {
    target = join(root, 'precious');
    await mkdir(target);
  });

  test('in the place of a generated file is replaced, and the file behind it is not changed', async () => {
    await writeFolder(folder, old);
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

  test.each(['precious', 'missing'])(
    'in the place of the folder for --out is rejected: to %s',
    async (name) => {
      await symlink(join(root, name), join(root, 'link'));
      await expect(checkOutput(join(root, 'link'))).rejects.toThrow('link is a symbolic link');
    },
  );
});
