import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'storewire';
import type { Pager } from 'storewire/runtime';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { json, startServer } from 'storewire-dev-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFolder } from '../../src/generate/write.ts';
import { all, type Change, generateFrom, put, rename, write } from './shop.ts';

const LIST = 'paths /v1/wishlists get';

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
beforeAll(async () => {
  sandbox = await makeSandbox();
});
afterAll(() => sandbox.remove());

const pagingOf = async (...changes: Change[]): Promise<string[]> =>
  [...(await generateFrom(sandbox.folder, write(all(...changes)))).keys()].filter((file) =>
    file.startsWith('paging/'),
  );

test('a list of a description of a user has a pager, which compiles and reads its pages', async () => {
  const folder = join(sandbox.folder, 'lists');
  await writeFolder(folder, await generateFrom(sandbox.folder));
  expect(await typeCheck(sandbox.folder)).toEqual([]);
  const pagers: Record<string, Pager<object, object, { id: string }>> = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'paging/index.ts')).href
  );
  expect(Object.keys(pagers)).toEqual(['listWishlistsPages']);
  const server = await startServer(({ url }, response) => {
    const offset = Number(/paging\.offset=(\d+)/.exec(url)?.[1]);
    json(response, { wishlists: [{ id: `w${offset}` }], metadata: { total: 3 } });
  });
  const pages = pagers['listWishlistsPages']?.(createTransport({ baseUrl: server.url }), {
    paging: { limit: 1 },
  });
  expect(await Array.fromAsync(pages ?? [], ({ id }) => id)).toEqual(['w0', 'w1', 'w2']);
});

test('a service without lists has no file of pagers, and a description without lists no folder', async () => {
  expect(await pagingOf()).toEqual(['paging/wishlists.ts', 'paging/index.ts']);
  expect(await pagingOf(rename(`${LIST} x-paging`, 'x-none'))).toEqual([]);
});

test('what writes has no pager, as reading on would write again', async () => {
  expect(await pagingOf(put(`${LIST} x-effect`, 'write'))).toEqual([]);
});
