import type { AddressInfo } from 'node:net';
import middie from '@fastify/middie';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { createClient, type MemberCredentials, member } from 'storewire';
import { addToCurrentCart, getCurrentCart, queryProducts } from 'storewire/operations';
import { openBrowser } from 'storewire-dev-kit/cookie-browser';
import { gate, json, startServer } from 'storewire-dev-kit/server';
import { type Backend, createBackend } from 'storewire-server';
import { describe, expect, it, onTestFinished } from 'vitest';

type Handler = (request: Request) => Promise<Response>;

/** Starts a server with handlers by their paths; returns its URL. */
type StartFramework = (handlers: Readonly<Record<string, Handler>>) => Promise<string>;

const startExpress: StartFramework = async (handlers) => {
  const app = express();
  for (const [path, handler] of Object.entries(handlers)) app.use(path, getRequestListener(handler));
  return listen(app);
};

const startFastify: StartFramework = async (handlers) => {
  const app = fastify();
  await app.register(middie);
  for (const [path, handler] of Object.entries(handlers)) app.use(path, getRequestListener(handler));
  onTestFinished(() => app.close());
  return app.listen({ port: 0 });
};

async function listen(app: express.Express): Promise<string> {
  const server = app.listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((listening) => server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ORIGIN = 'https://shop.example';
const WRITE = {
  method: 'POST',
  headers: { origin: ORIGIN, 'content-type': 'application/json' },
  body: '{"lineItems":[]}',
};
const CART = '/api/store/ecom/v1/carts/current';

const backendOf = (baseUrl: string, clientId = 'client-1'): Backend<MemberCredentials> =>
  createBackend({
    auth: (storage) => member({ clientId, storage }),
    calls: [addToCurrentCart, getCurrentCart, queryProducts],
    allowedOrigins: [ORIGIN],
    cookies: { secure: false },
    mount: '/api/store',
    baseUrl,
  });

/** A platform that issues tokens, and responds to a call as `answer` does. */
const startPlatform = (answer: Parameters<typeof startServer>[0]) =>
  startServer((request, response) =>
    request.url === '/oauth2/token'
      ? json(response, { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 })
      : answer(request, response),
  );

describe.each([
  ['Express', startExpress],
  ['Fastify', startFastify],
] as const)('a backend in %s', (_framework, startFramework) => {
  it('gets the calls of pages below its mount, with their bodies and cookies', async () => {
    const platform = await startPlatform((_request, response) => json(response, { cart: { id: 'c1' } }));
    const browser = openBrowser(await startFramework({ '/api/store': backendOf(platform.url) }));
    expect((await browser.fetch('/api/store/session', WRITE)).status).toBe(200);
    expect(browser.cookies.size).toBe(2);
    const response = await browser.fetch(`${CART}/add-to-cart`, WRITE);
    expect([response.status, await response.json()]).toEqual([200, { cart: { id: 'c1' } }]);
    expect((await browser.fetch(`${CART}?a=1`)).status).toBe(200);
    expect((await browser.fetch(`${CART}/checkout`, WRITE)).status).toBe(404);
    expect(platform.requests.map(({ method, url, body }) => [method, url, body]).slice(1)).toEqual([
      ['POST', '/ecom/v1/carts/current/add-to-cart', '{"lineItems":[]}'],
      ['GET', '/ecom/v1/carts/current?a=1', ''],
    ]);
  });

  it('reads a body that arrives in parts, and passes on a response in parts', async () => {
    const { opened, open } = gate();
    const platform = await startPlatform(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"products":');
      await opened;
      response.end('[]}');
    });
    const url = await startFramework({ '/api/store': backendOf(platform.url) });
    const parts = new TransformStream<Uint8Array>();
    const writer = parts.writable.getWriter();
    const path = '/api/store/stores-reader/v1/products/query-platformized';
    const sent = fetch(url + path, { ...WRITE, body: parts.readable, duplex: 'half' } as RequestInit);
    for (const part of ['{"query"', ':{}}']) await writer.write(new TextEncoder().encode(part));
    await writer.close();
    const response = await sent;
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"products":');
    open();
    expect((await reader?.read())?.value).toBe('[]}');
    expect(platform.requests.at(-1)?.body).toBe('{"query":{}}');
  });

  it('has routes of its own, whose cookies all reach the browser', async () => {
    const platform = await startPlatform((_request, response) => json(response, { cart: { id: 'c1' } }));
    const backend = backendOf(platform.url);
    const route: Handler = async (request) => {
      const { auth, addTo } = backend.session(request);
      const { cart } = await getCurrentCart(createClient({ baseUrl: platform.url, auth }));
      return addTo(Response.json({ id: cart.id }));
    };
    const response = await fetch(`${await startFramework({ '/cart': route })}/cart`);
    expect(await response.json()).toEqual({ id: 'c1' });
    const cookies = response.headers.getSetCookie();
    expect([cookies.length, cookies.filter((line) => line.includes('HttpOnly')).length]).toEqual([2, 1]);
  });
});

describe('a session in Express', () => {
  it('sets its cookies in a response of Express, which no cache may store', async () => {
    const platform = await startPlatform((_request, response) => json(response, { cart: { id: 'c1' } }));
    const backend = backendOf(platform.url);
    const app = express().get('/cart', async (_incoming, response) => {
      const { auth, save } = backend.session(new Request('http://localhost/cart'));
      await getCurrentCart(createClient({ baseUrl: platform.url, auth }));
      response.setHeaders((await save()).addTo(new Response()).headers);
      response.json({ id: 'c1' });
    });
    const { headers } = await fetch(`${await listen(app)}/cart`);
    expect([headers.getSetCookie().length, headers.get('cache-control')]).toEqual([2, 'private, no-store']);
  });
});

describe('a backend behind a body parser', () => {
  it('explains that the body was read before', async () => {
    const platform = await startPlatform((_request, response) => json(response, {}));
    const app = express().use(express.json());
    const url = await listen(app.use('/api/store', getRequestListener(backendOf(platform.url))));
    const response = await fetch(`${url}${CART}/add-to-cart`, WRITE);
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: expect.stringContaining('handle it before body parsers such as express.json()') },
    ]);
    expect(platform.requests).toEqual([]);
  });
});
