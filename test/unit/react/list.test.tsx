// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { useQueryProductsInfinite, useQueryReviewsInfinite } from '../../../src/react/index.ts';
import { type Asked, grab, openHook, renderInStore, type Setting, settle } from '../helpers/render.tsx';

interface ProductsBody {
  query: { filter?: { name: string }; paging: { limit?: number; offset?: number } };
}

const INPUT = { query: { paging: { limit: 2 } } };

const queryOf = ({ body }: Pick<Asked, 'body'>): ProductsBody['query'] => (body as ProductsBody).query;
const offsetOf = (asked: Pick<Asked, 'body'>): number => queryOf(asked).paging.offset ?? 0;

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
    const wanted = products.filter(({ name }) => name.includes(queryOf(asked).filter?.name ?? ''));
    const page = wanted.slice(offset, offset + 2).map((product) => ({ ...product }));
    return { products: page, metadata: { offset, total: wanted.length } };
  };
  const effects = { items: 0, functions: new Set<unknown>() };
  const useList = () => {
    const [name, setName] = useState<string>();
    const query = { ...INPUT.query, ...(name && { filter: { name } }) };
    const list = useQueryProductsInfinite({ query }, { keepPreviousData: true });
    const { items, loadMore, retry } = list;
    const [, render] = useState({});
    useEffect(() => {
      effects.items++;
      // loops if the items are others in the next render
      render({ of: items });
    }, [items]);
    effects.functions.add(loadMore).add(retry);
    return { ...list, setName, render };
  };
  const { state, asked, ...others } = await openHook(answer, useList, {
    config: { dedupingInterval: 0, ...config },
    ...setting,
  });
  const shown = (): string => {
    const { items, hasNext, isPreviousData, error } = state();
    const words = [items.map(({ name }) => name).join(''), hasNext && '...', isPreviousData && 'previous'];
    return [...words, error?.message].filter(Boolean).join(' ');
  };
  const shownAfter = async (change: () => void): Promise<string> => {
    await act(async () => change());
    await settle();
    return shown();
  };
  const more = (): Promise<string> => shownAfter(() => state().loadMore());
  const retry = (): Promise<string> => shownAfter(() => state().retry());
  const offsets = (): number[] => asked.map(offsetOf);
  return { ...others, state, asked, effects, products, broken, shown, shownAfter, more, retry, offsets };
}

async function openThreePages(config: Setting['config'] = {}) {
  const catalog = await openCatalog('abcdefgh', { config });
  expect([catalog.shown(), await catalog.more()]).toEqual(['ab ...', 'abcd ...']);
  expect([await catalog.more(), catalog.offsets()]).toEqual(['abcdef ...', [0, 2, 4]]);
  catalog.asked.length = 0;
  return catalog;
}

const dispatch = (name: string) => (): void => void window.dispatchEvent(new Event(name));

type ThreePages = Awaited<ReturnType<typeof openThreePages>>;

describe('the requests of a list', () => {
  it.each([
    ['on focus', ({ shownAfter }: ThreePages) => shownAfter(dispatch('focus'))],
    ['after a reconnect', ({ shownAfter }: ThreePages) => shownAfter(dispatch('online'))],
    [
      'on return, which shows them at once',
      async ({ unmount, client, cache }: ThreePages) => {
        unmount();
        const { Grab, seen } = grab(() => useQueryProductsInfinite(INPUT).items.length);
        renderInStore(<Grab />, { client, cache, sessionId: 'ada' });
        expect(seen).toEqual([6]);
        await settle();
      },
    ],
  ])(
    'read all visible pages again %s',
    async (_title, revalidate: (list: ThreePages) => Promise<unknown>) => {
      const list = await openThreePages({ focusThrottleInterval: 0 });
      list.products.splice(3, 1, { id: 'd', name: 'D' });
      await revalidate(list);
      const [{ data = [] }] = [...list.cache.values()] as [{ data?: { products: { name: string }[] }[] }];
      expect([
        data.flatMap(({ products }) => products.map(({ name }) => name)).join(''),
        list.offsets(),
      ]).toEqual(['abcDef', [0, 2, 4]]);
    },
  );

  it('are only for the page that failed when it is retried', async () => {
    const { broken, more, retry, offsets } = await openThreePages();
    broken.add(6);
    expect(await more()).toBe('abcdef ... Down');
    broken.clear();
    expect([await retry(), offsets()]).toEqual(['abcdefgh', [6, 6]]);
  });

  it('read all pages again when that has failed and is retried', async () => {
    const { products, broken, shownAfter, retry, offsets } = await openThreePages();
    broken.add(2);
    products.splice(0, 1, { id: 'a', name: 'A' });
    expect(await shownAfter(dispatch('online'))).toBe('abcdef ... Down');
    broken.clear();
    expect([await retry(), offsets()]).toEqual(['Abcdef ...', [0, 2, 0, 2, 4]]);
  });

  it('are one if loadMore is called twice in one tick', async () => {
    const { state, shownAfter, offsets } = await openThreePages();
    const shown = await shownAfter(() => {
      state().loadMore();
      state().loadMore();
    });
    expect([shown, offsets()]).toEqual(['abcdefgh', [6]]);
  });

  it('read all pages again after a loadMore whose request never began', async () => {
    let isPaused = false;
    const { products, more, shownAfter, offsets } = await openThreePages({ isPaused: () => isPaused });
    isPaused = true;
    await more();
    isPaused = false;
    products.splice(0, 1, { id: 'a', name: 'A' });
    expect([await shownAfter(dispatch('online')), offsets()]).toEqual(['Abcdefgh', [0, 2, 4, 6]]);
  });

  it('include one more page if loadMore is called while the pages are read again', async () => {
    const late = gate();
    let isSlow = false;
    const wait = async (): Promise<void> => void (isSlow && (await late.opened));
    const { products, state, more, shownAfter, offsets } = await openCatalog('abcd', { wait });
    products.splice(0, 1, { id: 'a', name: 'A' });
    isSlow = true;
    await shownAfter(dispatch('online'));
    await more();
    await more();
    expect(state().isLoadingMore).toBe(true);
    expect([await shownAfter(late.open), offsets()]).toEqual(['Abcd', [0, 0, 2]]);
  });

  it('are for the next page only after hydration', async () => {
    const key = unstable_serialize(['storewire', 'ada', 'products.queryProducts', INPUT, 'list']);
    const page = { products: [{ name: 'a' }, { name: 'b' }], metadata: { total: 4 } };
    const { shown, more, offsets } = await openCatalog('abcd', {
      sessionId: 'ada',
      fallback: { [key]: [page] },
    });
    expect([shown(), await more(), offsets()]).toEqual(['ab ...', 'abcd', [2]]);
  });

  it('are the same in StrictMode', async () => {
    const { more, offsets } = await openCatalog('abcd', { isStrict: true });
    expect([await more(), offsets()]).toEqual(['abcd', [0, 2]]);
  });

  it('are none with null', async () => {
    const { state, asked } = await openHook(
      () => ({}),
      () => useQueryProductsInfinite(null).items,
    );
    expect([state(), asked]).toEqual([[], []]);
  });

  it('end where the platform gives a cursor a second time', async () => {
    const { state, asked } = await openHook(
      () => ({ reviews: [{ id: 'a' }], metadata: { cursors: { next: 'same' } } }),
      () => useQueryReviewsInfinite({ query: {} }),
    );
    const hasNext = [state().hasNext];
    for (let presses = 0; presses < 2; presses++) {
      await act(async () => state().loadMore());
      await settle();
      hasNext.push(state().hasNext);
    }
    expect([hasNext, asked.length]).toEqual([[true, false, false], 2]);
  });

  it('fail as a bad answer when the response is not a page', async () => {
    const { state } = await openHook(
      () => ({ products: [null] }),
      () => useQueryProductsInfinite({ query: {} }),
    );
    expect(state()).toMatchObject({
      isLoading: false,
      error: { kind: 'system', reason: 'badAnswer', operation: 'products.queryProducts', status: 200 },
    });
  });
});

describe('the items of a list', () => {
  it('are shown once if something is inserted between two pages', async () => {
    const { products, more } = await openCatalog('abc');
    products.unshift({ id: 'n', name: 'n' });
    expect(await more()).toBe('abc');
  });

  it('are all shown if they have no id', async () => {
    const { state } = await openHook(
      () => ({ reviews: [{ content: {} }, { content: {} }] }),
      () => useQueryReviewsInfinite({ query: {} }),
    );
    expect(state().items).toHaveLength(2);
  });

  it('are those of the previous input until its own arrive, and are not continued', async () => {
    const late = gate();
    const wait = async (asked: Asked): Promise<void> => void (queryOf(asked).filter && (await late.opened));
    const { state, shownAfter, more, retry, broken, asked } = await openCatalog('abc', { wait });
    expect(await shownAfter(() => state().setName('c'))).toBe('ab previous');
    broken.add(0);
    expect(await more()).toBe('ab previous');
    expect([await shownAfter(late.open), asked.length]).toEqual(['ab previous Down', 2]);
    broken.clear();
    expect(await retry()).toBe('c');
  });

  it('are the same in every render until the pages change, and the functions always', async () => {
    const { effects, state, shownAfter, more } = await openCatalog('abcd');
    await shownAfter(() => state().render({}));
    expect([effects.items, effects.functions.size]).toEqual([2, 2]);
    await more();
    expect([effects.items, effects.functions.size]).toEqual([3, 2]);
  });
});
