import { PassThrough } from 'node:stream';
import { type ReactNode, Suspense } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import {
  estimateCurrentCartV2,
  getCurrentCartV2,
  getProduct,
  queryProducts,
  queryProductsPages,
} from '../../../src/operations.ts';
import { useCart, useGetProduct, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { createServerReads, fallback } from '../../../src/react/server.ts';
import { inStore, openShop } from '../helpers/render.tsx';

function Product({ suspense = false }: { suspense?: boolean }): ReactNode {
  const { data, isLoading } = useGetProduct({ id: 'p1' }, { suspense });
  return <p>{data?.product?.name ?? (isLoading ? 'loading' : 'nothing')}</p>;
}

function Products(): ReactNode {
  const { items, isLoading, hasNext } = useQueryProductsInfinite({ query: {} });
  return <p>{isLoading ? 'loading' : items.map(({ name }) => name).join() + (hasNext ? ' ...' : '')}</p>;
}

const openVases = () =>
  openShop(({ call }) =>
    call.startsWith('GET')
      ? { product: { name: 'Vase' } }
      : {
          products: [
            { id: 'a', name: 'Vase' },
            { id: 'b', name: 'Bowl' },
          ],
          metadata: { total: 9 },
        },
  );

describe('rendering on a server', () => {
  it.each([
    ['by hook', [useGetProduct, { id: 'p1' }], [useQueryProductsInfinite, { query: {} }]] as const,
    ['by call and pager', [getProduct, { id: 'p1' }], [queryProductsPages, { query: {} }]] as const,
  ])('shows what was read for it, named %s, and reads nothing itself', async (_title, product, products) => {
    const shop = openVases();
    const props = await fallback(shop.client, [product, products]);
    expect(shop.calls()).toEqual([
      'GET /stores-reader/v1/products/p1',
      'POST /stores-reader/v1/products/query-platformized',
    ]);
    const html = renderToString(
      inStore(
        <>
          <Product />
          <Products />
        </>,
        { client: shop.client, ...props },
      ),
    );
    expect([html, shop.asked.length]).toEqual(['<p>Vase</p><p>Vase,Bowl ...</p>', 2]);
  });

  it('reads in parallel and omits what fails', async () => {
    const both = gate();
    const shop = openShop(async ({ call }) => {
      if (shop.asked.length === 2) both.open();
      await both.opened;
      return call.startsWith('GET') ? Response.json({}, { status: 404 }) : { products: [] };
    });
    const props = await fallback(shop.client, [
      [getProduct, { id: 'p1' }],
      [queryProducts, { query: {} }],
    ]);
    expect([props.sessionId, Object.values(props.fallback)]).toEqual(['ada', [{ products: [] }]]);
  });

  it.each([
    ['with a session id', 'ada'],
    ['without a session id', undefined],
  ])(
    'shows that it loads where nothing was read, and leaves what suspends to the page: %s',
    (_title, sessionId) => {
      const shop = openShop(() => ({}));
      const suspended = (
        <Suspense fallback={<p>waiting</p>}>
          <Product suspense />
        </Suspense>
      );
      const [product, products, page] = [<Product key="" />, <Products key="" />, suspended].map((children) =>
        renderToString(inStore(children, { client: shop.client, ...(sessionId ? { sessionId } : {}) })),
      );
      expect([product, products, shop.asked]).toEqual(['<p>loading</p>', '<p>loading</p>', []]);
      expect(page).toContain('<p>waiting</p>');
    },
  );

  it('shows the lines of a cart that its totals have refreshed since it was read', async () => {
    const cart = (revision: string, ids: string[]) => ({
      id: 'c',
      revision,
      lineItems: ids.map((id) => ({ id })),
    });
    const shop = openShop(({ call }) =>
      call.startsWith('GET')
        ? { cart: cart('1', ['mug', 'vase']) }
        : { cart: cart('2', ['mug']), summary: { cartRevision: '2' } },
    );
    const estimate = { refreshCart: true };
    const props = await fallback(shop.client, [
      [getCurrentCartV2, {}],
      [estimateCurrentCartV2, estimate],
    ]);
    const Lines = (): ReactNode => (
      <p>
        {useCart({ estimate })
          .cart?.lineItems.map(({ id }) => id)
          .join()}
      </p>
    );
    expect(renderToString(inStore(<Lines />, { client: shop.client, ...props }))).toBe('<p>mug</p>');
  });

  it('streams a component when its response has arrived', async () => {
    const late = gate();
    const shop = openShop(async () => {
      await late.opened;
      return { product: { name: 'Vase' } };
    });
    const props = await fallback(shop.client, [[getProduct, { id: 'p1' }]], { wait: false });
    const stream = new PassThrough();
    const page = inStore(
      <main>
        <Suspense fallback={<p>waiting</p>}>
          <Product suspense />
        </Suspense>
      </main>,
      { client: shop.client, ...props },
    );
    const { pipe } = renderToPipeableStream(page, { onShellReady: () => void pipe(stream) });
    let html = '';
    for await (const chunk of stream) {
      html += chunk;
      late.open();
    }
    expect(html.indexOf('<p>waiting</p>')).toBeGreaterThan(-1);
    expect(html.indexOf('<p>Vase</p>')).toBeGreaterThan(html.indexOf('<p>waiting</p>'));
  });
});

describe('the reads of a loader', () => {
  it('are sent once, for the loader and for the hook', async () => {
    const shop = openVases();
    const { read, props } = createServerReads(shop.client);
    const [{ product }, [page]] = await Promise.all([
      read(getProduct, { id: 'p1' }),
      read(queryProductsPages, { query: {} }),
    ]);
    expect((await read(useGetProduct, { id: 'p1' })).product).toEqual(product);
    const html = renderToString(
      inStore(
        <>
          <Product />
          <Products />
        </>,
        { client: shop.client, ...(await props()) },
      ),
    );
    expect([product?.name, page?.products?.length, html, shop.asked.length]).toEqual([
      'Vase',
      2,
      '<p>Vase</p><p>Vase,Bowl ...</p>',
      2,
    ]);
  });

  it('belong to the prefix of the provider', async () => {
    const shop = openVases();
    const { read, props } = createServerReads(shop.client, { prefix: 'two' });
    await read(getProduct, { id: 'p1' });
    const page = inStore(<Product />, { client: shop.client, prefix: 'two', ...(await props()) });
    expect(renderToString(page)).toBe('<p>Vase</p>');
  });

  it('reject with the error of the call, and are omitted in the props', async () => {
    const shop = openShop(() => Response.json({ message: 'None' }, { status: 404 }));
    const { read, props } = createServerReads(shop.client);
    await expect(read(getProduct, { id: 'p1' })).rejects.toMatchObject({ status: 404, message: 'None' });
    expect(await props()).toEqual({ sessionId: 'ada', fallback: {} });
  });

  it.each([true, false])('are not those of a session that ended meanwhile, with wait: %s', async (wait) => {
    const shop = openShop(({ call, headers }) => {
      // the platform ends the session of ada while it answers
      if (call.endsWith('/p2')) shop.become('visitor');
      return { product: { name: `Vase of ${headers['authorization']}` } };
    });
    const { read, props } = createServerReads(shop.client);
    const reads = ['p1', 'p2', 'p3', 'p1'];
    for (const id of reads) await read(getProduct, { id });
    const { sessionId, fallback: responses } = await props({ wait });
    const shown = await Promise.all(Object.values(responses));
    expect([sessionId, shown]).toEqual([
      'visitor',
      [{ product: { name: 'Vase of visitor' } }, { product: { name: 'Vase of visitor' } }],
    ]);
    for (const key of Object.keys(responses)) expect(key).toContain('visitor');
  });
});
