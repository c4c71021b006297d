import { createTransport } from 'storewire';
import type { Pager } from 'storewire/runtime';
import { json, startServer } from 'storewire-dev-kit/server';
import { expect, onTestFinished, test } from 'vitest';
import { generateClient } from './generated-client.ts';
import { nothing } from './read-text.ts';
import { type Change, generateFrom, put, write } from './shop.ts';

const LIST = 'paths /v1/wishlists get';

const pagingOf = async (...changes: Change[]): Promise<string[]> =>
  [...(await generateFrom(write(...changes))).keys()].filter((file) => file.startsWith('paging/'));

test('a list has a pager, which reads its pages', async () => {
  const { load, remove } = await generateClient(write());
  onTestFinished(remove);
  const pagers = await load<Record<string, Pager<object, object, { id: string }>>>('paging/index.ts');
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
  expect(await pagingOf(put(LIST, { operationId: 'wishlists.listWishlists', ...nothing }))).toEqual([]);
});

test('what writes has no pager, as reading on would write again', async () => {
  expect(await pagingOf(put(`${LIST} x-effect`, 'write'))).toEqual([]);
});
