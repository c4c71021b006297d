import { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, fixedToken, isStoreError, type TransportOptions } from '../../src/index.ts';
import { exampleHandler } from '../../src/msw/example-handler.ts';
import * as mocks from '../../src/msw/index.ts';
import { queryCollections } from '../../src/operations.ts';
import { byService, type Call, longForms, fetchedCalls } from '../contract/description.ts';
import { expectedError } from '../contract/expected-error.ts';
import { type Sample, samplesOf } from '../contract/inputs.ts';
import { longSample } from '../contract/long-form.ts';
import { namespaced } from '../contract/styles.ts';

const baseUrl = 'https://platform.example.com';
const client: TransportOptions = { baseUrl, siteUrl: baseUrl, auth: fixedToken('token-of-the-tests'), retry: false };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The handler of a call by its name, as `getCurrentCartHandler({ example })`. */
function handlerOf(call: Call, options: mocks.ExampleOptions<unknown>): RequestHandler {
  const make: unknown = Reflect.get(mocks, `${call.name}Handler`);
  const handler: unknown = typeof make === 'function' ? Reflect.apply(make, undefined, [options]) : undefined;
  if (!(handler instanceof RequestHandler)) throw new Error(`there is no handler of ${call.id}`);
  return handler;
}

const minimalOf = (call: Call): Sample => {
  const [minimal] = samplesOf(call);
  if (!minimal) throw new Error(`${call.id} has no example of its input`);
  return minimal;
};

const make = (call: Call, sample: Sample): Promise<unknown> => namespaced(client, call, sample.input, {});

const thrownBy = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (data) => `answered ${JSON.stringify(data)}`,
    (error: unknown) => error,
  );

describe('all handlers together', () => {
  test('are one for every call that is fetched', () => {
    const names = Object.keys(mocks).filter((name) => name !== 'handlers');
    expect(names.toSorted()).toEqual(fetchedCalls.map(({ name }) => `${name}Handler`).toSorted());
    expect(mocks.handlers()).toHaveLength(fetchedCalls.length);
  });

  test.each(byService(fetchedCalls))('answer every call of %s with its own typical example, whatever the input', async (_service, calls) => {
    server.use(...mocks.handlers({ baseUrl }));
    for (const call of calls) {
      for (const sample of samplesOf(call)) expect(await make(call, sample), `${call.id} ${sample.name}`).toEqual(call.answers.get('typical'));
    }
  });

  test('listen on any host when none is given', async () => {
    server.use(...mocks.handlers());
    const cart = await createClient({ ...client, baseUrl: 'https://other.example.com' }).currentCart.getCurrentCart();
    expect(cart).toEqual(fetchedCalls.find(({ name }) => name === 'getCurrentCart')?.answers.get('typical'));
  });

  test('leave other hosts alone when one is given', async () => {
    server.use(...mocks.handlers({ baseUrl }));
    const thrown = await thrownBy(createClient({ ...client, baseUrl: 'https://other.example.com' }).currentCart.getCurrentCart());
    expect(thrown).toMatchObject({ kind: 'system', reason: 'network' });
  });

  test.each(longForms)('answer the long form $id like the short one', async (fallback) => {
    server.use(...mocks.handlers({ baseUrl }));
    const short = fetchedCalls.find(({ id }) => id === fallback.fallbackOf);
    expect(short && (await make(short, longSample(fallback)))).toEqual(fallback.answers.get('typical'));
  });
});

describe.each(byService(fetchedCalls))('a handler of %s', (_service, calls) => {
  test.each(calls)('answers $id with each example of its answer by name', async (call) => {
    for (const [example, body] of call.answers) {
      server.resetHandlers(handlerOf(call, { baseUrl, example }));
      expect(await make(call, minimalOf(call)), example).toEqual(body);
    }
    expect(call.answers.size).toBeGreaterThan(0);
  });

  test.each(calls)('answers $id with each of its failures by name', async (call) => {
    for (const failure of call.failures) {
      server.resetHandlers(handlerOf(call, { baseUrl, example: failure.name }));
      const thrown = await thrownBy(make(call, minimalOf(call)));
      expect(thrown, failure.name).toSatisfy(isStoreError);
      const wanted = expectedError(call, call.id, failure, null);
      const told = Object.fromEntries(Object.keys(wanted).map((name) => [name, (thrown as Record<string, unknown>)[name]]));
      expect(told, failure.name).toEqual(wanted);
    }
    expect(call.failures.length).toBeGreaterThan(1);
  });
});

describe('a handler', () => {
  test('answers the GET that other clients send instead of a POST, which is no id of another call', async () => {
    const address = '/v2/collections/query';
    const handler = exampleHandler(queryCollections, { full: { collections: [] } }, () => ({}), { status: 200, short: address });
    server.use(handler({ baseUrl }), ...mocks.handlers({ baseUrl }));
    const answers = [await fetch(`${baseUrl}${address}?.r=e30`), await fetch(baseUrl + address, { method: 'POST', body: '{}' })];
    for (const answer of answers) expect(await answer.json()).toEqual({ collections: [] });
    expect(await (await fetch(`${baseUrl}/v2/collections/c1`)).json()).toHaveProperty('collection');
  });

  test('answers with a body of your own', async () => {
    server.use(mocks.createCheckoutFromCurrentCartHandler({ baseUrl, answer: { checkoutId: 'mine' } }));
    expect(await createClient(client).currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })).toEqual({ checkoutId: 'mine' });
  });

  test('is refused at once when the contract has no example of that name', () => {
    expect(() => mocks.getCurrentCartHandler({ example: 'enormous' })).toThrow(
      /^currentCart\.getCurrentCart has no example "enormous"\. It has typical, full, minimal, .*\bnotFound\b.*, OWNED_CART_NOT_FOUND$/,
    );
    expect(() => mocks.getCurrentCartHandler({ example: 'toString' })).toThrow('has no example "toString"');
  });

  test('sends the bytes of the example, and its status', async () => {
    server.use(mocks.getCurrentCartHandler({ baseUrl, example: 'OWNED_CART_NOT_FOUND' }));
    const response = await fetch(`${baseUrl}/ecom/v1/carts/current`);
    const failure = fetchedCalls.find(({ name }) => name === 'getCurrentCart')?.failures.find(({ name }) => name === 'OWNED_CART_NOT_FOUND');
    expect({ status: response.status, body: await response.json() }).toEqual({ status: failure?.status, body: failure?.body });
  });
});
