/** Registration, and sign-in with a password. */
import type { AuthenticationResponse, LoginInput, RegisterInput } from 'storewire';
import { prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { type Person, personByEmail } from '../../members/accounts.ts';
import { findSecret, secretId } from '../../members/secrets.ts';
import { checkPassword, hashPassword, isPassword } from '../passwords.ts';
import { continueSignIn, toResponse, visitorOf } from '../sign-in.ts';
import { signUp } from '../sign-up.ts';

type Register = Received<RegisterInput>;
type Login = Received<LoginInput>;

/** The answers of captchas that are right: there is no captcha service here. */
export const CAPTCHA = { visible: 'test-visible-answer', invisible: 'test-invisible-answer' } as const;

export const register = prepared(
  async ({ password }: Register) => {
    checkPassword(password, 'password');
    return hashPassword(password);
  },
  (input: Register, context: Context, passwordHash): AuthenticationResponse => {
    const email = emailOf(input);
    if (personByEmail(context, email)) throw new ApplicationError('-19995');
    if (context.settings.asksForCaptcha) checkCaptcha('visible', input.captchaTokens);
    const { profile } = input;
    const person = signUp(context, { email, profile, isVerified: false, credentials: { passwordHash } });
    return continueSignIn(context, person, { visitorId: visitorOf(context) });
  },
);

/** Resolves to the hash whose password it is, for `personByPassword`. */
export async function matchingHash(
  context: Context,
  email: string,
  password: string,
): Promise<string | undefined> {
  const hash = personByEmail(context, email)?.account.passwordHash;
  return (await isPassword(password, hash)) ? hash : undefined;
}

/** The person of an account, if the hash of its password is still the one that matched. */
export function personByPassword(context: Context, email: string, matching: string | undefined): Person {
  const person = personByEmail(context, email);
  if (!person) throw new ApplicationError('-19999');
  const { passwordHash, needsNewPassword } = person.account;
  if (matching === undefined || matching !== passwordHash) throw new ApplicationError('-19976');
  if (needsNewPassword) throw new ApplicationError('-19973');
  return person;
}

export const login = prepared(
  async (input: Login, context: Context) =>
    input.stateToken === undefined ? matchingHash(context, emailOf(input), input.password ?? '') : undefined,
  (input: Login, context: Context, matching): AuthenticationResponse => {
    if (input.stateToken !== undefined) return current(context, input.stateToken);
    const person = personByPassword(context, emailOf(input), matching);
    const needed = person.account.captcha ?? (context.settings.asksForCaptcha ? 'visible' : undefined);
    if (needed) checkCaptcha(needed, input.captchaTokens);
    return continueSignIn(context, person, { visitorId: visitorOf(context) });
  },
);

/** Where a sign-in is that began earlier. */
function current(context: Context, stateToken: string): AuthenticationResponse {
  const signIn = findSecret(context, 'signIn', secretId('signIn', stateToken));
  if (!signIn) invalid('stateToken', 'VALIDATION', 'is not that of a sign-in that waits');
  return toResponse(context, stateToken, signIn);
}

const emailOf = ({ loginId, email }: Pick<Login, 'loginId' | 'email'>): string =>
  loginId?.email ?? email ?? invalid('loginId', 'REQUIRED_FIELD', 'must have one of loginId, email');

/** A visible captcha is accepted instead of an invisible one. */
function checkCaptcha(kind: 'visible' | 'invisible', answers: Login['captchaTokens'] = []): void {
  const { Recaptcha, InvisibleRecaptcha } = answers[0] ?? {};
  if (Recaptcha === undefined && InvisibleRecaptcha === undefined) throw new ApplicationError('-19971');
  const isRight =
    Recaptcha === CAPTCHA.visible || (kind === 'invisible' && InvisibleRecaptcha === CAPTCHA.invisible);
  if (!isRight) throw new ApplicationError('-19970');
}
