import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStale, writeFolder } from 'storewire-tools';
import { afterEach, beforeEach, expect, test } from 'vitest';

const expected = new Map([
  ['types.ts', 'export type Id = string;\n'],
  ['services.ts', 'export const services = {};\n'],
  ['hooks/currentCart.ts', 'export {};\n'],
]);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-stale-'));
  await writeFolder(folder, expected);
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that holds what was made is fresh', async () => {
  expect(await findStale(folder, expected)).toEqual([]);
});

test('a changed byte is reported', async () => {
  await writeFile(join(folder, 'types.ts'), `${expected.get('types.ts')} `);
  expect(await findStale(folder, expected)).toEqual([
    { file: 'types.ts', state: 'differs from the generated output' },
  ]);
});

test('a byte order mark, which an editor adds unseen, is reported', async () => {
  await writeFile(join(folder, 'services.ts'), `\uFEFF${expected.get('services.ts')}`);
  expect(await findStale(folder, expected)).toEqual([
    { file: 'services.ts', state: 'differs from the generated output' },
  ]);
});

test('a missing file is reported', async () => {
  await rm(join(folder, 'hooks/currentCart.ts'));
  expect(await findStale(folder, expected)).toEqual([{ file: 'hooks/currentCart.ts', state: 'is missing' }]);
});

test('a file that nothing makes is reported, hidden ones too', async () => {
  await writeFile(join(folder, 'hooks/old.ts'), '');
  await writeFile(join(folder, '.leftover'), '');
  expect(await findStale(folder, expected)).toEqual([
    { file: '.leftover', state: 'is not a generated file' },
    { file: 'hooks/old.ts', state: 'is not a generated file' },
  ]);
});

test('a folder that is not there lacks everything', async () => {
  const stale = await findStale(join(folder, 'nowhere'), expected);
  expect(stale.map(({ state }) => state)).toEqual(Array.from({ length: expected.size }, () => 'is missing'));
});
