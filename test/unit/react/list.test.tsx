// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import type { QueryProductsInput, QueryReviewsInput, StoreError } from '../../../src/index.ts';
import {
  useListFilesInfinite,
  useQueryProductsInfinite,
  useQueryReviewsInfinite,
  useSearchOrdersInfinite,
} from '../../../src/react/index.ts';
import { type Answers, type Asked, openShop, renderInStore, settle } from '../helpers/render.tsx';

const range = (from: number, to: number): { id: string }[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: `i${from + index}` }));

interface Shown {
  items: { id?: string | null | undefined }[];
  hasNext: boolean;
  isLoading: boolean;
  loadMore: () => void;
  error: StoreError | undefined;
}

function List({ items, hasNext, isLoading, loadMore, error }: Shown): ReactNode {
  return (
    <div>
      <p>
        {isLoading
          ? 'loading'
          : `${error?.message ?? ''}${items.map(({ id }) => id).join(' ')}${hasNext ? ' ...' : ''}`}
      </p>
      <button type="button" onClick={loadMore}>
        more
      </button>
    </div>
  );
}

type ProductQuery = NonNullable<Parameters<typeof useQueryProductsInfinite>[0]>;

function Products({
  input,
  config,
}: {
  input: ProductQuery | null;
  config?: { parallel?: boolean; initialSize?: number };
}): ReactNode {
  return <List {...useQueryProductsInfinite(input, config)} />;
}

function Reviews({
  input,
}: {
  input: NonNullable<Parameters<typeof useQueryReviewsInfinite>[0]>;
}): ReactNode {
  return <List {...useQueryReviewsInfinite(input)} />;
}

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';
const more = (): boolean => fireEvent.click(screen.getByText('more'));
const bodies = (asked: Asked[]): unknown[] => asked.map(({ body }) => body);

/** A catalog of so many products, paged by offset. */
const catalog =
  (total: number, hasTotal = true): Answers =>
  ({ body }) => {
    const { limit = 50, offset = 0 } =
      (body as { query: { paging?: { limit?: number; offset?: number } } }).query.paging ?? {};
    return {
      products: range(offset, Math.min(offset + limit, total)),
      metadata: { count: limit, offset, ...(hasTotal ? { total } : {}) },
    };
  };

describe('a list by offset', () => {
  it('reads page by page, filter and sorting repeated, until all items are there', async () => {
    const shop = openShop(catalog(5));
    const query: QueryProductsInput['query'] = {
      filter: { name: 'x' },
      sort: [{ fieldName: 'name' }],
      paging: { limit: 2 },
    };
    renderInStore(<Products input={{ query }} />, { client: shop.client });
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 i4'));
    const asked = new Set(bodies(shop.asked).map((body) => JSON.stringify(body)));
    expect([...asked].map((text) => JSON.parse(text))).toEqual([
      { query: { ...query, paging: { limit: 2, offset: 0 } } },
      { query: { ...query, paging: { limit: 2, offset: 2 } } },
      { query: { ...query, paging: { limit: 2, offset: 4 } } },
    ]);
    const count = shop.asked.length;
    more();
    await settle();
    expect(shop.asked).toHaveLength(count);
  });

  it('begins where the input says, also when that is no multiple of the limit', async () => {
    const shop = openShop(catalog(6));
    renderInStore(<Products input={{ query: { paging: { limit: 2, offset: 3 } } }} />, {
      client: shop.client,
    });
    await waitFor(() => expect(shown()).toBe('i3 i4 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i3 i4 i5'));
  });

  it('has pages of fifty unless the input says otherwise', async () => {
    const shop = openShop(catalog(51));
    renderInStore(<Products input={{ query: {} }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toMatch(/i49 \.\.\.$/));
    more();
    await waitFor(() => expect(shown()).toMatch(/i49 i50$/));
    expect(bodies(shop.asked)).toContainEqual({ query: { paging: { limit: 50, offset: 0 } } });
    expect(bodies(shop.asked)).toContainEqual({ query: { paging: { limit: 50, offset: 50 } } });
  });

  it.each([
    ['fewer items than were asked for', 3],
    ['more items than were asked for', 5],
  ])('loses and doubles nothing when a server gives %s', async (_title, most) => {
    const shop = openShop(({ body }) =>
      catalog(9)({
        body: { query: { paging: { ...(body as QueryProductsInput).query?.paging, limit: most } } },
      } as Asked),
    );
    renderInStore(<Products input={{ query: { paging: { limit: 4 } } }} />, { client: shop.client });
    for (const shownFirst of [most, 2 * most]) {
      const all = range(0, Math.min(9, shownFirst)).map(({ id }) => id);
      await waitFor(() => expect(shown()).toBe(all.join(' ') + (shownFirst < 9 ? ' ...' : '')));
      more();
    }
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 i4 i5 i6 i7 i8'));
  });

  it('loses nothing when a server gives fewer items than were asked for, and no offset', async () => {
    const shop = openShop(({ body }) => {
      const { offset = 0 } = (body as QueryProductsInput).query?.paging ?? {};
      return { products: range(offset ?? 0, Math.min((offset ?? 0) + 3, 9)), metadata: { total: 9 } };
    });
    renderInStore(<Products input={{ query: { paging: { limit: 4 } } }} />, { client: shop.client });
    for (const last of ['i2', 'i5']) {
      await waitFor(() => expect(shown()).toMatch(new RegExp(`${last} ...$`)));
      more();
    }
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 i4 i5 i6 i7 i8'));
  });

  it('fails at a server that does not know the offset, and keeps its pages', async () => {
    const shop = openShop(() => ({ products: range(0, 2), metadata: { offset: 0, total: 9 } }));
    renderInStore(<Products input={{ query: { paging: { limit: 2 } } }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('System error occurredi0 i1 ...'));
  });

  it('continues while pages are full if there is no total', async () => {
    const shop = openShop(catalog(3, false));
    renderInStore(<Products input={{ query: { paging: { limit: 2 } } }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2'));
  });

  it.each([
    ['nothing at all', {}],
    ['nothing found', { products: [], metadata: { total: 0 } }],
    ['no items but a total', { metadata: { total: 0 } }],
  ])('ends at %s', async (_title, answer) => {
    const shop = openShop(() => answer);
    renderInStore(<Products input={{ query: {} }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe(''));
    more();
    await settle();
    expect(shop.asked).toHaveLength(1);
  });

  it('ends with pages of no length', async () => {
    const shop = openShop(catalog(5));
    renderInStore(<Products input={{ query: { paging: { limit: 0 } } }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe(''));
  });

  it('reads several pages at once if SWR is configured to', async () => {
    const shop = openShop(catalog(6));
    renderInStore(
      <Products input={{ query: { paging: { limit: 2 } } }} config={{ parallel: true, initialSize: 3 }} />,
      { client: shop.client },
    );
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 i4 i5'));
    expect(shop.asked).toHaveLength(3);
  });

  it('reads nothing with null', async () => {
    const shop = openShop(catalog(5));
    renderInStore(<Products input={null} />, { client: shop.client });
    await settle();
    expect([shown(), shop.asked]).toEqual(['', []]);
  });

  it('asked for more twice while a page is on its way reads one page', async () => {
    const late = gate();
    const shop = openShop(async (asked) => {
      if (shop.asked.length > 1) await late.opened;
      return catalog(9)(asked);
    });
    renderInStore(<Products input={{ query: { paging: { limit: 2 } } }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await settle();
    more();
    await settle();
    late.open();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2 i3 ...'));
    await settle();
    expect(shown()).toBe('i0 i1 i2 i3 ...');
  });

  it('shows a failure as a StoreError', async () => {
    const shop = openShop(() => Response.json({ message: 'Bad filter' }, { status: 400 }));
    renderInStore(<Products input={{ query: {} }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('Bad filter'));
  });

  it.each([{ products: { 0: { id: 'a' } } }, { products: 'a' }, { products: [null] }])(
    'shows a bad answer when the response body is %j',
    async (body) => {
      const shop = openShop(() => body);
      const errors: unknown[] = [];
      renderInStore(<Products input={{ query: {} }} />, {
        client: shop.client,
        config: { onError: (error: unknown) => void errors.push(error) },
      });
      await waitFor(() => expect(shown()).toBe('System error occurred'));
      expect(errors).toMatchObject([
        { kind: 'system', reason: 'badAnswer', operation: 'products.queryProducts', status: 200 },
      ]);
    },
  );

  it('is aborted when its input changes or it unmounts, without an error', async () => {
    const shop = openShop(() => new Promise(() => undefined));
    const onError = vi.fn();
    function Switch(): ReactNode {
      const [name, setName] = useState<string | null>('a');
      return (
        <div>
          <button type="button" onClick={() => setName('b')}>
            change
          </button>
          <button type="button" onClick={() => setName(null)}>
            remove
          </button>
          {name === null ? null : <Products input={{ query: { filter: { name } } }} />}
        </div>
      );
    }
    renderInStore(<Switch />, { client: shop.client, config: { onError } });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    fireEvent.click(screen.getByText('change'));
    await waitFor(() => expect(shop.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
    fireEvent.click(screen.getByText('remove'));
    await waitFor(() => expect(shop.asked.map(({ signal }) => signal.aborted)).toEqual([true, true]));
    await settle();
    expect(onError).not.toHaveBeenCalled();
  });
});

interface Paged {
  cursorPaging?: { cursor?: string };
}

/** Reviews in two pages by cursor. */
const reviews: Answers = ({ body }) => {
  const { query, cursorPaging } = body as Paged & { query?: Paged };
  return (query?.cursorPaging ?? cursorPaging)?.cursor === 'next-1'
    ? { reviews: range(2, 3), metadata: { cursors: { prev: 'prev-1' } } }
    : { reviews: range(0, 2), metadata: { cursors: { next: 'next-1' } } };
};

describe('a list by cursor', () => {
  it('does not repeat filter and sorting with a cursor, and ends at a missing one', async () => {
    const shop = openShop(reviews);
    const query: QueryReviewsInput['query'] = {
      filter: { namespace: 'stores' },
      sort: [{ fieldName: 'createdDate' }],
      cursorPaging: { limit: 2 },
    };
    renderInStore(<Reviews input={{ query }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2'));
    expect(shop.asked.at(-1)?.body).toEqual({ query: { cursorPaging: { limit: 2, cursor: 'next-1' } } });
    const count = shop.asked.length;
    more();
    await settle();
    expect(shop.asked).toHaveLength(count);
  });

  it('keeps the format that it began with: filter, sort and cursorPaging without query', async () => {
    const shop = openShop(reviews);
    const filter = { namespace: 'stores' };
    renderInStore(<Reviews input={{ filter, sort: [{ fieldName: 'createdDate' }] }} />, {
      client: shop.client,
    });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2'));
    expect([shop.asked[0]?.body, shop.asked.at(-1)?.body]).toEqual([
      { filter, sort: [{ fieldName: 'createdDate' }], cursorPaging: { limit: 50 } },
      { cursorPaging: { limit: 50, cursor: 'next-1' } },
    ]);
  });

  it('has pages of fifty unless the input says otherwise', async () => {
    const shop = openShop(reviews);
    renderInStore(<Reviews input={{ query: { filter: { namespace: 'stores' } } }} />, {
      client: shop.client,
    });
    await waitFor(() => expect(shown()).toBe('i0 i1 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1 i2'));
    expect([shop.asked[0]?.body, shop.asked.at(-1)?.body]).toEqual([
      { query: { filter: { namespace: 'stores' }, cursorPaging: { limit: 50 } } },
      { query: { cursorPaging: { limit: 50, cursor: 'next-1' } } },
    ]);
  });

  it('ends where the platform gives a cursor a second time, as that would never end', async () => {
    const shop = openShop(() => ({ reviews: range(0, 1), metadata: { cursors: { next: 'same' } } }));
    renderInStore(<Reviews input={{ query: {} }} />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0'));
    const count = shop.asked.length;
    more();
    await settle();
    expect(shop.asked).toHaveLength(count);
  });

  it('ends when the platform says so, whatever cursor it gives', async () => {
    const shop = openShop(() => ({
      orders: range(0, 1),
      metadata: { hasNext: false, cursors: { next: 'same' } },
    }));
    function Orders(): ReactNode {
      return <List {...useSearchOrdersInfinite({ search: {} })} />;
    }
    renderInStore(<Orders />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0'));
  });

  it('sends the cursor in the query of a GET, next to the other parameters', async () => {
    const shop = openShop(({ query }) =>
      query.includes('cursor')
        ? { files: range(1, 2), nextCursor: {} }
        : { files: range(0, 1), nextCursor: { cursors: { next: 'c&1' } } },
    );
    function Files(): ReactNode {
      return <List {...useListFilesInfinite({ parentFolderId: 'f', paging: { limit: 1 } })} />;
    }
    renderInStore(<Files />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('i0 ...'));
    more();
    await waitFor(() => expect(shown()).toBe('i0 i1'));
    expect(shop.asked.at(-1)?.query).toBe('?parentFolderId=f&paging.limit=1&paging.cursor=c%261');
  });
});
