// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { useGetProduct } from '../../../src/react/index.ts';
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
