import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';
import { type Client, createClient, isStoreError, type StoreError, visitor } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

describe('a StoreError', () => {
  const make = (): Promise<StoreError> =>
    failureOf(createClient({ retry: false }).products.getProduct({ id: '' }));

  it('is known by the guard, also when it comes from another realm or another copy of the package', async () => {
    const foreign: unknown = runInNewContext(
      "Object.assign(new Error('x'), { [Symbol.for('storewire.StoreError')]: true })",
    );
    expect([
      isStoreError(await make()),
      isStoreError(foreign),
      isStoreError(new Error('x')),
      isStoreError(undefined),
      isStoreError('text'),
      isStoreError({}),
    ]).toEqual([true, true, false, false, false, false]);
  });

  it('shows facts in JSON, and neither cause, data nor stack', async () => {
    const applicationError = { code: 'C', description: 'd', data: { secret: 1 } };
    const refusal = { message: 'm', details: { applicationError } };
    const { client } = await startStore(respond(409, refusal, { 'x-wix-request-id': 'req-1' }));
    const error = await failureOf(client.products.deleteProduct({ id: 'p' }));
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'StoreError',
      message: 'm: d',
      kind: 'application',
      operation: 'products.deleteProduct',
      status: 409,
      code: 'C',
      description: 'd',
      violations: [],
      requestId: 'req-1',
      attempts: 1,
    });
  });

  it('has the function that made the call in its stack, whatever failed', async () => {
    const auth = visitor({ clientId: 'c' });
    const frameOfCaller = async ({ orders }: Client): Promise<unknown> => await orders.getOrder({ id: 'o1' });
    const hung = { timeoutMs: 1, fetch: () => new Promise<never>(() => undefined) };
    for (const options of [{}, { auth }, hung]) {
      const { client } = await startStore(respond(404), { retry: false, ...options });
      expect((await failureOf(frameOfCaller(client))).stack).toMatch(/at (?:async )?frameOfCaller/);
    }
  });

  it('of a token request that several calls share is one per call, with the frames of its caller', async () => {
    const { client } = await startStore(respond(404), { auth: visitor({ clientId: 'c' }) });
    const first = async (): Promise<unknown> => await client.orders.getOrder({ id: 'o1' });
    const second = async (): Promise<unknown> => await client.orders.getOrder({ id: 'o2' });
    const errors = await Promise.all([first, second, first, second].map((call) => failureOf(call())));
    const frames = errors.map(({ stack }) => stack?.match(/(?:first|second)(?= )/g)?.join());
    expect([new Set(errors).size, frames]).toEqual([4, ['first', 'second', 'first', 'second']]);
  });
});
