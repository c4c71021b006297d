import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from 'storewire-dev-kit/server';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Change } from '../changes.ts';
import { headerValue, REASON_HEADER } from '../request-headers.ts';
import { createApp } from '../server/app.ts';
import { openAudit } from '../server/audit.ts';
import { BUILD } from '../server/build.ts';
import { localStaff } from '../server/local-staff.ts';
import { openOffice, openProfile, type PageFetch, signIn, type TestOffice } from './office.ts';

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

let office: TestOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function pageOf(role: string, { origin } = office): Promise<PageFetch> {
  const page = openProfile(origin);
  await signIn(page, `${role}@example.com`);
  return page;
}

const idOf = (entity: string, index = 0, { platform } = office): string =>
  String(platform.listItems({ entity, limit: 100 }).items[index]?.['id']);

const send = (page: PageFetch, method: string, path: string, body: object): Promise<Response> =>
  page(path, { method, body: JSON.stringify(body) });

const changes = async (page: PageFetch, query: Record<string, string>): Promise<Change[]> =>
  (await (await page(`/staff/changes?${new URLSearchParams(query)}`)).json()).data;

const order = (id: string): string => `/api/store/ecom/v1/orders/${id}`;

it('a change is kept with who, what and when, and without the values of its fields', async () => {
  const auditFile = join(await openFolder(), 'audit.sqlite');
  const other = await openOffice({ auditFile });
  onTestFinished(() => other.close());
  const page = await pageOf('orders', other);
  const id = idOf('order', 0, other);
  const body = { order: { buyerInfo: { email: 'private@example.com' }, archived: true } };
  const response = await send(page, 'PATCH', order(id), body);
  expect(response.status).toBe(200);
  const [change] = await changes(page, { record: id });
  expect(change).toMatchObject({
    staff: 'orders@example.com',
    fullName: 'Orders',
    role: 'orders',
    resource: 'orders',
    call: 'updateOrder',
    records: [id],
    fields: ['buyerInfo', 'archived'],
    outcome: 'DONE',
    requestId: response.headers.get('x-wix-request-id'),
  });
  expect(Date.now() - Date.parse(change?.at ?? '')).toBeLessThan(60_000);
  const file = await readFile(auditFile, 'latin1');
  expect(file).toContain('updateOrder');
  for (const secret of ['private@example.com', SAMPLE_PASSWORD, other.platform.shop.apiKey])
    expect(file.includes(secret), secret).toBe(false);
});

it('reads are not kept', async () => {
  const page = await pageOf('owner');
  const id = idOf('order', 1);
  await page(order(id));
  expect(await changes(page, { record: id })).toEqual([]);
});

it('a write that the role does not include is kept as refused, one that the platform rejects as failed', async () => {
  const page = await pageOf('support');
  const id = idOf('order', 2);
  expect((await send(page, 'POST', `${order(id)}/cancel`, {})).status).toBe(403);
  const invalid = { order: { buyerInfo: { email: 1 } } };
  expect((await send(page, 'PATCH', order(id), invalid)).status).toBe(400);
  expect(await changes(page, { record: id })).toMatchObject([
    { call: 'updateOrder', outcome: 'FAILED', fields: [] },
    { call: 'cancelOrder', outcome: 'REFUSED', fields: [] },
  ]);
});

it('actions of the local platform are kept, too', async () => {
  const page = await pageOf('support');
  const id = idOf('order', 3);
  expect((await send(page, 'POST', '/api/local/refundOrder', { orderId: id, payments: [] })).status).toBe(
    403,
  );
  const [refused] = await changes(page, { record: id });
  expect(refused).toMatchObject({ resource: 'orders', call: 'refundOrder', outcome: 'REFUSED' });
  const catalog = await pageOf('catalog');
  const productId = idOf('product', 1);
  await send(catalog, 'POST', '/api/local/setStock', { productId, trackQuantity: true, quantity: 7 });
  expect(await changes(catalog, { record: productId })).toMatchObject([
    { resource: 'variants', call: 'setStock', fields: ['trackQuantity', 'quantity'], outcome: 'DONE' },
  ]);
});

it.each([
  ['a call of the contract', (id: string) => ['PATCH', order(id), { order: { archived: true } }] as const],
  [
    'an action of the local platform',
    (orderId: string) => ['POST', '/api/local/commentOnOrder', { orderId, message: 'Broken' }] as const,
  ],
])('a change is kept with its reason, and made without one that cannot be read: %s', async (_kind, write) => {
  const page = await pageOf('owner');
  const id = idOf('order', 6);
  const [method, path, input] = write(id);
  const body = JSON.stringify(input);
  for (const reason of [headerValue('Beschädigt'), 'Besch%E4digt'])
    await page(path, { method, body, headers: { [REASON_HEADER]: reason } });
  expect((await changes(page, { record: id })).slice(0, 2)).toMatchObject([
    { reason: null, outcome: 'DONE' },
    { reason: 'Beschädigt', outcome: 'DONE' },
  ]);
});

it('a change of many records is shown at each, and as partly done if some were rejected', async () => {
  const page = await pageOf('owner');
  const [first, second] = [idOf('order', 4), idOf('order', 5)];
  const none = crypto.randomUUID();
  const archive = (ids: string[]) => ids.map((id) => ({ order: { id, archived: true } }));
  const path = '/api/store/ecom/v1/bulk/orders/update';
  expect((await send(page, 'POST', path, { orders: archive([first, second]) })).status).toBe(200);
  expect((await send(page, 'POST', path, { orders: archive([first, none]) })).status).toBe(200);
  expect(await changes(page, { record: second })).toMatchObject([{ fields: ['archived'], outcome: 'DONE' }]);
  expect(await changes(page, { record: first })).toMatchObject([
    { outcome: 'PARTLY_DONE', records: [first, none].toSorted() },
    { outcome: 'DONE' },
  ]);
});

it('a record that was created has who created it', async () => {
  const page = await pageOf('catalog');
  const product = { name: 'Bowl', productType: 'physical', priceData: { price: 12 } };
  const response = await send(page, 'POST', '/api/store/stores/v1/products', { product });
  const { id } = (await response.json()).product;
  expect(await changes(page, { record: id })).toMatchObject([
    { call: 'createProduct', fields: ['name', 'productType', 'priceData'], records: [id] },
  ]);
});

it('a role sees the changes of what it may see, filtered', async () => {
  const id = idOf('product');
  const product = { product: { name: 'Jug' } };
  await send(await pageOf('catalog'), 'PATCH', `/api/store/stores/v1/products/${id}`, product);
  const owner = await pageOf('owner');
  await send(owner, 'PATCH', order(idOf('order', 6)), { order: { archived: true } });
  const seen = async (page: PageFetch, query: Record<string, string>) => [
    ...new Set((await changes(page, { limit: '100', ...query })).map(({ resource }) => resource)),
  ];
  expect(await seen(await pageOf('catalog'), {})).not.toContain('orders');
  expect(await seen(await pageOf('catalog'), { resource: 'orders' })).toEqual([]);
  expect(await seen(owner, { resource: 'orders' })).toEqual(['orders']);
  const ofCatalog = { staff: 'catalog@example.com', outcome: 'DONE', record: id };
  expect(await changes(owner, ofCatalog)).toMatchObject([{ call: 'updateProduct' }]);
  expect(await changes(owner, { ...ofCatalog, to: '2020-01-01T00:00:00.000Z' })).toEqual([]);
  expect((await openProfile(office.origin)('/staff/changes')).status).toBe(401);
});

it('a change is on the disk before the platform gets it, and stays if the server stops meanwhile', async () => {
  const file = join(await openFolder(), 'audit.sqlite');
  const readKept = (): Change[] => {
    const kept = openAudit(file);
    const { data } = kept.list({ resources: ['orders'], offset: 0, limit: 10 });
    kept.close();
    return data;
  };
  const atRequest = Promise.withResolvers<Change[]>();
  // a platform that never answers
  const platform = createServer(() => atRequest.resolve(readKept()));
  const storeUrl = `http://127.0.0.1:${await listen(platform)}`;
  onTestFinished(() => void platform.close());
  const origin = 'http://localhost';
  const settings = { origin, storeUrl, apiKey: 'any', siteId: crypto.randomUUID(), isLocal: false };
  const audit = openAudit(file);
  const staff = localStaff(SAMPLE_PASSWORD);
  const app = createApp({ ...settings, auditFile: file, staff, folder: BUILD, audit });
  const headers = { origin, 'content-type': 'application/json' };
  const credentials = JSON.stringify({ username: 'owner@example.com', password: SAMPLE_PASSWORD });
  const signedIn = await app.request('/staff/sign-in', { method: 'POST', headers, body: credentials });
  const cookie = signedIn.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  const body = JSON.stringify({ order: { archived: true } });
  const response = app.request(order('one'), { method: 'PATCH', headers: { ...headers, cookie }, body });
  const expected = [{ call: 'updateOrder', records: ['one'], outcome: 'STARTED' }];
  expect(await atRequest.promise).toMatchObject(expected);
  // a server that is killed now leaves this
  expect(readKept()).toMatchObject(expected);
  platform.closeAllConnections();
  expect((await response).status).toBe(502);
  expect(readKept()).toMatchObject([{ call: 'updateOrder', outcome: 'UNKNOWN' }]);
  audit.close();
});

it('a write of the local platform without an answer is kept as unknown', async () => {
  const other = await openOffice();
  onTestFinished(() => other.close());
  const page = await pageOf('owner', other);
  const productId = idOf('product', 0, other);
  await other.platform.close();
  const response = await send(page, 'POST', '/api/local/setStock', { productId, quantity: 5 });
  expect(response.status).toBe(500);
  expect(await changes(page, { record: productId })).toMatchObject([
    { call: 'setStock', outcome: 'UNKNOWN', fields: [] },
  ]);
});

it('changes are kept for two years', () => {
  const audit = openAudit(':memory:');
  onTestFinished(() => audit.close());
  onTestFinished(() => void vi.useRealTimers());
  const staff = { id: 'owner', role: 'owner' } as const;
  const add = (record: string) =>
    audit.begin({ staff, resource: 'orders', call: 'updateOrder', records: [record], reason: null });
  const kept = () =>
    audit.list({ resources: ['orders'], offset: 0, limit: 10 }).data.flatMap(({ records }) => records);
  const day = 24 * 60 * 60 * 1000;
  add('first');
  vi.setSystemTime(Date.now() + 729 * day);
  add('second');
  expect(kept()).toEqual(['second', 'first']);
  vi.setSystemTime(Date.now() + 2 * day);
  add('third');
  expect(kept()).toEqual(['third', 'second']);
});
