// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useGetCurrentCart, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { fallback } from '../../../src/react/server.ts';
import { inStore, openShop, type Setting, settle } from '../helpers/render.tsx';
import { controlTimers } from '../helpers/timers.ts';
import { Boundary, silence } from './boundary.tsx';

function Page({ suspense = false }: { suspense?: boolean }): ReactNode {
  const cart = useGetCurrentCart({}, { suspense });
  const { items, isLoading } = useQueryProductsInfinite({ query: {} }, { suspense });
  return (
    <p>
      {cart.isLoading || isLoading
        ? 'loading'
        : `${cart.data?.cart.id}: ${items.map(({ name }) => name).join()}`}
    </p>
  );
}

const answers = ({ call }: { call: string }): unknown =>
  call.startsWith('GET')
    ? { cart: { id: 'cart of ada' } }
    : { products: [{ name: 'Vase' }], metadata: { total: 1 } };

/** Renders on a server and hydrates the result in the page, recording what the page shows. */
async function hydrate(
  children: ReactNode,
  page: Partial<Setting> & Pick<Setting, 'client'>,
  /** How a response reaches the page. */
  send: (response: unknown) => unknown = (response) => response,
) {
  controlTimers();
  const server = openShop(answers);
  const props = await fallback(server.client, [
    [useGetCurrentCart],
    [useQueryProductsInfinite, { query: {} }],
  ]);
  const html = renderToString(inStore(children, { client: server.client, ...props }));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const seen: string[] = [container.textContent ?? ''];
  const observer = new MutationObserver(() => seen.push(container.textContent ?? ''));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  const errors: unknown[] = [];
  const sent = Object.fromEntries(Object.entries(props.fallback).map(([key, value]) => [key, send(value)]));
  const root = await act(async () =>
    hydrateRoot(container, inStore(children, { ...props, fallback: sent, ...page }), {
      onRecoverableError: (error) => void errors.push(error),
    }),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await settle();
  return { seen, errors, container };
}

const suspended = (
  <Suspense fallback="waiting">
    <Page suspense />
  </Suspense>
);

describe('hydration', () => {
  it.each([
    ['behind a backend', null, false, <Page key="page" />],
    ['with credentials of the same session id', 'ada', false, <Page key="page" />],
    ['in StrictMode', null, true, <Page key="page" />],
    ['in components that suspend', null, false, suspended],
  ])('keeps what the server rendered and sends no request: %s', async (_title, sessionId, isStrict, page) => {
    const shop = openShop(answers, { sessionId });
    const { seen, errors } = await hydrate(page, { client: shop.client, isStrict });
    expect([new Set(seen), errors, shop.calls()]).toEqual([new Set(['cart of ada: Vase']), [], []]);
  });

  const config = { dedupingInterval: 0, focusThrottleInterval: 0 };

  it.each([
    ['have just arrived', async (response: unknown) => response],
    [
      'arrive later',
      (response: unknown) => new Promise((resolve) => setTimeout(() => resolve(response), 10)),
    ],
  ])(
    'keeps what the server rendered from responses that %s, and follows later ones',
    async (_title, send) => {
      const shop = openShop(() => ({ cart: { id: 'new cart' }, products: [] }), { sessionId: null });
      const { seen, errors, container } = await hydrate(suspended, { client: shop.client, config }, send);
      expect([new Set(seen), errors, shop.calls()]).toEqual([new Set(['cart of ada: Vase']), [], []]);
      // SWR ignores the focus in the millisecond in which the component is mounted
      await settle();
      await act(async () => void window.dispatchEvent(new Event('focus')));
      await waitFor(() => expect(container.textContent).toBe('new cart: '));
      expect(shop.asked).toHaveLength(2);
    },
  );

  it.each([
    ['suspends', suspended],
    ['does not', <Page key="page" />],
  ])('reads what did not arrive, once, in a component that %s', async (_title, page) => {
    const shop = openShop(answers, { sessionId: null });
    const lose = (): Promise<unknown> => Promise.reject(new Error('The server ended the stream'));
    const { container } = await hydrate(page, { client: shop.client }, lose);
    await waitFor(() => expect(container.textContent).toBe('cart of ada: Vase'));
    expect(shop.calls().toSorted()).toEqual([
      'GET /ecom/v1/carts/current',
      'POST /stores-reader/v1/products/query-platformized',
    ]);
  });

  it('throws to the error boundary what did not arrive and cannot be read', async () => {
    const shop = openShop(() => Response.json({}, { status: 404 }), { sessionId: null });
    const lose = (): Promise<unknown> => Promise.reject(new Error('The server ended the stream'));
    silence();
    const { container } = await hydrate(<Boundary>{suspended}</Boundary>, { client: shop.client }, lose);
    await waitFor(() => expect(container.textContent).toContain('Not Found'));
  });

  it('gives way to another person, whose session the page has', async () => {
    const shop = openShop(() => ({ cart: { id: 'cart of bob' }, products: [] }), { sessionId: 'bob' });
    const { container } = await hydrate(<Page />, { client: shop.client });
    await waitFor(() => expect(container.textContent).toBe('cart of bob: '));
    expect(shop.asked).toHaveLength(2);
  });
});
