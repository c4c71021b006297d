import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';

import { describe, expect, test } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import type { OperationInfo, TransportOptions } from '../../../src/index.ts';
import { toQuery } from '../../../src/runtime/index.ts';
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
  test('may be a Date or its text, in a body', async () => {
    const { client, requests } = await startStore(undefined, options);
    await client.reviews.updateReview(deepFreeze({ ...ids, review: { revision: '1', reviewDate: moment } }));
    const review = { revision: '1', reviewDate: '2024-05-06T07:08:09.010Z' };
    await client.reviews.updateReview({ ...ids, review });
    const body = JSON.stringify({ review });
    expect(requests.map((request) => request.body)).toEqual([body, body]);
  });

  test('may be a Date in a filter, which travels in the packed query', async () => {
    const { client, requests, url } = await startStore(undefined, options);
    await client.backInStock.queryBackInStockRequests({
      query: { filter: { createdDate: { $gt: moment } } },
    });
    const packed = new URL(requests[0]?.url ?? '', url).searchParams.get('.r') ?? '';
    expect(JSON.parse(Buffer.from(packed, 'base64url').toString())).toEqual({
      query: { filter: { createdDate: { $gt: '2024-05-06T07:08:09.010Z' } } },
    });
  });

  test('are rejected by name if the Date is invalid, before anything is sent, and never become null', async () => {
    const { client, requests } = await startStore(undefined, options);
    const invalid = new Date(Number.NaN);
    const query = { filter: { createdDate: { $gt: invalid } } };
    const calls = [
      client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate: invalid } }),
      client.backInStock.queryBackInStockRequests({ query }),
    ];
    const errors = await Promise.all(calls.map((call) => failureOf(call)));
    expect(errors).toMatchObject(
      ['review.reviewDate', 'query.filter.createdDate.$gt'].map((field) => ({
        kind: 'validation',
        violations: [{ field, description: 'must be a valid date' }],
      })),
    );
    expect(requests).toEqual([]);
  });

  test('may still be null, which clears them', async () => {
    const { client, requests } = await startStore(undefined, options);
    await client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate: null } });
    expect(requests[0]?.body).toBe('{"review":{"revision":"1","reviewDate":null}}');
  });
});

test('a Date is allowed in a plain query and in its lists, also one of another realm', async () => {
  const { client, requests, url } = await startStore();
  const search: OperationInfo = { id: 'test.search', method: 'GET', path: '/search', query: toQuery };
  const ofFrame: unknown = runInNewContext(`new Date(${moment.getTime()})`);
  await client[TRANSPORT].send(search, { since: moment, range: { days: [moment, ofFrame] } });
  expect([...new URL(requests[0]?.url ?? '', url).searchParams]).toEqual(
    ['since', 'range.days', 'range.days'].map((name) => [name, '2024-05-06T07:08:09.010Z']),
  );
});

test('anything that is neither a date string nor a Date is rejected by the schemas, in terms of the contract', async () => {
  const { client } = await startStore(undefined, CHECKED);
  const messageFor = async (reviewDate: unknown) =>
    (await failureOf(client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate } as never })))
      .violations[0]?.description;
  expect(await messageFor('2024')).toBe('must be a valid datetime');
  expect(await messageFor(1)).toBe('must be of type string or date');
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
