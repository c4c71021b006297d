import { json, startProxy, startServer } from 'storewire-dev-kit/server';
import { ProxyAgent, fetch as undiciFetch } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Client, createClient, fixedToken, runWebMethod, visitor } from '../../../src/index.ts';
import { createFetchClient } from '../../../src/openapi-fetch.ts';
import { upload } from '../../../src/uploads/index.ts';
import { BY_TUS, fileOf, platformForTest } from '../uploads/setup.ts';

const CART = '/ecom/v2/carts/current';
const ADD = '/ecom/v2/carts/current/add-line-items';
const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

function form(): FormData {
  const data = new FormData();
  data.set('photo', new File(['ä'], 'a.txt', { type: 'text/plain' }));
  return data;
}

/** Whatever sends a request. */
const SENDERS: [name: string, send: (client: Client, url: string) => Promise<unknown>][] = [
  ['a read', ({ currentCartV2 }) => currentCartV2.getCurrentCart()],
  ['a write', ({ currentCartV2 }) => currentCartV2.addLineItemsToCurrentCart({})],
  ['a web method', (client) => runWebMethod(client, 'shop', 'gift').catch(() => undefined)],
  ['client.fetch of a path', (client) => client.fetch(CART)],
  ['client.fetch of a URL with a text', (client, url) => client.fetch(new URL(url + ADD), POST)],
  ['client.fetch of a Request', (client, url) => client.fetch(new Request(url + ADD, POST))],
  ['client.fetch with a form', (client) => client.fetch(ADD, { method: 'POST', body: form() })],
  ['openapi-fetch', (client) => createFetchClient(client).GET(CART)],
  ['openapi-fetch with a body', (client) => createFetchClient(client).POST(ADD, { body: {} })],
];

/** Sends through a proxy with the package undici, as the guide says. Only the proxy knows the hosts. */
async function behindProxy(url: string) {
  const proxy = await startProxy(url);
  const dispatcher = new ProxyAgent(proxy.url);
  onTestFinished(() => dispatcher.destroy());
  const fetch = (target: string, init: object) =>
    undiciFetch(target, { ...init, dispatcher }) as unknown as Promise<Response>;
  return { proxy, fetch, insecureHosts: ['store.test', 'upload.test'] };
}

describe('a proxy that the option fetch goes through', () => {
  it.each(SENDERS)('is passed by %s, and by the request for a token', async (_name, send) => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' };
    const server = await startServer((_request, response) => json(response, tokens));
    const { fetch, insecureHosts } = await behindProxy(server.url);
    const baseUrl = 'http://store.test';
    const auth = visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' });
    await send(
      createClient({ baseUrl, siteUrl: baseUrl, insecureHosts, fetch, auth, retry: false }),
      baseUrl,
    );
    expect(server.requests.map(({ headers }) => headers['host'])).toEqual(['store.test', 'store.test']);
  });

  it.each([
    ['in one request', {}],
    ['in chunks', BY_TUS],
  ])('is passed by an upload %s', async (_how, options) => {
    const { platform } = await platformForTest();
    const { fetch, insecureHosts, proxy } = await behindProxy(platform.url);
    platform.uploadHost = 'http://upload.test';
    const client = createClient({
      baseUrl: 'http://store.test',
      insecureHosts,
      fetch,
      auth: fixedToken('admin'),
    });
    await upload(client, fileOf(100), { ...options, wait: false });
    expect(platform.files).toHaveLength(1);
    expect(new Set(proxy.hosts)).toEqual(new Set(['store.test', 'upload.test']));
  });

  it('gets forms, blobs and parameters as they were, although the package has classes of its own', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: 'http://store.test', ...(await behindProxy(server.url)) });
    const bodies = [form(), new Blob(['ä'], { type: 'text/csv' }), new URLSearchParams({ a: 'b c' })];
    for (const body of bodies) await client.fetch('/own', { method: 'POST', body });
    const received = server.requests.map(({ headers, body }) => [headers['content-type'], body]);
    const boundary = /boundary=(.+)/.exec(received[0]?.[0] ?? '')?.[1];
    expect(received).toEqual([
      [`multipart/form-data; boundary=${boundary}`, expect.stringContaining(`--${boundary}\r\n`)],
      ['text/csv', 'ä'],
      ['application/x-www-form-urlencoded;charset=UTF-8', 'a=b+c'],
    ]);
    expect(received[0]?.[1]).toContain('filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nä\r\n');
  });
});

/** A client, and what its option `fetch` was called with. */
function recordingClient() {
  const calls: [url: unknown, init: RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    calls.push([url, init]);
    return Response.json({ uploadUrl: 'https://upload.example/1', file: { id: 'f' } });
  };
  const baseUrl = 'https://api.example';
  return { client: createClient({ baseUrl, siteUrl: baseUrl, fetch }), baseUrl, calls };
}

describe('the option fetch', () => {
  it.each<(typeof SENDERS)[number]>([
    ...SENDERS,
    ['an upload', (client) => upload(client, fileOf(10), { wait: false })],
  ])('is called with a string, plain headers, and a text or bytes by %s', async (_name, send) => {
    const { client, baseUrl, calls } = recordingClient();
    await send(client, baseUrl);
    expect(calls.length).toBeGreaterThan(0);
    for (const [url, { headers, body, redirect }] of calls) {
      expect(url).toBeTypeOf('string');
      expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
      expect(body === null || typeof body === 'string' || body instanceof Uint8Array).toBe(true);
      expect(redirect).toBe('manual');
    }
  });

  it('gets what a caller passes on to it, from an init, from a Request and from openapi-fetch', async () => {
    const { client, baseUrl, calls } = recordingClient();
    const standard = {
      cache: 'no-store',
      credentials: 'include',
      keepalive: true,
      referrer: '',
      referrerPolicy: 'origin',
    } as const;
    const next = { revalidate: 60 };
    const init = { ...standard, priority: 'high', next } as const;
    await client.fetch(CART, init);
    await client.fetch(new Request(baseUrl + CART, standard), { priority: 'high', next } as RequestInit);
    await createFetchClient(client).GET(CART, init);
    expect(calls.map(([, sent]) => sent)).toMatchObject([init, init, init]);
  });

  const bytes = new Uint8Array([123, 125]);
  it.each<[string, BodyInit]>([
    ['text', '{}'],
    ['bytes', bytes],
    ['a part of bytes', new DataView(new Uint8Array([0, 123, 125, 0]).buffer, 1, 2)],
    ['a buffer', bytes.buffer],
    ['parameters', new URLSearchParams({ a: '1' })],
  ])('is called with %s before client.fetch returns, as a page that goes away needs', async (_what, body) => {
    const { client, calls } = recordingClient();
    const done = client.fetch('/own', { method: 'POST', body, keepalive: true });
    expect(calls.length).toBe(1);
    const sent = calls[0]?.[1] ?? {};
    expect(sent.keepalive).toBe(true);
    expect(await new Response(sent.body).text()).toBe(await new Response(body).text());
    await done;
  });

  it('gets the bytes that client.fetch was called with, also if they are changed before a repetition', async () => {
    const body = new Uint8Array([1]);
    const sent: number[][] = [];
    const access = { headers: {}, sessionId: 'one' };
    const client = createClient({
      auth: { access: () => access, refresh: async () => ({ ...access }), sessionId: async () => 'one' },
      fetch: async (_url, init) => {
        sent.push([...new Uint8Array(await new Response(init.body).arrayBuffer())]);
        body[0] = 2;
        return new Response(null, { status: 401 });
      },
    });
    await client.fetch('/own', { method: 'POST', body });
    expect(sent).toEqual([[1], [1]]);
  });
});
