import { backendSession, createClient, documentCookies, member, webStorage } from '../../src/index.ts';

/** What the tests of sessions do in a page. */
export interface SessionPage {
  /** Calls beside an HttpOnly session: the page has no strategy and no token. */
  readCart: () => Promise<unknown>;
  addToCart: () => Promise<unknown>;
  /** The first calls of a new browser, at the same time. Returns the identity that they have. */
  callBackendTogether: (count: number) => Promise<string>;
  /** Calls of this tab with the session that all tabs share. */
  callTogether: (place: Place, count: number, clientId: string) => Promise<void>;
  /** Listens to the session that all tabs share. What it hears is in `heard`. */
  listen: (place: Place) => Promise<unknown>;
  heard: string[];
  signIn: (place: Place) => Promise<void>;
  signOut: (place: Place) => Promise<void>;
}

type Place = 'localStorage' | 'cookies';

const sessionIn = (place: Place, clientId = 'client-1') =>
  member({
    clientId,
    storage: place === 'localStorage' ? webStorage(localStorage) : documentCookies(),
  });
const heard: string[] = [];

declare global {
  interface Window {
    sessionPage?: SessionPage;
  }
}

const beside = createClient({ baseUrl: `${location.origin}/api/store` });

window.sessionPage = {
  readCart: () => beside.currentCart.getCurrentCart(),
  addToCart: () => beside.currentCart.addToCurrentCart({ lineItems: [] }),
  async callBackendTogether(count) {
    const auth = backendSession();
    const client = createClient({ baseUrl: `${location.origin}/api/store`, auth });
    const reads = Array.from({ length: count }, () => client.currentCart.getCurrentCart());
    await Promise.all([...reads, client.currentCart.addToCurrentCart({ lineItems: [] })]);
    return auth.identity({ client });
  },
  async callTogether(place, count, clientId) {
    const auth = sessionIn(place, clientId);
    const client = createClient({ baseUrl: `${location.origin}/platform`, auth });
    await Promise.all(Array.from({ length: count }, () => client.currentCart.getCurrentCart()));
  },
  heard,
  listen(place) {
    const session = sessionIn(place);
    session.onSession(({ type, role }) => heard.push(`${role} ${type}`));
    return session.session();
  },
  signIn: (place) =>
    sessionIn(place).start({
      accessToken: { value: 'canary-member', expiresAt: 4e9 },
      refreshToken: { value: 'canary-refresh', role: 'member' },
    }),
  signOut: (place) => sessionIn(place).end(),
};
