import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Cart, createClient, fixedToken } from '../../../src/index.ts';
import * as mocks from '../../../src/msw/index.ts';
import { exampleHandler } from '../../../src/runtime/msw.ts';

const baseUrl = 'https://platform.example.com';
const client = createClient({ baseUrl, auth: fixedToken('token-of-the-tests'), retry: false });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** All that every cart has. */
const CART: Cart = {
  lineItems: [],
  currency: 'EUR',
  conversionCurrency: 'EUR',
  weightUnit: 'KG',
  appliedDiscounts: [],
  paymentCurrency: 'EUR',
};
const MUG = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'mug' };

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(JSON.stringify, (error) => error);

describe('a handler with a function', () => {
  test('lets a test add a line to a cart and read it back', async () => {
    let pieces = 0;
    const cart = () => ({ cart: { ...CART, buyerNote: `${pieces} pieces` } });
    server.use(
      mocks.addToCurrentCartHandler(({ input }) => {
        for (const { quantity } of input.lineItems ?? []) pieces += quantity;
        return { body: cart() };
      }),
      mocks.getCurrentCartHandler(() => ({ body: cart() })),
    );
    await client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 3, catalogReference: MUG }] });
    expect((await client.currentCart.getCurrentCart()).cart.buyerNote).toBe('3 pieces');
  });

  test.each<
    [
      title: string,
      make: (respond: mocks.Respond<object, never, never>) => void,
      call: () => Promise<unknown>,
      input: object,
    ]
  >([
    [
      'path parameters with the body',
      (respond) => server.use(mocks.updateOrderHandler(respond)),
      () => client.orders.updateOrder({ id: 'o 1', order: { buyerInfo: { email: 'a@example.com' } } }),
      { id: 'o 1', order: { buyerInfo: { email: 'a@example.com' } } },
    ],
    [
      'nested query parameters and their numbers',
      (respond) => server.use(mocks.listFilesHandler(respond)),
      () => client.files.listFiles({ paging: { limit: 7 } }),
      { paging: { limit: 7 } },
    ],
    [
      'repeated query parameters',
      (respond) => server.use(mocks.listFilesHandler(respond)),
      () => client.files.listFiles({ mediaTypes: ['IMAGE'] }),
      { mediaTypes: ['IMAGE'] },
    ],
    [
      'a packed query',
      (respond) => server.use(mocks.listMembersHandler(respond)),
      () => client.members.listMembers({ paging: { limit: 3 } }),
      { paging: { limit: 3 } },
    ],
  ])('receives %s as the input of the call', async (_title, use, call, input) => {
    const received: unknown[] = [];
    use((request) => {
      received.push(request.input);
      return {};
    });
    await call();
    expect(received).toEqual([input]);
  });

  test.each(['__proto__.polluted', 'paging.__proto__.polluted', 'constructor.prototype.polluted'])(
    'reads a query parameter named %s without a change of other objects',
    async (name) => {
      server.use(mocks.listMembersHandler(() => ({})));
      const { status } = await fetch(`${baseUrl}/members/v1/members?${name}=yes`);
      expect([status, Reflect.get({}, 'polluted')]).toEqual([200, undefined]);
    },
  );

  test('receives plain parameters of other clients like a packed query, and without it only', async () => {
    const received: unknown[] = [];
    const respond = ({ input }: { input: unknown }) => {
      received.push(input);
      return {};
    };
    server.use(mocks.searchProductsV3Handler(respond), mocks.countProductsV3Handler(respond));
    const packed = Buffer.from('{"filter":{"visible":true}}').toString('base64url');
    const plain = 'returnNonVisibleProducts=true';
    for (const path of ['search?fields=URL', `count?${plain}`, `count?${plain}&.r=${packed}`])
      await fetch(`${baseUrl}/stores/v3/products/${path}`);
    expect(received).toEqual([
      { fields: ['URL'] },
      { returnNonVisibleProducts: true },
      { filter: { visible: true } },
    ]);
  });

  test('receives the long form of a query like the short one', async () => {
    const received: unknown[] = [];
    server.use(
      mocks.queryBackInStockRequestsHandler(({ input }) => {
        received.push(input);
        return {};
      }),
    );
    const query = (ids: number) => ({
      query: { filter: { id: { $in: Array.from({ length: ids }, (_, at) => `id-${at}`) } } },
    });
    for (const ids of [1, 1000]) await client.backInStock.queryBackInStockRequests(query(ids));
    expect(received).toEqual([query(1), query(1000)]);
  });

  test('responds with an example, a status, a response of its own or the first example', async () => {
    const replies = [
      { example: 'OWNED_CART_NOT_FOUND' } as const,
      { status: 503, body: { message: 'Later' } },
      new Response('{"cart":{"id":"own"}}', { headers: { 'content-type': 'application/json' } }),
      {},
    ];
    server.use(mocks.getCurrentCartHandler(() => replies.shift()));
    const read = () => client.currentCart.getCurrentCart();
    expect(await failureOf(read())).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
    expect(await failureOf(read())).toMatchObject({ kind: 'system', status: 503 });
    expect(await read()).toEqual({ cart: { id: 'own' } });
    expect((await read()).cart.lineItems?.length).toBeGreaterThan(0);
  });

  test('leaves what it returns nothing for to the next handler', async () => {
    server.use(
      mocks.getCurrentCartHandler(async ({ request }) => {
        if (request.headers.has('x-fails')) return { status: 503 };
      }),
      mocks.getCurrentCartHandler({ body: { cart: { ...CART, id: 'next' } } }),
    );
    const read = (headers = {}) => client.currentCart.getCurrentCart({}, { headers });
    expect((await read()).cart.id).toBe('next');
    expect(await failureOf(read({ 'x-fails': 'yes' }))).toMatchObject({ status: 503 });
  });

  test('responds once with the option of MSW, also where a call has two forms', async () => {
    server.use(
      mocks.queryBackInStockRequestsHandler({ status: 503 }, { once: true }),
      mocks.queryBackInStockRequestsHandler(),
      mocks.getCurrentCartHandler(() => ({ status: 503 }), { once: true }),
      mocks.getCurrentCartHandler(),
    );
    for (const call of [
      () => client.currentCart.getCurrentCart(),
      () => client.backInStock.queryBackInStockRequests(),
    ]) {
      expect(await failureOf(call())).toMatchObject({ status: 503 });
      expect(await failureOf(call())).toEqual(expect.any(String));
    }
  });

  test('ignores another call at the same URL, which neither uses up its `once` nor counts as handled', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    server.use(
      mocks.queryBackInStockRequestsHandler({ status: 503 }, { once: true }),
      mocks.queryBackInStockRequestsHandler(),
    );
    const request = { catalogReference: MUG, email: 'ann@example.com' };
    const create = client.backInStock.createBackInStockRequest({
      request,
      itemDetails: { name: 'Mug', price: '12.00' },
    });
    expect(await failureOf(create)).toMatchObject({ reason: 'network' });
    expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('POST https'));
    expect(await failureOf(client.backInStock.queryBackInStockRequests())).toMatchObject({ status: 503 });
  });

  test('responds on the given host only', async () => {
    server.use(
      mocks.getCurrentCartHandler(() => ({ body: { cart: { ...CART, id: 'other' } } }), {
        baseUrl: 'https://other.example.com',
      }),
      mocks.getCurrentCartHandler({ body: { cart: { ...CART, id: 'this' } } }),
    );
    expect((await client.currentCart.getCurrentCart()).cart.id).toBe('this');
  });
});

describe('a handler with a fixed response', () => {
  test('fails like an unreachable host', async () => {
    server.use(mocks.getCurrentCartHandler({ networkError: true }));
    expect(await failureOf(client.currentCart.getCurrentCart())).toMatchObject({
      kind: 'system',
      reason: 'network',
    });
  });

  test('never responds with an infinite delay, so that a timeout can be tested', async () => {
    server.use(mocks.getCurrentCartHandler({ delayMs: Number.POSITIVE_INFINITY }));
    expect(await failureOf(client.currentCart.getCurrentCart({}, { timeoutMs: 20 }))).toMatchObject({
      reason: 'timeout',
    });
  });

  test('sends a status without a body', async () => {
    server.use(mocks.getCurrentCartHandler({ status: 500 }));
    const response = await fetch(`${baseUrl}/ecom/v1/carts/current`);
    expect([response.status, await response.text()]).toEqual([500, '']);
  });

  test('is sent to both forms of a call, also where a path has text beside a parameter', async () => {
    const call = { id: 'reports.find', method: 'GET', path: '/reports/:name.json' };
    const otherForm = { method: 'POST', path: '/reports/:name\\:find' };
    server.use(
      exampleHandler({ ...call, otherForm }, { first: { by: call.id } }, () => ({}))({}, { baseUrl }),
    );
    for (const [method, path] of [
      ['GET', 'x.json'],
      ['POST', 'x:find'],
    ])
      expect(await (await fetch(`${baseUrl}/reports/${path}`, { method })).json()).toEqual({ by: call.id });
  });
});
