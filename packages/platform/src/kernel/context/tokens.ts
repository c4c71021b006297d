import { hash, randomBytes } from 'node:crypto';
import type { Shop } from '../settings/shop.ts';
import { date, text } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { defineEntity } from '../store/entity.ts';
import type { Filter } from '../store/store.ts';
import { BoundedMap } from '../values/bounded-map.ts';
import type { Clock } from '../values/clock.ts';
import type { Caller } from './caller.ts';

/** A token that was issued. Only its hash is stored. */
interface StoredToken {
  /** SHA-256 of the token. */
  id: string;
  use: 'access' | 'refresh';
  role: 'visitor' | 'member' | 'staff' | 'app';
  /** Id of the visitor, member, user or app. */
  subject: string;
  /**
   * The session that access and refresh tokens belong to, which sign-out and disconnecting revoke together.
   */
  session: string;
  /** When the session began, by a sign-in. ISO 8601. */
  began?: string;
  /** ISO 8601. */
  issued: string;
  /** ISO 8601; null for tokens that do not expire. */
  expires: string | null;
}

export const tokens = defineEntity<StoredToken>()({
  name: 'token',
  isExported: false,
  columns: {
    use: text(({ use }) => use),
    subject: text(({ subject }) => subject),
    session: text(({ session }) => session),
    expires: date(({ expires }) => expires),
  },
});

/** Whom a token is issued to. */
export type Subject = Pick<StoredToken, 'role' | 'subject' | 'session' | 'began'>;

/** Lifetime of access tokens in seconds: four hours. */
export const ACCESS_SECONDS = 14_400;

/** How many of the latest tokens are kept at least. Those of staff and apps are all kept. */
const KEPT_TOKENS = 20_000;
/** After how many tokens older ones are deleted. */
const CLEARED_EVERY = 1000;

const hashes = new BoundedMap<string>(1000);

const hashOf = (token: string): string => hashes.get(token) ?? hashes.add(token, hash('sha256', token));

/** Access and refresh tokens. */
export class Tokens {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #shop: Shop;
  #issued = 0;

  constructor(db: Database, clock: Clock, shop: Shop) {
    this.#db = db;
    this.#clock = clock;
    this.#shop = shop;
  }

  /** Issues a token and returns it. Call it in a write. `token` is given by seeds only. */
  issue(
    use: 'access' | 'refresh',
    subject: Subject,
    seconds: number | null,
    token = `${use === 'access' ? 'OauthNG.' : ''}${randomBytes(32).toString('base64url')}`,
  ): string {
    const issued = this.#clock.iso();
    this.#deleteAll({ expires: { $lte: issued } });
    const expires = seconds === null ? null : new Date(this.#clock.now() + seconds * 1000).toISOString();
    if (++this.#issued % CLEARED_EVERY === 0)
      for (const { id, role } of this.#db.of(tokens).olderThanLatest(KEPT_TOKENS))
        if (role === 'visitor' || role === 'member') this.#db.of(tokens).delete(id);
    const { role, subject: id, session, began = issued } = subject;
    this.#db.of(tokens).save({ id: hashOf(token), use, role, subject: id, session, began, issued, expires });
    return token;
  }

  /** The subject of a valid token. */
  find(
    use: 'access' | 'refresh',
    token: string,
  ): (Subject & Pick<StoredToken, 'issued' | 'expires'>) | undefined {
    const stored = this.#db.of(tokens).get(hashOf(token));
    if (stored?.use !== use || (stored.expires !== null && stored.expires <= this.#clock.iso()))
      return undefined;
    return stored;
  }

  /** Revokes one token. */
  revoke(token: string): void {
    this.#db.of(tokens).delete(hashOf(token));
  }

  /** When a session began. Undefined if it has ended. ISO 8601. */
  begin(session: string): string | undefined {
    return this.#db.of(tokens).find({ session })?.began;
  }

  /** Revokes all tokens of a session, or of a visitor, member, user or app, except those of one session. */
  revokeAll(of: { session: string } | { subject: string }, except?: string): void {
    this.#deleteAll(of, except);
  }

  /** Revokes all access tokens, or all refresh tokens, of the shop. */
  revokeEach(use: 'access' | 'refresh'): void {
    this.#deleteAll({ use });
  }

  /**
   * The caller of a request, by its `Authorization`: a token or an API key, or both with a comma for an
   * external login. An API key needs the id of the site or of the account. Returns undefined for a
   * token that is invalid, expired or revoked.
   */
  identify(authorization: string, siteId?: string, accountId?: string): Caller | undefined {
    if (authorization === '') return { role: 'anonymous' };
    const [first = '', second] = authorization.split(',', 2);
    if (second !== undefined) {
      const session = this.#ofToken(first.trim());
      return session && this.#isApiKey(second.trim())
        ? { role: 'merchant', via: 'apiKey', id: this.#shop.ownerId, actsFor: session }
        : undefined;
    }
    if (this.#isApiKey(first)) {
      const isThisShop = siteId === this.#shop.siteId || accountId === this.#shop.accountId;
      return isThisShop ? { role: 'merchant', via: 'apiKey', id: this.#shop.ownerId } : undefined;
    }
    return this.#ofToken(first);
  }

  #deleteAll(where: Filter, except?: string): void {
    for (const { id, session } of this.#db.of(tokens).all({ where }))
      if (session !== except) this.#db.of(tokens).delete(id);
  }

  #ofToken(token: string): Caller | undefined {
    const found = this.find('access', token);
    if (!found) return undefined;
    const { role, subject: id, session } = found;
    return role === 'staff' || role === 'app' ? { role: 'merchant', via: role, id } : { role, id, session };
  }

  #isApiKey(key: string): boolean {
    // the time in which hashes are compared gives nothing away
    return hashOf(key) === hashOf(this.#shop.apiKey);
  }
}
