/** `storewire mcp`, through the MCP client of its SDK, against the local platform. */
import { createPlatform, type Platform } from 'storewire-platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Session, startMcp } from './session.ts';

let platform: Platform;
let origin: string;
let reader: Session;

beforeAll(async () => {
  platform = createPlatform({ seed: 'small', clock: '2026-03-01T09:00:00Z' });
  origin = await platform.listen({ port: 0 });
  const { apiKey, siteId } = platform.getShop();
  reader = await startMcp(['--base-url', origin], {
    STOREWIRE_API_KEY: apiKey,
    STOREWIRE_SITE_ID: siteId,
  });
});

afterAll(async () => {
  await reader?.close();
  await platform?.close();
});

const calls = (answer: Answer): string[] =>
  (answer.value['found'] as { operation: string }[]).map(({ operation }) => operation);

describe('without --allow-writes', () => {
  test('lists its tools, all of which say that they only read', async () => {
    const { tools } = await reader.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'show_call',
      'show_schema',
      'explain_error',
      'show_guide',
      'make_call',
    ]);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
    expect(tools[0]?.description).toContain('orders, payments');
  });

  test('finds calls by service and role, and without words all calls', async () => {
    const own = await reader.use('search', { service: 'currentCartV2', role: 'visitor', limit: 3 });
    expect(calls(own)).toHaveLength(3);
    expect(own.value['total']).toBeGreaterThan(3);
    const none = await reader.use('search', { service: 'invoices', role: 'visitor' });
    expect(none.value).toEqual({ total: 0, found: [] });
    const all = await reader.use('search', { kind: 'call', limit: 500 });
    expect(new Set(calls(all)).size).toBe(all.value['total']);
    expect(all.value['total']).toBeGreaterThan(Number(own.value['total']));
  });

  test('rejects unknown arguments of every tool, and names the known ones', async () => {
    const answer = await reader.use('search', { query: 'orders', words: 'orders' });
    expect(answer.isError).toBe(true);
    expect(answer.text).toContain(
      'Unknown arguments: query, words. Known arguments: text, kind, service, role, limit',
    );
    const { tools } = await reader.client.listTools();
    expect(tools.filter(({ inputSchema }) => inputSchema['additionalProperties'] !== false)).toEqual([]);
  });

  test('shows what a call takes and returns, its errors and an example', async () => {
    const { value } = await reader.use('show_call', { operation: 'orders.getOrder' });
    expect(value).toMatchObject({
      operation: 'orders.getOrder',
      effect: 'read',
      allowedRoles: ['visitor', 'member', 'merchant'],
      request: 'GET /ecom/v1/orders/{id}',
      input: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
      response: { properties: { order: { $ref: '#/components/schemas/Order' } } },
      errors: [{ code: 'ORDER_NOT_FOUND', status: 404 }],
      example: { input: { id: expect.any(String) }, response: { order: { number: expect.any(String) } } },
    });
    const schemas = await reader.use('show_schema', { names: ['Order', 'OrderStatus'] });
    expect(schemas.value).toMatchObject({
      Order: { properties: { status: { $ref: '#/components/schemas/OrderStatus' } } },
      OrderStatus: { enum: expect.arrayContaining(['APPROVED']) },
    });
    const adding = await reader.use('show_call', { operation: 'checkouts.addToCheckout' });
    expect(adding.value['input']).toMatchObject({
      not: { allOf: [{ not: { required: ['lineItems'] } }, { not: { required: ['customLineItems'] } }] },
    });
    expect(`${adding.text}${JSON.stringify(value)}${schemas.text}`).not.toMatch(/"x-[a-z-]+":/);
  });

  test.each([
    ['show_call', { operation: 'orders.searchOrder' }, { operation: 'orders.searchOrders' }],
    ['show_schema', { names: ['OrderStatus', 'Ordr'] }, { schema: 'Order' }],
    ['show_guide', { guide: 'carts' }, { guide: 'cart' }],
    ['explain_error', { code: 'ORDER_NOT_FUND' }, { code: 'ORDER_NOT_FOUND' }],
  ])('%s names what is similar to something that does not exist', async (tool, input, similar) => {
    const answer = await reader.use(tool, input);
    expect(answer.isError).toBe(true);
    expect(answer.value).toMatchObject({
      error: {
        kind: 'unknown',
        message: expect.stringMatching(/^There is no /),
        similar: expect.arrayContaining([expect.objectContaining(similar)]),
      },
    });
  });

  test('explains an error code: its meaning, its status, the calls that return it, and what to do', async () => {
    const { value } = await reader.use('explain_error', { code: 'CART_ALREADY_ORDERED' });
    expect(value['errors']).toEqual([
      {
        code: 'CART_ALREADY_ORDERED',
        kind: 'application',
        meaning:
          'This cart has already been ordered. Start a new cart to order more. `data` has `cartId` and `orderId`.',
        statuses: [expect.any(Number)],
        isStatusAssumed: true,
        returnedBy: expect.arrayContaining(['cartsV2.placeOrder']),
        whatToDo: 'Place no other order: read the one that `data.orderId` names.',
      },
    ]);
  });

  test('explains codes of the client, and statuses, and names guides that show_guide shows', async () => {
    const ended = await reader.use('explain_error', { code: 'SESSION_ENDED' });
    expect(ended.value['errors']).toMatchObject([
      { code: 'session_ended', from: 'sessions', whatToDo: expect.stringContaining('(guide sessions)') },
    ]);
    const missing = await reader.use('explain_error', { code: '404' });
    expect(missing.value['errors']).toMatchObject([{ code: 'NOT_FOUND', statuses: [404] }]);
    const guide = await reader.use('show_guide', { guide: 'sessions' });
    expect(guide.text).toMatch(/^# Sessions and security\n\nAt the end of this page, /);
  });

  test('makes calls that read, with the given API key', async () => {
    const { value, isError } = await reader.use('make_call', {
      operation: 'orders.searchOrders',
      input: { search: { cursorPaging: { limit: 2 } } },
      maxCharacters: 60_000,
    });
    expect(isError).toBe(false);
    expect(value['orders']).toHaveLength(2);
  });

  test('cuts a long response, says how much is left out, and returns all of it or the named properties', async () => {
    const call = {
      operation: 'products.queryProducts',
      input: { query: { paging: { limit: 4 } } },
    };
    const { text } = await reader.use('make_call', call);
    expect(text.length).toBeLessThan(8300);
    const [, left, all] = /… (\d+) of (\d+) characters are left out\. Name .* in fields/.exec(text) ?? [];
    expect(Number(all) - Number(left)).toBe(8000);
    const whole = await reader.use('make_call', { ...call, maxCharacters: 60_000 });
    expect(whole.text).toHaveLength(Number(all));
    const some = await reader.use('make_call', { ...call, fields: ['products.name', 'metadata'] });
    const products = whole.value['products'] as { name: string }[];
    expect(some.value).toEqual({
      products: products.map(({ name }) => ({ name })),
      metadata: whole.value['metadata'],
    });
  });

  test.each([
    ['products.createProduct', { product: { name: 'Vase' } }, 'started without --allow-writes'],
    ['oauth.oauthToken', { clientId: 'x', grantType: 'anonymous' }, 'passwords, codes or tokens'],
    ['oauth.oauthTokenInfo', { token: 'x' }, 'passwords, codes or tokens'],
  ])('rejects %s without a request', async (operation, input, message) => {
    const before = platform.listRequests({}).requests;
    const answer = await reader.use('make_call', { operation, input });
    expect(answer.isError).toBe(true);
    expect(answer.value).toEqual({
      error: { kind: 'rejected', operation, message: expect.stringContaining(message) },
    });
    expect(platform.listRequests({}).requests).toEqual(before);
  });

  test('names every field of an input that is wrong', async () => {
    const answer = await reader.use('make_call', {
      operation: 'orders.searchOrders',
      input: { search: { cursorPaging: { limit: 'many' }, sort: [{ order: 'ASC' }] } },
    });
    expect(answer.isError).toBe(true);
    expect(answer.value['error']).toMatchObject({
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      attempts: 0,
      violations: expect.arrayContaining([
        expect.objectContaining({ field: 'search.cursorPaging.limit' }),
        expect.objectContaining({ field: 'search.sort.0.fieldName' }),
      ]),
    });
  });

  test('returns the code and the request id of a call that fails', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const answer = await reader.use('make_call', { operation: 'getOrder', input: { id } });
    expect(answer.isError).toBe(true);
    expect(answer.value['error']).toMatchObject({
      operation: 'orders.getOrder',
      code: 'ORDER_NOT_FOUND',
      status: 404,
      requestId: expect.stringMatching(/\S/),
    });
  });
});

test('the API key is in nothing that the server has written', () => {
  expect(reader.written()).toContain('ORDER_NOT_FOUND');
  expect(reader.written()).not.toContain(platform.getShop().apiKey);
});
