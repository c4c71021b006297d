import type Library from 'openapi-fetch';
import { type Handler, startServer } from 'storewire-dev-kit/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTransport,
  isStoreError,
  type StoreError,
  type TransportOptions,
} from '../../../../src/index.ts';
import type { createFetchClient as CreateFetchClient } from '../../../../src/openapi-fetch/index.ts';

const CART = '/ecom/v1/carts/current';

let createFetchClient: typeof CreateFetchClient;

/** A client of openapi-fetch before a server with this handler. */
async function open(handler: Handler, options: TransportOptions = {}) {
  const server = await startServer(handler);
  const client = createTransport({ baseUrl: server.url, retry: { baseMs: 0 }, ...options });
  return { server, client, api: createFetchClient(client) };
}

/** The error of a request as the class that it is at run time. */
function storeError({ error }: { error?: unknown }): StoreError {
  if (!isStoreError(error)) throw new Error('expected a StoreError', { cause: error });
  return error;
}

describe.each([
  ['the newest', () => import('openapi-fetch')],
  ['the oldest', () => import('openapi-fetch-oldest')],
])('a client of %s openapi-fetch', (_age, load) => {
  beforeAll(async () => {
    const { default: library } = await load();
    const used = vi.fn(library as typeof Library);
    vi.resetModules();
    vi.doMock('openapi-fetch', () => ({ default: used }));
    ({ createFetchClient } = await import('../../../../src/openapi-fetch/index.ts'));
    createFetchClient(createTransport());
    expect(used).toHaveBeenCalledOnce();
  });

  it('limits the time of an attempt to the end of its body', async () => {
    const { api, server } = await open(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{"cart":'),
    );
    const { error, response } = await api.GET(CART, { timeoutMs: 1_500, retries: 1 });
    expect(storeError({ error })).toMatchObject({
      kind: 'system',
      reason: 'timeout',
      attempts: 2,
      status: 200,
    });
    expect([response.status, server.requests.length]).toEqual([0, 2]);
  });
});
