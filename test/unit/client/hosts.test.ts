import { json, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, createTransport, fixedToken } from '../../../src/index.ts';
import { navigation, operation } from '../../../src/runtime/index.ts';
import { type BackendOptions, createBackend } from '../../../src/server/index.ts';
import { failureOf } from '../helpers/failure.ts';

describe('base URL', () => {
  it('is the platform unless another is given', () => {
    expect(createClient()[TRANSPORT].baseUrl).toBe('https://www.wixapis.com');
  });

  it('comes before the gateway prefix and the path of a call, a path of its own included', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    for (const baseUrl of [server.url, `${server.url}/`, `${server.url}/proxy`, `${server.url}/proxy//`])
      await createClient({ baseUrl }).orders.getOrder({ id: 'o1' });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/ecom/v1/orders/o1',
      '/ecom/v1/orders/o1',
      '/proxy/ecom/v1/orders/o1',
      '/proxy/ecom/v1/orders/o1',
    ]);
  });

  it('serves one path behind the gateway of each call', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: server.url });
    await client.products.getProduct({ id: 'p' });
    await client.products.deleteProduct({ id: 'p' });
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /stores-reader/v1/products/p',
      'DELETE /stores/v1/products/p',
    ]);
  });

  it.each([
    'http://shop.example',
    'http://192.168.0.1',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'http://notlocalhost',
  ])('is rejected over http when it is another machine: %s', (url) => {
    const rest = `must be an https URL without query, fragment or user; insecureHosts does not list ${url.slice(7)}`;
    expect(() => createTransport({ baseUrl: url })).toThrow(new TypeError(`baseUrl ${rest}`));
    expect(() => createTransport({ siteUrl: url })).toThrow(new TypeError(`siteUrl ${rest}`));
  });

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

  it.each(['localhost:4010', '127.0.0.1:4010', 'shop.example', 'javascript:alert(1)'])(
    'says that the scheme is missing: %s',
    (url) => {
      const rest = 'must start with a scheme: https://, or http:// on this machine';
      expect(() => createTransport({ baseUrl: url })).toThrow(new TypeError(`baseUrl ${rest}`));
      expect(() => createTransport({ siteUrl: url })).toThrow(new TypeError(`siteUrl ${rest}`));
    },
  );

  it.each(['', 'ftp://shop.example', 'https://'])('must be an address: %j', (url) => {
    expect(() => createTransport({ baseUrl: url })).toThrow(
      new TypeError('baseUrl must be an https URL without query, fragment or user'),
    );
  });

  it.each([
    'https://a.example/?',
    'https://a.example/?x=1',
    'https://a.example/#',
    'https://a.example#x',
    'https://user@a.example',
    'https://user:pw@a.example',
  ])('holds no query, fragment or user: %s', (url) => {
    expect(() => createTransport({ baseUrl: url })).toThrow(
      new TypeError('baseUrl must be an https URL without query, fragment or user'),
    );
  });

  it('is normalised, so that no spelling of it moves a call', () => {
    expect(createTransport({ baseUrl: ' HTTPS:\\\\Shop.example\\a ' }).baseUrl).toBe(
      'https://shop.example/a',
    );
  });
});

describe('a base URL that is a path', () => {
  afterEach(() => void vi.unstubAllGlobals());

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

describe('site URL', () => {
  it('takes the web methods, with the token', async () => {
    const platform = await startServer((_request, response) => json(response, {}));
    const site = await startServer((_request, response) => json(response, { result: 1 }));
    const client = createClient({ baseUrl: platform.url, siteUrl: site.url, auth: fixedToken('token-1') });
    await client.webMethods.callWebMethod({ module: 'a', functionName: 'b', args: [] });
    expect(platform.requests).toEqual([]);
    expect(site.requests.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/_webMethods/a/b', 'token-1'],
    ]);
  });

  it('is asked for by name when a web method is called without it', async () => {
    const call = createClient().webMethods.callWebMethod({ module: 'a', functionName: 'b', args: [] });
    await expect(call).rejects.toThrow(new TypeError('webMethods.callWebMethod needs the option siteUrl'));
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'is not followed, so the token does not travel on: %i',
    async (status) => {
      const other = await startServer((_request, response) => json(response, {}));
      const server = await startServer((_request, response) =>
        response.writeHead(status, { location: `${other.url}/elsewhere` }).end(),
      );
      const client = createClient({ baseUrl: server.url, auth: fixedToken('token-1') });
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
});

describe('a call that the browser navigates to', () => {
  it('builds its address and fetches nothing', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: `${server.url}/proxy` });
    const url = client.oauth.authorize({
      clientId: 'c',
      responseType: 'code',
      state: 's&1',
      codeChallenge: 'x',
      codeChallengeMethod: 'S256',
    });
    expect(url.href).toBe(
      `${server.url}/proxy/oauth2/authorize?clientId=c&responseType=code&state=s%261&codeChallenge=x&codeChallengeMethod=S256`,
    );
    expect(server.requests).toEqual([]);
  });
});

describe('the fetch of the runtime', () => {
  it('is looked up when a call is made, so that what replaces it later is used', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: server.url });
    const original = globalThis.fetch;
    let count = 0;
    globalThis.fetch = (...args) => {
      count++;
      return original(...args);
    };
    try {
      await client.products.getProduct({ id: 'p' });
    } finally {
      globalThis.fetch = original;
    }
    expect(count).toBe(1);
  });
});

describe('the path of a hand-written call', () => {
  it.each(['@other.example/x', '.other.example/x', ':80@other.example/x', '\\\\other.example', 'orders', ''])(
    'cannot change the host: %j',
    async (path) => {
      const sent: string[] = [];
      const fetch: typeof globalThis.fetch = async (url) => {
        sent.push(String(url));
        return Response.json({});
      };
      const client = createTransport({ baseUrl: 'https://shop.example', auth: fixedToken('t'), fetch });
      const error = await failureOf(operation('orders.own', 'GET', path)(client, {}));
      expect(error.cause).toEqual(new TypeError('The path of orders.own must start with a slash'));
      expect(() => navigation('orders.open', path)(client, {})).toThrow(TypeError);
      expect(sent).toEqual([]);
    },
  );

  it('is a path even if it looks like a host', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    await operation('orders.own', 'GET', '//other.example/x')(createTransport({ baseUrl: server.url }), {});
    expect(server.requests.map(({ url }) => url)).toEqual(['//other.example/x']);
  });
});
