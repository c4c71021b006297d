import { bodyForCopy } from '../lib/bounded-body.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { cookieLine, HOST_PREFIX, maxAgeOf, parseCookies, toCookieName } from '../lib/cookie.ts';
import { fromCookies, partNames, toCookies } from '../storage/document-cookies.ts';
import { type KeyValueStorage, SessionTooLong } from '../storage/storage.ts';

/** Attributes of a cookie, with the names that Next.js and most cookie libraries use. */
export interface CookieAttributes {
  /** The cookie is sent to every path of the site. */
  path: '/';
  /** True for all cookies of a session: scripts of pages cannot read them. */
  httpOnly: boolean;
  /** Sent over https only. */
  secure: boolean;
  /** Not sent with requests of other sites, except when a user follows a link. */
  sameSite: 'lax';
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
  /** Present if subdomains share the cookie. */
  domain?: string;
}

type MaybePromise<T> = Promise<T> | T;

/** The cookies of one request: the result of `cookies()` of Next.js, or of {@link requestCookies}. */
export interface CookieJar {
  /** The value of a cookie, or `undefined`. */
  get(name: string): MaybePromise<string | { value: string } | undefined>;
  /** Absent where no cookie can be set, for example while a server component renders. */
  set?(name: string, value: string, attributes: CookieAttributes): unknown;
}

/** Options of {@link serverCookies}. */
export interface ServerCookieOptions {
  /** Lifetime of the cookies in days. Default 30; browsers allow at most 400. */
  days?: number | undefined;
  /**
   * `false` for development over http. Default true, also behind a proxy that forwards requests over http.
   */
  secure?: boolean | undefined;
  /**
   * Domain of a session that subdomains share. Without it, names have the prefix `__Host-`, so that no
   * subdomain can set the cookies.
   */
  domain?: string | undefined;
}

/** A storage in the cookies of one request. */
export interface ServerCookies extends KeyValueStorage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs?: number): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Sets the cookies that have changed, each once. Waits for refreshes in progress. Must be called before the
   * headers of the response are sent.
   */
  save(): Promise<void>;
  lock<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Entry {
  name: string;
  /** Names of its cookies that the browser has. */
  present: Set<string>;
  value: string | undefined;
  /** The value in these cookies. */
  saved: string | undefined;
  ttlMs: number;
}

/** The prefix of the names of all cookies. */
export const cookiePrefix = ({ secure = true, domain }: ServerCookieOptions = {}): string =>
  secure && domain === undefined ? HOST_PREFIX : '';

/**
 * The attributes of the cookies of a session. Throws a `TypeError` if `days` is not greater than 0.
 */
export function cookieAttributes({
  days = 30,
  secure = true,
  domain,
}: ServerCookieOptions = {}): CookieAttributes {
  if (!(days > 0)) throw new TypeError('days must be more than 0');
  return {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: maxAgeOf(days),
    ...(domain === undefined ? {} : { domain }),
  };
}

/**
 * Stores a session in HttpOnly cookies, for one request: they are read once, and `save()` writes them once.
 * If the jar cannot set cookies, new tokens are lost with the request, so refresh the session in a
 * middleware. Pages cannot read what is saved here: `documentCookies` of a page and a server that saves the
 * same session do not work together.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { requestCookies, serverCookies } from 'storewire/server';
 *
 * export async function handle(request: Request): Promise<Response> {
 *   const jar = requestCookies(request);
 *   const storage = serverCookies(jar);
 *   const client = createClient({
 *     auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }),
 *   });
 *   const { cart } = await client.currentCartV2.getCurrentCartV2();
 *   await storage.save();
 *   return jar.addTo(Response.json({ lines: cart.lineItems.length }));
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
  let opened: Promise<CookieJar> | undefined;
  const locks = serialQueue();

  const open = (): Promise<CookieJar> =>
    (opened ??= Promise.resolve(typeof jar === 'function' ? jar() : jar));

  function find(key: string): Promise<Entry> {
    const known = entries.get(key);
    if (known) return known;
    const entry = read(prefix + toCookieName(key));
    entries.set(key, entry);
    return entry;
  }

  async function read(name: string): Promise<Entry> {
    const cookies = await open();
    const found = new Map<string, string>();
    for (const part of partNames(name)) {
      const cookie = await cookies.get(part);
      const text = typeof cookie === 'object' ? cookie.value : cookie;
      if (text) found.set(part, text);
    }
    const saved = fromCookies(name, (part) => found.get(part));
    return { name, present: new Set(found.keys()), value: saved, saved, ttlMs: lifetimeMs };
  }

  async function change(key: string, value: string | undefined, ttlMs = lifetimeMs): Promise<void> {
    const entry = await find(key);
    // a value that cannot be saved throws when it is set, not when it is saved
    if (value !== undefined) toCookies('', value, SessionTooLong);
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
    const parts: [string, string][] =
      value === undefined ? partNames(name).map((part) => [part, '']) : toCookies(name, value);
    for (const [part, text] of parts) {
      if (text === '' && !present.has(part)) continue;
      await cookies.set?.(part, text, {
        ...attributes,
        maxAge: text === '' ? 0 : Math.round(ttlMs / 1000),
      });
      if (text === '') present.delete(part);
      else present.add(part);
    }
  }

  return {
    get: async (key) => (await find(key)).value,
    set: change,
    delete: (key) => change(key, undefined),
    lock: (_key, work) => locks.run(work),
    save,
  };
}

/** The cookies of a fetch-style request, and those that the response sets. */
export interface RequestCookies extends CookieJar {
  /** The value of a cookie, also of one that was set during this request. */
  get(name: string): string | undefined;
  /**
   * Sets a cookie in the response. Throws a `TypeError` if name or value contain characters that cookies
   * cannot have.
   */
  set(name: string, value: string, attributes: CookieAttributes): void;
  /** `Set-Cookie` lines, one per cookie that was set. */
  lines(): string[];
  /** The `Cookie` header that the browser will send next, for code that handles the rest of this request. */
  header(): string;
  /**
   * Returns the response with the cookies that were set, with `cache-control: no-store` unless it has
   * another.
   */
  addTo(response: Response): Response;
}

/** Characters that would set another attribute, or another cookie. */
const FORBIDDEN_IN_COOKIE = /[;\p{Cc}]/u;

/**
 * Reads the cookies of a request, and collects those that its response sets.
 *
 * @example
 * import { requestCookies } from 'storewire/server';
 *
 * const jar = requestCookies(new Request('https://shop.example', { headers: { cookie: 'currency=EUR' } }));
 * jar.set('seen', '1', { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 3600 });
 * console.log(jar.get('currency'), jar.header()); // EUR currency=EUR; seen=1
 * export const response = jar.addTo(new Response('Hello'));
 */
export function requestCookies(request: { headers: Headers }): RequestCookies {
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const changes = new Map<string, string>();
  const lines = (): string[] => [...changes.values()];
  return {
    get: (name) => cookies.get(name),
    set(name, value, attributes) {
      if (!/^[^=\s]+$/.test(name) || FORBIDDEN_IN_COOKIE.test(name + value))
        throw new TypeError('a cookie must have a name, and neither semicolons nor control characters');
      changes.set(name, cookieLine(name, value, attributes));
      if (attributes.maxAge > 0) cookies.set(name, value);
      else cookies.delete(name);
    },
    lines,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    addTo(response) {
      if (changes.size === 0) return response;
      // headers of a response of `fetch` cannot be changed
      const copy = new Response(bodyForCopy(response.body), response);
      // a shared cache may store a response in spite of its cookies (RFC 9111, section 7.3)
      if (!copy.headers.has('cache-control')) copy.headers.set('cache-control', 'private, no-store');
      for (const line of lines()) copy.headers.append('set-cookie', line);
      return copy;
    },
  };
}
