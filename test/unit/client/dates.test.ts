import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, test } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, type OperationInfo } from '../../../src/index.ts';
import { toQuery } from '../../../src/runtime/index.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { deepFreeze } from '../helpers/freeze.ts';

const moment = new Date('2024-05-06T07:08:09.010Z');
const ids = { reviewId: '0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c01' };

async function store(isChecked: boolean) {
  const server = await startServer((_request, response) => json(response, {}));
  const validate = isChecked ? { validate: validator(Object.values(operationSchemas)) } : {};
  return { server, client: createClient({ baseUrl: server.url, retry: false, ...validate }) };
}

describe.each([
  ['without schemas', false],
  ['with schemas', true],
])('moments of a request, %s', (_name, isChecked) => {
  test('may be a Date or its text, in a body', async () => {
    const { server, client } = await store(isChecked);
    await client.reviews.updateReview(deepFreeze({ ...ids, review: { revision: '1', reviewDate: moment } }));
    await client.reviews.updateReview({
      ...ids,
      review: { revision: '1', reviewDate: '2024-05-06T07:08:09.010Z' },
    });
    const body = '{"review":{"revision":"1","reviewDate":"2024-05-06T07:08:09.010Z"}}';
    expect(server.requests.map((request) => request.body)).toEqual([body, body]);
  });

  test('may be a Date in a filter, which travels in the packed query', async () => {
    const { server, client } = await store(isChecked);
    await client.backInStock.queryBackInStockRequests({
      query: { filter: { createdDate: { $gt: moment } } },
    });
    const packed = new URL(server.requests[0]?.url ?? '', server.url).searchParams.get('.r') ?? '';
    expect(JSON.parse(Buffer.from(packed, 'base64url').toString())).toEqual({
      query: { filter: { createdDate: { $gt: '2024-05-06T07:08:09.010Z' } } },
    });
  });

  test('are rejected by name if the Date is invalid, before anything is sent, and never become null', async () => {
    const { server, client } = await store(isChecked);
    const invalid = new Date(Number.NaN);
    const inBody = await failureOf(
      client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate: invalid } }),
    );
    expect([inBody.kind, inBody.violations[0]]).toMatchObject([
      'validation',
      { field: 'review.reviewDate', description: 'must be a valid date' },
    ]);
    const inFilter = await failureOf(
      client.backInStock.queryBackInStockRequests({ query: { filter: { createdDate: { $gt: invalid } } } }),
    );
    expect(inFilter.violations[0]).toMatchObject({
      field: 'query.filter.createdDate.$gt',
      description: 'must be a valid date',
    });
    expect(server.requests).toEqual([]);
  });

  test('may still be null, which clears them', async () => {
    const { server, client } = await store(isChecked);
    await client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate: null } });
    expect(server.requests[0]?.body).toBe('{"review":{"revision":"1","reviewDate":null}}');
  });
});

test('a Date is allowed in a plain query, also one of another realm', async () => {
  const { server, client } = await store(false);
  const search: OperationInfo = { id: 'test.search', method: 'GET', path: '/search', query: toQuery };
  await client[TRANSPORT].send(search, { since: moment });
  const ofFrame: unknown = runInNewContext(`new Date(${moment.getTime()})`);
  await client[TRANSPORT].send(search, { since: ofFrame });
  expect(server.requests.map(({ url }) => url)).toEqual(
    Array(2).fill('/search?since=2024-05-06T07%3A08%3A09.010Z'),
  );
});

test('anything that is neither a date string nor a Date is rejected by the schemas, in terms of the contract', async () => {
  const { client } = await store(true);
  const messageFor = async (reviewDate: unknown) =>
    (await failureOf(client.reviews.updateReview({ ...ids, review: { revision: '1', reviewDate } as never })))
      .violations[0]?.description;
  expect(await messageFor('2024')).toBe('must be a valid datetime');
  expect(await messageFor(1)).toBe('must be of type string or date');
});

test('data with a custom JSON form arrives in that form, also next to null', async () => {
  const { server, client } = await store(false);
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
        () => expect(server.requests.at(-1)?.body).toBe(JSON.stringify(input)),
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
