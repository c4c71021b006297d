// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { act, cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode, StrictMode, useState } from 'react';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { createClient, type LineItem } from '../../../../src/index.ts';
import { type CartState, useCart } from '../../../../src/react/index.ts';
import { inStore } from '../../helpers/render.tsx';
import { testCredentials } from '../../helpers/test-credentials.ts';
import { type Behaviour, startCartServer } from '../cart-server.ts';
import { piecesOf } from '../cart-shop.tsx';

/** The item of a line. */
const itemIdOf = ({ source }: LineItem): string | undefined => source?.catalogReference?.catalogItemId;

/** What a person does in a tab. */
type Step = { tab: number } & (
  | { kind: 'add'; item: string; quantity: number }
  | { kind: 'setQuantity'; line: number; quantity: number }
  | { kind: 'remove'; line: number }
  | { kind: 'undo' | 'leave' | 'signIn' }
  | { kind: 'wait'; ms: number }
);

const steps = (tabs: number, kinds: readonly Step['kind'][]): fc.Arbitrary<Step[]> => {
  const tab = fc.nat(tabs - 1);
  const line = fc.nat(3);
  const each: Record<Step['kind'], fc.Arbitrary<Step>> = {
    add: fc.record({
      kind: fc.constant('add'),
      tab,
      item: fc.constantFrom('mug', 'bowl', 'jug'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    setQuantity: fc.record({ kind: fc.constant('setQuantity'), tab, line, quantity: fc.nat(4) }),
    remove: fc.record({ kind: fc.constant('remove'), tab, line }),
    undo: fc.record({ kind: fc.constant('undo'), tab }),
    leave: fc.record({ kind: fc.constant('leave'), tab }),
    signIn: fc.record({ kind: fc.constant('signIn'), tab }),
    wait: fc.record({ kind: fc.constant('wait'), tab, ms: fc.nat(8) }),
  };
  return fc.array(fc.oneof(...kinds.map((kind) => each[kind])), { maxLength: 14 });
};

const CHANGES = ['add', 'setQuantity', 'remove', 'undo', 'wait'] as const;
const outcomes = fc.array(fc.constantFrom<Behaviour>('ok', 'ok', 'rejected', 'unsent', 'lost'), {
  maxLength: 10,
});
const delays = fc.array(fc.nat(6), { minLength: 1, maxLength: 10 });

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** A page of the shop, with a cache of its own. */
class Tab {
  state: CartState | undefined;
  show: (isShown: boolean) => void = () => undefined;
  readonly #client;

  constructor(client: ReturnType<typeof createClient>) {
    this.#client = client;
  }

  async open(): Promise<void> {
    const Cart = (): ReactNode => void (this.state = useCart());
    const Page = (): ReactNode => {
      const [isShown, setShown] = useState(true);
      this.show = setShown;
      return isShown ? <Cart /> : null;
    };
    // inside of the provider: SWR loses track of its requests when React mounts `SWRConfig` twice
    const page = inStore(
      <StrictMode>
        <Page />
      </StrictMode>,
      // people are slower than the two seconds in which SWR does not read again
      { client: this.#client, config: { dedupingInterval: 0 } },
    );
    await act(async () => render(page));
  }

  get cart(): CartState {
    if (!this.state) throw new Error('not rendered');
    return this.state;
  }

  get lines(): [string, number][] {
    const lines = this.cart.cart?.lineItems ?? [];
    return lines.map((line) => [line.id ?? '', piecesOf(line)]);
  }
}

async function openShop(tabCount: number, writes: readonly Behaviour[], delaysMs: readonly number[]) {
  const server = await startCartServer(writes, delaysMs);
  let signIns = 0;
  let person = 'visitor';
  const { auth, become } = testCredentials(person);
  const client = createClient({ baseUrl: server.url, auth, retry: false });
  const tabs = Array.from({ length: tabCount }, () => new Tab(client));
  for (const tab of tabs) await tab.open();
  const results: Promise<unknown>[] = [];
  const left = new Set<Tab>();
  /** Pieces of each item that were added or brought back. */
  const wanted = new Map<string, number>();
  const want = (id: string, quantity: number): unknown => wanted.set(id, (wanted.get(id) ?? 0) + quantity);

  function change(cart: CartState, step: Step): Promise<unknown> | undefined {
    const line = 'line' in step ? (cart.cart?.lineItems[step.line]?.id ?? '') : '';
    if (step.kind === 'setQuantity' && line) return cart.setQuantity(line, step.quantity);
    if (step.kind === 'remove' && line) return cart.remove(line);
    if (step.kind === 'undo') {
      const { removed } = cart;
      if (removed) want(itemIdOf(removed) ?? '', piecesOf(removed));
      return cart.undoRemoval();
    }
    if (step.kind !== 'add') return undefined;
    const catalogItemId = `${person}-${step.item}`;
    want(catalogItemId, step.quantity);
    return cart.add({ quantity: step.quantity, catalogReference: { catalogItemId, appId: 'a1' } });
  }

  function showAll(): Promise<void> {
    left.clear();
    return act(async () => {
      for (const tab of tabs) tab.show(true);
    });
  }

  async function take(step: Step): Promise<void> {
    const tab = tabs[step.tab];
    if (!tab) return;
    if (step.kind === 'signIn') {
      await showAll();
      person = `member${++signIns}`;
      await act(async () => become(person));
    }
    if (step.kind === 'leave') {
      await act(async () => tab.show(false));
      left.add(tab);
      return;
    }
    if (left.delete(tab)) await act(async () => tab.show(true));
    await act(async () => {
      const result = change(tab.cart, step);
      if (result) results.push(result);
      if (step.kind === 'wait') await sleep(step.ms);
    });
  }

  /** Waits until nothing is saved or read any more. */
  async function settle(): Promise<void> {
    await showAll();
    const isBusy = (): boolean => server.isBusy() || tabs.some(({ cart }) => cart.isSaving || cart.isLoading);
    for (let quiet = 0; quiet < 4; quiet = isBusy() ? 0 : quiet + 1) await act(() => sleep(4));
  }

  return {
    server,
    tabs,
    results,
    wanted,
    take,
    settle,
    /** Fails unless all tabs show the cart of the server. A message of another tab may be late. */
    isShown: () =>
      waitFor(
        () => {
          for (const tab of tabs) expect(tab.lines).toEqual(server.linesOf(person));
        },
        { timeout: 5000, interval: 5 },
      ),
    close: async () => {
      cleanup();
      await server.stop();
    },
  };
}

describe('the current cart, after any changes', () => {
  it('is that of the server in all tabs, and has nothing twice, also after failures and sign-ins', async () => {
    await fc.assert(
      fc.asyncProperty(
        steps(2, [...CHANGES, 'add', 'leave', 'signIn']),
        outcomes,
        delays,
        async (all, writes, delaysMs) => {
          const shop = await openShop(2, writes, delaysMs);
          try {
            for (const step of all) await shop.take(step);
            await shop.settle();
            await shop.isShown();
            expect(shop.server.strangers).toEqual([]);
            for (const [id, pieces] of shop.server.added)
              expect(pieces).toBeLessThanOrEqual(shop.wanted.get(id) ?? 0);
            await Promise.all(shop.results);
          } finally {
            await shop.close();
          }
        },
      ),
      { numRuns: caseCount(60) },
    );
  });

  it('is what the changes make in their order, if all are saved', async () => {
    await fc.assert(
      fc.asyncProperty(steps(1, CHANGES), delays, async (all, delaysMs) => {
        const shop = await openShop(1, [], delaysMs);
        const model = new Map<string, number>();
        let removed: [id: string, quantity: number] | undefined;
        const put = (id: string, quantity: number): unknown => model.set(id, (model.get(id) ?? 0) + quantity);
        try {
          for (const step of all) {
            const line = 'line' in step ? shop.tabs[0]?.cart.cart?.lineItems[step.line] : undefined;
            const id = (line && itemIdOf(line)) ?? '';
            await shop.take(step);
            if (step.kind === 'add') put(`visitor-${step.item}`, step.quantity);
            if (step.kind === 'undo' && removed) {
              put(...removed);
              removed = undefined;
            }
            if (!line) continue;
            if (step.kind === 'remove' || (step.kind === 'setQuantity' && step.quantity === 0)) {
              removed = [id, piecesOf(line)];
              model.delete(id);
            } else if (step.kind === 'setQuantity') model.set(id, step.quantity);
          }
          await shop.settle();
          expect(new Map(shop.server.pieces())).toEqual(model);
          await shop.isShown();
        } finally {
          await shop.close();
        }
      }),
      { numRuns: caseCount(60) },
    );
  });
});
