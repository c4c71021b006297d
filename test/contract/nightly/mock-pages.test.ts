import { createClient, fixedToken, isStoreError, type StoreClient } from 'storewire';
import * as pagers from 'storewire/operations';
import { describe, expect, inject, test } from 'vitest';
import { fetchedCalls, wire } from '../description.ts';
import { samplesOf } from '../inputs.ts';
import { pick, writtenIn } from '../source-operation.ts';

const url = inject('prismUrl');
const client: StoreClient & ReturnType<typeof createClient> = createClient({
  baseUrl: url,
  auth: fixedToken('token'),
  retry: false,
});

type AnyPager = (client: StoreClient, input: unknown, options: object) => AsyncIterable<object>;

const names = Object.keys(pagers).filter((name) => name.endsWith('Pages'));

async function readAll(name: string, input: unknown, options: object): Promise<object[]> {
  const items: object[] = [];
  for await (const item of (Reflect.get(pagers, name) as AnyPager)(client, input, options)) items.push(item);
  return items;
}

describe('a list on the mock', () => {
  test('is every list of the contract', () => {
    const lists = writtenIn(wire).filter(({ operation }) => pick(wire, operation, 'x-paging'));
    expect(names.toSorted()).toEqual(lists.map(({ id }) => `${id.split('.')[1]}Pages`).toSorted());
  });

  test.each(names)('%s ends, and has the items of the example once, in pages of any size', async (name) => {
    const call = fetchedCalls.find((each) => `${each.name}Pages` === name);
    const [sample] = call ? samplesOf(call) : [];
    const whole = await readAll(name, fromStart(sample?.input), {});
    expect(whole.length).toBeGreaterThan(0);
    expect(new Set(whole.map((item) => JSON.stringify(item))).size).toBe(whole.length);
    const single = await readAll(name, fromStart(sample?.input, { limit: 1 }), {});
    expect(single).toEqual(whole);
  });
});

test('a list on the mock has the item that an equality of the filter names, for any limit', async () => {
  const { products = [] } = await client.products.queryProducts({});
  const last = products.at(-1);
  const query = { filter: { slug: last?.slug ?? '' }, paging: { limit: 1 } };
  expect((await client.products.queryProducts({ query })).products).toEqual([last]);
});

/** An input from its first page on. */
function fromStart(input: unknown, paging?: { limit: number }): unknown {
  return JSON.parse(JSON.stringify(input ?? {}), (key, value) =>
    /^(?:cursorPaging|paging)$/.test(key) ? { ...value, cursor: undefined, ...paging } : value,
  ) as unknown;
}

describe('a request that the mock rejects', () => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(JSON.stringify, (error: unknown) => (isStoreError(error) ? error : String(error)));

  test('names its own missing field in the format of the platform', async () => {
    // @ts-expect-error
    const failure = await failureOf(client.orders.searchOrders({}));
    expect(failure).toMatchObject({
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: "search" must not be empty',
      violations: [{ field: 'search', rule: 'REQUIRED_FIELD' }],
    });
  });

  test('names each of its fields with its rule', async () => {
    const lineItems = [
      { quantity: 'two' as unknown as number, catalogReference: { appId: 'a', catalogItemId: 'b' } },
      { quantity: 1, catalogReference: { appId: 'a' } as { appId: string; catalogItemId: string } },
    ];
    const failure = await failureOf(client.currentCart.addToCurrentCart({ lineItems }));
    expect(failure).toMatchObject({
      kind: 'validation',
      violations: [
        { field: 'lineItems.0.quantity', description: 'must be integer', rule: 'FORMAT' },
        {
          field: 'lineItems.1.catalogReference.catalogItemId',
          description: 'must not be empty',
          rule: 'REQUIRED_FIELD',
        },
      ],
    });
  });

  test('keeps the named example of an error if it is valid', async () => {
    const response = await fetch(`${url}/ecom/v1/carts/current`, {
      headers: { authorization: 'token', prefer: 'code=404, example=OWNED_CART_NOT_FOUND' },
    });
    expect(await response.json()).toMatchObject({
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } },
    });
  });
});
