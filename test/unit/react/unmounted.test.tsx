// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import {
  useCart,
  useProductSelection,
  useQueryProductsInfinite,
  useResetReads,
  useRevalidate,
} from '../../../src/react/index.ts';
import { openHook, settle } from '../helpers/render.tsx';

it('the functions of hooks send nothing and reject nowhere once the page is gone with its cache', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const { state, asked, unmount } = await openHook(
    ({ call }) =>
      call.includes('/products/query')
        ? { products: [{ id: 'p1' }], metadata: { total: 9 } }
        : { cart: { id: 'c', lineItems: [] }, summary: {}, variants: [] },
    () => ({
      list: useQueryProductsInfinite({ query: { paging: { limit: 1 } } }),
      cart: useCart({ estimate: {} }),
      selection: useProductSelection({ id: 'mug', manageVariants: true }),
      revalidate: useRevalidate(),
      resetReads: useResetReads(),
    }),
  );
  const { list, cart, selection, revalidate, resetReads } = state();
  expect(list.hasNext).toBe(true);
  unmount();
  asked.length = 0;
  list.retry();
  list.loadMore();
  cart.retry();
  selection.retry();
  resetReads();
  await revalidate(['products', 'currentCartV2']);
  await settle();
  expect([rejections, asked]).toEqual([[], []]);
});
