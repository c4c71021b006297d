// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { expect, it } from 'vitest';
import { type Product, variantsInput } from '../../../src/index.ts';
import { queryProductVariants } from '../../../src/operations.ts';
import { useProductSelection } from '../../../src/react/index.ts';
import { createServerReads } from '../../../src/react/server.ts';
import { openHook, openShop, settle } from '../helpers/render.tsx';

const product: Product = {
  id: 'mug',
  manageVariants: true,
  productOptions: [{ name: 'Glaze', choices: ['Sea', 'Sand'].map((description) => ({ description })) }],
};
const variants = ['Sea', 'Sand'].map((Glaze) => ({
  id: Glaze,
  choices: { Glaze },
  stock: { inStock: true },
}));

it('the selection is unknown until its variants are read, once for all choices', async () => {
  const { seen, state, calls } = await openHook(
    () => ({ variants }),
    () => {
      const [wanted, choose] = useState({});
      return { ...useProductSelection(product, wanted), choose };
    },
  );
  expect(seen[0]).toMatchObject({ availability: 'unknown', error: undefined });
  expect(state()).toMatchObject({ availability: 'available', item: { variantId: 'Sea' } });
  act(() => state().choose({ Glaze: 'Sand' }));
  await settle();
  expect([state().item.variantId, calls()]).toEqual([
    'Sand',
    ['POST /stores-reader/v1/products/mug/variants/query'],
  ]);
});

it.each([null, undefined])('nothing is read or chosen of a product that is %s', async (none) => {
  const { state, calls } = await openHook(
    () => ({ variants }),
    () => {
      const [shown, show] = useState<Product | null | undefined>(none);
      return { ...useProductSelection(shown), show };
    },
  );
  expect([state(), calls()]).toMatchObject([{ availability: 'unknown', options: [], error: undefined }, []]);
  act(() => state().show(product));
  await settle();
  expect(state()).toMatchObject({ availability: 'available', item: { variantId: 'Sea' } });
});

it('the selection has the error of the read, and reads again', async () => {
  let isDown = true;
  const { state } = await openHook(
    () => (isDown ? new Response(null, { status: 503 }) : { variants }),
    () => useProductSelection(product, { Glaze: 'Sand' }),
  );
  expect(state()).toMatchObject({ availability: 'unknown', error: { status: 503 } });
  isDown = false;
  act(() => state().retry());
  await settle();
  expect(state()).toMatchObject({ availability: 'available', error: undefined });
});

it('what a server has read of the variants is not read again', async () => {
  const { client } = openShop(() => ({ variants }));
  const { read, props } = createServerReads(client);
  const input = variantsInput(product);
  if (input) await read(queryProductVariants, input);
  const { seen, calls } = await openHook(
    () => ({}),
    () => useProductSelection(product).availability,
    await props(),
  );
  expect([[...new Set(seen)], calls()]).toEqual([['available'], []]);
});

it('the item is that of the product, also on a page that keeps previous data', async () => {
  const late = gate();
  const { state } = await openHook(
    async ({ call }) => {
      if (call.includes('/bowl/')) await late.opened;
      return { variants };
    },
    () => {
      const [id, show] = useState('mug');
      return { ...useProductSelection({ ...product, id }), show };
    },
    { config: { keepPreviousData: true } },
  );
  expect(state().item.variantId).toBe('Sea');
  act(() => state().show('bowl'));
  await settle();
  expect(state()).toMatchObject({ availability: 'unknown' });
  expect(state().item.variantId).toBeUndefined();
  late.open();
  await settle();
  expect(state()).toMatchObject({ availability: 'available', item: { variantId: 'Sea' } });
});

it('the selection is unknown until its variants are read, also on a page whose reads suspend', async () => {
  const { seen, state } = await openHook(
    () => new Response(null, { status: 503 }),
    () => useProductSelection(product),
    { config: { suspense: true } },
  );
  expect(seen[0]).toMatchObject({ availability: 'unknown', error: undefined });
  expect(state()).toMatchObject({ availability: 'unknown', error: { status: 503 } });
});
