/** The steps of a sign-in after the first proof: code, approval, second factor, session. */
import type { AuthenticationResponse } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError, Forbidden } from '../../kernel/errors/failure.ts';
import { maySignIn, type Person, personOf } from '../members/accounts.ts';
import { createCode, type SentCode, tryCode } from '../members/codes.ts';
import type { Session, SignIn } from '../members/secret-kinds.ts';
import { deleteSecret, findSecret, issueSecret, MINUTE, secretId, updateSecret } from '../members/secrets.ts';
import { members } from '../members/stored-member.ts';
import { isRememberedDevice } from './devices.ts';
import { availableFactors } from './factors.ts';
import { additionalDataOf, identityOf } from './identity.ts';
import { verifyEmail } from './sign-up.ts';

/** How long a sign-in waits for the next step. */
const PATIENCE = 60 * MINUTE;
/** How long a session token can be exchanged. */
const SESSION = 10 * MINUTE;

export const visitorOf = ({ caller }: Pick<Context, 'caller'>): string | undefined =>
  caller.role === 'visitor' ? caller.id : undefined;

/**
 * The next step of a sign-in after the first proof. Throws if the account may not sign in. A remembered
 * device and a sign-in at an identity provider need no second factor.
 */
export function continueSignIn(
  context: Context,
  person: Person,
  { visitorId, asksForFactor = true }: { visitorId?: string | undefined; asksForFactor?: boolean } = {},
): AuthenticationResponse {
  const { member, account } = person;
  if (member.status === 'BLOCKED' || member.status === 'OFFLINE')
    throw new Forbidden(`The account is ${member.status === 'BLOCKED' ? 'blocked' : 'disconnected'}`);
  const session = { memberId: member.id, visitorId };
  if (!maySignIn(member)) {
    if (!account.needs.includes('code')) return { state: 'REQUIRE_OWNER_APPROVAL' };
    const code = sendCode(context, person);
    const stateToken = issueSecret(context, 'signIn', { ...session, waitsFor: 'code', code }, PATIENCE);
    return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken };
  }
  if (asksForFactor && account.secondFactors.length > 0 && !isRememberedDevice(context, member.id)) {
    const stateToken = issueSecret(context, 'signIn', { ...session, waitsFor: 'factor' }, PATIENCE);
    return toResponse(context, stateToken, { ...session, waitsFor: 'factor' });
  }
  return completeSignIn(context, person, visitorId);
}

/** The response for a sign-in that waits. */
export function toResponse(
  context: Context,
  stateToken: string,
  { memberId, waitsFor }: SignIn,
): AuthenticationResponse {
  if (waitsFor === 'code') return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken };
  const { account } = personOf(context, memberId) ?? {};
  return {
    state: 'REQUIRE_MFA',
    stateToken,
    requireMfaData: { availableFactors: account ? availableFactors(account) : [], reason: 'USER_SETTINGS' },
  };
}

/** Completes a sign-in: the member gets a session token. */
export function completeSignIn(context: Context, person: Person, visitorId?: string): AuthenticationResponse {
  const sessionToken = createSession(context, { memberId: person.member.id, visitorId });
  return {
    state: 'SUCCESS',
    sessionToken,
    identity: identityOf(person),
    additionalData: additionalDataOf(person),
  };
}

/** A session token, which is exchanged for tokens once. Call it in a write. */
export const createSession = (context: Pick<Context, 'db' | 'clock'>, session: Session): string =>
  issueSecret(context, 'session', session, SESSION);

/** Whether a member exists and may act. */
export function mayAct({ db }: Pick<Context, 'db'>, memberId: string): boolean {
  const member = db.of(members).get(memberId);
  return member !== undefined && maySignIn(member);
}

function sendCode({ clock, sendMail }: Context, { member }: Person): SentCode {
  const { code, sent } = createCode(clock);
  sendMail({ to: member.loginEmail ?? '', subject: 'Your code', text: `Your code is ${code}.`, code });
  return sent;
}

/** Sends another code, after which earlier ones are not valid. Returns whether a sign-in waits for it. */
export function resendCode(context: Context, stateToken: string): boolean {
  const id = secretId('signIn', stateToken);
  const signIn = findSecret(context, 'signIn', id);
  const person = signIn && personOf(context, signIn.memberId);
  if (!person || signIn.waitsFor !== 'code') return false;
  updateSecret(context, 'signIn', id, { ...signIn, code: sendCode(context, person) });
  return true;
}

/**
 * Uses up one attempt, in a write of its own, because an attempt counts although the call fails.
 * Returns the sign-in if the code is right.
 */
export function tryEmailedCode(context: Context, stateToken: string, code: string): SignIn | undefined {
  return context.db.write(() => {
    const id = secretId('signIn', stateToken);
    const signIn = findSecret(context, 'signIn', id);
    if (signIn?.waitsFor !== 'code') return undefined;
    const { isRight, sent } = tryCode(context.clock, signIn.code, code);
    if (isRight) deleteSecret(context, id);
    else updateSecret(context, 'signIn', id, { ...signIn, ...(sent && { code: sent }) });
    return isRight ? signIn : undefined;
  });
}

/** Continues a sign-in whose code was right. Throws `VERIFICATION_FAILED` for one whose code was wrong. */
export function continueWithCode(context: Context, signIn: SignIn | undefined): AuthenticationResponse {
  const person = signIn && personOf(context, signIn.memberId);
  if (!person) throw new ApplicationError('VERIFICATION_FAILED');
  return continueSignIn(context, verifyEmail(context, person), { visitorId: signIn.visitorId });
}
