// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  StoreProvider,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
  useResetReads,
  useRevalidate,
} from '../../../src/react/index.ts';
import { grab, openShop, renderInStore, type Setting, type Shop, settle } from '../helpers/render.tsx';
import { setClockForward } from '../helpers/timers.ts';
import { Boundary, Name, PlainName, shown, silence, Waiting } from './boundary.tsx';

interface FragileShop extends Shop {
  setBroken: (isBroken: boolean) => void;
}

/** A shop that refuses calls while it is broken. */
function openFragileShop(): FragileShop {
  silence();
  let isBroken = true;
  const shop = openShop(() =>
    isBroken
      ? Response.json({ message: 'Down' }, { status: 404 })
      : { product: { name: 'Vase' }, products: [{ name: 'Vase' }], metadata: { total: 1 } },
  );
  return {
    ...shop,
    setBroken: (next) => {
      isBroken = next;
    },
  };
}

async function open(children: ReactNode, shop: Shop, setting: Partial<Setting> = {}): Promise<void> {
  await act(async () => void renderInStore(children, { client: shop.client, ...setting }));
}

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Waits for what the page shows, and for what would be sent after it. */
async function shows(text: string): Promise<void> {
  await waitFor(() => expect(shown()).toBe(text));
  await settle();
  expect(shown()).toBe(text);
}

function Products(): ReactNode {
  const { items } = useQueryProductsInfinite({ query: {} }, { suspense: true });
  return <p>{items.map(({ name }) => name).join()}</p>;
}

describe('a failed read that suspends', () => {
  it.each([
    ['a read', <Name key="" />, false],
    ['a list', <Products key="" />, false],
    ['a read in StrictMode', <Name key="" />, true],
  ])('is sent again once for each reset: %s', async (_title, children, isStrict) => {
    const shop = openFragileShop();
    await open(<Waiting>{children}</Waiting>, shop, { isStrict });
    await shows('Down');
    expect(shop.asked).toHaveLength(1);
    await press('again');
    await shows('Down');
    expect(shop.asked).toHaveLength(2);
    shop.setBroken(false);
    await press('again');
    await shows('Vase');
    expect(shop.asked).toHaveLength(3);
  });

  it('keeps its error without a reset, however late it is rendered again', async () => {
    const shop = openFragileShop();
    await open(
      <Boundary>
        <Name />
      </Boundary>,
      shop,
    );
    await shows('Down');
    setClockForward(3_600_000);
    await press('again');
    await shows('Down');
    expect(shop.asked).toHaveLength(1);
  });

  it('is sent again once if the boundary resets it in the tick in which it is shown', async () => {
    const shop = openFragileShop();
    let failures = 0;
    const resetFirst = (renderAgain: () => void): void => {
      failures++;
      if (failures === 1) renderAgain();
    };
    await open(
      <Waiting onError={resetFirst}>
        <Name />
      </Waiting>,
      shop,
    );
    await waitFor(() => expect(failures).toBe(2));
    await shows('Down');
    expect(shop.asked).toHaveLength(2);
  });

  it.each([
    ['alone', null],
    ['next to a component that shows it', <PlainName key="" />],
  ])('is sent again once after it was invalidated, then reset: %s', async (_title, other) => {
    const shop = openFragileShop();
    const { Grab, state } = grab(useRevalidate);
    await open(
      <>
        <Grab />
        {other}
        <Waiting>
          <Name />
        </Waiting>
      </>,
      shop,
    );
    await shows('Down');
    shop.setBroken(false);
    await act(() => state()(['products']));
    await press('again');
    await shows('Vase');
    expect(shop.asked).toHaveLength(2);
  });

  it('shares the one request of a reset with a component that shows the error', async () => {
    const shop = openFragileShop();
    await open(
      <>
        <PlainName />
        <Waiting>
          <Name />
        </Waiting>
      </>,
      shop,
    );
    await shows('Down');
    shop.setBroken(false);
    await press('again');
    await shows('Vase');
    expect(screen.getByText('Vase', { selector: 'i' })).toBeTruthy();
    expect(shop.asked).toHaveLength(2);
  });

  it('does not stop another input, and has its error when it is shown again', async () => {
    const shop = openFragileShop();
    function Pages(): ReactNode {
      const [id, setId] = useState('p1');
      return (
        <>
          <button type="button" onClick={() => setId(id === 'p1' ? 'p2' : 'p1')}>
            other
          </button>
          <Waiting key={id}>
            <Name id={id} />
          </Waiting>
        </>
      );
    }
    await open(<Pages />, shop);
    await shows('Down');
    shop.setBroken(false);
    await press('other');
    await shows('Vase');
    await press('other');
    await shows('Down');
    expect(shop.calls()).toEqual(['p1', 'p2'].map((id) => `GET /stores-reader/v1/products/${id}`));
  });

  it('is read for the person who has signed in before the reset', async () => {
    const shop = openFragileShop();
    await open(
      <Waiting>
        <Name />
      </Waiting>,
      shop,
    );
    await shows('Down');
    shop.setBroken(false);
    await act(async () => shop.become('bob'));
    await press('again');
    await shows('Vase');
    expect(shop.asked).toHaveLength(2);
  });

  it('shows a response that was preloaded after the failure', async () => {
    const shop = openFragileShop();
    const { Grab, state } = grab(useQueryCache);
    await open(
      <>
        <Grab />
        <Boundary>
          <Name />
        </Boundary>
      </>,
      shop,
    );
    await shows('Down');
    shop.setBroken(false);
    state().preload(useGetProduct, { id: 'p1' });
    await settle();
    await press('again');
    await shows('Vase');
    expect(shop.asked).toHaveLength(2);
  });
});

describe('a reset', () => {
  it('is one function in all renders', async () => {
    const shop = openShop(() => ({}));
    const { Grab, seen } = grab(useResetReads);
    function Page(): ReactNode {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            render
          </button>
          <Grab key="" />
          {count}
        </>
      );
    }
    await open(<Page />, shop, { identity: 'ada' });
    await press('render');
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(1);
  });

  it('sends nothing while no component needs what has failed', async () => {
    const shop = openFragileShop();
    const { Grab, state } = grab(useResetReads);
    await open(
      <>
        <Grab />
        <Boundary>
          <Name />
        </Boundary>
      </>,
      shop,
    );
    await shows('Down');
    await act(async () => state()());
    await settle();
    expect(shop.asked).toHaveLength(1);
  });

  it('sends nothing for data that a later read could not replace', async () => {
    const shop = openFragileShop();
    const { Grab, state } = grab(useResetReads);
    function Stale(): ReactNode {
      const { data, error, mutate } = useGetProduct({ id: 'p1' }, { suspense: true });
      return (
        <>
          <p>{`${data.product?.name} ${error?.message}`}</p>
          <button type="button" onClick={() => void mutate()}>
            read
          </button>
        </>
      );
    }
    shop.setBroken(false);
    await open(
      <>
        <Grab />
        <Waiting>
          <Stale />
        </Waiting>
      </>,
      shop,
    );
    await shows('Vase undefined');
    shop.setBroken(true);
    await press('read');
    await shows('Vase Down');
    await act(async () => state()());
    await shows('Vase Down');
    expect(shop.asked).toHaveLength(2);
  });

  it('concerns its own provider only', async () => {
    const shop = openFragileShop();
    const { Grab, state } = grab(useResetReads);
    await open(
      <>
        <Grab />
        <StoreProvider client={shop.client} prefix="other">
          <Boundary>
            <Name />
          </Boundary>
        </StoreProvider>
      </>,
      shop,
    );
    await shows('Down');
    await act(async () => state()());
    await press('again');
    await shows('Down');
    expect(shop.asked).toHaveLength(1);
  });
});
