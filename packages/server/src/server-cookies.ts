import { type KeyValueStorage, SessionNotStored } from 'storewire';
import {
  answersItself,
  fromCookies,
  HOST_PREFIX,
  maxAgeOf,
  partNames,
  placeOf,
  serialQueue,
  toCookieName,
  toCookies as toCookiesOrNone,
} from 'storewire/internal';
import type { CookieAttributes, CookieJar, MaybePromise } from './request-cookies.ts';

/** Options of {@link serverCookies}. */
export interface ServerCookieOptions {
  /** Lifetime of the cookies in days. Default 30; browsers allow at most 400. */
  days?: number | undefined;
  /**
   * `false` for development over http. Default true, also behind a proxy that forwards requests over http:
   * names then have the prefix `__Host-`, so that no subdomain can set the cookies.
   */
  secure?: boolean | undefined;
}

/** A storage in the cookies of one request. */
export interface ServerCookies extends KeyValueStorage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs?: number): Promise<void>;
  delete(key: string): Promise<void>;
  lock<T>(key: string, work: () => Promise<T>): Promise<T>;
  /**
   * Sets the cookies that have changed, each once. Waits for refreshes in progress. Must be called before the
   * headers of the response are sent.
   */
  save(): Promise<void>;
}

/** The tokens do not fit into cookies. */
export class SessionTooLong extends SessionNotStored {}

/** The prefix of the names of all cookies. */
export const cookiePrefix = ({ secure = true }: ServerCookieOptions = {}): string =>
  secure ? HOST_PREFIX : '';

/** The cookies of a value. Throws {@link SessionTooLong}. */
export function toCookies(name: string, value: string): Map<string, string> {
  const cookies = toCookiesOrNone(name, value);
  if (!cookies) throw new SessionTooLong('the value is too long for cookies');
  return new Map(cookies);
}

/** The attributes of the cookies of a session. Throws a `TypeError` if `days` is not greater than 0. */
export function cookieAttributes({ days = 30, secure = true }: ServerCookieOptions = {}): CookieAttributes {
  if (!(days > 0)) throw new TypeError('days must be more than 0');
  return { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: maxAgeOf(days) };
}

interface Entry {
  name: string;
  value: string | undefined;
  /** The value in the cookies of the browser. */
  saved: string | undefined;
  /** Names of the cookies of this value that the browser has. */
  present: Set<string>;
  ttlMs: number;
}

/**
 * Stores a session in HttpOnly cookies, for one request: they are read once, and `save()` writes them once.
 * If the jar cannot set cookies, new tokens are lost with the request, so refresh the session in a
 * middleware. If the jar is that of a framework, respond with `cache-control: private, no-store`, as `addTo` of
 * {@link requestCookies} does. Pages cannot read what is saved here: `documentCookies` of a page and a server
 * that saves the same session do not work together. `createBackend` saves sessions in other cookies: read them
 * with its `session(request)`.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { requestCookies, serverCookies } from 'storewire-server';
 *
 * export async function handle(request: Request, clientId: string): Promise<Response> {
 *   const jar = requestCookies(request);
 *   const storage = serverCookies(jar);
 *   const store = createClient({ auth: visitor({ clientId, storage }) });
 *   const { cart } = await store.currentCartV2.getCurrentCart();
 *   await storage.save();
 *   return jar.addTo(Response.json(cart));
 * }
 */
export function serverCookies(
  jar: MaybePromise<CookieJar> | (() => MaybePromise<CookieJar>),
  options: ServerCookieOptions = {},
): ServerCookies {
  const attributes = cookieAttributes(options);
  const lifetimeMs = attributes.maxAge * 1000;
  const prefix = cookiePrefix(options);
  const entries = new Map<string, Promise<Entry>>();
  const locks = serialQueue();
  let opened: Promise<CookieJar> | undefined;

  const open = (): Promise<CookieJar> =>
    (opened ??= Promise.resolve(typeof jar === 'function' ? jar() : jar));

  function find(key: string): Promise<Entry> {
    const entry = entries.get(key) ?? read(prefix + toCookieName(key));
    entries.set(key, entry);
    return entry;
  }

  async function read(name: string): Promise<Entry> {
    const cookies = await open();
    const found = new Map<string, string>();
    const find = async (part: string): Promise<string | undefined> => {
      const cookie = await cookies.get(part);
      const text = typeof cookie === 'object' ? cookie.value : cookie;
      if (text) found.set(part, text);
      return text;
    };
    const [, ...others] = partNames(name, placeOf(await find(name)));
    for (const part of others) await find(part);
    const saved = fromCookies(name, (part) => found.get(part));
    return { name, value: saved, saved, present: new Set(found.keys()), ttlMs: lifetimeMs };
  }

  async function change(key: string, value: string | undefined, ttlMs = lifetimeMs): Promise<void> {
    const entry = await find(key);
    // a value that cannot be saved throws when it is set, not when it is saved
    if (value !== undefined) toCookies('', value);
    entry.value = value;
    entry.ttlMs = Math.min(ttlMs, lifetimeMs);
  }

  async function save(): Promise<void> {
    // otherwise the tokens of a refresh in progress would be lost with the request
    await locks.idle();
    for (const pending of entries.values()) {
      const entry = await pending;
      if (entry.value === entry.saved) continue;
      entry.saved = entry.value;
      await write(await open(), entry);
    }
  }

  async function write(cookies: CookieJar, { name, present, value, ttlMs }: Entry): Promise<void> {
    const parts = value === undefined ? new Map<string, string>() : toCookies(name, value);
    for (const part of partNames(name)) {
      const text = parts.get(part) ?? '';
      if (text === '' && !present.delete(part)) continue;
      if (text !== '') present.add(part);
      const maxAge = text === '' ? 0 : Math.round(ttlMs / 1000);
      await cookies.set?.(part, text, { ...attributes, maxAge });
    }
  }

  return answersItself({
    get: async (key) => (await find(key)).value,
    set: change,
    delete: (key) => change(key, undefined),
    lock: (_key, work) => locks.run(work),
    save,
  });
}
