/** Orders that guests find by number and email address. */
import { apiKey, createTransport } from 'storewire';
import { createOrder } from 'storewire/operations';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOrderLookUp } from '../app/features/order-look-up/order-look-up.ts';
import { attemptLimit } from '../server/attempt-limit.ts';

/** A shop with an order of Mara, which it looks up. */
async function shopWithOrder() {
  const platform = createPlatform();
  onTestFinished(() => platform.close());
  const { apiKey: key, siteId } = platform.shop;
  const calls: string[] = [];
  const merchant = createTransport({
    auth: apiKey({ key, siteId }),
    baseUrl: 'http://127.0.0.1:4010',
    fetch: (input, init) => {
      calls.push(new Request(input, init).url);
      return platform.fetch(input, init);
    },
  });
  const { order } = await createOrder(merchant, {
    order: {
      lineItems: [
        {
          productName: { original: 'Bowl' },
          quantity: 1,
          price: { amount: '12.50' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      buyerInfo: { email: 'Mara@example.com' },
      channelInfo: { type: 'WEB' },
      priceSummary: {},
      tags: { privateTags: { tagIds: ['note'] } },
    },
  });
  calls.splice(0);
  const lookUp = createOrderLookUp(merchant, key, attemptLimit(key, undefined));
  return {
    lookUp: {
      ...lookUp,
      find: (number: string, email: string, address = '203.0.113.7') => lookUp.find(number, email, address),
    },
    id: order.id ?? '',
    number: order.number ?? '',
    calls,
  };
}

test('an order is found by its number and the address of its buyer, as people write them', async () => {
  const { lookUp, id, number } = await shopWithOrder();
  for (const [entered, email] of [
    [number, 'Mara@example.com'],
    [` #${number} `, ' mara@EXAMPLE.com '],
  ] as const)
    expect(await lookUp.find(entered, email)).toMatchObject({ id });
});

test('a wrong number and a wrong address have the same result and the same calls', async () => {
  const { lookUp, number, calls } = await shopWithOrder();
  const results: [unknown, number][] = [];
  for (const [entered, email] of [
    [number, 'other@example.com'],
    ['99999', 'Mara@example.com'],
    ['99999', 'other@example.com'],
    ['', 'x'],
  ] as const)
    results.push([await lookUp.find(entered, email), calls.splice(0).length]);
  expect(results).toEqual(results.map(() => [undefined, 1]));
});

test('five failed attempts with a number, also at the same time, are the last for fifteen minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lookUp, number, id } = await shopWithOrder();
  const attempt = (index: number) => lookUp.find(number, `guess-${index}@example.com`);
  const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(attempt));
  expect(results).toEqual([...Array.from({ length: 5 }, () => undefined), 'limited', 'limited']);
  expect(await lookUp.find(number, 'mara@example.com')).toBe('limited');
  vi.setSystemTime(Date.now() + 15 * 60_000);
  expect(await lookUp.find(number, 'mara@example.com')).toMatchObject({ id });
});

test('failed attempts of a stranger do not lock an order for its buyer, whose connection is another one', async () => {
  const { lookUp, number, id } = await shopWithOrder();
  for (let index = 0; index < 6; index++) await lookUp.find(number, `guess-${index}@example.com`);
  for (let index = 0; index < 6; index++) await lookUp.find(String(80_000 + index), 'mara@example.com');
  expect(await lookUp.find(number, 'mara@example.com')).toBe('limited');
  expect(await lookUp.find(number, 'mara@example.com', '198.51.100.4')).toMatchObject({ id });
});

test('an address cannot be tried with many numbers, existing or not', async () => {
  const { lookUp, number } = await shopWithOrder();
  for (let index = 0; index < 5; index++) await lookUp.find(String(90_000 + index), 'mara@example.com');
  expect(await lookUp.find(number, 'mara@example.com')).toBe('limited');
});

test('successful attempts are not counted', async () => {
  const { lookUp, number, id } = await shopWithOrder();
  for (let index = 0; index < 8; index++)
    expect(await lookUp.find(number, 'mara@example.com')).toMatchObject({ id });
});

test('a proof opens its order for a day, and no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lookUp, id } = await shopWithOrder();
  const proof = await lookUp.proofOf(id);
  const [end = '', signature = ''] = proof.split('.');
  const opened = await lookUp.open(id, proof);
  expect(opened).toMatchObject({ id });
  expect(opened).not.toHaveProperty('tags');
  const other = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  expect(await lookUp.open(id, await lookUp.proofOf(other))).toBeUndefined();
  for (const forged of ['', 'x', `${Number(end) + 1}.${signature}`, `${end}.`, `${end}.${signature}x`])
    expect(await lookUp.open(id, forged)).toBeUndefined();
  vi.setSystemTime(Date.now() + 86_400_001);
  expect(await lookUp.open(id, proof)).toBeUndefined();
});
