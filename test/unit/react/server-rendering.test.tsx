import { renderToString } from 'react-dom/server';
import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { useGetProduct, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { inStore, openShop } from '../helpers/render.tsx';

function Product() {
  const { data, isLoading } = useGetProduct({ id: 'p1' });
  return <p>{data?.product?.name ?? (isLoading ? 'loading' : 'nothing')}</p>;
}

function Products() {
  const { items, isLoading } = useQueryProductsInfinite({ query: {} });
  return <p>{isLoading ? 'loading' : items.map(({ name }) => name).join()}</p>;
}

describe('rendering on a server', () => {
  it('shows the fallback of the identity that is given, and reads nothing', () => {
    const shop = openShop(() => ({}));
    const key = unstable_serialize(['storewire', 'ada', 'products.getProduct', { id: 'p1' }]);
    const html = renderToString(
      inStore(<Product />, {
        client: shop.client,
        identity: 'ada',
        config: { fallback: { [key]: { product: { name: 'Vase' } } } },
      }),
    );
    expect([html, shop.asked]).toEqual(['<p>Vase</p>', []]);
  });

  it.each([
    ['with an identity', 'ada'],
    ['without an identity', undefined],
  ])('shows that it loads where there is nothing yet: %s', (_title, identity) => {
    const shop = openShop(() => ({}));
    const setting = { client: shop.client, ...(identity ? { identity } : {}) };
    expect([
      renderToString(inStore(<Product />, setting)),
      renderToString(inStore(<Products />, setting)),
      shop.asked,
    ]).toEqual(['<p>loading</p>', '<p>loading</p>', []]);
  });
});
