import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';

import {
  type CallEvent,
  type Client,
  createClient,
  createRedirect,
  graphql,
  runWebMethod,
  type TransportOptions,
  visitor,
} from '../../../src/index.ts';
import { createFetchClient } from '../../../src/openapi-fetch.ts';
import { queryProductsPages } from '../../../src/operations.ts';
import { respond, startStore } from '../helpers/store.ts';

/** Whatever sends a request, by its path. */
const SENDERS: Record<string, [path: string, send: (client: Client) => Promise<unknown>]> = {
  'a read': ['/ecom/v2/carts/current', ({ currentCartV2 }) => currentCartV2.getCurrentCart()],
  'a write': [
    '/ecom/v2/carts/current/add-line-items',
    ({ currentCartV2 }) => currentCartV2.addLineItemsToCurrentCart({}),
  ],
  'a list': [
    '/stores-reader/v1/products/query-platformized',
    async (client) => queryProductsPages(client, {}),
  ],
  'a token request': ['/oauth2/token', ({ currentCartV2 }) => currentCartV2.getCurrentCart()],
  'a redirect': [
    '/_api/redirects-api/v1/redirect-session',
    (client) =>
      createRedirect(client, { ecomCheckout: { checkoutId: 'c' } }, { origin: 'https://a.example' }),
  ],
  'a GraphQL document': ['/graphql/alpha', (client) => graphql(client, '{ site { name } }')],
  'a web method': ['/_webMethods/shop/gift.ajax', (client) => runWebMethod(client, 'shop', 'gift')],
  'client.fetch': ['/own', (client) => client.fetch('/own')],
  'openapi-fetch': [
    '/ecom/v2/carts/current',
    (client) => createFetchClient(client).GET('/ecom/v2/carts/current'),
  ],
};

/** A client of a server that does not respond to one path. */
async function setUp(options: TransportOptions, silentPath?: string) {
  const tokens = {
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    expires_in: 14_400,
    token_type: 'Bearer',
  };
  const server = await startServer(({ url }, response) => {
    if (url !== silentPath) json(response, url === '/oauth2/token' ? tokens : {});
  });
  const { url } = server;
  const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
  return { server, client: createClient({ baseUrl: url, siteUrl: url, auth, retry: false, ...options }) };
}

describe.each(Object.entries(SENDERS))('%s', (_name, [path, send]) => {
  it('has the headers of the client, an id for its logs and events', async () => {
    const events: CallEvent[] = [];
    const on = (event: CallEvent): void => void events.push(event);
    const { server, client } = await setUp({ headers: { 'X-Shop': 'one' }, requestIdHeader: 'x-trace', on });
    await send(client).catch(() => undefined);
    const request = server.requests.find(({ url }) => url === path);
    expect(request?.headers).toMatchObject({ 'x-shop': 'one', 'x-trace': expect.stringMatching(/./) });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['request', 'response']));
  });

  it('has the time limit of the client', async () => {
    const { client } = await setUp({ timeoutMs: 20 }, path);
    await expect(send(client)).rejects.toMatchObject({ kind: 'system', reason: 'timeout' });
  });
});

it.each(Object.entries(SENDERS).filter(([name]) => name !== 'a token request'))(
  'the outage of the token endpoint after a 401 is the failure of %s',
  async (_name, [path, send]) => {
    let tokenRequests = 0;
    const server = await startServer(({ url }, response) => {
      if (url !== '/oauth2/token') return json(response, {}, url === path ? 401 : 200);
      const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' };
      return json(response, tokens, tokenRequests++ === 0 ? 200 : 503);
    });
    const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
    const client = createClient({ baseUrl: server.url, siteUrl: server.url, auth, retry: false });
    await expect(send(client)).rejects.toMatchObject({ kind: 'system', reason: 'server', status: 503 });
  },
);

it.each(Object.entries(SENDERS).filter(([name]) => name !== 'a token request'))(
  'a 401 with an application error, such as that of a wrong password, asks for no token, and %s is sent once',
  async (_name, [path, send]) => {
    const details = { applicationError: { code: '-19976', description: 'Wrong password' } };
    const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' };
    const server = await startServer(({ url }, response) =>
      url === path ? json(response, { details }, 401) : json(response, tokens),
    );
    const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
    const client = createClient({ baseUrl: server.url, siteUrl: server.url, auth });
    const result = await send(client).catch((error: unknown) => error);
    expect(result).toMatchObject({ status: 401 });
    if (result instanceof Response) expect(await result.json()).toEqual({ details });
    expect(server.requests.map(({ url }) => url)).toEqual(['/oauth2/token', path]);
  },
);

it.each([301, 304, 404, 409])(
  'client.fetch resolves to a %i that is still one after repetitions, with its URL',
  async (status) => {
    const always = respond(status, undefined, { 'x-should-retry': 'true' });
    const { client, requests, url } = await startStore(always, { retry: { retries: 1, baseMs: 0 } });
    const response = await client.fetch('/own');
    expect([response.status, response.url, requests.length]).toEqual([status, `${url}/own`, 2]);
  },
);

it('client.fetch resolves to a failed response, with its body, and rejects if it is aborted in between', async () => {
  const retry = { retries: 1, baseMs: 0 };
  const { client, requests } = await startStore(respond(503, { why: 'maintenance' }), { retry });
  const response = await client.fetch('/own');
  expect([response.status, await response.json(), requests.length]).toEqual([503, { why: 'maintenance' }, 2]);
  const controller = new AbortController();
  const waiting = await startStore(respond(503, {}, { 'retry-after': '30' }), { retry });
  const read = waiting.client.fetch('/own', { signal: controller.signal });
  await expect.poll(() => waiting.requests.length).toBe(1);
  controller.abort();
  await expect(read).rejects.toMatchObject({ kind: 'system', reason: 'abort' });
});

it('a call passes on to fetch what it does not know itself', async () => {
  const inits: (RequestInit | undefined)[] = [];
  const client = createClient({
    fetch: async (_url, init) => {
      inits.push(init);
      return Response.json({});
    },
  });
  const init = { cache: 'no-store', keepalive: true, priority: 'high' } as const;
  await client.orders.searchOrders({ search: {} }, { init });
  await client.products.deleteProduct({ id: 'p' }, { init });
  expect(inits).toMatchObject([
    { ...init, method: 'POST', redirect: 'manual' },
    { ...init, method: 'DELETE', redirect: 'manual' },
  ]);
});
