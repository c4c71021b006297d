import { describe, expect, it } from 'vitest';
import type { QueryReviewsInput } from '../../../src/index.ts';
import {
  type Pages,
  type PagesOptions,
  queryMembersPages,
  queryReviewsPages,
} from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';
import { idsOf, type Lists, names, startLists, walk } from './lists.ts';

/** A list whose items have ids. */
type Open = (
  lists: Lists,
  options?: PagesOptions,
) => Pages<{ metadata?: object | undefined }, { id?: string | null | undefined }>;

const byOffset: Open = ({ client }, options) =>
  queryMembersPages(client, { query: { paging: { limit: 2 } } }, options);
const byCursor: Open = ({ client }, options) =>
  queryReviewsPages(client, { query: { cursorPaging: { limit: 2 } } }, options);

const KINDS = [
  { kind: 'offset', id: 'members.queryMembers', open: byOffset },
  { kind: 'cursor', id: 'reviews.queryReviews', open: byCursor },
];

describe.each(KINDS)('a list by $kind', ({ id, open }) => {
  it('has no next page on its last and no previous one on its first, says so and sends nothing', async () => {
    const lists = await startLists(3);
    const first = await open(lists);
    const last = await first.next();
    const none = { kind: 'client', code: 'NO_PAGE', operation: id };
    expect(await failureOf(first.prev())).toMatchObject({ ...none, message: 'No previous page to fetch' });
    expect(await failureOf(last.next())).toMatchObject({ ...none, message: 'No next page to fetch' });
    expect(lists.requests).toHaveLength(2);
  });

  it('can be iterated where an async function has returned it, from its first page', async () => {
    const lists = await startLists(5);
    const find = async (limit: number) => open(lists, { limit });
    expect(idsOf(await Array.fromAsync(await find(4)))).toEqual(names(0, 4));
    const second = await (await find(9)).next();
    expect(idsOf(await Array.fromAsync(second))).toEqual(names(2, 5));
  });

  it('sends nothing before it is awaited or iterated, and reads its first page once', async () => {
    const lists = await startLists(3);
    const pages = open(lists);
    expect(lists.requests).toHaveLength(0);
    expect(await pages).toBe(await pages);
    expect(idsOf(await Array.fromAsync(pages))).toEqual(names(0, 3));
    expect(lists.requests).toHaveLength(2);
  });

  it('reads its first page again after that failed, when it is awaited or iterated again', async () => {
    const lists = await startLists(3);
    lists.answer = () => 'no object';
    const pages = open(lists);
    expect(await failureOf(Promise.resolve(pages))).toMatchObject({ kind: 'system', reason: 'badAnswer' });
    lists.answer = undefined;
    expect(idsOf(await Array.fromAsync(pages))).toEqual(names(0, 3));
  });

  it('returns its items in order to concurrent callers', async () => {
    const lists = await startLists(5);
    const items = open(lists)[Symbol.asyncIterator]();
    const results = await Promise.all(Array.from({ length: 7 }, () => items.next()));
    expect(results.map(({ value, done }) => (done ? 'end' : value.id))).toEqual([
      ...names(0, 5),
      'end',
      'end',
    ]);
  });

  it('keeps what came before a failure midway, and ends with it', async () => {
    const lists = await startLists(5);
    const { seen, error } = await walk(open(lists), ({ length }) => {
      if (length === 2) lists.answer = () => 'no object';
    });
    expect(error).toMatchObject({ kind: 'system', reason: 'badAnswer', operation: id });
    expect(seen).toEqual(names(0, 2));
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [99, 3],
    [undefined, 3],
  ])('ends after a limit of %s items, with %i requests', async (limit, requests) => {
    const lists = await startLists(5);
    expect(idsOf(await Array.fromAsync(open(lists, { limit })))).toEqual(names(0, Math.min(5, limit ?? 5)));
    expect(lists.requests).toHaveLength(requests);
  });

  it('asks for nothing more after a break', async () => {
    const lists = await startLists(5);
    for await (const item of open(lists)) if (item.id === 'row 1') break;
    expect(lists.requests).toHaveLength(1);
  });

  it('ends at once when it is aborted between two items, and in the middle of a request', async () => {
    const lists = await startLists(5);
    const controller = new AbortController();
    const { signal } = controller;
    const between = await walk(open(lists, { signal }), () => controller.abort(new Error('enough')));
    const aborted = { kind: 'system', reason: 'abort', operation: id };
    expect(between.error).toMatchObject({ ...aborted, cause: signal.reason });
    expect([between.seen, lists.requests.length]).toEqual([['row 0'], 1]);
    const late = new AbortController();
    lists.answer = () => late.abort();
    expect((await walk(open(lists, { signal: late.signal }))).error).toMatchObject(aborted);
  });

  it('gives the options of a call to the call of every page', async () => {
    const lists = await startLists(3);
    await Array.fromAsync(open(lists, { headers: { 'x-shop': 'north' } }));
    expect(lists.requests.map(({ headers }) => headers['x-shop'])).toEqual(['north', 'north']);
  });

  it('fails as its call fails, and reads the same page when it is asked again', async () => {
    const lists = await startLists(3);
    const page = await open(lists);
    lists.answer = () => 'no object';
    expect(await failureOf(page.next())).toMatchObject({ kind: 'system', reason: 'badAnswer' });
    lists.answer = undefined;
    expect(idsOf((await page.next()).items)).toEqual(['row 2']);
    await lists.stop();
    expect(await failureOf(page.next())).toMatchObject({ kind: 'system', reason: 'network' });
  });

  it.each([-1, 1.5, Number.NaN, Infinity, '2'])(
    'rejects a limit of %j items and sends nothing',
    async (limit) => {
      const lists = await startLists(3);
      const error = await failureOf(Array.fromAsync(open(lists, { limit: limit as number })));
      expect([error.kind, error.violations.map(({ field }) => field), lists.requests.length]).toEqual([
        'validation',
        ['limit'],
        0,
      ]);
    },
  );
});

it.each([
  ['query.paging.limit', { query: { paging: { limit: -1 } } }],
  ['query.paging.limit', { query: { paging: { limit: 2.5 } } }],
  ['query.paging.limit', { query: { paging: { limit: '2' } } }],
  ['query.paging.offset', { query: { paging: { offset: -3 } } }],
  ['query.paging.offset', { query: { paging: { offset: Number.NaN } } }],
  ['input', 'text'],
  ['input', null],
])(
  'an input that cannot be paged is rejected with the name of the field, %s, and nothing is sent',
  async (field, input) => {
    const lists = await startLists(3);
    const error = await failureOf(Promise.resolve(queryMembersPages(lists.client, input as object)));
    expect([error.kind, error.violations.map((each) => each.field), lists.requests.length]).toEqual([
      'validation',
      [field],
      0,
    ]);
  },
);

describe('an input in both formats of a list', () => {
  it.each([
    ['cursorPaging', { query: {}, cursorPaging: { limit: 2 } }],
    ['filter', { query: { cursorPaging: { limit: 2 } }, filter: { namespace: 'stores' } }],
    ['sort', { query: { filter: { namespace: 'stores' } }, sort: [] }],
  ])('is rejected with the name of the field, %s, and nothing is sent', async (field, input) => {
    const lists = await startLists(3);
    const error = await failureOf(Promise.resolve(queryReviewsPages(lists.client, input)));
    expect([error.message, lists.requests.length]).toEqual([
      `INVALID_ARGUMENT: "${field}" must not be given together with query`,
      0,
    ]);
  });

  it('is in one format if the other has only null and undefined', async () => {
    const lists = await startLists(3);
    const input = { query: null, cursorPaging: { limit: 2 } } as unknown as QueryReviewsInput;
    expect(idsOf(await Array.fromAsync(queryReviewsPages(lists.client, input)))).toEqual(names(0, 3));
    const other = {
      query: { cursorPaging: { limit: 2 } },
      filter: undefined,
      cursorPaging: null,
    } as unknown as QueryReviewsInput;
    expect(idsOf(await Array.fromAsync(queryReviewsPages(lists.client, other)))).toEqual(names(0, 3));
  });
});
