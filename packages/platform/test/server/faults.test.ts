import { webMethod } from 'storewire-server';
import { expect, test } from 'vitest';
import { Log } from '../../src/kernel/values/log.ts';
import { createProduct, createShop } from '../shop.ts';

const PRODUCT = '/stores-reader/v1/products/';

test('a rule applies to its call and header, as often as it says, and the first that matches', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const token = shop.tokenFor({ role: 'staff' });
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await shop.request('GET', PRODUCT + id, { token, headers })).status;
  await shop.addFault({
    kind: 'throttled',
    call: 'products.getProduct',
    header: 'X-Test',
    headerValue: 'one',
    times: 2,
    retryAfterSeconds: 7,
  });
  await shop.addFault({ kind: 'example', call: 'products.getProduct', example: 'system', header: 'x-test' });
  expect(await statusOf()).toBe(200);
  const throttled = await shop.request('GET', PRODUCT + id, { token, headers: { 'x-test': 'one' } });
  expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await statusOf({ 'x-test': 'other' })).toBe(500);
  expect(await statusOf({ 'x-test': 'one' })).toBe(429);
  expect(await statusOf({ 'x-test': 'one' })).toBe(500);
  expect(shop.listFaults().faults).toHaveLength(1);
  expect(shop.clearFaults()).toEqual({ removed: 1 });
  expect(await statusOf({ 'x-test': 'one' })).toBe(200);
});

test('a rule without what its kind needs is rejected, and the names of the examples are listed', async () => {
  const shop = createShop();
  await expect(shop.addFault({ kind: 'latency' })).rejects.toThrow('milliseconds is required for latency');
  await expect(shop.addFault({ kind: 'example', example: 'x' })).rejects.toThrow('call is required');
  await expect(shop.addFault({ kind: 'example', call: 'products.getProduct', example: 'x' })).rejects.toThrow(
    /example must be one of .*unauthenticated/,
  );
  expect(() => shop.removeFault({ id: 'none' })).toThrow('Not found');
});

test('a success is replaced by an example of the contract', async () => {
  const shop = createShop();
  const { faults } = shop.listFaults();
  expect(faults).toEqual([]);
  await shop.addFault({ kind: 'example', call: 'products.getProduct', example: 'full' });
  const { status, body } = await shop.request('GET', `${PRODUCT}any`);
  expect([status, Object.keys(body)]).toEqual([200, ['product']]);
});

test.each(['in process', 'over HTTP'])('connections are reset and bodies truncated %s', async (how) => {
  const shop = createShop();
  const origin = how === 'over HTTP' ? await shop.listen({ port: 0 }) : shop.base.origin();
  // without the validation of responses, which reads them
  const send = how === 'over HTTP' ? fetch : shop.unchecked;
  const headers = { authorization: shop.tokenFor({ role: 'staff' }), 'content-type': 'application/json' };
  const create = () =>
    send(`${origin}/stores/v1/products`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ product: { name: 'Bowl', priceData: { price: 1 } } }),
    });
  const countProducts = () => shop.listItems({ entity: 'product' }).total;

  await shop.addFault({ kind: 'reset', times: 1 });
  await expect(create()).rejects.toThrow(TypeError);
  expect(countProducts()).toBe(0);

  await shop.addFault({ kind: 'lost', times: 1 });
  await expect(create()).rejects.toThrow(TypeError);
  expect(countProducts()).toBe(1);

  await shop.addFault({ kind: 'truncated', times: 1 });
  const response = await create();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(countProducts()).toBe(2);
  expect((await create()).status).toBe(200);
});

test('a shop that is unavailable does nothing, and says when to try again', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'staff' });
  await shop.addFault({ kind: 'unavailable', retryAfterSeconds: 3, times: 1 });
  // the contract describes no response of a gateway
  const response = await shop.unchecked(`${shop.base.origin()}/stores/v1/products`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ product: { name: 'Bowl', priceData: { price: 1 } } }),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3']);
  expect(shop.listItems({ entity: 'product' }).total).toBe(0);
});

test('a late response arrives after those of later requests', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const token = shop.tokenFor({ role: 'staff' });
  await shop.addFault({ kind: 'latency', milliseconds: 300, times: 1 });
  const order: string[] = [];
  const get = (name: string) =>
    shop.request('GET', PRODUCT + id, { token }).then(({ status }) => order.push(`${name} ${status}`));
  await Promise.all([get('first'), get('second')]);
  expect(order).toEqual(['second 200', 'first 200']);
});

test('the log has requests without their headers, queries and bodies, newest first, and is filtered', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'staff' });
  await createProduct(shop, { name: 'secret-name' });
  await shop.request('POST', '/stores/v1/products?secret-query=1', {
    token,
    body: { product: { name: 'x' } },
  });
  await shop.request('GET', `${PRODUCT}none`, { token: 'secret-token' });
  await shop.addFault({ kind: 'reset', times: 1 });
  await expect(shop.request('GET', `${PRODUCT}none`)).rejects.toThrow();
  const { requests } = shop.listRequests();
  expect(requests.map(({ status }) => status)).toEqual([0, 401, 400, 200]);
  expect(requests[2]).toMatchObject({
    call: 'products.createProduct',
    method: 'POST',
    path: '/stores/v1/products',
    caller: expect.stringMatching(/^merchant:/),
    problem: 'product.priceData REQUIRED_FIELD',
  });
  expect(JSON.stringify(requests)).not.toMatch(/secret/);
  expect(shop.listRequests({ minStatus: 400 }).requests).toHaveLength(2);
  expect(shop.listRequests({ call: 'products.getProduct', limit: 1 }).requests).toHaveLength(1);
  expect(shop.clearRequests()).toEqual({ removed: 4 });
});

test('the console lists connections that were reset among the failures', async () => {
  const shop = createShop();
  await createProduct(shop);
  await shop.addFault({ kind: 'reset', times: 1 });
  await expect(shop.request('GET', `${PRODUCT}none`)).rejects.toThrow();
  const page = await shop.fetch(`${shop.base.origin()}/__dev/requests?failed=on`);
  const text = await page.text();
  expect(text).toContain(`GET ${PRODUCT}none`);
  expect(text).not.toContain('POST /stores/v1/products');
});

test('the log names who has called a web method', async () => {
  const shop = createShop({ webMethods: { stock: { count: webMethod('anyone', () => 14) } } });
  const id = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const token = shop.tokenFor({ role: 'visitor', id });
  await shop.request('POST', '/_webMethods/stock/count.ajax', { token, body: [] });
  expect(shop.listRequests({ caller: `visitor:${id}` }).requests).toMatchObject([
    { call: 'webMethods.callWebMethod', status: 200 },
  ]);
});

test('who follows the log gets every request, in pages of the next ones', async () => {
  const shop = createShop();
  for (let index = 0; index < 2100; index++) await shop.fetch(`${shop.base.origin()}${PRODUCT}x`);
  expect(shop.listRequests({ limit: 1000 }).requests[0]?.id).toBe(2100);
  for (const [after, first, last] of [
    [0, 1, 1000],
    [1000, 1001, 2000],
    [2000, 2001, 2100],
  ]) {
    const { requests } = shop.listRequests({ after, limit: 1000 });
    expect([requests.at(-1)?.id, requests[0]?.id]).toEqual([first, last]);
  }
});

test('the log is bounded', () => {
  const log = new Log<{ name: string }>();
  for (let index = 0; index < 25_000; index++) log.add({ name: 'request' });
  const kept = log.list(25_000, undefined, () => true);
  expect([kept.length, kept[0]?.id]).toEqual([10_000, 25_000]);
});
