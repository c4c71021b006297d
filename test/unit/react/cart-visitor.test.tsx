// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backendSession, type Credentials, memoryStorage, visitor } from '../../../src/index.ts';
import { addLineItemsToCurrentCartV2, queryProducts } from '../../../src/operations.ts';
import { openShop, settle } from '../helpers/render.tsx';
import { CALLS, itemOf, open, openServer, saved } from './cart-shop.tsx';

const TOKENS = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 14_400 };

function setCookie(cookie: string, page = document): void {
  page.cookie = `${cookie}; Path=/`;
}

/** A server that has no cart until something is added, and opens pages of one browser. */
function openBrowser(authOfPage: () => Credentials) {
  const server = openServer();
  const openPage = () => {
    const shop = openShop(
      async (asked) => {
        const { call } = asked;
        if (call === 'POST /oauth2/token') return TOKENS;
        if (call.includes('/products/')) return { products: [] };
        if (server.lines().length > 0 || call === CALLS.add) return server.answer(asked);
        return Response.json({ message: 'None' }, { status: 404 });
      },
      { auth: authOfPage() },
    );
    const carts = (): string[] => shop.calls().filter((call) => call.includes('/carts/'));
    return { ...server, ...shop, carts };
  };
  return { openPage };
}

/** A browser with a visitor in its storage. */
function openBrowserOfVisitor() {
  const storage = memoryStorage();
  return openBrowser(() => visitor({ clientId: 'client-1', storage }));
}

describe('the current cart of a new visitor', () => {
  it('is empty without a request for it or its totals, also on the next page', async () => {
    const { openPage } = openBrowserOfVisitor();
    for (const page of [openPage(), openPage()]) {
      const { cart, errors } = await open(page, true);
      await queryProducts(page.client, { query: {} });
      await act(async () => void window.dispatchEvent(new Event('online')));
      await settle();
      expect([cart().count, cart().isLoading, [...errors], page.carts()]).toEqual([0, false, [], []]);
    }
  });

  it('is read after an item was added, and on the next page', async () => {
    const { openPage } = openBrowserOfVisitor();
    const page = openPage();
    const { cart } = await open(page, true);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([cart().count, page.carts()]).toEqual([2, [CALLS.add, CALLS.totals]]);
    const next = openPage();
    expect([(await open(next)).cart().count, next.carts()]).toEqual([2, [CALLS.read]]);
  });

  it('is read after an item was added without a hook, here or on another page', async () => {
    const { openPage } = openBrowserOfVisitor();
    const [page, other] = [openPage(), openPage()];
    const here = await open(page);
    await addLineItemsToCurrentCartV2(other.client, { catalogItems: [itemOf('mug', 2)] });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(here.cart().count).toBe(2));
  });

  it('is followed from another tab', async () => {
    const { openPage } = openBrowserOfVisitor();
    const [here, there] = [await open(openPage()), await open(openPage())];
    await act(() => here.cart().add(itemOf('mug', 2)));
    await waitFor(() => expect(there.cart().count).toBe(2));
  });

  it('is not requested from a backend either, until a write, even if its response is lost', async () => {
    setCookie('storewire-session-id=0b7d.new');
    onTestFinished(() => setCookie('storewire-session-id=; Max-Age=-1'));
    const { openPage } = openBrowser(() => backendSession());
    const page = openPage();
    expect([(await open(page, true)).cart().count, page.carts()]).toEqual([0, []]);
    await addLineItemsToCurrentCartV2(page.client, { catalogItems: [itemOf('mug', 2)] });
    expect((await open(openPage())).cart().count).toBe(2);
  });
});
