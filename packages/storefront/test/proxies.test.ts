/** Every route behind proxies, which keep responses and connections, and with browsers that ask ahead. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { visitThroughSharedCache } from 'storewire-dev-kit/shared-cache';
import { expect, onTestFinished, test } from 'vitest';
import { startMemberShop } from './member.ts';
import { pathsOfRoutes } from './pages.ts';
import { newVisitor } from './visitor.ts';

const shop = await startMemberShop();
const paths = pathsOfRoutes('none');
const dataPaths = paths.map((path) => path.replace(/(?=\?|$)/, '.data'));

test('no cache in front of the store front keeps what sets cookies, or gives a visitor the session of another one', async () => {
  const form = { method: 'POST', headers: { origin: shop.origin } };
  const choice = new URLSearchParams({ theme: 'dark' });
  const count = await visitThroughSharedCache(shop.origin, [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path: path.replace(/(?=\?|$)/, '.data') })),
    { path: '/en', method: 'HEAD' },
    { path: '/api/store/session', ...form },
    { path: '/en/sign-in', ...form, body: new URLSearchParams({ intent: 'login' }) },
    { path: '/en/nothing.data' },
  ]);
  expect(count).toBeGreaterThan(paths.length);
  for (const path of ['/theme', '/theme.data']) {
    const { headers } = await fetch(shop.origin + path, { ...form, body: choice, redirect: 'manual' });
    expect([headers.getSetCookie().length, headers.get('cache-control')]).toEqual([3, 'private, no-store']);
  }
});

test.each([
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a HEAD', { method: 'HEAD' }],
])('%s gives no cookies to somebody who has a session, on any route', async (_what, init) => {
  const visitor = newVisitor(shop);
  await visitor.open('/en');
  for (const path of [...paths, ...dataPaths]) {
    const { headers } = await visitor.request(path, init);
    expect([path, headers.getSetCookie()]).toEqual([path, []]);
  }
});

test('a proxy can send all requests through one connection, also those whose bodies are refused', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const sockets = new Set<unknown>();
  const send = (path: string, method: string, type?: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { origin: shop.origin, ...(type && { 'content-type': type }) };
      const sent = request(shop.origin + path, { agent, method, headers }, resolve);
      sent.on('error', reject).on('socket', (socket) => sockets.add(socket));
      sent.end(type && 'x'.repeat(100_000));
    });
  for (const path of paths) {
    for (const [method, type] of [['GET'], ['POST', 'application/json'], ['PUT', 'text/plain']]) {
      const response = await send(path, method ?? '', type);
      await text(response);
      expect([path, method, response.headers['x-request-id']]).toEqual([path, method, expect.any(String)]);
    }
  }
  expect(sockets.size).toBe(1);
});
