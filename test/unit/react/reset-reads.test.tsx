// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  StoreProvider,
  useQueryProductsInfinite,
  useResetReads,
  useRevalidate,
} from '../../../src/react/index.ts';
import { grab, openHook, openShop, renderInStore, type Setting, settle } from '../helpers/render.tsx';
import { setClockForward } from '../helpers/timers.ts';
import { Boundary, Name, PlainName, shown, silence, Waiting } from './boundary.tsx';

/** Renders a page, with a shop that refuses calls while it is broken. */
async function open(
  children: ReactNode,
  { isBroken = true, ...setting }: Partial<Setting> & { isBroken?: boolean } = {},
) {
  silence();
  const shop = openShop(() =>
    isBroken
      ? Response.json({ message: 'Down' }, { status: 404 })
      : { product: { name: 'Vase' }, products: [{ name: 'Vase' }], metadata: { total: 1 } },
  );
  const { Grab, state } = grab(() => ({
    reset: useResetReads(),
    revalidate: useRevalidate(),
  }));
  const page = (
    <>
      <Grab />
      {children}
    </>
  );
  await act(async () => void renderInStore(page, { client: shop.client, ...setting }));
  await shows(isBroken ? 'Down' : 'Vase');
  const setBroken = (next: boolean): void => {
    isBroken = next;
  };
  return { ...shop, state, setBroken };
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

const reset = (
  <Waiting>
    <Name />
  </Waiting>
);
const kept = (
  <Boundary>
    <Name />
  </Boundary>
);

describe('a failed read that suspends', () => {
  it.each([
    ['a read', <Name key="" />, false],
    ['a list', <Products key="" />, false],
    ['a read in StrictMode', <Name key="" />, true],
  ])('is sent again once for each reset: %s', async (_title, children, isStrict) => {
    const { asked, setBroken } = await open(<Waiting>{children}</Waiting>, { isStrict });
    expect(asked).toHaveLength(1);
    await press('again');
    await shows('Down');
    expect(asked).toHaveLength(2);
    setBroken(false);
    await press('again');
    await shows('Vase');
    expect(asked).toHaveLength(3);
  });

  it('keeps its error without a reset, however late it is rendered again', async () => {
    const { asked } = await open(kept);
    setClockForward(3_600_000);
    await press('again');
    await shows('Down');
    expect(asked).toHaveLength(1);
  });

  it('is sent again once if the boundary resets it in the tick in which it is shown', async () => {
    let failures = 0;
    const resetFirst = (renderAgain: () => void): void => {
      failures++;
      if (failures === 1) renderAgain();
    };
    const { asked } = await open(
      <Waiting onError={resetFirst}>
        <Name />
      </Waiting>,
    );
    await waitFor(() => expect(failures).toBe(2));
    await shows('Down');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['alone', null],
    ['next to a component that shows it', <PlainName key="" />],
  ])('is sent again once after it was revalidated, then reset: %s', async (_title, other) => {
    const { asked, state, setBroken } = await open(
      <>
        {other}
        {reset}
      </>,
    );
    setBroken(false);
    await act(() => state().revalidate(['products']));
    await press('again');
    await shows('Vase');
    expect(asked).toHaveLength(2);
  });

  it('shares the one request of a reset with a component that shows the error', async () => {
    const { asked, setBroken } = await open(
      <>
        <PlainName />
        {reset}
      </>,
    );
    setBroken(false);
    await press('again');
    await shows('Vase');
    expect(screen.getByText('Vase', { selector: 'i' })).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  it('is read for the person who has signed in before the reset', async () => {
    const { asked, become, setBroken } = await open(reset);
    setBroken(false);
    await act(async () => become('bob'));
    await press('again');
    await shows('Vase');
    expect(asked).toHaveLength(2);
  });
});

describe('a reset', () => {
  it('is one function in all renders', async () => {
    const { state } = await openHook(
      () => ({}),
      () => ({ reset: useResetReads(), render: useState({})[1] }),
      { sessionId: 'ada' },
    );
    const before = state().reset;
    act(() => state().render({}));
    expect(state().reset).toBe(before);
  });

  it('sends nothing for data that a later read could not replace', async () => {
    const { asked, state, setBroken } = await open(
      <>
        {reset}
        <PlainName />
      </>,
      { isBroken: false },
    );
    setBroken(true);
    await act(() => state().revalidate(['products']));
    await waitFor(() => expect(screen.getByText('Down', { selector: 'i' })).toBeTruthy());
    await act(async () => state().reset());
    await shows('Vase');
    expect(asked).toHaveLength(2);
  });

  it('concerns its own provider only', async () => {
    const { client } = openShop(() => Response.json({ message: 'Down' }, { status: 404 }));
    const { state } = await open(
      <StoreProvider client={client} prefix="other">
        {kept}
      </StoreProvider>,
    );
    await act(async () => state().reset());
    await press('again');
    await shows('Down');
  });
});
