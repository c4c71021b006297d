/**
 * Every operation that can be fetched, through Prism, by the client of openapi-fetch: with the examples of
 * the contract as they are on the wire.
 */
import { describe, expect, inject, test } from 'vitest';
import { createTransport, fixedToken } from '../../../src/index.ts';
import { createFetchClient, packed } from '../../../src/openapi-fetch/index.ts';
import { allCalls, byService, type Call } from '../description.ts';
import { type Sample, samplesOf } from '../inputs.ts';
import { objectionsTo, type Watch, watch } from '../recorded-exchange.ts';

/** `packed` and typed options aside, openapi-fetch takes any path: the types have tests of their own. */
type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const calls = allCalls.filter((call) => !call.navigates && call.service !== 'webMethods');

function connect(): { request: AnyRequest; seen: Watch } {
  const seen = watch();
  const client = createTransport({
    baseUrl: inject('prismUrl'),
    auth: fixedToken('token'),
    fetch: seen.fetch,
    retry: false,
  });
  return { request: createFetchClient(client).request as unknown as AnyRequest, seen };
}

/** Values of the parameters in one place, of an example. */
function valuesOf({ parameters }: Call, location: string, { name }: Sample): Record<string, unknown> {
  const sent = parameters.filter(
    (parameter) => parameter.in === location && (parameter.required || name === 'full'),
  );
  return Object.fromEntries(sent.map((parameter) => [parameter.name, parameter.example]));
}

describe.each(byService(calls))('%s', (_service, ofService) => {
  test.each(ofService.map((call) => [call.id, call] as const))(
    '%s takes every example and returns the response',
    async (_id, call) => {
      for (const sample of samplesOf(call)) {
        const { request, seen } = connect();
        const inputs = call.packed?.get(sample.name);
        const query = {
          ...valuesOf(call, 'query', sample),
          ...(inputs === undefined ? {} : { '.r': packed(inputs as object) }),
        };
        const params = { path: valuesOf(call, 'path', sample), query };
        const body = call.bodySchema ? { body: sample.body } : {};
        const { error, response } = await request(call.method.toLowerCase(), call.path, { params, ...body });
        expect([error, response.ok]).toEqual([undefined, true]);
        const exchange = seen.only();
        expect(objectionsTo(exchange)).toEqual([]);
        expect(exchange.url.pathname.endsWith(sample.path)).toBe(true);
        expect(exchange.requestHeaders.get('authorization')).toBe('token');
      }
    },
  );
});

test('every failure that the contract describes is a StoreError', async () => {
  const client = createTransport({ baseUrl: inject('prismUrl'), auth: fixedToken('token'), retry: false });
  const api = createFetchClient(client);
  const failures = allCalls.find(({ id }) => id === 'currentCart.getCurrentCart')?.failures ?? [];
  expect(failures.length).toBeGreaterThan(5);
  for (const { name, status } of failures) {
    const { error, data } = await api.GET('/ecom/v1/carts/current', {
      headers: { prefer: `code=${status}, example=${name}` },
    });
    expect([data, error?.status, error?.operation, error?.attempts]).toEqual([
      undefined,
      status,
      'GET /ecom/v1/carts/current',
      1,
    ]);
    expect(error?.kind).toMatch(/^(?:validation|application|client|system)$/);
  }
});
