import { gate, type Handler } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  apiKey,
  type CallEvent,
  type CallOptions,
  type Client,
  type Credentials,
  createClient,
  createRedirect,
  fixedToken,
  graphql,
  runWebMethod,
  type TransportOptions,
} from '../../../src/index.ts';
import { queryProductsPages } from '../../../src/operations.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { everythingOf, failureOf, showAll } from '../helpers/failure.ts';
import { respond, type Store, startStore } from '../helpers/store.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';

afterEach(() => void vi.restoreAllMocks());

const good = respond(200, { order: { id: 'o1' } }, { 'x-wix-request-id': 'req-good' });
const busy = respond(503, {}, { 'x-wix-request-id': 'req-busy', 'retry-after': '0' });
const missing = respond(404, {}, { 'x-wix-request-id': 'req-missing' });
const reset: Handler = (_request, response) => response.destroy();

/** A client whose platform gives these responses, and the events of its listener. */
async function listenTo(
  responses: readonly [Handler, ...Handler[]],
  options: TransportOptions = {},
): Promise<Store & { events: CallEvent[] }> {
  const events: CallEvent[] = [];
  const on = (event: CallEvent): void => void events.push(event);
  return { events, ...(await startStore(responses, { retry: { baseMs: 0 }, ...options, on })) };
}

/** An event without its time and the id of its call, which are not the same twice, and with the facts of its error. */
function summaryOf(event: CallEvent): Record<string, unknown> {
  const { elapsedMs: _elapsedMs, callId: _callId, ...facts } = event;
  if (!('error' in facts)) return facts;
  const { kind, reason, status, requestId } = facts.error;
  return { ...facts, error: { kind, reason, status, requestId } };
}

const CALL = { operation: 'orders.getOrder', method: 'GET', path: '/ecom/v1/orders/{id}' };
const BUSY = { kind: 'system', reason: 'server', status: 503, requestId: 'req-busy' };
const MISSING = { kind: 'client', status: 404, requestId: 'req-missing' };

describe('a listener hears', () => {
  it('a request and its response when a call succeeds', async () => {
    const { events, client } = await listenTo([good]);
    await client.orders.getOrder({ id: 'o1' });
    expect(events.map(summaryOf)).toEqual([
      { ...CALL, type: 'request', attempts: 1 },
      { ...CALL, type: 'response', attempts: 1, status: 200, requestId: 'req-good' },
    ]);
  });

  it('every attempt and every wait when a call succeeds after repetitions', async () => {
    const { events, client } = await listenTo([busy, reset, good]);
    await client.orders.getOrder({ id: 'o1' });
    expect(events.map(summaryOf)).toEqual([
      { ...CALL, type: 'request', attempts: 1 },
      { ...CALL, type: 'response', attempts: 1, status: 503, requestId: 'req-busy' },
      { ...CALL, type: 'retry', attempts: 1, waitMs: 0, error: BUSY },
      { ...CALL, type: 'request', attempts: 2 },
      { ...CALL, type: 'retry', attempts: 2, waitMs: 0, error: { kind: 'system', reason: 'network' } },
      { ...CALL, type: 'request', attempts: 3 },
      { ...CALL, type: 'response', attempts: 3, status: 200, requestId: 'req-good' },
    ]);
  });

  it('to which of two calls at the same time each event belongs', async () => {
    const { events, client } = await listenTo([good]);
    await Promise.all([client.orders.getOrder({ id: 'o1' }), client.orders.getOrder({ id: 'o2' })]);
    const [first, second] = Map.groupBy(events, ({ callId }) => callId).values();
    for (const ofCall of [first, second])
      expect(ofCall?.map(({ type }) => type)).toEqual(['request', 'response']);
  });

  it('the error last if a call fails finally', async () => {
    const { events, client } = await listenTo([missing]);
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect(events.map(summaryOf)).toEqual([
      { ...CALL, type: 'request', attempts: 1 },
      { ...CALL, type: 'response', attempts: 1, status: 404, requestId: 'req-missing' },
      { ...CALL, type: 'error', attempts: 1, error: MISSING },
    ]);
    expect(events.at(-1)).toMatchObject({ error });
  });

  it.each<[string, TransportOptions, (client: Client) => Promise<unknown>]>([
    ['an invalid path value', {}, (client) => client.orders.getOrder({ id: '..' })],
    [
      'a header that cannot travel',
      {},
      (client) => client.orders.getOrder({ id: 'o1' }, { headers: { a: 'b\n' } }),
    ],
    [
      'an input against its schema',
      { validate: validator([operationSchemas.getOrder]) },
      (client) => client.orders.getOrder({ id: 7 as never }),
    ],
  ])('only the error if a call is rejected before it is sent: %s', async (_title, options, call) => {
    const { events, client } = await listenTo([good], options);
    await failureOf(call(client));
    expect(events.map(summaryOf)).toEqual([
      { ...CALL, type: 'error', attempts: 0, error: { kind: 'validation' } },
    ]);
  });

  it('only the error if a call is aborted before it is sent', async () => {
    const { events, client } = await listenTo([good]);
    await failureOf(client.orders.getOrder({ id: 'o1' }, { signal: AbortSignal.abort() }));
    expect(events.map(summaryOf)).toMatchObject([
      { type: 'error', attempts: 0, error: { kind: 'system', reason: 'abort' } },
    ]);
  });

  it('both attempts of a call whose token was renewed in between', async () => {
    const auth: Credentials = {
      access: () => ({ headers: { authorization: 't' }, sessionId: 'x' }),
      refresh: async () => ({ headers: { authorization: 'u' }, sessionId: 'x' }),
      sessionId: async () => 'x',
    };
    const { events, client } = await listenTo([respond(401), good], { auth });
    await client.orders.getOrder({ id: 'o1' });
    expect(events.map(({ type, attempts }) => [type, attempts])).toEqual([
      ['request', 1],
      ['response', 1],
      ['request', 2],
      ['response', 2],
    ]);
  });

  it('the status and the request id of an answer whose body is cut, and no success', async () => {
    const cut: Handler = (_request, response) => {
      response
        .writeHead(200, { 'x-wix-request-id': 'req-cut', 'content-length': '99' })
        .write('{', () => response.destroy());
    };
    const { events, client } = await listenTo([cut], { retry: false });
    await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect(events.map(summaryOf)).toMatchObject([
      { type: 'request' },
      { type: 'response', status: 200, requestId: 'req-cut' },
      { type: 'error', error: { reason: 'network', status: 200, requestId: 'req-cut' } },
    ]);
  });

  it('the wait that the platform asks for, and the time that has passed', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const events: CallEvent[] = [];
    let count = 0;
    const fetch = async (): Promise<Response> =>
      count++ ? Response.json({}) : Response.json({}, { status: 429, headers: { 'retry-after': '7' } });
    const done = createClient({ fetch, on: (event) => void events.push(event) }).orders.getOrder({
      id: 'o1',
    });
    await vi.runAllTimersAsync();
    await done;
    vi.useRealTimers();
    expect(events.map(({ type, elapsedMs }) => [type, elapsedMs])).toEqual([
      ['request', 0],
      ['response', 0],
      ['retry', 0],
      ['request', 7000],
      ['response', 7000],
    ]);
    expect(events[2]).toMatchObject({ waitMs: 7000, error: { retryAfterMs: 7000 } });
  });

  it('nothing more of an aborted attempt, although its response arrives late', async () => {
    controlTimers();
    const late = gate<Response>();
    const events: CallEvent[] = [];
    const client = createClient({
      fetch: () => late.opened,
      retry: false,
      on: (event) => void events.push(event),
    });
    await failureOf(client.orders.getOrder({ id: 'o1' }, { timeoutMs: 5 }));
    late.open(Response.json({}, { headers: { 'x-wix-request-id': 'late' } }));
    await passSecond();
    expect(events.map(({ type }) => type)).toEqual(['request', 'error']);
  });

  it('no retry of a call that is aborted while its body arrives', async () => {
    const controller = new AbortController();
    const slow: Handler = (_request, response) =>
      void response.writeHead(200, { 'x-should-retry': 'true' }).write('{');
    const events: CallEvent[] = [];
    const on = (event: CallEvent): void => {
      events.push(event);
      if (event.type === 'response') setTimeout(() => controller.abort());
    };
    const { client } = await startStore(slow, { on });
    const error = await failureOf(client.orders.getOrder({ id: 'o1' }, { signal: controller.signal }));
    expect(error.reason).toBe('abort');
    expect(events.map(({ type }) => type)).toEqual(['request', 'response', 'error']);
  });

  it('calls that run at the same time each in their order', async () => {
    const { events, client } = await listenTo([busy, good]);
    await Promise.all(Array.from({ length: 50 }, () => client.orders.getOrder({ id: 'o1' })));
    await Promise.all(Array.from({ length: 50 }, () => client.currentCartV2.getCurrentCart()));
    const [orders, carts] = ['orders.getOrder', 'currentCartV2.getCurrentCart'].map((operation) =>
      events.filter((event) => event.operation === operation),
    );
    expect(orders?.filter(({ type }) => type === 'retry')).toHaveLength(1);
    expect([orders?.length, carts?.length]).toEqual([103, 100]);
  });
});

describe('an event shows', () => {
  const CANARY = 'canary-7f3a';
  const as =
    (type: string, status: number, text: string): Handler =>
    (_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(text);
  const refusal = { message: 'no', details: { applicationError: { code: 'NO', description: 'no' } } };
  const answers: [string, Handler][] = [
    ['a good answer', respond(200, { order: { note: CANARY } })],
    ['a failure', respond(400, refusal)],
    ...[401, 403, 404, 429].map((status): [string, Handler] => [`a ${status}`, respond(status)]),
    ['an answer that cannot be read', as('application/json', 200, `{"note":"${CANARY}`)],
    ['a page', as('text/html', 200, `<p>${CANARY}`)],
    ['a page of a failure', as('text/html', 502, `<p>${CANARY}`)],
    ['a reset', reset],
    ['no answer', () => undefined],
    ['a redirect', respond(302, {}, { location: `https://shop.example/?token=${CANARY}` })],
  ];
  const calls: [string, (client: Client, call: CallOptions) => Promise<unknown>][] = [
    [
      'a password',
      (client, call) =>
        client.authentication.login({ loginId: { email: `${CANARY}@x.example` }, password: CANARY }, call),
    ],
    ['a path value', (client, call) => client.orders.getOrder({ id: CANARY }, call)],
    ['a query value', (client, call) => client.files.listFiles({ parentFolderId: CANARY }, call)],
    [
      'a packed query value',
      (client, call) =>
        client.backInStock.queryBackInStockRequests({ query: { filter: { email: CANARY } } }, call),
    ],
    [
      'a body text',
      (client, call) => client.products.queryProducts({ query: { filter: { name: CANARY } } }, call),
    ],
    ['a token in a body', (client, call) => client.oauth.oauthTokenInfo({ token: CANARY }, call)],
    ['a path value that is rejected', (client, call) => client.orders.getOrder({ id: `${CANARY}\n` }, call)],
    [
      'a header that is rejected',
      (client, call) =>
        client.orders.getOrder({ id: 'o1' }, { ...call, headers: { 'x-secret': `${CANARY}\n` } }),
    ],
    [
      'a body that is rejected',
      (client, call) =>
        client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1n, note: CANARY }] } as never, call),
    ],
  ];

  it.each(answers)('none of the secrets of a call that meets %s', async (_title, answer) => {
    for (const [index, [name, call]] of calls.entries()) {
      const { events, client } = await listenTo([answer], {
        auth: index % 2 ? fixedToken(CANARY) : apiKey({ key: CANARY, siteId: CANARY }),
        headers: { 'x-secret': CANARY },
        timeoutMs: 100,
        retry: { retries: 1, baseMs: 0 },
      });
      await call(client, {}).catch(() => undefined);
      expect(events.length, name).toBeGreaterThan(0);
      const seen = events
        .map(
          (event) =>
            showAll(event) + JSON.stringify(event) + ('error' in event ? everythingOf(event.error) : ''),
        )
        .join('\n');
      expect(seen, name).not.toContain(CANARY);
      expect(seen, name).not.toContain(Buffer.from(CANARY).toString('base64url').slice(2, -2));
    }
  });

  it('the template of a path, not the address', async () => {
    const { events, client } = await listenTo([good]);
    await client.files.listFiles({ parentFolderId: 'f1' });
    await client.recommendations.listRecommendationAlgorithms();
    await client.payments.getPaymentCollectabilityStatus({ ecomOrderId: 'o1' });
    expect([...new Set(events.map(({ path }) => path))]).toEqual([
      '/site-media/v1/files',
      '/v1/recommendations/algorithms',
      '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
    ]);
  });
});

describe('a listener that fails', () => {
  it.each<[string, () => void]>([
    [
      'at once',
      () => {
        throw new Error('broken listener');
      },
    ],
    ['later', (async () => Promise.reject(new Error('broken listener'))) as () => void],
  ])('%s does no harm to a call and is written to the console', async (_when, on) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = await startStore([busy, good], { retry: { baseMs: 0 }, on });
    expect(await client.orders.getOrder({ id: 'o1' })).toEqual({ order: { id: 'o1' } });
    expect((await failureOf(client.orders.getOrder({ id: '' }))).kind).toBe('validation');
    await vi.waitFor(() =>
      expect(written.mock.calls).toEqual(
        Array.from({ length: 6 }, () => ['storewire: a listener failed', new Error('broken listener')]),
      ),
    );
  });
});

/** Calls that read more of a response than its JSON, and responses that they cannot read. */
const UNREADABLE: [string, body: object, call: (client: Client) => Promise<unknown>][] = [
  ['a list', { products: 'none' }, async (client) => queryProductsPages(client, {})],
  ['a GraphQL document without a result', {}, (client) => graphql(client, '{ site { name } }')],
  [
    'a GraphQL document that fails',
    { errors: [{ message: 'No site' }] },
    (client) => graphql(client, '{ site { name } }'),
  ],
  [
    'a web method that throws',
    { exception: true, result: 'No gift' },
    (client) => runWebMethod(client, 'shop', 'gift'),
  ],
  [
    'a redirect',
    {},
    (client) =>
      createRedirect(client, { ecomCheckout: { checkoutId: 'c' } }, { origin: 'https://a.example' }),
  ],
];

it.each(UNREADABLE)(
  'a listener hears the error of %s whose response has status 200',
  async (_name, body, call) => {
    const { events, client } = await listenTo([respond(200, body)]);
    const error = await failureOf(call(client));
    expect(events.map(({ type }) => type)).toEqual(['request', 'response', 'error']);
    expect(events.at(-1)).toMatchObject({ error: { message: error.message, status: 200 } });
  },
);
