import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from 'storewire-dev-kit/server';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { headerValue, STAFF_HEADER } from '../request-headers.ts';
import { callsOf, ROLES } from '../roles.ts';
import { createApp } from '../server/app.ts';
import { openAudit } from '../server/audit.ts';
import { BUILD } from '../server/build.ts';
import { localStaff } from '../server/local-staff.ts';
import { readSettings } from '../server/settings.ts';
import { openOffice, openProfile, type PageFetch, signIn, type TestOffice } from './office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const search = { method: 'POST', body: JSON.stringify({ search: {} }) };
const SEARCH_ORDERS = '/api/store/ecom/v1/orders/search';

describe('sessions of staff', () => {
  it('start with the password of a local account and end with a sign-out', async () => {
    const page = openProfile(office.origin);
    expect((await page('/staff/session')).status).toBe(401);
    expect((await signIn(page, 'Orders@example.com ')).status).toBe(204);
    expect(await (await page('/staff/session')).json()).toEqual({
      id: 'orders@example.com',
      role: 'orders',
      fullName: 'Orders',
    });
    const signedOut = await page('/staff/sign-out', { method: 'POST' });
    expect(signedOut.status).toBe(204);
    expect(signedOut.headers.get('clear-site-data')).toBe('"storage"');
    expect((await page('/staff/session')).status).toBe(401);
  });

  it('are in a cookie that scripts and other sites cannot use', async () => {
    const response = await signIn(openProfile(office.origin), 'owner@example.com');
    const cookie = response.headers.getSetCookie().at(-1);
    expect(cookie).toMatch(/^staff=[\w-]{36}; /);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('cannot be started from a page of another origin', async () => {
    const page = openProfile(office.origin);
    const body = JSON.stringify({ username: 'owner@example.com', password: SAMPLE_PASSWORD });
    const headers = { origin: 'https://elsewhere.example' };
    expect((await page('/staff/sign-in', { method: 'POST', body, headers })).status).toBe(403);
  });

  it('cannot be started for 15 minutes after five wrong passwords', async () => {
    const page = openProfile(office.origin);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await signIn(page, 'support@example.com', 'wrong')).status).toBe(401);
    const refused = await signIn(page, 'support@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await signIn(page, 'catalog@example.com')).status).toBe(204);
  });
});

it('a role that is changed or taken away applies to sessions that have begun', async () => {
  const staff = localStaff(SAMPLE_PASSWORD);
  const other = await openOffice({ staff });
  onTestFinished(() => other.close());
  const page = openProfile(other.origin);
  await signIn(page, 'orders@example.com');
  const account = staff.find(({ email }) => email === 'orders@example.com');
  Object.assign(account ?? {}, { role: 'catalog' });
  expect(await (await page('/staff/session')).json()).toMatchObject({ role: 'catalog' });
  expect((await page(SEARCH_ORDERS, search)).status).toBe(403);
  staff.splice(0);
  expect((await page(SEARCH_ORDERS, search)).status).toBe(401);
  expect((await page('/staff/session')).status).toBe(401);
});

describe('calls of pages', () => {
  it('need a session', async () => {
    expect((await openProfile(office.origin)(SEARCH_ORDERS, search)).status).toBe(401);
  });

  it('are those of the role', async () => {
    const page = openProfile(office.origin);
    await signIn(page, 'orders@example.com');
    expect((await page(SEARCH_ORDERS, search)).status).toBe(200);
    const products = { method: 'POST', body: JSON.stringify({ product: { name: 'Bowl' } }) };
    expect((await page('/api/store/stores/v1/products', products)).status).toBe(403);
    expect((await page('/api/store/no/such/call')).status).toBe(404);
    await signIn(page, 'catalog@example.com');
    expect((await page(SEARCH_ORDERS, search)).status).toBe(403);
  });

  it('cannot be made from a page of another origin', async () => {
    const page = openProfile(office.origin);
    await signIn(page, 'owner@example.com');
    const headers = { origin: 'https://elsewhere.example' };
    expect((await page(SEARCH_ORDERS, { ...search, headers })).status).toBe(403);
  });

  it('are refused for a page that was opened for someone else', async () => {
    const page = openProfile(office.origin);
    await signIn(page, 'catalog@example.com');
    const create = (openedFor: string, path: string, body: object) =>
      page(path, {
        method: 'POST',
        headers: { [STAFF_HEADER]: headerValue(openedFor) },
        body: JSON.stringify(body),
      });
    const product = { name: 'Bowl', productType: 'physical', priceData: { price: 5 } };
    const writes: [path: string, body: object][] = [
      ['/api/store/stores/v1/products', { product }],
      ['/api/local/setStock', { productId: 'none', quantity: 5 }],
      ['/staff/sessions/any/end', {}],
    ];
    for (const write of writes) expect((await create('owner@example.com', ...write)).status).toBe(409);
    const answers = writes.map(async (write) => (await create('catalog@example.com', ...write)).status);
    const [made, ...others] = await Promise.all(answers);
    expect(made).toBe(200);
    expect(others).not.toContain(409);
    const { items } = office.platform.listItems({ entity: 'product', limit: 100 });
    expect(items.filter(({ name }) => name === 'Bowl')).toHaveLength(1);
  });

  it('include every call of every role for the owner', () => {
    const ofOwner = callsOf('owner');
    for (const role of ROLES) expect(ofOwner).toEqual(expect.arrayContaining([...callsOf(role)]));
  });
});

describe('actions of the local platform', () => {
  it('are those of the role', async () => {
    const page = openProfile(office.origin);
    const path = '/api/local/listItems?id=any';
    expect((await page(path)).status).toBe(401);
    await signIn(page, 'orders@example.com');
    expect((await page(path)).status).toBe(403);
    expect((await page('/api/local/reset', { method: 'POST' })).status).toBe(403);
  });

  it('read nothing but payments of orders', async () => {
    const page = openProfile(office.origin);
    await signIn(page, 'orders@example.com');
    const [order] = office.platform.listItems({ entity: 'order', limit: 1 }).items;
    const id = String(order?.['id']);
    const response = await page(`/api/local/getItem?entity=order&id=${id}`);
    expect(await response.json()).toMatchObject({ item: { id, payments: expect.any(Array) } });
  });
});

it('the page allows no script, style or frame of anyone else', async () => {
  const response = await openProfile(office.origin)('/orders');
  const policy = response.headers.get('content-security-policy');
  const nonce = /'nonce-([\w-]{36})'/.exec(policy ?? '')?.[1];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await response.text()).toContain(`nonce="${nonce}"`);
  expect(policy).not.toContain('unsafe');
});

it('the page shows files of the media origins, and uploads files to them', async () => {
  const variables = { STORE_URL: 'https://store.example', OFFICE_ORIGIN: 'https://office.example' };
  const names = [
    'AUDIT_FILE',
    'STORE_API_KEY',
    'STORE_SITE_ID',
    'STAFF_ISSUER',
    'STAFF_CLIENT_ID',
    'STAFF_CLIENT_SECRET',
  ];
  const others = Object.fromEntries(names.map((name) => [name, 'any']));
  const MEDIA_ORIGINS = 'https://media.example  https://upload.example/path';
  const settings = readSettings({ ...variables, ...others, MEDIA_ORIGINS });
  expect(settings.mediaOrigins).toEqual(['https://media.example', 'https://upload.example']);
  expect(() => readSettings({ ...variables, ...others, MEDIA_ORIGINS: 'media.example' })).toThrow();
  const { headers } = await createApp({ ...settings, folder: BUILD, audit: openAudit(':memory:') }).request(
    '/',
  );
  const policy = headers.get('content-security-policy');
  const origins = 'https://store.example https://media.example https://upload.example';
  expect(policy).toContain(`img-src 'self' data: blob: ${origins};`);
  expect(policy).toContain(`connect-src 'self' ${origins};`);
});

it('a page that could not be read is read again by the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const audit = openAudit(':memory:');
  onTestFinished(() => audit.close());
  const shop = { storeUrl: 'http://127.0.0.1:9', apiKey: 'any', siteId: 'any', isLocal: false };
  const staff = localStaff(SAMPLE_PASSWORD);
  const app = createApp({ ...shop, origin: office.origin, auditFile: ':memory:', staff, folder, audit });
  expect((await app.request('/')).status).toBe(500);
  await writeFile(join(folder, 'index.html'), '<title>Back office</title>');
  expect(await (await app.request('/')).text()).toBe('<title>Back office</title>');
});

it('the page has the name and the language of the shop, which are read again for staff only', async () => {
  const [anyone, owner] = [openProfile(office.origin), openProfile(office.origin)];
  await signIn(owner, 'owner@example.com');
  const linesOf = async (response: Response) =>
    (await response.text()).split('\n').filter((line) => line.includes('name="shop-'));
  const before = await linesOf(await owner('/'));
  const { shopName, language } = office.platform.getSettings();
  onTestFinished(() => void office.platform.changeSettings({ shopName, language }));
  office.platform.changeSettings({ shopName: 'Tide & "Kiln" <b>', language: 'de' });
  expect(await linesOf(await anyone('/'))).toEqual(before);
  const after = await linesOf(await owner('/'));
  expect(after.join()).toContain('<meta name="shop-name" content="Tide &amp; &quot;Kiln&quot; &lt;b>"');
  expect(after.join()).toContain('<meta name="shop-language" content="de"');
  expect(await linesOf(await anyone('/'))).toEqual(after);
});

it('the page has the version of the catalog, also when the platform can no longer be reached', async () => {
  const versionOf = async (page: PageFetch): Promise<string | undefined> =>
    /name="catalog-version" content="(\d)"/.exec(await (await page('/')).text())?.[1];
  expect(await versionOf(openProfile(office.origin))).toBe('1');
  const other = await openOffice({ settings: { catalogVersion: 3 } });
  onTestFinished(() => other.close());
  const owner = openProfile(other.origin);
  await signIn(owner, 'owner@example.com');
  expect(await versionOf(owner)).toBe('3');
  await other.platform.close();
  expect(await versionOf(owner)).toBe('3');
});

/** A back office whose platform answers as `request` of the server says. Resolves to the version in its page. */
async function openStoreServer() {
  const audit = openAudit(':memory:');
  onTestFinished(() => audit.close());
  const server = createServer();
  const storeUrl = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const { apiKey, siteId } = office.platform.shop;
  const settings = { storeUrl, apiKey, siteId, isLocal: false, auditFile: ':memory:' };
  const staff = localStaff(SAMPLE_PASSWORD);
  const app = createApp({ ...settings, origin: office.origin, staff, folder: BUILD, audit });
  const versionOf = async (): Promise<string | undefined> =>
    /name="catalog-version" content="(\w*)"/.exec(await (await app.request('/')).text())?.[1];
  return { server, versionOf };
}

it('the page has no version of the catalog until the platform has answered', async () => {
  const { server, versionOf } = await openStoreServer();
  server.on('request', (_request, response) => response.destroy());
  expect(await versionOf()).toBe('');
  server.removeAllListeners('request');
  server.on(
    'request',
    getRequestListener((request) => office.platform.fetch(request)),
  );
  expect(await versionOf()).toBe('1');
});

it.each([
  [404, {}, '1'],
  [401, {}, 'refused'],
  [403, {}, 'refused'],
  [200, { catalogVersion: 'STORES_NOT_INSTALLED' }, 'none'],
])(
  'after a read of the version with the status %i and %o, the page has the version "%s", until it can be read',
  async (status, body, version) => {
    const { server, versionOf } = await openStoreServer();
    const answers = [Response.json({ message: 'no', ...body }, { status })];
    const answer = () => answers.shift() ?? Response.json({ catalogVersion: 'V3_CATALOG' });
    server.on(
      'request',
      getRequestListener(({ url }) => (url.endsWith('/version') ? answer() : Response.json({}))),
    );
    expect(await versionOf()).toBe(version);
    // a site that has a version keeps it
    expect(await versionOf()).toBe(version === '1' ? '1' : '3');
  },
);

it('no response and no script has the key of the merchant or a password', async () => {
  const page = openProfile(office.origin);
  const { items } = office.platform.listItems({ entity: 'order', limit: 100 });
  const id = String(items.find(({ number }) => number === '10019')?.['id']);
  const files = (await readdir(join(BUILD, 'assets'))).map((file) => `/assets/${file}`);
  const ofPages = [
    '/',
    `/orders/${id}/show`,
    '/staff/session',
    SEARCH_ORDERS,
    `/api/store/ecom/v1/orders/${id}`,
  ];
  const ofLocal = [`/api/local/getItem?entity=order&id=${id}`, '/api/local/getItem?id=none'];
  const responses = [await signIn(page, 'owner@example.com')];
  for (const path of [...ofPages, ...ofLocal, ...files])
    responses.push(await page(path, path === SEARCH_ORDERS ? search : {}));
  const texts = responses.map(async (response) => [...response.headers].join() + (await response.text()));
  const all = (await Promise.all(texts)).join('\n');
  // the orders and the scripts are among them
  expect(all).toContain('"number":"10019"');
  expect(all).toContain('Too many attempts');
  for (const secret of [office.platform.shop.apiKey, SAMPLE_PASSWORD])
    expect(all.includes(secret), secret).toBe(false);
});
