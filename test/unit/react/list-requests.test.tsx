// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { useQueryProductsInfinite, useQueryReviewsInfinite } from '../../../src/react/index.ts';
import { type Answers, openShop, renderInStore, settle } from '../helpers/render.tsx';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByText(name)));

/** A catalog whose products can change. Two on a page. */
function openCatalog(...names: string[]) {
  const products = names.map((name) => ({ id: name, name }));
  const answer: Answers = ({ body }) => {
    const { limit = 2, offset = 0 } = (body as { query: { paging: { limit?: number; offset?: number } } })
      .query.paging;
    return {
      products: products.slice(offset, offset + limit).map((product) => ({ ...product })),
      metadata: { offset, total: products.length },
    };
  };
  return { products, answer };
}

function Products({ initialSize = 1 }: { initialSize?: number }): ReactNode {
  const { items, error, isLoadingMore, loadMore, retry } = useQueryProductsInfinite(
    { query: { paging: { limit: 2 } } },
    { initialSize },
  );
  return (
    <div>
      <p>{items.map(({ name }) => name).join(' ')}</p>
      <i>{error?.message ?? (isLoadingMore ? 'loading more' : '')}</i>
      <button type="button" onClick={loadMore}>
        more
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
    </div>
  );
}

/** The list under a switch that removes it and brings it back. */
function Switch(): ReactNode {
  const [isThere, setThere] = useState(true);
  return (
    <div>
      <button type="button" onClick={() => setThere(!isThere)}>
        switch
      </button>
      {isThere ? <Products /> : null}
    </div>
  );
}

const offsets = (asked: readonly { body: unknown }[]): number[] =>
  asked.map(({ body }) => (body as { query: { paging: { offset?: number } } }).query.paging.offset ?? 0);

async function openThreePages(config = {}) {
  const { products, answer } = openCatalog('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const broken = new Set<number>();
  const shop = openShop((asked) =>
    broken.has(offsets([asked])[0] ?? 0)
      ? Response.json({ message: 'Down' }, { status: 404 })
      : answer(asked),
  );
  const cache = new Map();
  renderInStore(<Switch />, { client: shop.client, cache, config: { dedupingInterval: 0, ...config } });
  await waitFor(() => expect(shown()).toBe('a b'));
  for (const next of ['a b c d', 'a b c d e f']) {
    await press('more');
    await waitFor(() => expect(shown()).toBe(next));
  }
  const before = offsets(shop.asked);
  await settle();
  shop.asked.length = 0;
  return { shop, products, broken, before };
}

describe('the requests of a list', () => {
  it('are one for each loadMore', async () => {
    const { before } = await openThreePages();
    expect(before).toEqual([0, 2, 4]);
  });

  it('read all visible pages again on focus, so that a renamed product is shown', async () => {
    const { shop, products } = await openThreePages({ focusThrottleInterval: 0 });
    products.splice(3, 1, { id: 'd', name: 'D' });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(shown()).toBe('a b c D e f'));
    expect(offsets(shop.asked)).toEqual([0, 2, 4]);
  });

  it('read all visible pages again after a reconnect', async () => {
    const { shop, products } = await openThreePages();
    products.splice(5, 1, { id: 'f', name: 'F' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown()).toBe('a b c d e F'));
    expect(offsets(shop.asked)).toEqual([0, 2, 4]);
  });

  it('read all visible pages again on return, which shows them at once', async () => {
    const { shop, products } = await openThreePages();
    await press('switch');
    products.splice(0, 1, { id: 'a', name: 'A' });
    await press('switch');
    await waitFor(() => expect(shown()).toBe('A b c d e f'));
    expect(offsets(shop.asked)).toEqual([0, 2, 4]);
  });

  it('are only for the page that failed when it is retried', async () => {
    const { shop, broken } = await openThreePages();
    broken.add(6);
    await press('more');
    await waitFor(() => expect(screen.getByText('Down')).toBeTruthy());
    expect(shown()).toBe('a b c d e f');
    broken.clear();
    await press('retry');
    await waitFor(() => expect(shown()).toBe('a b c d e f g h'));
    expect(offsets(shop.asked)).toEqual([6, 6]);
  });

  it('go on where a failed walk through the pages ended', async () => {
    const { shop, products, broken } = await openThreePages();
    broken.add(2);
    products.splice(0, 1, { id: 'a', name: 'A' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText('Down')).toBeTruthy());
    expect(shown()).toBe('a b c d e f');
    broken.clear();
    await press('retry');
    await waitFor(() => expect(shown()).toBe('A b c d e f'));
    expect(offsets(shop.asked)).toEqual([0, 2, 2, 4]);
  });

  it('are one if loadMore is called twice in one tick', async () => {
    const { shop } = await openThreePages();
    await act(async () => {
      fireEvent.click(screen.getByText('more'));
      fireEvent.click(screen.getByText('more'));
    });
    await waitFor(() => expect(shown()).toBe('a b c d e f g h'));
    await settle();
    expect(offsets(shop.asked)).toEqual([6]);
  });

  it('read all pages again after a loadMore whose request never began', async () => {
    let isPaused = false;
    const { shop, products } = await openThreePages({ isPaused: () => isPaused });
    isPaused = true;
    await press('more');
    isPaused = false;
    products.splice(0, 1, { id: 'a', name: 'A' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown()).toBe('A b c d e f g h'));
    expect(offsets(shop.asked)).toEqual([0, 2, 4, 6]);
  });

  it('include one more page if loadMore is called while the pages are read again', async () => {
    const { products, answer } = openCatalog('a', 'b', 'c', 'd');
    const late = gate();
    const shop = openShop(async (asked) => {
      if (shop.asked.length === 2) await late.opened;
      return answer(asked);
    });
    renderInStore(<Products />, { client: shop.client, config: { dedupingInterval: 0 } });
    await waitFor(() => expect(shown()).toBe('a b'));
    products.splice(0, 1, { id: 'a', name: 'A' });
    await settle();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    await press('more');
    expect(screen.getByText('loading more')).toBeTruthy();
    late.open();
    await waitFor(() => expect(shown()).toBe('A b c d'));
    expect(offsets(shop.asked)).toEqual([0, 0, 2]);
  });

  it('are for the next page only after hydration', async () => {
    const { answer } = openCatalog('a', 'b', 'c', 'd');
    const shop = openShop(answer);
    const input = { query: { paging: { limit: 2 } } };
    const key = unstable_serialize(['storewire', 'ada', 'products.queryProducts', input, 'list']);
    const page = { products: [{ name: 'a' }, { name: 'b' }], metadata: { total: 4 } };
    renderInStore(<Products />, { client: shop.client, identity: 'ada', fallback: { [key]: [page] } });
    expect(shown()).toBe('a b');
    await settle();
    await press('more');
    await waitFor(() => expect(shown()).toBe('a b c d'));
    expect(offsets(shop.asked)).toEqual([2]);
  });

  it('are the same in StrictMode', async () => {
    const { answer } = openCatalog('a', 'b', 'c', 'd');
    const shop = openShop(answer);
    renderInStore(<Products />, { client: shop.client, isStrict: true });
    await waitFor(() => expect(shown()).toBe('a b'));
    await press('more');
    await waitFor(() => expect(shown()).toBe('a b c d'));
    expect(offsets(shop.asked)).toEqual([0, 2]);
  });

  it('read the first pages one after the other, and keep those before a failure for a retry', async () => {
    const { answer } = openCatalog('a', 'b', 'c', 'd');
    let isBroken = true;
    const shop = openShop((asked) =>
      isBroken && offsets([asked])[0] === 2
        ? Response.json({ message: 'Down' }, { status: 404 })
        : answer(asked),
    );
    renderInStore(<Products initialSize={2} />, { client: shop.client });
    await waitFor(() => expect(screen.getByText('Down')).toBeTruthy());
    isBroken = false;
    await press('retry');
    await waitFor(() => expect(shown()).toBe('a b c d'));
    expect(offsets(shop.asked)).toEqual([0, 2, 2]);
  });
});

describe('the items of a list', () => {
  it('are shown once if something is inserted between two pages', async () => {
    const { products, answer } = openCatalog('a', 'b', 'c');
    const shop = openShop(answer);
    renderInStore(<Products />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('a b'));
    products.unshift({ id: 'new', name: 'new' });
    await press('more');
    await waitFor(() => expect(shown()).toBe('a b c'));
  });

  it('are all shown if they have no id', async () => {
    const shop = openShop(() => ({ reviews: [{ content: {} }, { content: {} }] }));
    function Reviews(): ReactNode {
      return <p>{useQueryReviewsInfinite({ query: {} }).items.length}</p>;
    }
    renderInStore(<Reviews />, { client: shop.client });
    await waitFor(() => expect(shown()).toBe('2'));
  });
});
