import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { createTransport, isStoreError, type Transport } from '../../../src/index.ts';
import {
  listFilesPages,
  type Pages,
  queryMembersPages,
  queryProductVariantsPages,
  queryReviewsPages,
  searchOrdersPages,
} from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';

type List = (client: Transport) => Pages<object, object>;

const LISTS: { id: string; items: string; open: List }[] = [
  { id: 'members.queryMembers', items: 'members', open: (client) => queryMembersPages(client) },
  { id: 'reviews.queryReviews', items: 'reviews', open: (client) => queryReviewsPages(client) },
  {
    id: 'orders.searchOrders',
    items: 'orders',
    open: (client) => searchOrdersPages(client, { search: { cursorPaging: { limit: 2 } } }),
  },
  { id: 'files.listFiles', items: 'files', open: (client) => listFilesPages(client) },
  {
    id: 'variants.queryProductVariants',
    items: 'variants',
    open: (client) => queryProductVariantsPages(client, { id: 'p1', paging: { limit: 2 } }),
  },
];

/** A client whose every response has this body; `count` says how often it was asked. */
function answering(bodies: unknown[]): { client: Transport; count: () => number } {
  let count = 0;
  const fetch = async (): Promise<Response> => Response.json(bodies[count++ % bodies.length] ?? null);
  return { client: createTransport({ fetch, retry: false }), count: () => count };
}

describe.each(LISTS)('$id', ({ id, items, open }) => {
  it.each([
    ['an object instead of items', { [items]: { 0: { id: 'a' } } }],
    ['text instead of items', { [items]: 'a' }],
    ['a number instead of items', { [items]: 3 }],
    ['null among the items', { [items]: [{ id: 'a' }, null] }],
    ['a list', []],
    ['text', 'items'],
    ['null', null],
  ])('fails as a bad answer when the body has %s', async (_title, body) => {
    const { client, count } = answering([body]);
    expect(await failureOf(Promise.resolve(open(client)))).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      operation: id,
      status: 200,
      attempts: 1,
    });
    expect(count()).toBe(1);
  });

  it.each([{}, { [items]: null, metadata: null, nextCursor: null }])(
    'is empty when the body is %j',
    async (body) => {
      expect(await Array.fromAsync(open(answering([body]).client))).toEqual([]);
    },
  );

  it('ends or fails as a bad answer whatever JSON comes, and no item is null', async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(null, '', 'c', 'd', 0, 1, 2, -1, 1.5, 1e300, true, [], {}),
    );
    const metadata = fc.oneof(
      value,
      fc.record(
        {
          total: value,
          offset: value,
          count: value,
          hasNext: value,
          tooManyToCount: value,
          cursors: fc.oneof(value, fc.record({ next: value, prev: value }, { requiredKeys: [] })),
        },
        { requiredKeys: [] },
      ),
    );
    const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, rare: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
    const rows = fc.array(mostly(9, fc.record({ id: value }), fc.constant(null)), { maxLength: 3 });
    const fields = {
      [items]: mostly(4, rows, value),
      metadata,
      nextCursor: metadata,
      totalResults: value,
    };
    const body = mostly(9, fc.record(fields, { requiredKeys: [] }), value);
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 4 }), async (bodies) => {
        const { client, count } = answering(bodies);
        let seen = 0;
        try {
          for await (const item of open(client)) {
            expect(item ?? undefined).toBeDefined();
            // a list may be as long as its total says, as long as it has items
            if (++seen > 40) break;
          }
        } catch (error) {
          if (!isStoreError(error)) throw error;
          expect(error).toMatchObject({ kind: 'system', reason: 'badAnswer', operation: id });
        }
        expect(count()).toBeLessThanOrEqual(11 * (seen + 1));
      }),
      { numRuns: caseCount(300) },
    );
  });
});

it.each([[7], [true], [{}], [['c']]])('a cursor that is %j is a bad answer', async (next) => {
  const { client } = answering([{ reviews: [{ id: 'a' }], metadata: { cursors: { next } } }]);
  const failing = Promise.resolve(queryReviewsPages(client));
  expect(await failureOf(failing)).toMatchObject({ kind: 'system', reason: 'badAnswer' });
});
