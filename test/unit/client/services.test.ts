import { expect, test } from 'vitest';
import { bindServices, createClient, createTransport } from '../../../src/index.ts';
import { getOrder } from '../../../src/operations.ts';

const ORDER = { order: { id: 'o1' } };
const OPTIONS = { baseUrl: 'https://shop.example', fetch: async () => Response.json(ORDER) };

test('the functions of a service are made when it is first used, and then are the same', async () => {
  let reads = 0;
  const orders = {
    get getOrder() {
      reads++;
      return getOrder;
    },
  };
  const client = bindServices(createTransport(OPTIONS), { orders });
  expect(reads).toBe(0);
  expect(client.orders.getOrder).toBe(client.orders.getOrder);
  expect(await client.orders.getOrder({ id: 'o1' })).toEqual(ORDER);
  expect(reads).toBe(1);
});

test('a client has its services as properties, also when it is copied or frozen', async () => {
  const client = createClient(OPTIONS);
  expect(Object.keys(client)).toEqual(expect.arrayContaining(['fetch', 'orders', 'products']));
  for (const each of [{ ...client }, Object.freeze(client)])
    expect(await each.orders.getOrder({ id: 'o1' })).toEqual(ORDER);
});

test('a service that would replace a property of the client is an error of the compiler, and at run time', () => {
  const store = createTransport(OPTIONS);
  // @ts-expect-error every client has a fetch
  expect(() => bindServices(store, { fetch: { getOrder } })).toThrow(
    new TypeError('A service must not be called fetch'),
  );
});
