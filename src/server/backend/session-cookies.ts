import { ENDED_MARK, FIRST_VISITOR, MEMBER_MARK, SESSION_ID_COOKIE } from '../../auth/backend-session.ts';
import { parseSession, roleOf } from '../../auth/session/stored-session.ts';
import { toCookieName } from '../../lib/cookie.ts';
import { fromCookies } from '../../storage/document-cookies.ts';
import type { RequestCookies } from '../request-cookies.ts';
import { cookieAttributes, cookiePrefix, type ServerCookieOptions } from '../server-cookies.ts';

/** The sessions in the cookies of one request, and the cookie that tells scripts who they belong to. */
export class SessionCookies {
  readonly #jar: RequestCookies;
  readonly #options: ServerCookieOptions | undefined;
  readonly #prefix: string;

  constructor(jar: RequestCookies, options: ServerCookieOptions | undefined) {
    this.#jar = jar;
    this.#options = options;
    this.#prefix = cookiePrefix(options);
  }

  /** Whether there is a session with this key that is not a first visitor. */
  has(key: string): boolean {
    return this.#jar.get(this.#prefix + toCookieName(key)) !== undefined;
  }

  /**
   * The sessions by key. A first visitor counts only if its key has no other session. Only cookies with valid
   * sessions count: a subdomain can set others.
   */
  read(): Map<string, string> {
    const start = this.#prefix + toCookieName('storewire:');
    const records = new Map<string, string>();
    for (const cookie of this.#jar.header().split('; ')) {
      const [name = ''] = cookie.split('=', 1);
      const key = name.startsWith(start) ? decodeName(name.slice(this.#prefix.length)) : undefined;
      const record = key && fromCookies(name, this.#jar.get);
      if (record && parseSession(record)) records.set(key, record);
    }
    for (const [name, record] of records) {
      if (!name.endsWith(FIRST_VISITOR)) continue;
      const key = name.slice(0, -FIRST_VISITOR.length);
      records.delete(name);
      if (!records.has(key)) records.set(key, record);
    }
    return records;
  }

  /** Scripts of the page may know who a session belongs to, but not its tokens. */
  setSessionId(key: string, record: string, isNew: boolean): void {
    const session = parseSession(record);
    const mark = roleOf(session) === 'member' ? MEMBER_MARK : session?.hasEnded ? ENDED_MARK : '';
    const sessionId = encodeURIComponent(session?.sessionId ?? '') + mark;
    const suffix = this.has(key) ? '' : FIRST_VISITOR;
    const name = this.#prefix + toCookieName(SESSION_ID_COOKIE + suffix);
    if (isNew || this.#jar.get(name) !== sessionId)
      this.#jar.set(name, sessionId, { ...cookieAttributes(this.#options), httpOnly: false });
  }
}

function decodeName(name: string): string | undefined {
  try {
    const key = decodeURIComponent(name);
    return toCookieName(key) === name ? key : undefined;
  } catch {
    return undefined;
  }
}
