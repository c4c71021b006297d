// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { preload } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { getCurrentCart, getProduct } from '../../../src/operations.ts';
import {
  useGetCurrentCart,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
  useUpdateProductAction,
} from '../../../src/react/index.ts';
import { grab, keysOf, openHook, openShop, renderInStore, type Setting, settle } from '../helpers/render.tsx';

const product = (id: string) => ({ product: { id, name: `Vase ${id}` } });

describe('a read hook', () => {
  it('shows that it loads, from the first render on, then the data', async () => {
    const { seen, calls } = await openHook(
      () => product('p1'),
      () => {
        const { data, isLoading } = useGetProduct({ id: 'p1' });
        return isLoading ? 'loading' : data?.product?.name;
      },
    );
    expect([[...new Set(seen)], calls()]).toEqual([
      ['loading', 'Vase p1'],
      ['GET /stores-reader/v1/products/p1'],
    ]);
  });

  it('reads nothing with null, and does not say that it loads', async () => {
    const { state, asked, cache } = await openHook(
      () => product('p1'),
      () => useGetProduct(null),
    );
    expect([state().isLoading, asked, keysOf(cache)]).toEqual([false, [], []]);
  });

  it('does not say that it loads while it shows data of a fallback, which it reads again', async () => {
    const { seen } = await openHook(
      () => product('p1'),
      () => {
        const { data, isLoading } = useGetProduct({ id: 'p1' }, { fallbackData: product('before') });
        return `${data?.product?.name}${isLoading ? ' loading' : ''}`;
      },
    );
    expect([...new Set(seen)]).toEqual(['Vase before', 'Vase p1']);
  });

  it('keeps its answer under prefix, session id, operation and input, which may be omitted', async () => {
    const cache = new Map();
    await openHook(
      () => ({}),
      () => [useGetProduct({ id: 'p1' }).data, useGetCurrentCart().data],
      { cache, prefix: 'shop-1' },
    );
    expect(keysOf(cache).map((key) => cache.get(key)._k)).toEqual([
      ['shop-1', 'ada', 'products.getProduct', { id: 'p1' }],
      ['shop-1', 'ada', 'currentCart.getCurrentCart', {}],
    ]);
  });

  it('shows a failure as a StoreError, and does not repeat it by itself', async () => {
    const onError = vi.fn();
    const onErrorRetry = vi.fn();
    const { state, asked } = await openHook(
      () => Response.json({ message: 'No such product' }, { status: 404 }),
      () => useGetProduct({ id: 'p1' }).error?.message,
      { config: { onError, onErrorRetry, errorRetryInterval: 1 } },
    );
    const failure = { kind: 'client', code: 'NOT_FOUND', operation: 'products.getProduct' };
    expect(state()).toBe('No such product');
    expect([asked.length, onErrorRetry.mock.calls, onError.mock.calls[0]?.[0]]).toMatchObject([
      1,
      [],
      failure,
    ]);
  });

  it('renders again only for what a component looks at', async () => {
    const { state, seen, asked } = await openHook(
      () => product('p1'),
      () => useGetProduct({ id: 'p1' }).mutate,
      { sessionId: 'ada' },
    );
    const before = seen.length;
    await act(async () => void (await state()()));
    await settle();
    expect([asked.length, seen.length]).toEqual([2, before]);
  });
});

describe('a read under way', () => {
  /** Two reads, whose ids can be changed. A shop responds for p2 immediately, and for p1 on demand. */
  async function openSlowShop(first: string | null, second: string | null, setting: Partial<Setting> = {}) {
    const late = gate();
    const onError = vi.fn();
    const useReads = () => {
      const [ids, setIds] = useState([first, second]);
      const [one = null, two = null] = ids;
      const { data, error, mutate } = useGetProduct(one === null ? null : { id: one });
      const other = useGetProduct(two === null ? null : { id: two });
      return { setIds, mutate, shown: error?.message ?? data?.product?.name ?? 'nothing', other: other.data };
    };
    const { state, ...page } = await openHook(
      async ({ call }) => {
        const id = call.split('/').at(-1) ?? '';
        if (id === 'p1') await late.opened;
        return product(id);
      },
      useReads,
      { ...setting, config: { onError } },
    );
    const aborted = (): boolean[] => page.asked.map(({ signal }) => signal.aborted);
    const read = async (...ids: (string | null)[]): Promise<void> => {
      await act(async () => state().setIds(ids));
      await settle();
    };
    const arrive = async (): Promise<string> => {
      late.open();
      await settle();
      return state().shown;
    };
    return { ...page, state, aborted, read, arrive, errors: onError.mock.calls };
  }

  it('is aborted when its key changes, without an error', async () => {
    const { read, state, aborted, errors } = await openSlowShop('p1', null);
    await read('p2', null);
    expect([state().shown, aborted(), errors]).toEqual(['Vase p2', [true, false], []]);
  });

  it('is aborted when another request replaces it, without an error', async () => {
    const { state, aborted, arrive, errors } = await openSlowShop('p1', null);
    await act(async () => void state().mutate());
    expect([await arrive(), aborted(), errors]).toEqual(['Vase p1', [true, false], []]);
  });

  it('is cut short when its component goes, and starts again when one comes back', async () => {
    const { read, seen, arrive, aborted, errors } = await openSlowShop('p1', null);
    await read(null, null);
    expect(aborted()).toEqual([true]);
    await read('p1', null);
    expect([await arrive(), aborted(), errors]).toEqual(['Vase p1', [true, false], []]);
    expect([...new Set(seen.map(({ shown }) => shown))]).toEqual(['nothing', 'Vase p1']);
  });

  it('starts again when a component comes in the moment in which it is cut short', async () => {
    const { read, state, asked, arrive } = await openSlowShop('p1', null);
    asked[0]?.signal.addEventListener('abort', () => act(() => state().setIds(['p1', null])));
    await read(null, null);
    expect([await arrive(), asked.length]).toEqual(['Vase p1', 2]);
  });

  it('continues while another component uses it', async () => {
    const { read, aborted, arrive } = await openSlowShop('p1', 'p1');
    await read('p1', null);
    expect([aborted(), await arrive(), aborted()]).toEqual([[false], 'Vase p1', [false]]);
  });

  it('belongs to one cache provider of SWR: the same read of another provider continues', async () => {
    const here = await openSlowShop('p1', null);
    const { Grab, state } = grab(() => useGetProduct({ id: 'p1' }).data?.product?.name);
    renderInStore(<Grab />, { client: here.client });
    await settle();
    here.unmount();
    await settle();
    expect(here.aborted()).toEqual([true, false]);
    await here.arrive();
    expect(state()).toBe('Vase p1');
  });

  it('is not cut short by the double mounting of StrictMode', async () => {
    const { aborted, arrive } = await openSlowShop('p1', null, { isStrict: true });
    expect([aborted(), await arrive(), aborted()]).toEqual([[false], 'Vase p1', [false]]);
  });
});

/** Shows a product and, while another one is read, the previous one. All but the first take until a gate opens. */
async function openChosen(isKept: boolean | undefined, setting: Partial<Setting> = {}) {
  const late = gate();
  const useChosen = () => {
    const [id, choose] = useState<string | null>('p1');
    const { data, isLoading, isPreviousData } = useGetProduct(
      id === null ? null : { id },
      isKept === undefined ? {} : { keepPreviousData: isKept },
    );
    const words = [data?.product?.name, isLoading && 'loading', isPreviousData && 'previous'];
    return { choose, shown: words.filter(Boolean).join(' ') };
  };
  const { state, seen } = await openHook(
    async ({ call }) => {
      const id = call.split('/').at(-1) ?? '';
      if (id !== 'p1') await late.opened;
      return id === 'gone' ? Response.json({ message: 'Gone' }, { status: 404 }) : product(id);
    },
    useChosen,
    setting,
  );
  const choose = async (id: string | null): Promise<string> => {
    await act(async () => state().choose(id));
    await settle();
    return state().shown;
  };
  return { late, choose, seen, shown: () => state().shown };
}

describe('a read that keeps previous data', () => {
  it.each([
    ['the option of the hook', true, {}],
    ['the option of SWRConfig', undefined, { keepPreviousData: true }],
  ])(
    'says that the data is that of another input until its own arrives, with %s',
    async (_title, isKept, config) => {
      const { late, choose, shown } = await openChosen(isKept, { config });
      expect(shown()).toBe('Vase p1');
      expect(await choose('p2')).toBe('Vase p1 previous');
      late.open();
      await settle();
      expect([shown(), await choose('p1')]).toEqual(['Vase p2', 'Vase p1']);
    },
  );

  it('says so after a failure and without an input too', async () => {
    const { late, choose } = await openChosen(true);
    late.open();
    expect([await choose('gone'), await choose(null)]).toEqual(['Vase p1 previous', 'Vase p1 previous']);
  });

  it('does not say so of data that a server has read, of its own input', async () => {
    const cache = new Map();
    const key = '@"storewire","ada","products.getProduct",#id:"p1",,';
    const fallback = { [key]: product('p1') };
    const { seen } = await openChosen(true, { cache, sessionId: 'ada', fallback });
    expect([new Set(seen.map(({ shown }) => shown)), cache.has(key)]).toEqual([new Set(['Vase p1']), true]);
  });
});

const PRODUCT = { id: 'p1' };

/** A page that needs a product once it shows it. */
const openPage = (isShownAtOnce: boolean) =>
  openHook(
    () => ({ product: { name: 'Vase' } }),
    () => {
      const [isShown, setShown] = useState(isShownAtOnce);
      const name = useGetProduct(isShown ? PRODUCT : null).data?.product?.name;
      return { name, setShown, queries: useQueryCache() };
    },
  );

describe('the key of a read', () => {
  it('is the same from its hook and from its call, and that of a list is another', async () => {
    const { keyOf } = (await openPage(false)).state().queries;
    const key = ['storewire', 'ada', 'currentCart.getCurrentCart', {}];
    expect([keyOf(useGetCurrentCart), keyOf(getCurrentCart)]).toEqual([key, key]);
    expect(keyOf(useQueryProductsInfinite, { query: {} })?.at(-1)).toBe('list');
  });

  it('lets preload of SWR send the one request of the component that comes later', async () => {
    const { client, state, calls } = await openPage(false);
    preload(state().queries.keyOf(useGetProduct, PRODUCT), () => getProduct(client, PRODUCT));
    await act(async () => state().setShown(true));
    await settle();
    expect([state().name, calls().length]).toEqual(['Vase', 1]);
  });
});

it('mutate replaces the data of a read in another component, or reads it again', async () => {
  const { state, calls } = await openPage(true);
  const { mutate } = state().queries;
  const rename = (current = {}) => ({ ...current, product: { name: 'Bowl' } });
  await act(() => mutate(useGetProduct, PRODUCT, rename, { revalidate: false }));
  expect([state().name, calls().length]).toEqual(['Bowl', 1]);
  await act(() => mutate(useGetProduct, PRODUCT));
  await settle();
  expect([state().name, calls().length]).toEqual(['Vase', 2]);
});

describe('a read beside a write that is rejected', () => {
  const UPDATE = 'PATCH /stores/v1/products/p1';
  const READ = 'GET /stores-reader/v1/products/p1';

  it.each([
    ['was on its way when the write was sent', [READ, UPDATE]],
    ['began while the write was on its way', [UPDATE, READ]],
  ])('reaches its component if it %s', async (_title, order) => {
    const [update, read] = [gate(), gate()];
    const shop = openShop(async ({ call }) => {
      await (call === UPDATE ? update : read).opened;
      return call === UPDATE ? Response.json({}, { status: 409 }) : { product: { name: 'Vase' } };
    });
    const action = grab(() => useUpdateProductAction());
    const product = grab(() => ({ name: useGetProduct({ id: 'p1' }).data?.product?.name }));
    const cache = new Map();
    renderInStore(<action.Grab />, { client: shop.client, cache });
    await settle();
    for (const call of order) {
      if (call === READ) renderInStore(<product.Grab />, { client: shop.client, cache });
      else
        action
          .state()
          .trigger({ id: 'p1', product: {} })
          .catch(() => undefined);
      await settle();
    }
    expect(shop.calls()).toEqual(order);
    read.open();
    await settle();
    update.open();
    await settle();
    expect(action.state().error?.code).toBe('CONFLICT');
    expect(product.state().name).toBe('Vase');
  });
});
