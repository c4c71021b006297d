import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';

import { describe, expect, test } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import type { OperationInfo, TransportOptions } from '../../../src/index.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { deepFreeze } from '../helpers/freeze.ts';
import { startStore } from '../helpers/store.ts';

const moment = new Date('2024-05-06T07:08:09.010Z');
const ids = { reviewId: '0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c01' };

const CHECKED: TransportOptions = { validate: validator(Object.values(operationSchemas)) };

describe.each<[string, TransportOptions]>([
  ['without schemas', {}],
  ['with schemas', CHECKED],
])('moments of a request, %s', (_name, options) => {
  test('are texts, in a body and in the packed query', async () => {
    const { client, requests, url } = await startStore(undefined, options);
    await client.reviews.updateReview({
      ...ids,
      review: { revision: '1', reviewDate: moment.toISOString() },
    });
    expect(requests[0]?.body).toBe('{"review":{"revision":"1","reviewDate":"2024-05-06T07:08:09.010Z"}}');
    const query = { filter: { createdDate: { $gt: moment.toISOString() } } };
    await client.backInStock.queryBackInStockRequests({ query });
    const packed = new URL(requests[1]?.url ?? '', url).searchParams.get('.r') ?? '';
    expect(JSON.parse(Buffer.from(packed, 'base64url').toString())).toEqual({ query });
  });

  test('may still be null, which clears them', async () => {
    const { client, requests } = await startStore(undefined, options);
    await client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate: null } });
    expect(requests[0]?.body).toBe('{"review":{"revision":"1","reviewDate":null}}');
  });
});

test('an invalid Date in data that the contract leaves open is rejected by name, and never becomes null', async () => {
  const { client, requests } = await startStore();
  const options = { engraved: new Date(Number.NaN) };
  const lineItems = [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: 'b', options } }];
  expect(await failureOf(client.currentCart.addToCurrentCart({ lineItems }))).toMatchObject({
    kind: 'validation',
    violations: [
      { field: 'lineItems.0.catalogReference.options.engraved', description: 'must be a valid date' },
    ],
  });
  expect(requests).toEqual([]);
});

test('a Date is allowed in a plain query and in its lists, also one of another realm', async () => {
  const { client, requests, url } = await startStore();
  const search: OperationInfo = { id: 'test.search', method: 'GET', path: '/search' };
  const ofFrame: unknown = runInNewContext(`new Date(${moment.getTime()})`);
  await client[TRANSPORT].send(search, { since: moment, range: { days: [moment, ofFrame] } });
  expect([...new URL(requests[0]?.url ?? '', url).searchParams]).toEqual(
    ['since', 'range.days', 'range.days'].map((name) => [name, '2024-05-06T07:08:09.010Z']),
  );
});

test('anything that is no date string is rejected by the schemas, in terms of the contract', async () => {
  const { client } = await startStore(undefined, CHECKED);
  const messageFor = async (reviewDate: unknown) =>
    (await failureOf(client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate } as never })))
      .violations[0]?.description;
  expect(await messageFor('2024')).toBe('must be a valid datetime');
  expect(await messageFor(1)).toBe('must be of type string');
});

test('data with a custom JSON form arrives in that form, also next to null', async () => {
  const { client, requests } = await startStore();
  await fc.assert(
    fc.asyncProperty(fc.object({ withDate: true, withNullPrototype: true, maxDepth: 4 }), async (options) => {
      const input = deepFreeze({
        lineItems: [
          {
            catalogReference: {
              appId: 'a',
              catalogItemId: 'b',
              options: { options, cleared: null, own: { toJSON: () => ({ a: null }) } },
            },
          },
        ],
      });
      await client[TRANSPORT].send({ id: 'test.post', method: 'POST', path: '/' }, input).then(
        () => expect(requests.at(-1)?.body).toBe(JSON.stringify(input)),
        (error) =>
          expect(error).toMatchObject({
            kind: 'validation',
            violations: [
              { field: expect.stringMatching(/^lineItems\.0\.catalogReference\.options\.options/) },
            ],
          }),
      );
    }),
    { numRuns: caseCount(300) },
  );
});
