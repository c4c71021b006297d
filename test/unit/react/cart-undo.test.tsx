// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../helpers/render.tsx';
import { hold, isSaved, itemOf, open, openCart, openServer, piecesOf, saved } from './cart-shop.tsx';

describe('the undo of a removal', () => {
  it('undoes a removal that has been sent, and one that has not', async () => {
    const { server, cart } = await openCart(['mug', 2], ['bowl', 1]);
    expect(await act(() => isSaved(cart().remove('line-mug')))).toBe(true);
    expect([cart().count, server.lines().length, cart().removed?.id]).toEqual([1, 1, 'line-mug']);
    expect(await act(() => isSaved(cart().undoRemoval()))).toBe(true);
    await saved(cart);
    expect([cart().count, server.lines().length, cart().removed]).toEqual([3, 2, undefined]);
    server.asked.length = 0;
    await act(async () => {
      void cart().setQuantity('line-bowl', 5);
      void cart().remove('line-mug-1');
      void cart().undoRemoval();
    });
    await saved(cart);
    expect([cart().count, server.writes().length]).toEqual([7, 1]);
  });

  it.each([
    ['before the undo is sent', 0],
    ['while the undo is being saved', 30],
  ])('changes and removes a line under its new id %s', async (_title, delayMs) => {
    const { server, cart } = await openCart(['mug', 2], ['bowl', 1]);
    await act(() => cart().remove('line-mug'));
    const late = gate();
    server.slow(late.opened);
    const results: Promise<boolean>[] = [];
    const make = (change: () => Promise<{ saved: boolean }>): Promise<void> =>
      act(async () => {
        results.push(isSaved(change()));
        await vi.advanceTimersByTimeAsync(delayMs);
      });
    await make(() => cart().undoRemoval());
    await make(() => cart().setQuantity('line-mug', 7));
    expect([cart().count, screen.getByRole('paragraph').textContent]).toEqual([8, 'line-bowl 1, line-mug 7']);
    late.open();
    await saved(cart);
    expect([await Promise.all(results), cart().failure, server.lines()]).toMatchObject([
      [true, true],
      undefined,
      [{ id: 'line-bowl' }, { id: 'line-mug-1', quantity: 7 }],
    ]);
    await act(() => cart().remove('line-mug-1'));
    const again = gate();
    server.slow(again.opened);
    await make(() => cart().undoRemoval());
    await make(() => cart().remove('line-mug-1'));
    const { removed } = cart();
    expect([cart().count, removed && piecesOf(removed)]).toEqual([1, 7]);
    again.open();
    await saved(cart);
    expect([await results.at(-1), cart().failure, server.lines().length]).toEqual([true, undefined, 1]);
    expect(await act(() => isSaved(cart().undoRemoval()))).toBe(true);
    expect(server.quantities()).toEqual([1, 7]);
  });

  it('undoes the removal of a restored line, also if its id changes before the undo', async () => {
    const { server, cart } = await openCart(['mug', 2], ['bowl', 1]);
    await act(() => cart().remove('line-mug'));
    const late = gate();
    server.slow(late.opened);
    await act(async () => void cart().undoRemoval());
    await act(async () => void cart().remove('line-mug'));
    const removal = gate();
    server.slow(removal.opened);
    late.open();
    await settle();
    expect([cart().count, server.lines().length, cart().removed?.name]).toEqual([1, 2, undefined]);
    await act(async () => void cart().undoRemoval());
    expect(cart().count).toBe(3);
    removal.open();
    await saved(cart);
    expect([cart().count, server.lines().length, cart().failure]).toEqual([3, 2, undefined]);
  });

  it('adds no pieces twice if the removal is rejected while the undo waits', async () => {
    const { server, cart } = await openCart(['mug', 2]);
    server.rejected.add('remove');
    const release = await hold(
      server,
      () => cart().remove('line-mug'),
      () => cart().undoRemoval(),
    );
    const results = await release();
    expect([results.map((result) => result.saved), cart().failure?.message]).toEqual([[false, true], 'No']);
    expect([cart().count, server.quantities()]).toEqual([2, [2]]);
  });

  it('is not offered for a removal that was rejected', async () => {
    const { server, cart } = await openCart(['mug', 2]);
    server.rejected.add('remove');
    await act(() => cart().remove('line-mug'));
    expect([cart().count, cart().removed]).toEqual([2, undefined]);
    expect(await act(() => isSaved(cart().undoRemoval()))).toBe(false);
    await saved(cart);
    expect([cart().count, server.lines()[0]?.quantity]).toEqual([2, 2]);
  });

  it.each([
    ['was rejected', 'rejected'],
    ['reached the server, but not its response', 'lost'],
  ] as const)('can be tried again if it %s', async (_title, outcome) => {
    const { server, cart } = await openCart(['mug', 2], ['bowl', 1]);
    await act(() => cart().remove('line-mug'));
    server[outcome].add('add').add('read');
    expect(await act(() => isSaved(cart().undoRemoval()))).toBe(false);
    expect(cart().removed?.id).toBe('line-mug');
    server[outcome].clear();
    expect(await act(() => isSaved(cart().undoRemoval()))).toBe(true);
    await saved(cart);
    expect([cart().count, server.quantities(), cart().removed]).toEqual([3, [1, 2], undefined]);
  });

  it('brings the line back once if the response to its removal was lost', async () => {
    const { server, cart } = await openCart(['mug', 2]);
    server.lost.add('remove');
    const release = await hold(
      server,
      () => cart().remove('line-mug'),
      () => cart().undoRemoval(),
    );
    expect([(await release())[1]?.saved, cart().count, server.quantities()]).toEqual([true, 2, [2]]);
  });

  it('of a removal that was not sent keeps the quantity that waits', async () => {
    const { server, cart } = await openCart(['mug', 2], ['bowl', 1]);
    const release = await hold(
      server,
      () => cart().add(itemOf('bowl')),
      () => cart().setQuantity('line-mug', 7),
      () => cart().remove('line-mug'),
    );
    expect(cart().count).toBe(2);
    await act(async () => void cart().undoRemoval());
    expect(cart().count).toBe(9);
    await release();
    expect([cart().count, server.quantities()]).toEqual([9, [7, 2]]);
  });

  it('keeps lines of the same item apart: a change of the restored line changes that line', async () => {
    const server = openServer(['mug', 1]);
    const gift = { extendedFields: { namespaces: { '@shop/gift': { note: 'For Ada' } } } };
    server.lines().push({ id: 'gift', ...itemOf('mug', 2), ...gift });
    const { cart } = await open(server);
    await act(() => cart().remove('gift'));
    const release = await hold<unknown>(
      server,
      () => cart().undoRemoval(),
      () => cart().setQuantity('gift', 7),
    );
    expect(cart().cart?.lineItems.map(({ id }) => id)).toEqual(['line-mug', 'gift']);
    await release();
    expect(server.lines()).toMatchObject([
      { id: 'line-mug', quantity: 1 },
      { id: 'line-mug-1', quantity: 7 },
    ]);
  });
});
