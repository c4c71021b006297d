// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { QueryProductsInput, QueryReviewsInput } from '../../../src/index.ts';
import { useQueryProductsInfinite, useQueryReviewsInfinite } from '../../../src/react/index.ts';
import { type Answers, type Asked, openHook, settle } from '../helpers/render.tsx';

const range = (from: number, to: number): { id: string }[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: `i${from + index}` }));

const bodies = (asked: Asked[]): unknown[] => asked.map(({ body }) => body);

interface Shown {
  items: { id?: string | null | undefined }[];
  hasNext: boolean;
  loadMore: () => void;
}

/** Renders a list, and waits for what it reads. */
async function openList<State extends Shown>(answers: Answers, useList: () => State) {
  const { state, asked } = await openHook(answers, useList);
  const more = async (): Promise<void> => {
    await act(async () => state().loadMore());
    await settle();
  };
  const shown = (): string =>
    state()
      .items.map(({ id }) => id)
      .join(' ') + (state().hasNext ? ' ...' : '');
  return { state, asked, more, shown };
}

/** A catalog of so many products, paged by offset. */
const catalog =
  (total: number, most = 50): Answers =>
  ({ body }) => {
    const { limit = most, offset = 0 } = (body as { query: { paging: { limit?: number; offset?: number } } })
      .query.paging;
    const end = Math.min(offset + (most === 50 ? limit : most), total);
    return { products: range(offset, end), metadata: { offset, total } };
  };

describe('a list by offset', () => {
  it('reads page by page, filter and sorting repeated, until all items are there', async () => {
    const query: QueryProductsInput['query'] = {
      filter: { name: 'x' },
      sort: [{ fieldName: 'name' }],
      paging: { limit: 2 },
    };
    const { asked, shown, more } = await openList(catalog(5), () => useQueryProductsInfinite({ query }));
    expect(shown()).toBe('i0 i1 ...');
    await more();
    expect(shown()).toBe('i0 i1 i2 i3 ...');
    await more();
    await more();
    expect([shown(), bodies(asked)]).toEqual([
      'i0 i1 i2 i3 i4',
      [
        { query: { ...query, paging: { limit: 2, offset: 0 } } },
        { query: { ...query, paging: { limit: 2, offset: 2 } } },
        { query: { ...query, paging: { limit: 2, offset: 4 } } },
      ],
    ]);
  });

  it.each([
    ['fewer items than were asked for', 3],
    ['more items than were asked for', 5],
  ])('loses and doubles nothing when a server gives %s', async (_title, most) => {
    const input = { query: { paging: { limit: 4 } } };
    const { shown, more } = await openList(catalog(9, most), () => useQueryProductsInfinite(input));
    for (let loaded = most; loaded < 9; loaded += most) {
      expect(shown()).toBe(
        `${range(0, loaded)
          .map(({ id }) => id)
          .join(' ')} ...`,
      );
      await more();
    }
    expect(shown()).toBe('i0 i1 i2 i3 i4 i5 i6 i7 i8');
  });

  it('ends at a response without items', async () => {
    const { shown, more, asked } = await openList(
      () => ({}),
      () => useQueryProductsInfinite({ query: {} }),
    );
    await more();
    expect([shown(), asked.length]).toEqual(['', 1]);
  });

  it('reads nothing with null', async () => {
    const { shown, asked } = await openList(catalog(5), () => useQueryProductsInfinite(null));
    expect([shown(), asked]).toEqual(['', []]);
  });

  it('asked for more twice while a page is on its way reads one page', async () => {
    const late = gate();
    const input = { query: { paging: { limit: 2 } } };
    const { shown, more, asked } = await openList(
      async (one) => {
        if (JSON.stringify(one.body).includes('"offset":2')) await late.opened;
        return catalog(9)(one);
      },
      () => useQueryProductsInfinite(input),
    );
    await more();
    await more();
    late.open();
    await settle();
    expect([shown(), asked.length]).toEqual(['i0 i1 i2 i3 ...', 2]);
  });

  it.each([[{ products: { 0: { id: 'a' } } }], [{ products: [null] }]])(
    'shows a bad answer when the response body is %j',
    async (body) => {
      const { state } = await openList(
        () => body,
        () => useQueryProductsInfinite({ query: {} }),
      );
      expect([state().isLoading, state().error]).toMatchObject([
        false,
        { kind: 'system', reason: 'badAnswer', operation: 'products.queryProducts', status: 200 },
      ]);
    },
  );
});

describe('a list by cursor', () => {
  it('does not repeat filter and sorting with a cursor, and ends at a missing one', async () => {
    const query: QueryReviewsInput['query'] = {
      filter: { namespace: 'stores' },
      sort: [{ fieldName: 'createdDate' }],
      cursorPaging: { limit: 2 },
    };
    const { shown, more, asked } = await openList(
      ({ body }) =>
        (body as { query: { cursorPaging: { cursor?: string } } }).query.cursorPaging.cursor
          ? { reviews: range(2, 3), metadata: { cursors: { prev: 'prev-1' } } }
          : { reviews: range(0, 2), metadata: { cursors: { next: 'next-1' } } },
      () => useQueryReviewsInfinite({ query }),
    );
    expect(shown()).toBe('i0 i1 ...');
    await more();
    await more();
    expect([shown(), bodies(asked)]).toEqual([
      'i0 i1 i2',
      [{ query }, { query: { cursorPaging: { limit: 2, cursor: 'next-1' } } }],
    ]);
  });
});

describe('a list that would never end', () => {
  it('fails where the server does not know the offset, and keeps its pages', async () => {
    const answer = { products: range(0, 2), metadata: { offset: 0, total: 9 } };
    const input = { query: { paging: { limit: 2 } } };
    const { shown, more, state } = await openList(
      () => answer,
      () => useQueryProductsInfinite(input),
    );
    await more();
    expect([shown(), state().error?.reason]).toEqual(['i0 i1 ...', 'badAnswer']);
  });

  it('ends where the platform gives a cursor a second time', async () => {
    const answer = { reviews: range(0, 2), metadata: { cursors: { next: 'same' } } };
    const { shown, more, asked } = await openList(
      () => answer,
      () => useQueryReviewsInfinite({ query: {} }),
    );
    expect(shown()).toBe('i0 i1 ...');
    await more();
    await more();
    expect([shown(), asked.length]).toEqual(['i0 i1', 2]);
  });
});
