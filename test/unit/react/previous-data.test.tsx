// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { useGetProduct, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { type Answers, openShop, renderInStore, settle } from '../helpers/render.tsx';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByText(name)));

const product = (id: string) => ({ product: { id, name: `Vase ${id}` } });
const idOf = (call: string): string => call.split('/').at(-1) ?? '';

/** Shows a product and, while another one is read, the previous one. */
function Kept({ id, isKept }: { id: string | null; isKept?: boolean | undefined }): ReactNode {
  const { data, isLoading, isPreviousData } = useGetProduct(
    id === null ? null : { id },
    isKept === undefined ? {} : { keepPreviousData: isKept },
  );
  const words = [data?.product?.name, isLoading && 'loading', isPreviousData && 'previous']
    .filter(Boolean)
    .join(' ');
  return <p>{words}</p>;
}

function Chosen({ isKept }: { isKept?: boolean }): ReactNode {
  const [id, setId] = useState<string | null>('p1');
  return (
    <>
      <Kept id={id} isKept={isKept} />
      {['p1', 'p2', 'gone'].map((each) => (
        <button key={each} type="button" onClick={() => setId(each)}>
          {each}
        </button>
      ))}
      <button type="button" onClick={() => setId(null)}>
        none
      </button>
    </>
  );
}

/** A shop whose second product takes until a gate opens. */
function openSlowShop() {
  const late = gate();
  const answer: Answers = async ({ call }) => {
    if (idOf(call) !== 'p1') await late.opened;
    return idOf(call) === 'gone' ? Response.json({ message: 'Gone' }, { status: 404 }) : product(idOf(call));
  };
  return { late, shop: openShop(answer) };
}

describe('a read that keeps previous data', () => {
  it.each([
    ['the option of the hook', true, {}],
    ['the option of SWRConfig', undefined, { keepPreviousData: true }],
  ])(
    'says that the data is that of another input until its own arrives, with %s',
    async (_title, isKept, config) => {
      const { late, shop } = openSlowShop();
      renderInStore(<Chosen {...(isKept && { isKept })} />, { client: shop.client, config });
      await waitFor(() => expect(shown()).toBe('Vase p1'));
      await press('p2');
      await settle();
      expect(shown()).toBe('Vase p1 previous');
      late.open();
      await waitFor(() => expect(shown()).toBe('Vase p2'));
      await press('p1');
      expect(shown()).toBe('Vase p1');
    },
  );

  it('says so after a failure and without an input too', async () => {
    const { late, shop } = openSlowShop();
    late.open();
    renderInStore(<Chosen isKept />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('Vase p1'));
    await press('gone');
    await settle();
    expect(shown()).toBe('Vase p1 previous');
    await press('none');
    expect(shown()).toBe('Vase p1 previous');
  });

  it('does not say so of data that a server has read, of its own input', async () => {
    const { shop } = openSlowShop();
    const cache = new Map();
    const key = '@"storewire","ada","products.getProduct",#id:"p1",,';
    renderInStore(<Chosen isKept />, {
      client: shop.client,
      cache,
      identity: 'ada',
      fallback: { [key]: product('p1') },
    });
    expect(shown()).toBe('Vase p1');
    await settle();
    expect([shown(), cache.has(key)]).toEqual(['Vase p1', true]);
  });
});

describe('a list that keeps previous data', () => {
  it('says that its items are those of another input, and does not continue them', async () => {
    const late = gate();
    const failing = new Set(['x']);
    const shop = openShop(async ({ body }) => {
      const { filter } = (body as { query: { filter?: { name: string } } }).query;
      if (!filter) return { products: [{ id: 'a' }, { id: 'b' }], metadata: { total: 4 } };
      await late.opened;
      if (failing.has(filter.name)) return Response.json({ message: 'Down' }, { status: 404 });
      return { products: [{ id: 'c' }], metadata: { total: 1 } };
    });
    function Filtered(): ReactNode {
      const [name, setName] = useState<string>();
      const { items, isPreviousData, retry, loadMore } = useQueryProductsInfinite(
        { query: { paging: { limit: 2 }, ...(name && { filter: { name } }) } },
        { keepPreviousData: true },
      );
      return (
        <div>
          <p>{`${items.map(({ id }) => id).join(' ')}${isPreviousData ? ' previous' : ''}`}</p>
          <button type="button" onClick={() => setName('x')}>
            filter
          </button>
          <button type="button" onClick={loadMore}>
            more
          </button>
          <button type="button" onClick={retry}>
            retry
          </button>
        </div>
      );
    }
    renderInStore(<Filtered />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('a b'));
    await press('filter');
    await press('more');
    expect(shown()).toBe('a b previous');
    late.open();
    await settle();
    expect([shown(), shop.asked.length]).toEqual(['a b previous', 2]);
    failing.clear();
    await press('retry');
    await waitFor(() => expect(shown()).toBe('c'));
  });
});

describe('what a list returns', () => {
  it('is the same in every render until its pages change, and its functions always', async () => {
    const shop = openShop(({ body }) => {
      const { offset = 0 } = (body as { query: { paging: { offset?: number } } }).query.paging;
      return { products: [{ id: `${offset}` }], metadata: { total: 2 } };
    });
    let itemChanges = 0;
    const functions = new Set<unknown>();
    function List(): ReactNode {
      const { items, loadMore, retry } = useQueryProductsInfinite({ query: { paging: { limit: 1 } } });
      const [count, setCount] = useState(0);
      useEffect(() => {
        itemChanges++;
        setCount(items.length);
      }, [items]);
      functions.add(loadMore).add(retry);
      return (
        <div>
          <p>{count}</p>
          <button type="button" onClick={loadMore}>
            more
          </button>
          <button type="button" onClick={() => setCount((before) => before + 10)}>
            again
          </button>
        </div>
      );
    }
    renderInStore(<List />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('1'));
    await press('again');
    expect([shown(), itemChanges, functions.size]).toEqual(['11', 2, 2]);
    await press('more');
    await waitFor(() => expect(shown()).toBe('2'));
    expect([itemChanges, functions.size]).toEqual([3, 2]);
  });
});
