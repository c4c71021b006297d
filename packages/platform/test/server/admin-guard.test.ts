import { createServer, request as httpRequest } from 'node:http';
import { createClient, fixedToken } from 'storewire';
import { listen } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { createIdentityShop } from '../identity-shop.ts';
import { createProduct, createShop } from '../shop.ts';

/** Sends any headers, also those that `fetch` does not let a caller set. */
const statusFor = (url: string, method: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    httpRequest(url, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });

test('pages of other sites can neither read nor change anything', async () => {
  const shop = createShop();
  await createProduct(shop);
  const url = await shop.listen({ port: 0 });
  const { port } = new URL(url);
  const hostile: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: `https://127.0.0.1:${port}` },
    // another name of this machine is another origin
    { origin: `http://localhost:${port}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ];
  for (const headers of hostile)
    for (const [method, path] of [
      ['POST', '/__dev/api/reset'],
      ['POST', '/__dev/actions/reset'],
      ['GET', '/__dev/api/listMails'],
      ['GET', '/__dev/inbox'],
      ['OPTIONS', '/__dev/api/reset'],
    ] as const) {
      const { status, headers: received } = await statusFor(url + path, method, headers);
      expect([status, method, path, headers]).toEqual([403, method, path, headers]);
      expect(Object.keys(received).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  const posted = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await statusFor(`${url}/__dev/actions/reset`, 'POST', posted)).status).toBe(403);
  expect(shop.listItems({ entity: 'product' }).total).toBe(1);
});

test('a name that resolves to this machine reaches nothing', async () => {
  const shop = createShop();
  const url = await shop.listen({ port: 0 });
  const { port } = new URL(url);
  for (const host of [`evil.example:${port}`, '127.0.0.1', `127.0.0.1.evil.example:${port}`])
    for (const path of ['/__dev/shop', '/ecom/v1/checkout-settings'])
      expect((await statusFor(url + path, 'GET', { host })).status).toBe(421);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
    expect((await statusFor(`${url}/__dev/shop`, 'GET', { host })).status).toBe(200);
});

test('names that mean this machine in browsers and containers reach it', async () => {
  const shop = createShop();
  const url = await shop.listen({ port: 0 });
  const { port } = new URL(url);
  const statusOf = async (host: string) => (await statusFor(`${url}/__dev/health`, 'GET', { host })).status;
  for (const name of ['localhost.', 'shop.localhost', 'host.docker.internal']) {
    expect(await statusOf(`${name}:${port}`)).toBe(200);
    expect(await statusOf(`${name}.evil.example:${port}`)).toBe(421);
  }
});

test('on all networks, only addresses and own names are accepted', async () => {
  const shop = createShop();
  const url = await shop.listen({ port: 0, hostname: '0.0.0.0' });
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const statusOf = async (host: string) => (await statusFor(`${url}/__dev/health`, 'GET', { host })).status;
  expect(await statusOf('192.168.1.7:8080')).toBe(200);
  expect(await statusOf('localhost:8080')).toBe(200);
  expect(await statusOf('evil.example')).toBe(421);
});

test('URLs have the public name of the machine, which is one of its own', async () => {
  const shop = createIdentityShop();
  const { host, port } = new URL(await shop.listen({ port: 0, publicHostname: 'shop.localhost' }));
  expect(host).toBe(`shop.localhost:${port}`);
  expect((await statusFor(`http://127.0.0.1:${port}/__dev/shop`, 'GET', { host })).status).toBe(200);
  await shop.as('visitor').recovery.sendRecoveryEmail({ email: ANN.email });
  expect(new URL(shop.mailsTo(ANN.email)[0]?.link ?? '').host).toBe(host);
});

test('behind a reverse proxy, URLs have its origin, whose name is accepted', async () => {
  const shop = createIdentityShop();
  const publicOrigin = 'https://shop.example';
  const free = createServer();
  const port = await listen(free);
  await new Promise((closed) => free.close(closed));
  expect(await shop.listen({ port, publicOrigin })).toBe(publicOrigin);
  const headers = { host: 'shop.example', origin: publicOrigin, 'sec-fetch-site': 'same-origin' };
  expect((await statusFor(`http://127.0.0.1:${port}/__dev/api/listMails`, 'GET', headers)).status).toBe(200);
  expect(
    (await statusFor(`http://127.0.0.1:${port}/__dev/shop`, 'GET', { host: 'evil.example' })).status,
  ).toBe(421);
  await shop.as('visitor').recovery.sendRecoveryEmail({ email: ANN.email });
  expect(new URL(shop.mailsTo(ANN.email)[0]?.link ?? '').origin).toBe(publicOrigin);
  // the proxy sends the Host of the platform
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    auth: fixedToken(shop.tokenFor({ role: 'visitor' })),
  });
  const { redirectSession } = await client.redirects.createRedirectSession({
    login: {},
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  });
  const page = new URL(redirectSession?.fullUrl ?? '');
  expect(page.origin).toBe(publicOrigin);
  const form = await fetch(`http://127.0.0.1:${port}/sign-in${page.search}`, {
    method: 'POST',
    headers: { origin: publicOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'step=login',
  });
  expect(await form.text()).not.toContain('sent by a page of another site');
});

test('the console, programs and links to it are let in, and no page can show it in a frame', async () => {
  const shop = createShop();
  const url = await shop.listen({ port: 0 });
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const { status, headers } = await statusFor(`${url}/__dev`, 'GET', link);
  expect(status).toBe(200);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const own = { origin: url, 'sec-fetch-site': 'same-origin' };
  expect((await statusFor(`${url}/__dev/api/reset`, 'POST', own)).status).toBe(200);
  expect((await statusFor(`${url}/__dev/api/reset`, 'POST', {})).status).toBe(200);
});
