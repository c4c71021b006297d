/** How accounts come into being: by registration, at an identity provider, or by a trusted server. */
import type { IdentityProfileInput, MemberInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { type Account, accounts, changeAccount, emptyAccount, type Person } from '../members/accounts.ts';
import { contacts } from '../members/contacts.ts';
import { addMember, applyUpdate, changeMember } from '../members/members.ts';
import { endSessionsOf } from '../members/secrets.ts';

type Profile = Received<IdentityProfileInput>;

/** How a new account proves itself. */
export interface NewAccount {
  email: string;
  profile?: Profile | undefined;
  /** Whether the email address is known to be that of the person. */
  isVerified: boolean;
  /** Whether the account skips the rules of `settings.signUp`. */
  isTrusted?: boolean;
  credentials: Partial<Pick<Account, 'passwordHash' | 'connections'>>;
}

/** Creates a member with an account, which waits for what `settings.signUp` requires. */
export function signUp(
  context: Context,
  { email, profile = {}, isVerified, isTrusted = false, credentials }: NewAccount,
): Person {
  const { db, settings } = context;
  // the address of a known contact may be that of another person
  const isKnown = db.of(contacts).findUnique('email', email.toLowerCase()) !== undefined;
  const needs = isTrusted
    ? []
    : [
        ...(!isVerified && (settings.signUp === 'code' || isKnown) ? (['code'] as const) : []),
        ...(settings.signUp === 'approval' ? (['approval'] as const) : []),
      ];
  const member = addMember(
    context,
    { loginEmail: email, ...toMemberInput(profile) },
    { status: needs.length === 0 ? 'APPROVED' : 'PENDING', loginEmailVerified: isVerified },
  );
  const account = db.of(accounts).save({ ...emptyAccount(member.id), ...credentials, needs, profile });
  return { member, account };
}

/** Changes the profile of a person, as far as it is given. */
export function updateProfile(context: Context, { member, account }: Person, profile: Profile): Person {
  return {
    member: applyUpdate(context, member, toMemberInput(profile)),
    account: changeAccount(context, account, { profile: { ...account.profile, ...profile } }),
  };
}

/** The email address is known to be that of the person: an email to it arrived. */
export function verifyEmail(context: Context, { member, account }: Person): Person {
  const needs = account.needs.filter((need) => need !== 'code');
  const isApproved = member.status === 'PENDING' && needs.length === 0;
  return {
    member: changeMember(context, member, {
      loginEmailVerified: true,
      ...(isApproved && { status: 'APPROVED' }),
    }),
    account: needs.length === account.needs.length ? account : changeAccount(context, account, { needs }),
  };
}

/**
 * Somebody has proved to own the email address of an account. If nobody had before, a stranger may have
 * registered it: then no earlier credential and no session opens it.
 */
export function claimAccount(context: Context, { member, account }: Person): Person {
  if (member.loginEmailVerified) return verifyEmail(context, { member, account });
  endSessionsOf(context, member.id);
  const { id, revision, needs, captcha, disabledFactors, profile } = account;
  const kept = { id, revision, needs, disabledFactors, profile, ...(captcha && { captcha }) };
  return verifyEmail(context, {
    member,
    account: context.db.of(accounts).save({ ...emptyAccount(id), ...kept }),
  });
}

/** The part of a profile that belongs to the member. */
function toMemberInput(profile: Profile): Received<MemberInput> {
  const { nickname, picture, firstName, lastName, birthdate, company, position, privacyStatus } = profile;
  const phones = [...(profile.phones ?? []), ...(profile.phonesV2 ?? []).flatMap(({ phone }) => phone ?? [])];
  const addresses = (profile.addresses ?? []).flatMap(({ address }) => {
    if (!address) return [];
    const { country, subdivision, city, postalCode, addressLine, addressLine2 } = address;
    return [{ country, subdivision, city, postalCode, addressLine, addressLine2 }];
  });
  return {
    profile: { ...(nickname && { nickname }), ...(picture && { photo: { url: picture } }) },
    contact: present({ firstName, lastName, birthdate, company, jobTitle: position, phones, addresses }),
    ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
  };
}

const present = <T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value.length !== 0),
  ) as { [Name in keyof T]?: NonNullable<T[Name]> };
