import { type BackendOptions, createBackend } from 'storewire-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, createTransport, fixedToken } from '../../../src/index.ts';
import { navigation, operation } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('base URL', () => {
  it('is the platform unless another is given', () => {
    expect(createClient()[TRANSPORT].baseUrl).toBe('https://www.wixapis.com');
  });

  it('comes before the gateway prefix and the path of a call, a path of its own included', async () => {
    const { requests, url: root } = await startStore();
    for (const baseUrl of [root, `${root}/`, `${root}/proxy`, `${root}/proxy//`])
      await createClient({ baseUrl }).orders.getOrder({ id: 'o1' });
    expect(requests.map(({ url }) => url)).toEqual([
      '/ecom/v1/orders/o1',
      '/ecom/v1/orders/o1',
      '/proxy/ecom/v1/orders/o1',
      '/proxy/ecom/v1/orders/o1',
    ]);
  });

  const RULE = 'must be an https URL without query, fragment or user';

  it.each([
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://127.9.9.9:1',
    'http://[::1]:3000',
    'http://shop.localhost',
    'https://shop.example',
  ])('may be http on this machine and https anywhere: %s', (url) => {
    expect(createTransport({ baseUrl: url, siteUrl: url }).baseUrl).toBe(url);
  });

  it.each([
    ...['shop.example', '192.168.0.1', '127.0.0.1.example', 'localhost.example', 'notlocalhost'].map(
      (host) => [`http://${host}`, `${RULE}; insecureHosts does not list ${host}`] as const,
    ),
    ...['localhost:4010', '127.0.0.1:4010', 'shop.example', 'javascript:alert(1)'].map(
      (url) => [url, 'must start with a scheme: https://, or http:// on this machine'] as const,
    ),
    ...['ftp://shop.example', 'https://'].map((url) => [url, RULE] as const),
    ...['/?', '/?x=1', '/#', '#x'].map((rest) => [`https://a.example${rest}`, RULE] as const),
    ...['user', 'user:pw'].map((user) => [`https://${user}@a.example`, RULE] as const),
  ])('is rejected if it is %j: it %s', (url, message) => {
    expect(() => createTransport({ baseUrl: url })).toThrow(new TypeError(`baseUrl ${message}`));
    expect(() => createTransport({ siteUrl: url })).toThrow(new TypeError(`siteUrl ${message}`));
  });

  it('is rejected if it is empty, while an empty site URL is none', () => {
    expect(() => createTransport({ baseUrl: '', siteUrl: '' })).toThrow(new TypeError(`baseUrl ${RULE}`));
  });

  it('is normalised, so that no spelling of it moves a call', () => {
    expect(createTransport({ baseUrl: ' HTTPS:\\\\Shop.example\\a ' }).baseUrl).toBe(
      'https://shop.example/a',
    );
  });
});

describe('a base URL that is a path', () => {
  it('is a path of the origin of the page', () => {
    vi.stubGlobal('location', { origin: 'https://shop.example' });
    expect(createTransport({ baseUrl: '/api/store/', siteUrl: '/' }).baseUrl).toBe(
      'https://shop.example/api/store',
    );
    for (const path of ['//evil.example', '/\\evil.example', '/@evil.example'])
      expect(new URL(createTransport({ baseUrl: path }).baseUrl).host).toBe('shop.example');
  });

  it.each([undefined, { origin: 'null' }])('throws where there is no origin: %j', (location) => {
    vi.stubGlobal('location', location);
    const message = location
      ? 'baseUrl must be an https URL without query, fragment or user'
      : 'baseUrl must be absolute outside of a page, such as https://shop.example/api/store';
    expect(() => createTransport({ baseUrl: '/api/store' })).toThrow(new TypeError(message));
  });

  it('sends no token over http, except on this machine and to insecureHosts', () => {
    vi.stubGlobal('location', { origin: 'http://192.168.0.10:5173' });
    expect(() => createTransport({ baseUrl: '/api' })).toThrow('baseUrl must be an https URL');
    expect(createTransport({ baseUrl: '/api', insecureHosts: ['192.168.0.10'] }).baseUrl).toBe(
      'http://192.168.0.10:5173/api',
    );
  });
});

describe('insecureHosts', () => {
  it('lists the hosts that may be used over http, on any port', () => {
    const insecureHosts = ['mock', '10.0.2.2'];
    expect(
      createTransport({ baseUrl: 'http://mock:4010', siteUrl: 'http://10.0.2.2', insecureHosts }).baseUrl,
    ).toBe('http://mock:4010');
    for (const url of ['http://mock.example', 'http://a.mock', 'http://mock@evil.example', 'ftp://mock'])
      expect(() => createTransport({ baseUrl: url, insecureHosts })).toThrow('baseUrl must be an https URL');
  });

  it('lists them for a backend too', () => {
    const options: BackendOptions = {
      auth: () => fixedToken('t'),
      calls: [],
      allowedOrigins: ['https://shop.example'],
      baseUrl: 'http://mock:4010',
    };
    expect(createBackend({ ...options, insecureHosts: ['mock'] })).toBeTypeOf('function');
    expect(() => createBackend(options)).toThrow('baseUrl must be an https URL');
  });
});

it.each([301, 302, 303, 307, 308])(
  'a redirect is not followed, so the token does not travel on: %i',
  async (status) => {
    const other = await startStore();
    const moved = respond(status, {}, { location: `${other.url}/elsewhere` });
    const { client } = await startStore(moved, { auth: fixedToken('token-1') });
    const error = await failureOf(client.products.getProduct({ id: 'p' }));
    expect(error).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      status,
      attempts: 1,
      description: 'The server redirects, and the client does not follow redirects',
    });
    expect((await client.fetch('/x')).status).toBe(status);
    expect(other.requests).toEqual([]);
  },
);

it('the fetch of the runtime is looked up when a call is made, so that what replaces it later is used', async () => {
  const client = createClient();
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await client.products.getProduct({ id: 'p' });
  expect(fetch).toHaveBeenCalledOnce();
});

describe('the path of a hand-written call', () => {
  it.each(['@other.example/x', '.other.example/x', ':80@other.example/x', '\\\\other.example', 'orders', ''])(
    'cannot change the host: %j',
    async (path) => {
      const fetch = vi.fn(async () => Response.json({}));
      const client = createTransport({ baseUrl: 'https://shop.example', auth: fixedToken('t'), fetch });
      const error = await failureOf(operation('orders.own', 'GET', path)(client, {}));
      expect(error.cause).toEqual(new TypeError('The path of orders.own must start with a slash'));
      expect(() => navigation('orders.open', path)(client, {})).toThrow(TypeError);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('is a path even if it looks like a host', async () => {
    const { client, requests } = await startStore();
    await operation('orders.own', 'GET', '//other.example/x')(client, {});
    expect(requests.map(({ url }) => url)).toEqual(['//other.example/x']);
  });
});
