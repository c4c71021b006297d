// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreError } from '../../../src/index.ts';
import { useGetProduct, useInvalidate, useQueryProductsInfinite } from '../../../src/react/index.ts';
import { openShop, renderInStore, type Setting, settle } from '../helpers/render.tsx';
import { setClockForward } from '../helpers/timers.ts';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

function Name({ id = 'p1' }: { id?: string }): ReactNode {
  const { data } = useGetProduct({ id }, { suspense: true });
  return <p>{data.product?.name}</p>;
}

function PlainName(): ReactNode {
  return <i>{useGetProduct({ id: 'p1' }).data?.product?.name ?? 'nothing'}</i>;
}

/** Shows what a render throws, and renders again when it is asked to. */
class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: StoreError | undefined } = {};
  static getDerivedStateFromError(error: StoreError): { error: StoreError } {
    return { error };
  }
  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <>
        <p>{error.text}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          again
        </button>
      </>
    ) : (
      this.props.children
    );
  }
}

const page = (children: ReactNode): ReactNode => (
  <Boundary>
    <Suspense fallback={<p>waiting</p>}>{children}</Suspense>
  </Boundary>
);

function silence(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
}

/** Renders as far as it gets without waiting. */
const open = (children: ReactNode, setting: Setting): Promise<void> =>
  act(async () => void renderInStore(children, setting));

describe('a read that suspends', () => {
  it.each([
    ['with an identity of the provider', 'ada'],
    ['without', undefined],
  ])('never renders without data: %s', async (_title, identity) => {
    const shop = openShop(() => ({ product: { name: 'Vase' } }));
    await open(page(<Name />), { client: shop.client, ...(identity ? { identity } : {}) });
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(shop.asked).toHaveLength(1);
  });

  it('suspends if the provider is below the boundary, so that no effect of it has run', async () => {
    const shop = openShop(() => ({ product: { name: 'Vase' } }));
    const { StoreProvider } = await import('../../../src/react/index.ts');
    const other = openShop(() => ({}));
    await open(
      page(
        <StoreProvider client={shop.client}>
          <Name />
        </StoreProvider>,
      ),
      { client: other.client },
    );
    await waitFor(() => expect(shown()).toBe('Vase'));
  });

  it('suspends in StrictMode, and reads once', async () => {
    const shop = openShop(() => ({ product: { name: 'Vase' } }));
    await open(page(<Name />), { client: shop.client, isStrict: true });
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(shop.asked).toHaveLength(1);
  });

  it('has the items of a list when it renders', async () => {
    const shop = openShop(() => ({ products: [{ id: 'a' }], metadata: { total: 1 } }));
    function Products(): ReactNode {
      const { items, pages } = useQueryProductsInfinite({ query: {} }, { suspense: true });
      return <p>{`${pages.length} ${items.map(({ id }) => id).join()}`}</p>;
    }
    await open(page(<Products />), { client: shop.client });
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
          {step === 2 ? page(<Name />) : null}
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

  it('reads again when the boundary is reset after a failure, once for each reset', async () => {
    silence();
    let isBroken = true;
    const shop = openShop(() =>
      isBroken ? Response.json({ message: 'Down' }, { status: 404 }) : { product: { name: 'Vase' } },
    );
    await open(page(<Name />), { client: shop.client });
    await waitFor(() => expect(shown()).toBe('Down'));
    await settle();
    expect(shop.asked).toHaveLength(1);
    setClockForward(1000);
    await act(async () => void fireEvent.click(screen.getByText('again')));
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    await waitFor(() => expect(shown()).toBe('Down'));
    await settle();
    isBroken = false;
    setClockForward(1000);
    await act(async () => void fireEvent.click(screen.getByText('again')));
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(shop.asked).toHaveLength(3);
  });

  it('reads again when a failure that a component shows was invalidated', async () => {
    silence();
    let isBroken = true;
    const shop = openShop(() =>
      isBroken ? Response.json({ message: 'Down' }, { status: 404 }) : { product: { name: 'Vase' } },
    );
    let invalidate: ReturnType<typeof useInvalidate> | undefined;
    function Grab(): ReactNode {
      invalidate = useInvalidate();
      return null;
    }
    await open(
      <>
        <Grab />
        <PlainName />
        {page(<Name />)}
      </>,
      { client: shop.client },
    );
    await waitFor(() => expect(shown()).toBe('Down'));
    isBroken = false;
    await act(() => invalidate?.(['products']));
    await act(async () => void fireEvent.click(screen.getByText('again')));
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
          <p>{`${data.product?.name} ${error?.text} ${count}`}</p>
          <button type="button" onClick={() => void mutate()}>
            read
          </button>
          <button type="button" onClick={() => setCount(count + 1)}>
            render
          </button>
        </>
      );
    }
    await open(page(<Both />), { client: shop.client });
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
