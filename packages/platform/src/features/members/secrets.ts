/**
 * Secrets that the platform gives to people and pages, in addition to access and refresh
 * tokens. Only their hashes are stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Base } from '../../kernel/context/context.ts';
import { date, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type {
  Assertion,
  AuthorizationCode,
  AuthorizationOrigin,
  FrameMessage,
  PendingSession,
  SignIn,
  Visit,
} from './secret-kinds.ts';

/** What each kind of secret is about. */
interface Uses {
  /** A member who signed in, not yet exchanged for tokens. */
  session: PendingSession;
  code: AuthorizationCode;
  /** Who began an authorization request, by its code challenge. */
  challenge: AuthorizationOrigin;
  /** The message of a hidden frame. */
  message: FrameMessage;
  /** A sign-in that waits for a code or a second factor. */
  signIn: SignIn;
  /** A link for a new password. */
  recovery: { memberId: string };
  /** A member whom a browser remembers. */
  browser: { memberId: string };
  /** A device on which a member needs no second factor. */
  device: { memberId: string };
  /** What an identity provider says about a person. */
  assertion: Assertion;
  /** A visit of hosted pages. */
  visit: Visit;
}

type Use = keyof Uses;

interface StoredSecret {
  /** Hash of the secret. */
  id: string;
  use: Use;
  /** The member that it is about. */
  memberId: string | null;
  expires: string;
  data: unknown;
}

export const secrets = defineEntity<StoredSecret>()({
  name: 'secret',
  isExported: false,
  columns: {
    memberId: text(({ memberId }) => memberId),
    expires: date(({ expires }) => expires),
  },
});

type Stores = Pick<Base, 'db' | 'clock'>;

export const MINUTE = 60;
export const DAY = 86_400;

/** The id under which a secret is stored. */
export const secretId = (use: Use, secret: string): string =>
  createHash('sha256').update(`${use}\n${secret}`).digest('base64url');

/** Issues a secret, valid for some seconds. Call it in a write. `secret` is given if others chose it. */
export function issueSecret<U extends Use>(
  stores: Stores,
  use: U,
  data: Uses[U],
  seconds: number,
  secret = randomBytes(32).toString('base64url'),
): string {
  const { db, clock } = stores;
  for (const { id } of db.of(secrets).all({ where: { expires: { $lte: clock.iso() } } }))
    db.of(secrets).delete(id);
  const memberId = memberOf(data);
  const expires = new Date(clock.now() + seconds * 1000).toISOString();
  db.of(secrets).save({ id: secretId(use, secret), use, memberId, expires, data });
  return secret;
}

/** The member whose sessions end with a secret: a visit acts for who began it. */
function memberOf(data: Uses[Use]): string | null {
  if ('memberId' in data) return data.memberId;
  return 'caller' in data && data.caller.role === 'member' ? data.caller.id : null;
}

/** What a secret that is still valid is about, by the id of the secret. */
export function findSecret<U extends Use>({ db, clock }: Stores, use: U, id: string): Uses[U] | undefined {
  const stored = db.of(secrets).get(id);
  return stored?.use === use && stored.expires > clock.iso() ? (stored.data as Uses[U]) : undefined;
}

/** Uses up a secret. Call it in a write. */
export function takeSecret<U extends Use>(stores: Stores, use: U, secret: string): Uses[U] | undefined {
  const id = secretId(use, secret);
  const data = findSecret(stores, use, id);
  stores.db.of(secrets).delete(id);
  return data;
}

/** Changes what a secret is about, which does not prolong it. */
export function updateSecret<U extends Use>({ db }: Stores, _use: U, id: string, data: Uses[U]): void {
  const stored = db.of(secrets).get(id);
  if (stored) db.of(secrets).save({ ...stored, data });
}

export const deleteSecret = ({ db }: Stores, id: string): boolean => db.of(secrets).delete(id);

/**
 * Ends everything that lets a member act, except one session: tokens, sign-ins, visits of hosted pages,
 * sessions of browsers and links of emails.
 */
export function endSessionsOf(
  { db, tokens }: Pick<Base, 'db' | 'tokens'>,
  memberId: string,
  except?: string,
): void {
  tokens.revokeAll({ subject: memberId }, except);
  for (const { id } of db.of(secrets).all({ where: { memberId } })) db.of(secrets).delete(id);
}
