/**
 * Accounts: what members sign in with. Members that merchants create have none until they choose a password.
 */
import type { IdentityProfileInput } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { list } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { members, type StoredMember } from './stored-member.ts';

/** A person at an identity provider. */
export interface Connection {
  connectionId: string;
  userId: string;
}

/** The second proofs that a sign-in can ask for. */
export type SecondFactor = 'TOTP' | 'PUSH' | 'SMS' | 'CALL' | 'EMAIL' | 'PASSWORD' | 'RECOVERY_CODE';

export interface Account {
  /** Id of the member. */
  id: string;
  revision: number;
  passwordHash?: string;
  /** What a pending member waits for, in this order. */
  needs: readonly ('code' | 'approval')[];
  /** Whether the password has to be replaced by way of an email before the next sign-in. */
  needsNewPassword?: boolean;
  /** The captcha that this account needs, even if the settings of the shop ask for none. */
  captcha?: 'visible' | 'invisible';
  /** Empty: the password is enough. */
  secondFactors: readonly SecondFactor[];
  /** Second factors that a rule of the site disables. */
  disabledFactors: readonly SecondFactor[];
  totp?: {
    /** In Base32. */
    secret: string;
    /** The last step whose code was used. */
    lastStep?: number;
  };
  /** Phone number for codes. */
  phone?: string;
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: readonly string[];
  connections: readonly Connection[];
  /** The profile as it was registered. What members can change later is that of the member. */
  profile: Received<IdentityProfileInput>;
}

const connectionKey = ({ connectionId, userId }: Connection): string => `${connectionId}|${userId}`;

export const accounts = defineEntity<Account>()({
  name: 'account',
  formats: { passwordHash: /^scrypt\$[\w-]{1,64}\$[\w-]{43}$/ },
  columns: { connections: list('text', ({ connections }) => connections.map(connectionKey)) },
});

/** An account without any way to sign in yet. */
export const emptyAccount = (id: string): Account => ({
  id,
  revision: 1,
  needs: [],
  secondFactors: [],
  disabledFactors: [],
  recoveryCodes: [],
  connections: [],
  profile: {},
});

export interface Person {
  member: StoredMember;
  account: Account;
}

export function personOf({ db }: Pick<Base, 'db'>, memberId: string): Person | undefined {
  const member = db.of(members).get(memberId);
  return member && { member, account: db.of(accounts).get(memberId) ?? emptyAccount(memberId) };
}

export function personByEmail({ db }: Pick<Base, 'db'>, email: string): Person | undefined {
  const member = db.of(members).findUnique('loginKey', email.toLowerCase());
  return member && personOf({ db }, member.id);
}

export function personByConnection({ db }: Pick<Base, 'db'>, connection: Connection): Person | undefined {
  const account = db.of(accounts).find({ connections: { $hasSome: [connectionKey(connection)] } });
  return account && personOf({ db }, account.id);
}

/** Saves changed properties of an account. Call it in a write. */
export function changeAccount(
  { db }: Pick<Base, 'db'>,
  account: Account,
  changes: Partial<Account>,
): Account {
  return db.of(accounts).save({ ...account, ...changes, revision: account.revision + 1 });
}

export const maySignIn = ({ status }: { status: string }): boolean => status === 'APPROVED';
