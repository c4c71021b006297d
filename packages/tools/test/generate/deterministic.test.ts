import { join } from 'node:path';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFolder } from '../../src/generate/write.ts';
import { generateFrom } from './shop.ts';

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let files: [name: string, text: string][];

beforeAll(async () => {
  sandbox = await makeSandbox();
  files = [...(await generateFrom(sandbox.folder))];
});
afterAll(() => sandbox.remove());

test('generating again gives the same files in the same order, byte for byte', async () => {
  expect([...(await generateFrom(sandbox.folder))]).toEqual(files);
});

test('writing the same files again changes none, and removes what is no longer made', async () => {
  const folder = join(sandbox.folder, 'written');
  expect(await writeFolder(folder, new Map(files))).toBe(files.length);
  expect(await writeFolder(folder, new Map(files))).toBe(0);
  expect(await writeFolder(folder, new Map(files.slice(1)))).toBe(1);
});
