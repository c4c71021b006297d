import { expect, test } from 'vitest';
import { callAction } from '../admin-action.ts';
import { completeCheckoutOf, merchantOf } from '../merchant.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const MINUTE = 60_000;
const KIND = 'members.block';

/** A shop that stores the faults of its jobs, with a job whose filter SQLite rejects. */
function shopWithFailingJob(data?: string): { shop: TestShop; faults: unknown[] } {
  const faults: unknown[] = [];
  const shop = createShop({
    ...(data !== undefined && { data }),
    onFault: (_error, operation) => void faults.push(operation),
  });
  const filter = { $and: Array.from({ length: 1500 }, () => ({})) };
  shop.base.db.write(() =>
    merchantOf(shop).schedule({ kind: KIND, due: shop.base.clock.iso(), data: { filter } }),
  );
  return { shop, faults };
}

const jobsOf = (shop: TestShop) => shop.listJobs().jobs;

test('a job that fails stops neither later jobs nor the clock', async () => {
  const { shop, faults } = shopWithFailingJob();
  const productId = await createProduct(shop);
  shop.setStock({ productId, trackQuantity: true, quantity: 1 });
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, productId);
  await client.checkouts.createOrderFromCheckout({ id });
  const stock = async () => (await client.products.getProduct({ id: productId })).product?.stock?.quantity;
  expect(await stock()).toBe(0);
  shop.advance(60 * MINUTE);
  expect(shop.getClock().now).toBe('2026-03-01T10:00:00.000Z');
  expect(await stock()).toBe(1);
  expect(faults.length).toBeGreaterThan(0);
  expect(new Set(faults)).toEqual(new Set([KIND]));
});

test('a job that fails is repeated after 1, 2, 4, 8 and 16 minutes, then it is parked until it is retried', async () => {
  const { shop, faults } = shopWithFailingJob();
  const failuresAfter = [0, 1, 2, 4, 8, 16, 10_000].map((minutes) => {
    shop.advance(minutes * MINUTE);
    const [job] = jobsOf(shop);
    return [job?.failures, job?.due];
  });
  expect(failuresAfter).toEqual([
    [1, '2026-03-01T09:01:00.000Z'],
    [2, '2026-03-01T09:03:00.000Z'],
    [3, '2026-03-01T09:07:00.000Z'],
    [4, '2026-03-01T09:15:00.000Z'],
    [5, '2026-03-01T09:31:00.000Z'],
    [6, undefined],
    [6, undefined],
  ]);
  expect(faults).toHaveLength(6);
  const { body } = await callAction(shop, 'listJobs');
  expect(body).toMatchObject({ jobs: [{ kind: KIND, failures: 6, problem: expect.any(String) }], total: 1 });
  const [{ id = '' } = {}] = jobsOf(shop);
  expect((await callAction(shop, 'retryJob', { id })).status).toBe(200);
  expect(jobsOf(shop)).toMatchObject([{ failures: 1, due: expect.any(String) }]);
  expect((await callAction(shop, 'retryJob', { id: 'none' })).status).toBe(404);
  shop.deleteJob({ id });
  expect(jobsOf(shop)).toEqual([]);
});

test('a job that failed before a restart stops nothing after it', async () => {
  const data = newFolder();
  const { shop } = shopWithFailingJob(data);
  shop.advance(0);
  await shop.close();
  const next = createShop({ data, onFault: () => undefined });
  expect(jobsOf(next)).toMatchObject([{ kind: KIND, failures: 1 }]);
  const { jobId } = await next.as('staff').members.bulkApproveMembers({ filter: { status: 'PENDING' } });
  expect(jobId).toEqual(expect.any(String));
  expect(jobsOf(next)).toHaveLength(1);
  expect(next.advanceClock({ milliseconds: 60 * MINUTE }).now).toBe('2026-03-01T10:00:00.000Z');
});
