import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransport, type QueryMembersInput } from '../../../src/index.ts';
import { queryMembersPages, queryProductVariantsPages } from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';
import { idsOf, type Lists, names, startLists, walk } from './lists.ts';

const from = (offset: number, limit: number): { query: { paging: { offset: number; limit: number } } } => ({
  query: { paging: { offset, limit } },
});

const BAD_ANSWER = { kind: 'system', reason: 'badAnswer', operation: 'members.queryMembers' };

/** Everything that `for await` gives. */
async function all(lists: Lists, offset: number, limit: number): Promise<unknown[]> {
  return idsOf(await Array.fromAsync(queryMembersPages(lists.client, from(offset, limit))));
}

describe('a list by offset', () => {
  it('Offset paging with unaligned skip: correct `hasNext`/`hasPrev`; async iteration stops.', async () => {
    const lists = await startLists(5);
    const last = await queryMembersPages(lists.client, from(3, 2));
    expect([idsOf(last.items), last.hasNext, last.hasPrev]).toEqual([['row 3', 'row 4'], false, true]);
    const second = await queryMembersPages(lists.client, from(1, 2));
    expect([idsOf(second.items), second.hasNext, second.hasPrev]).toEqual([['row 1', 'row 2'], true, true]);
    const first = await second.prev();
    expect([idsOf(first.items), first.hasNext, first.hasPrev]).toEqual([['row 0'], true, false]);
    expect(idsOf((await first.next()).items)).toEqual(['row 1', 'row 2']);
    expect(await all(lists, 3, 2)).toEqual(names(3, 5));
    expect(await all(lists, 1, 2)).toEqual(names(1, 5));
  });

  it('gives every item once and in order, for any total, offset and limit, without unnecessary requests', async () => {
    const lists = await startLists(0);
    const sizes = {
      count: fc.nat(30),
      offset: fc.nat(35),
      limit: fc.integer({ min: 1, max: 12 }),
      hasTotal: fc.boolean(),
      hasOffset: fc.boolean(),
    };
    await fc.assert(
      fc.asyncProperty(fc.record(sizes), async ({ count, offset, limit, ...habits }) => {
        Object.assign(lists, { count, habits });
        lists.requests.length = 0;
        expect(await all(lists, offset, limit)).toEqual(names(offset, count));
        const remaining = Math.max(0, count - offset);
        // without a total only a page that is not full marks the end
        expect(lists.requests).toHaveLength(
          habits.hasTotal ? Math.max(1, Math.ceil(remaining / limit)) : Math.floor(remaining / limit) + 1,
        );
      }),
    );
  });

  it('goes back to its first item and forth to its last, every item once, pages numbered one by one', async () => {
    const lists = await startLists(0);
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      limit: fc.integer({ min: 1, max: 12 }),
      seed: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(sizes, async ({ count, limit, seed }) => {
        lists.count = count;
        let page = await queryMembersPages(lists.client, from(seed % count, limit));
        const start = page;
        const back = [...page.items];
        while (page.hasPrev) {
          page = await page.prev();
          back.unshift(...page.items);
        }
        expect(idsOf(back)).toEqual(names(0, (seed % count) + start.items.length));
        const forth = [...page.items];
        for (let number = 0; ; number++) {
          expect([page.currentPage, page.total]).toEqual([number, count]);
          if (number === start.currentPage) expect(page.items).toEqual(start.items);
          if (!page.hasNext) break;
          page = await page.next();
          forth.push(...page.items);
        }
        expect(idsOf(forth)).toEqual(names(0, count));
        expect([page.totalPages, start.totalPages]).toEqual([Number(page.currentPage) + 1, page.totalPages]);
      }),
    );
  });

  it('repeats filter and sorting on every page', async () => {
    const lists = await startLists(3);
    const query = {
      filter: { status: 'APPROVED' },
      sort: [{ fieldName: 'createdDate' }],
      paging: { limit: 2 },
    } satisfies QueryMembersInput['query'];
    await Array.fromAsync(queryMembersPages(lists.client, { query }));
    expect(lists.asked()).toEqual([
      { query: { ...query, paging: { limit: 2, offset: 0 } } },
      { query: { ...query, paging: { limit: 2, offset: 2 } } },
    ]);
  });

  it('has pages of fifty unless the input says otherwise', async () => {
    const lists = await startLists(51);
    const page = await queryMembersPages(lists.client);
    expect([page.pageSize, page.items.length, page.totalPages]).toEqual([50, 50, 2]);
    await page.next();
    expect(lists.asked()).toEqual([from(0, 50), from(50, 50)]);
  });

  it('with pages of no length leads nowhere and has no number of pages', async () => {
    const lists = await startLists(5);
    const page = await queryMembersPages(lists.client, from(2, 0));
    expect(page).toMatchObject({
      items: [],
      hasNext: false,
      hasPrev: false,
      total: 5,
      totalPages: undefined,
      currentPage: undefined,
    });
    expect(await all(lists, 2, 0)).toEqual([]);
  });

  it('takes no total from a platform that has too many to count', async () => {
    const lists = await startLists(0);
    lists.answer = () => ({
      members: [{ id: 'row 0' }],
      metadata: { offset: 0, total: 1, tooManyToCount: true },
    });
    expect(await queryMembersPages(lists.client, from(0, 1))).toMatchObject({
      total: undefined,
      totalPages: undefined,
      currentPage: 0,
      hasNext: true,
    });
  });

  it.each([
    ['fewer items than there are', 1, false, ['row 0', 'row 1']],
    ['fewer items than are in the page', -1, false, ['row 0', 'row 1']],
    ['more items than there are', 9, true, names(0, 3)],
  ])(
    'ends at the total, or at the last item, when the platform counts %s',
    async (_title, total, hasNext, expected) => {
      const lists = await startLists(0);
      lists.answer = ({ body }) => {
        const { offset } = JSON.parse(body).query.paging;
        return {
          members: names(offset, Math.min(3, offset + 2)).map((id) => ({ id })),
          metadata: { offset, total },
        };
      };
      expect((await queryMembersPages(lists.client, from(0, 2))).hasNext).toBe(hasNext);
      expect(await all(lists, 0, 2)).toEqual(expected);
    },
  );

  it('finds a total next to the paging metadata', async () => {
    const lists = await startLists(0);
    lists.answer = () => ({ variants: [{}, {}], metadata: { items: 2, offset: 0 }, totalResults: 5 });
    const page = await queryProductVariantsPages(lists.client, { id: 'p1', paging: { limit: 2 } });
    expect([page.total, page.totalPages, page.hasNext]).toEqual([5, 3, true]);
  });

  it('goes past an empty page where the total says that more is there', async () => {
    const lists = await startLists(0);
    lists.answer = ({ body }) => {
      const { offset } = JSON.parse(body).query.paging;
      return {
        members: offset === 2 ? [] : [{ id: `row ${offset}` }, { id: `row ${offset + 1}` }],
        metadata: { offset, total: 6 },
      };
    };
    expect(await all(lists, 0, 2)).toEqual(['row 0', 'row 1', 'row 4', 'row 5']);
  });

  it.each([
    ['returns its own', { offset: 0, total: 9 }],
    ['returns none but a total', { total: 9 }],
    ['returns neither that nor a total', {}],
  ])('ends with a typed error at a server that ignores the offset and %s', async (_title, metadata) => {
    const lists = await startLists(0);
    lists.answer = () => ({ members: [{ id: 'row 0' }, { id: 'row 1' }], metadata });
    const page = await queryMembersPages(lists.client, from(0, 2));
    expect(await failureOf(page.next())).toMatchObject(BAD_ANSWER);
    const { seen, error } = await walk(queryMembersPages(lists.client, from(0, 2)));
    expect([error.reason, seen]).toEqual(['badAnswer', ['row 0', 'row 1']]);
  });

  it('ends with a typed error when the first page does not start at the offset that was requested', async () => {
    const lists = await startLists(0);
    lists.answer = () => ({ members: [{ id: 'row 0' }], metadata: { offset: 0, total: 9 } });
    const failing = Promise.resolve(queryMembersPages(lists.client, from(4, 2)));
    expect(await failureOf(failing)).toMatchObject(BAD_ANSWER);
  });

  it.each([1e6, 1e300, Infinity])(
    'ends with a typed error after ten empty pages when the total is %d and no items come',
    async (total) => {
      const asked: number[] = [];
      const fetch: typeof globalThis.fetch = async (_url, init) => {
        const { offset } = JSON.parse(String(init?.body)).query.paging;
        asked.push(offset);
        const members = JSON.stringify(
          offset < 4 ? [{ id: `row ${offset}` }, { id: `row ${offset + 1}` }] : [],
        );
        // JSON has no Infinity, but numbers that are read as it
        const text = `{"members":${members},"metadata":{"total":${total === Infinity ? '1e999' : total}}}`;
        return new Response(text, { headers: { 'content-type': 'application/json' } });
      };
      const { seen, error } = await walk(queryMembersPages(createTransport({ fetch }), from(0, 2)));
      expect(error).toMatchObject({ ...BAD_ANSWER, status: 200 });
      expect([seen, asked.length]).toEqual([names(0, 4), 12]);
    },
  );

  it('takes pages that are equal for different ones where the server says where they begin', async () => {
    const lists = await startLists(0);
    lists.answer = ({ body }) => ({
      members: [{ status: 'APPROVED' }],
      metadata: { offset: JSON.parse(body).query.paging.offset, total: 3 },
    });
    expect(await Array.fromAsync(queryMembersPages(lists.client, from(0, 1)))).toHaveLength(3);
  });
});
