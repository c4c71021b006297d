// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { StoreProvider, useGetProduct, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { openShop, renderInStore, type Setting, settle } from '../helpers/render.tsx';
import { Name, PlainName, shown, Waiting } from './boundary.tsx';

/** Renders as far as it gets without waiting. */
const open = (children: ReactNode, setting: Setting): Promise<void> =>
  act(async () => void renderInStore(children, setting));

const page = (
  <Waiting>
    <Name />
  </Waiting>
);

describe('a read that suspends', () => {
  it.each([
    ['with a session id of the provider', { sessionId: 'ada' }],
    ['without', {}],
    ['in StrictMode', { isStrict: true }],
  ])('never renders without data, and reads once: %s', async (_title, setting) => {
    const shop = openShop(() => ({ product: { name: 'Vase' } }));
    await open(page, { client: shop.client, ...setting });
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(shop.asked).toHaveLength(1);
  });

  it('suspends if the provider is below the boundary, so that no effect of it has run', async () => {
    const shop = openShop(() => ({ product: { name: 'Vase' } }));
    const other = openShop(() => ({}));
    await open(
      <Waiting>
        <StoreProvider client={shop.client}>
          <Name />
        </StoreProvider>
      </Waiting>,
      { client: other.client },
    );
    await waitFor(() => expect(shown()).toBe('Vase'));
  });

  it('has the items of a list when it renders', async () => {
    const shop = openShop(() => ({ products: [{ id: 'a' }], metadata: { total: 1 } }));
    function Products(): ReactNode {
      const { items, pages } = useQueryProductsInfinite({ query: {} }, { suspense: true });
      return <p>{`${pages.length} ${items.map(({ id }) => id).join()}`}</p>;
    }
    await open(
      <Waiting>
        <Products />
      </Waiting>,
      { client: shop.client },
    );
    await waitFor(() => expect(shown()).toBe('1 a'));
  });

  it('reads anew after a component that is gone has aborted the read', async () => {
    const late = gate();
    const shop = openShop(async () => {
      if (shop.asked.length === 1) await late.opened;
      return { product: { name: 'Vase' } };
    });
    function Page(): ReactNode {
      const [step, setStep] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setStep(step + 1)}>
            next
          </button>
          {step === 0 ? <PlainName /> : null}
          {step === 2 ? page : null}
        </>
      );
    }
    await open(<Page />, { client: shop.client });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    await act(async () => void fireEvent.click(screen.getByText('next')));
    await waitFor(() => expect(shop.asked[0]?.signal.aborted).toBe(true));
    await act(async () => void fireEvent.click(screen.getByText('next')));
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(shop.asked).toHaveLength(2);
  });

  it('keeps its data and shows the error if a later read fails', async () => {
    let isBroken = false;
    const shop = openShop(() =>
      isBroken ? Response.json({ message: 'Down' }, { status: 404 }) : { product: { name: 'Vase' } },
    );
    function Both(): ReactNode {
      const [count, setCount] = useState(0);
      const { data, error, mutate } = useGetProduct({ id: 'p1' }, { suspense: true });
      return (
        <>
          <p>{`${data.product?.name} ${error?.message} ${count}`}</p>
          <button type="button" onClick={() => void mutate()}>
            read
          </button>
          <button type="button" onClick={() => setCount(count + 1)}>
            render
          </button>
        </>
      );
    }
    await open(
      <Waiting>
        <Both />
      </Waiting>,
      { client: shop.client },
    );
    await waitFor(() => expect(shown()).toBe('Vase undefined 0'));
    await settle();
    isBroken = true;
    await act(async () => void fireEvent.click(screen.getByText('read')));
    await waitFor(() => expect(shown()).toBe('Vase Down 0'));
    await settle();
    await act(async () => void fireEvent.click(screen.getByText('render')));
    expect(shown()).toBe('Vase Down 1');
  });
});
