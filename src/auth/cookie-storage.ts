import { type CookiePage, cookieLine, parseCookies, toCookieName } from '../core/cookie.ts';
import { fromCookies, partNames, toCookies } from './cookie-value.ts';
import type { SessionStorage } from './storage.ts';
import { type Locks, locksOf, webLock } from './web-locks.ts';

/** Options of {@link documentCookies}. */
export interface DocumentCookieOptions {
  /** How long the cookies live, in days. Default 30. Browsers keep none longer than 400. */
  days?: number | undefined;
  /** Where the cookies are, for tests. */
  document?: CookiePage | undefined;
  /** How tabs take turns. Default Web Locks; `null` turns that off. */
  locks?: Locks | null | undefined;
}

/**
 * Keeps the session in cookies of the page, so that the server sees them as well. Scripts of the page can read them: where there is a
 * server, its own HttpOnly cookies are safer. Tabs hear of each other's sign-ins and sign-outs.
 *
 * @example
 * import { createClient, documentCookies, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage: documentCookies({ days: 90 }) }) });
 * console.log(await client.currentCart.getCurrentCart());
 */
export function documentCookies({ days = 30, document = globalThis.document, locks = locksOf() }: DocumentCookieOptions = {}): SessionStorage {
  if (!(days > 0)) throw new TypeError('days must be more than 0');
  const secure = document.location.protocol === 'https:';

  function write(name: string, value: string): void {
    document.cookie = cookieLine(name, value, { path: '/', days: value === '' ? 0 : days, sameSite: 'Lax', secure });
  }

  function get(key: string): string | undefined {
    const cookies = parseCookies(document.cookie);
    return fromCookies(toCookieName(key), (name) => cookies.get(name));
  }

  return {
    get,
    set(key, value) {
      const present = parseCookies(document.cookie);
      for (const [name, part] of toCookies(toCookieName(key), value)) if (part !== '' || present.has(name)) write(name, part);
      tellTabs(key);
    },
    remove(key) {
      const present = parseCookies(document.cookie);
      for (const name of partNames(toCookieName(key))) if (present.has(name)) write(name, '');
      tellTabs(key);
    },
    watch(key, listener) {
      const channel = channelOf(key);
      channel?.addEventListener('message', () => listener(get(key)));
      return () => channel?.close();
    },
    ...webLock(locks),
  };
}

/** Browsers do not tell other tabs of cookies, so the tab that writes says so; nothing of the cookie is in the message. */
function tellTabs(key: string): void {
  const channel = channelOf(key);
  channel?.postMessage(null);
  channel?.close();
}

const channelOf = (key: string): BroadcastChannel | undefined => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${key}:changed`));
