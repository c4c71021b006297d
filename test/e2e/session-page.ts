import { createClient, documentCookies, member, webStorage } from '../../src/index.ts';

/** What the tests of sessions do in a page. */
export interface SessionPage {
  /** Calls beside an HttpOnly session: the page has no strategy and no token. */
  readCart: () => Promise<unknown>;
  addToCart: () => Promise<unknown>;
  /** Calls of this tab with the session that all tabs share. */
  callTogether: (place: 'localStorage' | 'cookies', count: number) => Promise<void>;
}

declare global {
  interface Window {
    sessionPage?: SessionPage;
  }
}

const beside = createClient({ baseUrl: `${location.origin}/api/store` });

window.sessionPage = {
  readCart: () => beside.currentCart.getCurrentCart(),
  addToCart: () => beside.currentCart.addToCurrentCart({ lineItems: [] }),
  async callTogether(place, count) {
    const storage = place === 'localStorage' ? webStorage(localStorage) : documentCookies();
    const client = createClient({ baseUrl: `${location.origin}/platform`, auth: member({ clientId: 'client-1', storage }) });
    await Promise.all(Array.from({ length: count }, () => client.currentCart.getCurrentCart()));
  },
};
