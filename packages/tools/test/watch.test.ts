import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WatchedFiles } from '../src/cli/watch.ts';
import { readLocated } from '../src/description/read.ts';
import { nothing, withPaths } from './generate/read-text.ts';

let folder: string;
let files: WatchedFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire watch ü (1) '));
  files = new WatchedFiles();
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const put = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
};

const EDITS: [what: string, edit: () => Promise<void>][] = [
  ['is written', () => put('a/store.yaml', 'new')],
  ['is removed', () => rm(at('a/store.yaml'))],
  [
    'is replaced by another that is renamed',
    async () => {
      await put('a/store.yaml.tmp', 'new');
      await rename(at('a/store.yaml.tmp'), at('a/store.yaml'));
    },
  ],
  ['is moved away with its folder', () => rename(at('a'), at('b'))],
  ['is removed with its folder', () => rm(at('a'), { recursive: true })],
];

test.each(EDITS)('a file has changed that %s', async (_what, edit) => {
  await put('a/store.yaml', 'old');
  files.add(at('a/store.yaml'));
  const change = files.nextChange();
  await edit();
  expect(await change).toEqual([at('a/store.yaml')]);
});

test.each(EDITS)('a file has changed that %s before anybody waits for it', async (_what, edit) => {
  await put('a/store.yaml', 'old');
  files.add(at('a/store.yaml'));
  await edit();
  expect(await files.nextChange()).toEqual([at('a/store.yaml')]);
});

test('a file has changed that is made, and its folder, too', async () => {
  files.add(at('a/b/store.yaml'));
  const change = files.nextChange();
  await put('a/b/store.yaml', 'new');
  expect(await change).toEqual([at('a/b/store.yaml')]);
});

test('a file has changed when what its link leads to has', async () => {
  await put('a/store.yaml', 'old');
  await symlink(at('a/store.yaml'), at('store.yaml'));
  files.add(at('store.yaml'));
  const change = files.nextChange();
  await put('a/store.yaml', 'new');
  expect(await change).toEqual([at('store.yaml')]);
});

test('files that change one after another are one change, without those that were only saved again or are others', async () => {
  for (const name of ['a', 'b', 'c']) await put(name, 'old');
  for (const name of ['a', 'b', 'c']) files.add(at(name));
  const change = files.nextChange();
  for (const [name, text] of Object.entries({ other: 'new', b: 'old', c: 'new', a: 'new' }))
    writeFileSync(at(name), text);
  expect(await change).toEqual([at('a'), at('c')]);
});

test('after a change, the files of the next run are watched', async () => {
  for (const name of ['a', 'b']) await put(name, 'old');
  files.add(at('a'));
  await put('a', 'new');
  expect(await files.nextChange()).toEqual([at('a')]);
  files.add(at('b'));
  await put('a', 'newer');
  await put('b', 'new');
  expect(await files.nextChange()).toEqual([at('b')]);
});

test('all files of a description are watched, those that are missing, too', async () => {
  const paths = { '/mugs': { $ref: 'mugs.json' }, '/cups': { $ref: 'cups/cups.json' } };
  await put('openapi.json', JSON.stringify(withPaths(paths)));
  await put('mugs.json', JSON.stringify({ get: { ...nothing, operationId: 'mugs.listMugs' } }));
  const read: string[] = [];
  const reading = readLocated(at('openapi.json'), (file) => read.push(file));
  await expect(reading).rejects.toThrow('cups.json');
  expect(read.toSorted()).toEqual(['cups/cups.json', 'mugs.json', 'openapi.json'].map(at));
});
