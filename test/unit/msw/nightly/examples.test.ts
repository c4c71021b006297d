import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../../src/index.ts';
import * as mocks from '../../../../src/msw/index.ts';
import { exampleHandler } from '../../../../src/runtime/msw.ts';
import { byService, fetchedCalls, longForms } from '../../../calls/description.ts';
import { samplesOf } from '../../../calls/inputs.ts';
import { longSample } from '../../../calls/long-form.ts';
import { baseUrl, client, errorOf, expectFailure, handlerOf, make, minimalOf } from '../example-calls.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('all handlers together', () => {
  test('are one for every call that is not a navigation', () => {
    const names = Object.keys(mocks).filter((name) => name !== 'handlers');
    expect(names.toSorted()).toEqual(fetchedCalls.map(({ name }) => `${name}Handler`).toSorted());
    expect(mocks.handlers()).toHaveLength(fetchedCalls.length);
  });

  test.each(byService(fetchedCalls))(
    'respond to every call of %s with its typical example, for any input',
    async (_service, calls) => {
      server.use(...mocks.handlers({ baseUrl }));
      for (const call of calls) {
        for (const sample of samplesOf(call))
          expect(await make(call, sample), `${call.id} ${sample.name}`).toEqual(call.answers.get('typical'));
      }
    },
  );

  test('handle requests to any host by default', async () => {
    server.use(...mocks.handlers());
    const cart = await createClient({
      ...client,
      baseUrl: 'https://other.example.com',
    }).currentCart.getCurrentCart();
    expect(cart).toEqual(fetchedCalls.find(({ name }) => name === 'getCurrentCart')?.answers.get('typical'));
  });

  test('handle web methods of the site and all other calls of the platform', async () => {
    const siteUrl = 'https://shop.example.com/store';
    server.use(...mocks.handlers({ baseUrl: `${baseUrl}/`, siteUrl: `${siteUrl}/` }));
    const method = { module: 'shipping.web', functionName: 'estimate', args: [] };
    const { currentCart, webMethods } = createClient({ ...client, siteUrl });
    const [cart, result] = [await currentCart.getCurrentCart(), await webMethods.callWebMethod(method)];
    const typical = (name: string) => fetchedCalls.find((call) => call.name === name)?.answers.get('typical');
    expect([cart, result]).toEqual([typical('getCurrentCart'), typical('callWebMethod')]);
    const swapped = createClient({ ...client, baseUrl: siteUrl, siteUrl: baseUrl });
    const ignored = { kind: 'system', reason: 'network' };
    expect(await errorOf(swapped.webMethods.callWebMethod(method))).toMatchObject(ignored);
    expect(await errorOf(swapped.currentCart.getCurrentCart())).toMatchObject(ignored);
  });

  test.each(longForms)('respond to the long form $id as to the short one', async (fallback) => {
    server.use(...mocks.handlers({ baseUrl }));
    const short = fetchedCalls.find(({ id }) => id === fallback.fallbackOf);
    expect(short && (await make(short, longSample(fallback)))).toEqual(fallback.answers.get('typical'));
  });
});

describe.each(byService(fetchedCalls))('a handler of %s', (_service, calls) => {
  test.each(calls)('responds to $id with each example of its responses by name', async (call) => {
    for (const [example, body] of call.answers) {
      server.resetHandlers(handlerOf(call, { example }));
      expect(await make(call, minimalOf(call)), example).toEqual(body);
    }
    expect(call.answers.size).toBeGreaterThan(0);
  });

  test.each(calls)('responds to $id with each of its failures by name', async (call) => {
    for (const failure of call.failures) await expectFailure(server, call, failure);
    expect(call.failures.length).toBeGreaterThan(1);
  });
});

describe('a handler', () => {
  test('handles the GET that other clients send instead of a POST, before a call with an id in the path', async () => {
    const path = '/v2/collections/query';
    const handler = exampleHandler(
      { id: 'queryCollections', method: 'POST', path, otherForm: { method: 'GET', path } },
      { full: { collections: [] } },
      () => ({}),
    );
    server.use(handler({}, { baseUrl }), ...mocks.handlers({ baseUrl }));
    const answers = [
      await fetch(`${baseUrl}${path}?.r=e30`),
      await fetch(baseUrl + path, { method: 'POST', body: '{}' }),
    ];
    for (const answer of answers) expect(await answer.json()).toEqual({ collections: [] });
    expect(await (await fetch(`${baseUrl}/v2/collections/c1`)).json()).toHaveProperty('collection');
  });

  test('throws a TypeError if the contract has no example of that name', () => {
    const make = (example: string) => Reflect.apply(mocks.getCurrentCartHandler, undefined, [{ example }]);
    expect(() => make('enormous')).toThrow(
      /^currentCart\.getCurrentCart has no example "enormous"\. It has typical, full, .*\bnotFound\b.*, OWNED_CART_NOT_FOUND$/,
    );
    expect(() => make('toString')).toThrow('has no example "toString"');
  });
});
