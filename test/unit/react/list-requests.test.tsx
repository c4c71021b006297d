// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { useQueryProductsInfinite, useQueryReviewsInfinite } from '../../../src/react/index.ts';
import { type Asked, grab, openHook, renderInStore, type Setting, settle } from '../helpers/render.tsx';

const INPUT = { query: { paging: { limit: 2 } } };

const offsetOf = ({ body }: Pick<Asked, 'body'>): number =>
  (body as { query: { paging: { offset?: number } } }).query.paging.offset ?? 0;

interface Catalog extends Partial<Setting> {
  /** Called before each answer. */
  wait?: (asked: Asked) => Promise<void>;
}

/** A list of products that can change, two on a page. Pages of offsets in `broken` are refused. */
async function openCatalog(names: string, { wait, config, ...setting }: Catalog = {}) {
  const products = [...names].map((name) => ({ id: name, name }));
  const broken = new Set<number>();
  const answer = async (asked: Asked): Promise<unknown> => {
    const offset = offsetOf(asked);
    await wait?.(asked);
    if (broken.has(offset)) return Response.json({ message: 'Down' }, { status: 404 });
    const page = products.slice(offset, offset + 2).map((product) => ({ ...product }));
    return { products: page, metadata: { offset, total: products.length } };
  };
  const useList = () => useQueryProductsInfinite(INPUT);
  const { state, asked, ...others } = await openHook(answer, useList, {
    config: { dedupingInterval: 0, ...config },
    ...setting,
  });
  const shown = (): string => {
    const { items, error } = state();
    return items.map(({ name }) => name).join('') + (error ? ` ${error.message}` : '');
  };
  const more = async (): Promise<void> => {
    await act(async () => state().loadMore());
    await settle();
  };
  const retry = async (): Promise<void> => {
    await act(async () => state().retry());
    await settle();
  };
  return {
    ...others,
    state,
    asked,
    products,
    broken,
    shown,
    more,
    retry,
    offsets: () => asked.map(offsetOf),
  };
}

async function openThreePages(config: Setting['config'] = {}) {
  const catalog = await openCatalog('abcdefgh', { config });
  await catalog.more();
  await catalog.more();
  expect([catalog.shown(), catalog.offsets()]).toEqual(['abcdef', [0, 2, 4]]);
  catalog.asked.length = 0;
  return catalog;
}

const dispatch = async (name: string): Promise<void> => {
  await act(async () => void window.dispatchEvent(new Event(name)));
  await settle();
};

type ThreePages = Awaited<ReturnType<typeof openThreePages>>;

describe('the requests of a list', () => {
  it.each([
    ['on focus', () => dispatch('focus')],
    ['after a reconnect', () => dispatch('online')],
    [
      'on return, which shows them at once',
      async ({ unmount, client, cache }: ThreePages) => {
        unmount();
        const { Grab, seen } = grab(() => useQueryProductsInfinite(INPUT).items.length);
        renderInStore(<Grab />, { client, cache, identity: 'ada' });
        expect(seen).toEqual([6]);
        await settle();
      },
    ],
  ])('read all visible pages again %s', async (_title, revalidate: (list: ThreePages) => Promise<void>) => {
    const list = await openThreePages({ focusThrottleInterval: 0 });
    list.products.splice(3, 1, { id: 'd', name: 'D' });
    await revalidate(list);
    const [{ data = [] }] = [...list.cache.values()] as [{ data?: { products: { name: string }[] }[] }];
    expect([
      data.flatMap(({ products }) => products.map(({ name }) => name)).join(''),
      list.offsets(),
    ]).toEqual(['abcDef', [0, 2, 4]]);
  });

  it('are only for the page that failed when it is retried', async () => {
    const { broken, more, retry, shown, offsets } = await openThreePages();
    broken.add(6);
    await more();
    expect(shown()).toBe('abcdef Down');
    broken.clear();
    await retry();
    expect([shown(), offsets()]).toEqual(['abcdefgh', [6, 6]]);
  });

  it('read all pages again when that has failed and is retried', async () => {
    const { products, broken, retry, shown, offsets } = await openThreePages();
    broken.add(2);
    products.splice(0, 1, { id: 'a', name: 'A' });
    await dispatch('online');
    expect(shown()).toBe('abcdef Down');
    broken.clear();
    await retry();
    expect([shown(), offsets()]).toEqual(['Abcdef', [0, 2, 0, 2, 4]]);
  });

  it('are one if loadMore is called twice in one tick', async () => {
    const { state, shown, offsets } = await openThreePages();
    await act(async () => {
      state().loadMore();
      state().loadMore();
    });
    await settle();
    expect([shown(), offsets()]).toEqual(['abcdefgh', [6]]);
  });

  it('read all pages again after a loadMore whose request never began', async () => {
    let isPaused = false;
    const { products, more, shown, offsets } = await openThreePages({ isPaused: () => isPaused });
    isPaused = true;
    await more();
    isPaused = false;
    products.splice(0, 1, { id: 'a', name: 'A' });
    await dispatch('online');
    expect([shown(), offsets()]).toEqual(['Abcdefgh', [0, 2, 4, 6]]);
  });

  it('include one more page if loadMore is called while the pages are read again', async () => {
    const late = gate();
    let isSlow = false;
    const wait = async (): Promise<void> => void (isSlow && (await late.opened));
    const { products, state, more, shown, offsets } = await openCatalog('abcd', { wait });
    products.splice(0, 1, { id: 'a', name: 'A' });
    isSlow = true;
    await dispatch('online');
    await more();
    expect(state().isLoadingMore).toBe(true);
    late.open();
    await settle();
    expect([shown(), offsets()]).toEqual(['Abcd', [0, 0, 2]]);
  });

  it('are for the next page only after hydration', async () => {
    const key = unstable_serialize(['storewire', 'ada', 'products.queryProducts', INPUT, 'list']);
    const page = { products: [{ name: 'a' }, { name: 'b' }], metadata: { total: 4 } };
    const { shown, more, offsets } = await openCatalog('abcd', {
      identity: 'ada',
      fallback: { [key]: [page] },
    });
    expect(shown()).toBe('ab');
    await more();
    expect([shown(), offsets()]).toEqual(['abcd', [2]]);
  });

  it('are the same in StrictMode', async () => {
    const { shown, more, offsets } = await openCatalog('abcd', { isStrict: true });
    await more();
    expect([shown(), offsets()]).toEqual(['abcd', [0, 2]]);
  });
});

describe('the items of a list', () => {
  it('are shown once if something is inserted between two pages', async () => {
    const { products, more, shown } = await openCatalog('abc');
    products.unshift({ id: 'n', name: 'n' });
    await more();
    expect(shown()).toBe('abc');
  });

  it('are all shown if they have no id', async () => {
    const { state } = await openHook(
      () => ({ reviews: [{ content: {} }, { content: {} }] }),
      () => useQueryReviewsInfinite({ query: {} }),
    );
    expect(state().items).toHaveLength(2);
  });
});
