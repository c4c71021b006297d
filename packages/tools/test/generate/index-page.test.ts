import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { IMPORTS, write } from './shop.ts';

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
beforeAll(async () => {
  sandbox = await makeSandbox();
});
afterAll(() => sandbox.remove());

async function indexOf(options: { sources?: string }): Promise<string> {
  const input = join(sandbox.folder, 'shop.yaml');
  await writeFile(input, write());
  return (await generate({ input, imports: IMPORTS, ...options })).get('api.md') ?? '';
}

test('the index of calls links each to the file that describes it', async () => {
  expect(await indexOf({ sources: '../description' })).toContain(
    '[`GET /gifts/v1/wishlists/{id}`](../description/shop.yaml)',
  );
});

test('the index of calls has no links where the files of the description cannot be reached', async () => {
  expect(await indexOf({})).toContain('| `GET /gifts/v1/wishlists/{id}` |');
});
