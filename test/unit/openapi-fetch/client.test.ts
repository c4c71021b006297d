import fc from 'fast-check';
import type Library from 'openapi-fetch';
import { caseCount } from 'storewire-dev-kit/case-count';
import { gate, type Handler, json, startServer } from 'storewire-dev-kit/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type CallEvent,
  createTransport,
  isStoreError,
  type StoreError,
  type TransportOptions,
  visitor,
} from '../../../src/index.ts';
import { type createFetchClient as CreateFetchClient, packed } from '../../../src/openapi-fetch/index.ts';
import { startPlatform } from '../helpers/platform.ts';

const CART = '/ecom/v1/carts/current';
const ADD = '/ecom/v1/carts/current/add-to-cart';
const TOTALS = '/ecom/v1/carts/current/estimate-totals';
const ORDER = '/ecom/v1/orders/{id}';

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
    ({ createFetchClient } = await import('../../../src/openapi-fetch/index.ts'));
    createFetchClient(createTransport());
    expect(used).toHaveBeenCalledOnce();
  });

  it('returns the data of a response, and the response', async () => {
    const { api, server } = await open((_request, response) => json(response, { cart: { id: 'c1' } }));
    const { data, error, response } = await api.GET(CART);
    expect([data?.cart.id, error, response.status]).toEqual(['c1', undefined, 200]);
    expect(server.requests).toMatchObject([{ method: 'GET', url: CART, body: '' }]);
  });

  it('sends path, query and body as they are described', async () => {
    const { api, server } = await open((_request, response) => json(response, {}));
    await api.GET('/site-media/v1/files', {
      params: { query: { 'paging.limit': 5, mediaTypes: ['IMAGE', 'VIDEO'] } },
    });
    await api.PATCH(ORDER, {
      params: { path: { id: 'a/b' } },
      body: { order: { number: '7' }, fieldMask: 'number' } as never,
    });
    await api.GET('/members/v1/members', { params: { query: { '.r': packed({ paging: { limit: 2 } }) } } });
    const [first, second, third] = server.requests;
    expect(first?.url).toBe('/site-media/v1/files?paging.limit=5&mediaTypes=IMAGE&mediaTypes=VIDEO');
    expect([second?.method, second?.url, second?.headers['content-type']]).toEqual([
      'PATCH',
      '/ecom/v1/orders/a%2Fb',
      'application/json',
    ]);
    expect(JSON.parse(second?.body ?? '')).toEqual({ order: { number: '7' }, fieldMask: 'number' });
    const query = new URL(third?.url ?? '', server.url).searchParams.get('.r') ?? '';
    expect(JSON.parse(Buffer.from(query, 'base64url').toString())).toEqual({ paging: { limit: 2 } });
  });

  it('has the token of the client, and replays a request once with a new one after a 401', async () => {
    const platform = await startPlatform();
    const auth = visitor({ clientId: 'app' });
    const api = createFetchClient(createTransport({ baseUrl: platform.url, auth }));
    expect((await api.POST(ADD, { body: {} })).response.status).toBe(200);
    platform.transactionId = 'access-2';
    expect((await api.POST(ADD, { body: {} })).response.status).toBe(200);
    expect(platform.seen).toEqual(['access-1', 'access-1', 'access-2']);
    platform.transactionId = 'none';
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'other', refresh_token: 'r', expires_in: 14_400 });
    const { error } = await api.POST(ADD, { body: {} });
    expect([error?.kind, error?.status, platform.seen.length]).toEqual(['client', 401, 5]);
  });

  it('sends a request that is marked as open without a token', async () => {
    const { api, server } = await open((_request, response) => json(response, {}), {
      auth: { access: () => ({ headers: { authorization: 't' }, identity: 'x' }), identity: async () => 'x' },
    });
    await api.POST('/oauth2/token-info', { body: { token: 'secret' }, open: true });
    expect(server.requests[0]?.headers['authorization']).toBeUndefined();
  });

  it('retries reads, and no writes', async () => {
    const { api, server } = await open((_request, response) => json(response, {}, 503));
    expect(storeError(await api.GET(CART))).toMatchObject({
      kind: 'system',
      reason: 'server',
      status: 503,
      attempts: 3,
    });
    expect(storeError(await api.POST(TOTALS, { body: {} })).attempts).toBe(1);
    expect(storeError(await api.DELETE(CART)).attempts).toBe(1);
    expect(storeError(await api.PATCH(CART, { body: {} })).attempts).toBe(1);
    expect(storeError(await api.POST(TOTALS, { body: {}, read: true })).attempts).toBe(3);
    expect(storeError(await api.POST(TOTALS, { body: {}, read: true, retries: 1 })).attempts).toBe(2);
    expect(server.requests).toHaveLength(11);
  });

  it('sends the same body in every attempt', async () => {
    let count = 0;
    const { api, server } = await open((_request, response) => json(response, {}, count++ ? 200 : 503));
    await api.POST(TOTALS, { body: { calculateTax: false }, read: true });
    expect(server.requests.map(({ body }) => body)).toEqual([
      '{"calculateTax":false}',
      '{"calculateTax":false}',
    ]);
  });

  it('retries a write that has an idempotency key', async () => {
    let count = 0;
    const { api, server } = await open((_request, response) => json(response, {}, count++ ? 200 : 503), {
      idempotencyHeader: 'x-key',
    });
    expect((await api.POST(ADD, { body: {}, idempotencyKey: 'k1' })).response.status).toBe(200);
    expect(server.requests.map(({ headers }) => headers['x-key'])).toEqual(['k1', 'k1']);
  });

  it('returns the error of the platform as a StoreError, together with the response with its body unread', async () => {
    const body = {
      message: 'no',
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'No cart', data: { a: 1 } } },
    };
    const { api } = await open((_request, response) =>
      json(response, body, 404, { 'x-wix-request-id': 'req-7' }),
    );
    const { data, error, response } = await api.GET(CART);
    expect(data).toBeUndefined();
    expect(storeError({ error })).toMatchObject({
      kind: 'application',
      code: 'OWNED_CART_NOT_FOUND',
      requestId: 'req-7',
      status: 404,
      operation: `GET ${CART}`,
      data: { a: 1 },
    });
    expect(response.status).toBe(404);
  });

  it('returns an error for a failure without a body, and for one that is not JSON', async () => {
    const { api } = await open((request, response) => {
      if (request.method === 'DELETE') response.writeHead(403, { 'content-length': '0' }).end();
      else response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway</p>');
    });
    expect(storeError(await api.DELETE(CART))).toMatchObject({
      kind: 'client',
      code: 'FORBIDDEN',
      status: 403,
    });
    expect(storeError(await api.GET(CART, { retries: 0 }))).toMatchObject({
      kind: 'system',
      reason: 'server',
      status: 502,
    });
  });

  it('returns network failures as errors, together with a response without status', async () => {
    const { api, server } = await open(() => undefined, { retry: false });
    await server.stop();
    const { error, response } = await api.GET(CART);
    expect([storeError({ error }).reason, response.type, response.status, response.ok]).toEqual([
      'network',
      'error',
      0,
      false,
    ]);
  });

  it('ends when the caller aborts', async () => {
    const arrived = gate();
    const { api, server } = await open(() => arrived.open());
    const controller = new AbortController();
    const result = api.GET(CART, { signal: controller.signal });
    await arrived.opened;
    controller.abort('gone');
    expect(storeError(await result)).toMatchObject({ reason: 'abort', cause: 'gone', attempts: 1 });
    expect(storeError(await api.GET(CART, { signal: AbortSignal.abort() }))).toMatchObject({
      reason: 'abort',
      attempts: 0,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('notifies listeners of requests, retries and errors by method and path', async () => {
    const events: CallEvent[] = [];
    const { api } = await open((_request, response) => json(response, {}, 503), {
      on: (event) => void events.push(event),
    });
    await api.GET(ORDER, { params: { path: { id: 'o1' } }, retries: 1 });
    expect(events.map(({ type, operation, path }) => [type, operation, path])).toEqual(
      ['request', 'response', 'retry', 'request', 'response', 'error'].map((type) => [
        type,
        `GET ${ORDER}`,
        ORDER,
      ]),
    );
  });

  it('returns a 200 that is no JSON as an error, and a response without content as it is', async () => {
    const { api } = await open((request, response) => {
      if (request.method === 'GET') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
      else response.writeHead(request.method === 'POST' ? 204 : 200).end();
    });
    expect(storeError(await api.GET(CART))).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      status: 200,
    });
    expect(await api.POST(ADD, { body: {} })).toMatchObject({ data: undefined, response: { status: 204 } });
    expect((await api.DELETE(CART)).error).toBeUndefined();
  });

  it('reads text and bytes where the caller asks for them, and JSON that is no object', async () => {
    const bytes = Buffer.from([0, 255, 128, 10]);
    const { api } = await open((request, response) => {
      if (request.url === CART)
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(bytes);
      else json(response, [1, null], 201);
    });
    const { data } = await api.GET(CART, { parseAs: 'arrayBuffer' });
    expect(Buffer.from(data ?? new ArrayBuffer(0))).toEqual(bytes);
    expect((await api.GET(ORDER, { params: { path: { id: '1' } }, parseAs: 'text' })).data).toBe('[1,null]');
    expect(await api.GET(ORDER, { params: { path: { id: '1' } } })).toMatchObject({
      data: [1, null],
      response: { status: 201 },
    });
  });

  it('sends forms with the boundary of their content type', async () => {
    const { api, server } = await open((_request, response) => json(response, {}));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array([0, 255])]), 'a.bin');
    await api.POST(ADD, { body: form as never });
    const [sent] = server.requests;
    const boundary =
      /^multipart\/form-data; boundary=(.+)$/.exec(sent?.headers['content-type'] ?? '')?.[1] ?? 'none';
    expect(sent?.body).toContain(boundary);
  });

  it('carries an empty object in a write without a body', async () => {
    const { api, server } = await open((_request, response) => json(response, {}));
    await api.POST('/ecom/v1/carts/current/remove-coupon');
    expect([server.requests[0]?.body, server.requests[0]?.headers['content-type']]).toEqual([
      '{}',
      'application/json',
    ]);
  });

  it('passes options of fetch on, and headers over those of the client', async () => {
    const seen: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init = {}) => {
      seen.push(init);
      return Response.json({});
    };
    const { api } = await open(() => undefined, { fetch, headers: { 'x-a': 'client', 'x-b': 'client' } });
    await api.GET(CART, {
      cache: 'no-store',
      redirect: 'follow',
      headers: { 'x-a': 'call' },
      next: { revalidate: 60 },
    });
    expect(seen).toMatchObject([
      {
        cache: 'no-store',
        redirect: 'manual',
        next: { revalidate: 60 },
        headers: { 'x-a': 'call', 'x-b': 'client' },
      },
    ]);
  });

  it('runs middlewares, and turns a failing response of theirs into an error', async () => {
    const { api, server } = await open((_request, response) => json(response, { message: 'no' }, 404));
    const statuses: number[] = [];
    api.use({ onResponse: ({ response }) => void statuses.push(response.status) });
    await api.GET(CART);
    expect(statuses).toEqual([404]);
    api.use({ onRequest: () => Response.json({ message: 'closed' }, { status: 403 }) });
    expect(storeError(await api.GET(CART))).toMatchObject({
      kind: 'client',
      message: 'closed',
      status: 403,
      attempts: 0,
      operation: `GET ${CART}`,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('sends no token to another host, and follows no redirect with it', async () => {
    const other = await startServer((_request, response) => json(response, {}));
    const auth = {
      access: () => ({ headers: { authorization: 'secret' }, identity: 'x' }),
      identity: async () => 'x',
    };
    const { api } = await open(
      (_request, response) => void response.writeHead(302, { location: `${other.url}/` }).end(),
      { auth },
    );
    await api.GET(CART, { baseUrl: other.url });
    const moved = {
      onRequest: ({ request }: { request: Request }) => new Request(`${other.url}/x`, request),
    };
    api.use(moved);
    await expect(api.GET(CART)).rejects.toThrow(TypeError);
    expect(other.requests).toEqual([]);
  });

  it.each<[string, object]>([
    ['JSON', {}],
    ['a form', { bodySerializer: ({ password = '' }) => new URLSearchParams({ password }) }],
  ])('sends a secret request with %s once, and repeats no password in its error', async (_kind, options) => {
    const quoting = {
      message: 'bad hunter-2',
      details: { applicationError: { code: 'hunter-2', data: { 'hunter-2': ['hunter-2'] } } },
    };
    const { api, server } = await open((_request, response) =>
      json(response, quoting, 408, { 'x-wix-request-id': 'hunter-2' }),
    );
    const { error } = await api.POST('/_api/iam/authentication/v2/login', {
      body: { loginId: { email: 'a@x.example' }, password: 'hunter-2' },
      secret: true,
      read: true,
      ...options,
    });
    expect(storeError({ error })).toMatchObject({
      kind: 'application',
      message: 'bad ***',
      code: '***',
      requestId: '***',
      data: { '***': ['***'] },
    });
    expect(`${JSON.stringify(error)} ${storeError({ error }).stack}`).not.toContain('hunter-2');
    expect(server.requests).toHaveLength(1);
  });

  it.each([['..'], ['.'], ['%2e%2E'], [''], ['a\nb'], [undefined], [[]], [['a', '']]])(
    'rejects %j as a path value before it sends anything',
    async (id) => {
      const { api, server } = await open((_request, response) => json(response, {}));
      const { error } = await api.GET(ORDER, { params: { path: { id: id as string } } });
      expect(storeError({ error })).toMatchObject({
        kind: 'validation',
        attempts: 0,
        violations: [{ field: 'id' }],
      });
      expect(server.requests).toEqual([]);
    },
  );

  it('sends every other path value to the endpoint of its path', async () => {
    const { api, server } = await open((_request, response) => json(response, {}));
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[./%2e\\?#]*$/));
    await fc.assert(
      fc.asyncProperty(value, async (id) => {
        server.requests.length = 0;
        const { error } = await api.GET(ORDER, { params: { path: { id } } });
        const segments = server.requests[0]?.url.split('/') ?? [];
        if (error) expect([error.kind, segments]).toEqual(['validation', []]);
        else
          expect([...segments.slice(0, -1), decodeURIComponent(segments.at(-1) ?? '')]).toEqual([
            '',
            'ecom',
            'v1',
            'orders',
            id,
          ]);
      }),
      { numRuns: caseCount(200) },
    );
  });
});
