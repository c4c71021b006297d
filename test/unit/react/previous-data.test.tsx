// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { useGetProduct, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { openHook, type Setting, settle } from '../helpers/render.tsx';

const product = (id: string) => ({ product: { id, name: `Vase ${id}` } });

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
    const { seen } = await openChosen(true, { cache, identity: 'ada', fallback });
    expect([new Set(seen.map(({ shown }) => shown)), cache.has(key)]).toEqual([new Set(['Vase p1']), true]);
  });
});

describe('a list that keeps previous data', () => {
  it('says that its items are those of another input, and does not continue them', async () => {
    const late = gate();
    let isBroken = true;
    const useFiltered = () => {
      const [name, setName] = useState<string>();
      const query = { paging: { limit: 2 }, ...(name && { filter: { name } }) };
      return { ...useQueryProductsInfinite({ query }, { keepPreviousData: true }), setName };
    };
    const { state, asked } = await openHook(async ({ body }) => {
      if (!JSON.stringify(body).includes('filter'))
        return { products: [{ id: 'a' }, { id: 'b' }], metadata: { total: 4 } };
      await late.opened;
      if (isBroken) return Response.json({ message: 'Down' }, { status: 404 });
      return { products: [{ id: 'c' }], metadata: { total: 1 } };
    }, useFiltered);
    const shown = (): unknown[] => [
      state()
        .items.map(({ id }) => id)
        .join(' '),
      state().isPreviousData,
    ];
    await act(async () => state().setName('x'));
    await act(async () => state().loadMore());
    expect(shown()).toEqual(['a b', true]);
    late.open();
    await settle();
    expect([shown(), asked.length]).toEqual([['a b', true], 2]);
    isBroken = false;
    await act(async () => state().retry());
    await settle();
    expect(shown()).toEqual(['c', false]);
  });
});

describe('what a list returns', () => {
  it('is the same in every render until its pages change, and its functions always', async () => {
    const functions = new Set<unknown>();
    let itemChanges = 0;
    const useWatched = () => {
      const list = useQueryProductsInfinite({ query: { paging: { limit: 1 } } });
      const [, render] = useState({});
      const { items, loadMore, retry } = list;
      useEffect(() => {
        itemChanges++;
        render({ of: items });
      }, [items]);
      functions.add(loadMore).add(retry);
      return { ...list, render };
    };
    const { state } = await openHook(({ body }) => {
      const { offset = 0 } = (body as { query: { paging: { offset?: number } } }).query.paging;
      return { products: [{ id: `${offset}` }], metadata: { total: 2 } };
    }, useWatched);
    await act(async () => state().render({}));
    expect([state().items.length, itemChanges, functions.size]).toEqual([1, 2, 2]);
    await act(async () => state().loadMore());
    await settle();
    expect([state().items.length, itemChanges, functions.size]).toEqual([2, 3, 2]);
  });
});
