import {
  formatSessionId,
  fromCookies,
  MAX_COOKIE_DAYS,
  maxAgeOf,
  ownName,
  parseSession,
  SESSION_ID_COOKIE,
  type StoredSession,
  sessionIdName,
  toCookieName,
} from 'storewire/internal';
import type { RequestCookies } from '../request-cookies.ts';
import {
  cookieAttributes,
  cookiePrefix,
  type ServerCookieOptions,
  type ServerCookies,
  serverCookies,
} from '../server-cookies.ts';

/**
 * The sessions in the cookies of one request, and the cookies that tell scripts who they belong to.
 *
 * Only a sign-in or sign-out writes the cookie with the name of the key. It has the epoch and the id of the session that
 * began, without tokens. Everything else is written to a cookie whose name ends with that id, or with `visitor` in a
 * browser where nobody has signed in or out. So the browser itself decides which session is the newest: a response
 * that arrives late writes the cookie of an earlier session, which the next response removes.
 */
export class SessionCookies {
  readonly #jar: RequestCookies;
  readonly #options: ServerCookieOptions;
  readonly #prefix: string;
  readonly #records: ServerCookies;
  /** Cookies that no call renews, so they must outlive the others. */
  readonly #starts: ServerCookies;

  constructor(jar: RequestCookies, options: ServerCookieOptions = {}) {
    this.#jar = jar;
    this.#options = options;
    this.#prefix = cookiePrefix(options);
    this.#records = serverCookies(jar, options);
    this.#starts = serverCookies(jar, { ...options, days: MAX_COOKIE_DAYS });
  }

  /** The sessions by key. */
  read(): Map<string, string> {
    const found = this.#find();
    return new Map(
      keysOf(found).flatMap((key) => {
        const record = found.get(nameOf(key, found)) ?? found.get(key);
        return record === undefined ? [] : [[key, record]];
      }),
    );
  }

  /** Sets what follows the sessions in the cookies, without a sign-in or sign-out. */
  async continue(records: Iterable<[key: string, record: string]>): Promise<void> {
    const [found, known] = [this.#find(), this.read()];
    for (const [key, record] of records)
      if (known.get(key) !== record) await this.#records.set(nameOf(key, found), record);
    await this.#records.save();
  }

  /** Sets the session of a sign-in or sign-out; undefined deletes the sessions of the key. */
  async replace(key: string, record: string | undefined): Promise<void> {
    const session = parseSession(record);
    if (record && session) {
      await this.#records.set(ownName(key, session.sessionId), record);
      await this.#starts.set(key, JSON.stringify(startOf(session)));
    } else {
      await this.#starts.delete(key);
      for (const name of this.#find().keys())
        if (name.startsWith(`${key}:`)) await this.#records.delete(name);
    }
    await Promise.all([this.#records.save(), this.#starts.save()]);
  }

  /** Removes the cookies of earlier sessions. */
  async removeEarlier(): Promise<void> {
    const found = this.#find();
    for (const key of keysOf(found))
      for (const name of found.keys())
        if (name.startsWith(`${key}:`) && name !== nameOf(key, found)) await this.#records.delete(name);
    await this.#records.save();
    const own = this.#sessionIdName();
    for (const name of this.#names(ownName(SESSION_ID_COOKIE, '')))
      if (name !== own) this.#jar.set(name, '', { ...this.#publicAttributes(), maxAge: 0 });
  }

  /** Scripts of the page may know who a session belongs to, but not its tokens. */
  setSessionId(record: string, { isStart, isNew }: { isStart: boolean; isNew: boolean }): void {
    const session = parseSession(record);
    const sessionId = encodeURIComponent(session?.sessionId ?? '');
    if (isStart) {
      const maxAge = maxAgeOf(MAX_COOKIE_DAYS);
      this.#jar.set(this.#prefix + SESSION_ID_COOKIE, sessionId, { ...this.#publicAttributes(), maxAge });
    }
    const isMember = session?.tokens?.refreshToken.role === 'member';
    const role = isMember ? 'member' : session?.hasEnded ? 'none' : 'visitor';
    const value = formatSessionId({ sessionId, role });
    const name = this.#sessionIdName();
    if (isNew || this.#jar.get(name) !== value) this.#jar.set(name, value, this.#publicAttributes());
  }

  #sessionIdName(): string {
    return this.#prefix + toCookieName(sessionIdName((name) => this.#jar.get(this.#prefix + name)));
  }

  #publicAttributes() {
    return { ...cookieAttributes(this.#options), httpOnly: false };
  }

  /** All records, by key or own name. Only cookies with valid sessions count: a subdomain can set others. */
  #find(): Map<string, string> {
    const records = new Map<string, string>();
    for (const name of this.#names('storewire:')) {
      const key = decodeName(name.slice(this.#prefix.length));
      const record = key && fromCookies(name, this.#jar.get);
      if (record && parseSession(record)) records.set(key, record);
    }
    return records;
  }

  #names(start: string): string[] {
    return this.#jar
      .header()
      .split('; ')
      .map((cookie) => cookie.split('=', 1)[0] ?? '')
      .filter((name) => name.startsWith(this.#prefix + toCookieName(start)));
  }
}

const startOf = ({ version: [epoch], sessionId }: StoredSession): StoredSession => ({
  version: [epoch, 0],
  sessionId,
});

/** The cookie that calls keep up to date. */
function nameOf(key: string, found: ReadonlyMap<string, string>): string {
  const start = parseSession(found.get(key));
  if (start) return ownName(key, start.sessionId);
  const [name] =
    [...found].find(([other, record]) => other.startsWith(`${key}:`) && isOwn(other, record)) ?? [];
  return name ?? ownName(key);
}

function keysOf(found: ReadonlyMap<string, string>): string[] {
  const names = [...found.keys()];
  const keys = [...found]
    .filter(([name]) => !names.some((other) => name.startsWith(`${other}:`)))
    .map(([name, record]) => (isOwn(name, record) ? name.slice(0, name.lastIndexOf(':')) : name));
  return [...new Set(keys)];
}

/** Whether a cookie has the name of a first visitor, or of a session that began with the id in its record. */
const isOwn = (name: string, record: string): boolean =>
  [ownName(''), ownName('', parseSession(record)?.sessionId)].some((end) => name.endsWith(end));

function decodeName(name: string): string | undefined {
  try {
    const key = decodeURIComponent(name);
    return toCookieName(key) === name ? key : undefined;
  } catch {
    return undefined;
  }
}
