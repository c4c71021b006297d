import { backendSession, createClient, documentCookies, member, webStorage } from '../../../src/index.ts';

/** What the tests of sessions do in a page. */
export interface SessionPage {
  /** Calls with an HttpOnly session: the page has no strategy and no token. */
  readCart: () => Promise<unknown>;
  addToCart: () => Promise<unknown>;
  /** The first calls of a new browser, at the same time. Returns the session id that they have. */
  callBackendTogether: (count: number) => Promise<string>;
  /** Calls of this tab with the session that all tabs share. */
  callTogether: (storage: Place, count: number, clientId: string) => Promise<void>;
  /** Listens to the session that all tabs share. The events are in its list. */
  listen: (storage: Place) => Promise<unknown>;
  received: string[];
  signIn: (storage: Place) => Promise<void>;
  signOut: (storage: Place) => Promise<void>;
}

const PLACES = {
  localStorage: () => webStorage(() => localStorage),
  cookies: () => documentCookies(),
};

type Place = keyof typeof PLACES;

const sessionIn = (storage: Place, clientId = 'client-1') => member({ clientId, storage: PLACES[storage]() });
const received: string[] = [];

declare global {
  interface Window {
    sessionPage?: SessionPage;
  }
}

const viaBackend = createClient({ baseUrl: `${location.origin}/api/store` });

window.sessionPage = {
  readCart: () => viaBackend.currentCartV2.getCurrentCart(),
  addToCart: () => viaBackend.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [] }),
  async callBackendTogether(count) {
    const auth = backendSession();
    const client = createClient({ baseUrl: `${location.origin}/api/store`, auth });
    const reads = Array.from({ length: count }, () => client.currentCartV2.getCurrentCart());
    await Promise.all([...reads, client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [] })]);
    return auth.sessionId({ client });
  },
  async callTogether(storage, count, clientId) {
    const auth = sessionIn(storage, clientId);
    const client = createClient({ baseUrl: `${location.origin}/platform`, auth });
    await Promise.all(Array.from({ length: count }, () => client.currentCartV2.getCurrentCart()));
  },
  received: received,
  listen(storage) {
    const session = sessionIn(storage);
    session.onSession(({ type, role }) => received.push(`${role} ${type}`));
    return session.session();
  },
  signIn: (storage) =>
    sessionIn(storage).start({
      accessToken: { value: 'canary-member', expiresAt: 4e9 },
      refreshToken: { value: 'canary-refresh', role: 'member' },
    }),
  signOut: (storage) => sessionIn(storage).end(),
};
