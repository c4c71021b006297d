import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listFiles } from 'storewire-tools';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStale } from '../../scripts/stale.ts';

const generated = resolve(import.meta.dirname, '../../generated');
let copy: string;
let expected: Map<string, string>;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'storewire-fresh-'));
  await cp(generated, copy, { recursive: true });
  const names = await listFiles(generated);
  expected = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(generated, name), 'utf8')] as const),
    ),
  );
});
afterEach(() => rm(copy, { recursive: true }));

test('a folder that holds what was made is fresh', async () => {
  expect(await findStale(copy, expected)).toEqual([]);
});

test('a changed byte is reported', async () => {
  const text = expected.get('types.ts') ?? '';
  await writeFile(join(copy, 'types.ts'), `${text} `);
  expect(await findStale(copy, expected)).toEqual([
    { file: 'types.ts', state: 'differs from the generated output' },
  ]);
});

test('a byte order mark, which an editor adds unseen, is reported', async () => {
  await writeFile(join(copy, 'services.ts'), `\uFEFF${expected.get('services.ts')}`);
  expect(await findStale(copy, expected)).toEqual([
    { file: 'services.ts', state: 'differs from the generated output' },
  ]);
});

test('a missing file is reported', async () => {
  await rm(join(copy, 'hooks/currentCart.ts'));
  expect(await findStale(copy, expected)).toEqual([{ file: 'hooks/currentCart.ts', state: 'is missing' }]);
});

test('a file that nothing makes is reported, hidden ones too', async () => {
  await writeFile(join(copy, 'operations/old.ts'), '');
  await writeFile(join(copy, '.leftover'), '');
  expect(await findStale(copy, expected)).toEqual([
    { file: '.leftover', state: 'is not a generated file' },
    { file: 'operations/old.ts', state: 'is not a generated file' },
  ]);
});

test('a folder that is not there lacks everything', async () => {
  const stale = await findStale(join(copy, 'nowhere'), expected);
  expect(stale.map(({ state }) => state)).toEqual(Array.from({ length: expected.size }, () => 'is missing'));
});
