/**
 * What tests and the console do with identities, in addition to the calls of the contract. Each is a function
 * of a context and an input; call those that write in a write.
 */

import { checkUrl } from '../../kernel/context/allow-list.ts';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, NotFound } from '../../kernel/errors/failure.ts';
import {
  type Account,
  changeAccount,
  maySignIn,
  type Person,
  personByEmail,
  personOf,
} from '../members/accounts.ts';
import type { Passkey } from '../members/passkeys.ts';
import { type Push, pushes } from './factors.ts';
import { totpAt } from './totp.ts';
import { pageUrl, startVisit } from './visits.ts';

/** The push messages that wait for an answer, the newest first. */
export const listPushes = ({ db }: Context): readonly Push[] =>
  db.of(pushes).all({ sort: [{ fieldName: 'sequence', order: 'DESC' }] });

/** Approves a pending push message. */
export function confirmPush({ db }: Context, { transactionId }: { transactionId: string }): Push {
  const push = db.of(pushes).get(transactionId);
  if (!push) throw new NotFound();
  return db.of(pushes).save({ ...push, isConfirmed: true });
}

/** Adds the public key of a device to an account. */
export function addPasskey(context: Context, { email, ...passkey }: Passkey & { email: string }): Account {
  const { account } = existing(context, email);
  const others = account.passkeys.filter(({ id }) => id !== passkey.id);
  return changeAccount(context, account, { passkeys: [...others, passkey] });
}

/** The code that the authenticator app of an account shows now. */
export function currentTotp(context: Context, { email }: { email: string }): { code: string } {
  const { totp } = existing(context, email).account;
  if (!totp) throw new NotFound();
  return { code: totpAt(totp.secret, context.clock.now()) };
}

/** Changes what a sign-in with an account asks for. */
export const changeSignIn = (
  context: Context,
  {
    email,
    ...changes
  }: { email: string } & Partial<
    Pick<Account, 'needsNewPassword' | 'captcha' | 'secondFactors' | 'disabledFactors'>
  >,
): Account => changeAccount(context, existing(context, email).account, changes);

/** The id of a member who may sign in. Throws `NotFound`, or a `Conflict` for one who may not. */
export function memberToSignIn(context: Context, memberId: string): string {
  const { member } = personOf(context, memberId) ?? {};
  if (!member) throw new NotFound();
  if (!maySignIn(member)) throw new Conflict(`The member may not sign in: the status is ${member.status}`);
  return member.id;
}

/**
 * The URL of a page that signs a browser in as a member, once within a day, and leads to a page
 * that is allowed, or to one that says so.
 */
export function signInLink(
  context: Context,
  { memberId, returnUrl }: { memberId: string; returnUrl?: string },
): { url: string } {
  memberToSignIn(context, memberId);
  checkUrl(context, 'returnUrl', returnUrl);
  const session = startVisit(context, {
    purpose: 'login',
    caller: { role: 'member', id: memberId, session: '' },
    parameters: {},
    callbacks: returnUrl === undefined ? {} : { postFlowUrl: returnUrl },
  });
  return { url: pageUrl(context, '/sign-in', { session }) };
}

function existing(context: Context, email: string): Person {
  const person = personByEmail(context, email);
  if (!person) throw new NotFound();
  return person;
}
