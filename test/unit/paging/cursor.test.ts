import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryReviewsInput } from '../../../src/index.ts';
import { listFilesPages, queryReviewsPages, searchOrdersPages } from '../../../src/operations.ts';
import { idsOf, names, startLists, walk } from './lists.ts';

const pagesOf = (limit: number): { query: { cursorPaging: { limit: number } } } => ({
  query: { cursorPaging: { limit } },
});

describe('a list by cursor', () => {
  it('gives every item once and in order, for any total and limit, without unnecessary requests', async () => {
    const lists = await startLists(0);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(30),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        async (count, limit, most) => {
          Object.assign(lists, { count, habits: { most } });
          lists.requests.length = 0;
          expect(idsOf(await Array.fromAsync(queryReviewsPages(lists.client, pagesOf(limit))))).toEqual(
            names(0, count),
          );
          expect(lists.requests).toHaveLength(Math.max(1, Math.ceil(count / Math.min(limit, most))));
        },
      ),
    );
  });

  it('goes forth to its last item and back to its first, every item once', async () => {
    const lists = await startLists(0);
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.integer({ min: 1, max: 12 }), async (count, limit) => {
        lists.count = count;
        let page = await queryReviewsPages(lists.client, pagesOf(limit));
        while (page.hasNext) page = await page.next();
        const back = [...page.items];
        while (page.hasPrev) {
          page = await page.prev();
          back.unshift(...page.items);
        }
        expect(idsOf(back)).toEqual(names(0, count));
      }),
    );
  });

  it('sends only cursor and limit once it has a cursor, in both directions', async () => {
    const lists = await startLists(3);
    const query = {
      filter: { namespace: 'stores' },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    } satisfies QueryReviewsInput['query'];
    const second = await (await queryReviewsPages(lists.client, { query })).next();
    await second.prev();
    const cursor = expect.any(String);
    expect(lists.asked()).toEqual([
      { query },
      { query: { cursorPaging: { limit: 2, cursor } } },
      { query: { cursorPaging: { limit: 2, cursor } } },
    ]);
  });

  it('keeps the format that it began with: filter, sort and cursorPaging without query', async () => {
    const lists = await startLists(3);
    const filter = { namespace: 'stores' };
    const sort = [{ fieldName: 'createdDate', order: 'DESC' }] satisfies QueryReviewsInput['sort'];
    const input = { filter, sort, returnPrivateReviews: true };
    const second = await (
      await queryReviewsPages(lists.client, { ...input, cursorPaging: { limit: 2 } })
    ).next();
    await second.prev();
    await queryReviewsPages(lists.client, { filter });
    const next = { cursorPaging: { limit: 2, cursor: expect.any(String) }, returnPrivateReviews: true };
    expect(lists.asked()).toEqual([
      { ...input, cursorPaging: { limit: 2 } },
      next,
      next,
      { filter, cursorPaging: { limit: 50 } },
    ]);
  });

  it('starts at a saved cursor, without filter or sorting', async () => {
    const lists = await startLists(5);
    const { data } = await queryReviewsPages(lists.client, pagesOf(2));
    const cursor = data.metadata?.cursors?.next;
    const page = await queryReviewsPages(lists.client, {
      query: { filter: { namespace: 'stores' }, cursorPaging: { cursor } },
    });
    expect([idsOf(page.items), page.hasPrev]).toEqual([['row 2', 'row 3'], true]);
    expect(lists.asked().at(-1)).toEqual({ query: { cursorPaging: { cursor, limit: 50 } } });
  });

  it('has pages of fifty unless the input says otherwise, and no numbers of pages', async () => {
    const lists = await startLists(51);
    const page = await queryReviewsPages(lists.client);
    expect(page).toMatchObject({
      pageSize: 50,
      hasNext: true,
      hasPrev: false,
      total: undefined,
      totalPages: undefined,
      currentPage: undefined,
    });
    expect((await page.next()).items).toHaveLength(1);
    expect(lists.asked()[0]).toEqual(pagesOf(50));
  });

  it('continues after an empty page that has a cursor', async () => {
    const lists = await startLists(0);
    lists.answer = ({ body }) => {
      const { cursor } = JSON.parse(body).search.cursorPaging;
      if (!cursor) return { orders: [], metadata: { hasNext: true, cursors: { next: 'a' } } };
      return { orders: [{ id: 'row 0' }], metadata: { hasNext: false, cursors: { next: 'b' } } };
    };
    expect(idsOf(await Array.fromAsync(searchOrdersPages(lists.client, { search: {} })))).toEqual(['row 0']);
    expect(lists.requests).toHaveLength(2);
  });

  it.each([
    {},
    { cursors: {} },
    { cursors: { next: '', prev: '' } },
    { cursors: { next: null, prev: null } },
    { hasNext: true },
  ])('is one page if its response has %j', async (metadata) => {
    const lists = await startLists(0);
    lists.answer = () => ({ orders: [{ id: 'row 0' }], metadata });
    expect(await searchOrdersPages(lists.client, { search: {} })).toMatchObject({
      hasNext: false,
      hasPrev: false,
    });
  });

  it('leads nowhere with pages of no length', async () => {
    const lists = await startLists(5);
    expect(await queryReviewsPages(lists.client, pagesOf(0))).toMatchObject({
      items: [],
      hasNext: false,
      hasPrev: false,
    });
  });

  it.each([
    ['at once', ['a', 'a']],
    ['after others', ['a', 'b', 'c', 'a']],
  ])(
    'ends with a typed error instead of going in circles when a cursor comes again %s',
    async (_title, cursors) => {
      const lists = await startLists(0);
      lists.answer = () => {
        const count = lists.requests.length;
        return {
          reviews: [{ id: `row ${count}` }],
          metadata: { cursors: { next: cursors[(count - 1) % cursors.length] } },
        };
      };
      const { seen, error } = await walk(queryReviewsPages(lists.client, pagesOf(1)));
      expect(error).toMatchObject({
        kind: 'system',
        reason: 'badAnswer',
        operation: 'reviews.queryReviews',
      });
      expect(seen).toHaveLength(cursors.length);
      expect(lists.requests).toHaveLength(cursors.length);
    },
  );

  it('sends the cursor in the query of a GET, next to the other parameters', async () => {
    const lists = await startLists(0);
    lists.answer = ({ url }) =>
      url.includes('cursor')
        ? { files: [{ id: 'row 1' }] }
        : { files: [{ id: 'row 0' }], nextCursor: { cursors: { next: 'c&1' } } };
    expect(idsOf(await Array.fromAsync(listFilesPages(lists.client, { parentFolderId: 'f' })))).toEqual([
      'row 0',
      'row 1',
    ]);
    expect(lists.asked().at(-1)).toMatch(/\?parentFolderId=f&paging\.limit=50&paging\.cursor=c%261$/);
  });
});
