/**
 * The sign-in that a browser has begun on the pages of a visit. Its state is stored; the browser has its
 * state token in a cookie, which nobody else who knows the URL of the page has.
 */
import type { Context } from '../../kernel/context/context.ts';
import { type Person, personOf } from '../members/accounts.ts';
import type { SignIn } from '../members/secret-kinds.ts';
import { findSecret, secretId } from '../members/secrets.ts';
import { cookieFor, sentCookie } from './cookies.ts';
import { PATIENCE } from './sign-in.ts';

/** Each visit has its own, so that tabs do not disturb each other. */
const cookieName = (session: string): string => `storewire-sign-in-${secretId('visit', session)}`;

/** The cookie by which the browser continues the sign-in of a visit. */
export const signInCookie = (session: string, stateToken: string): string =>
  cookieFor(cookieName(session), stateToken, PATIENCE);

/** The state token of the sign-in that the browser has begun, or an empty text. */
export const sentStateToken = (context: Context, session: string): string =>
  sentCookie(context, cookieName(session)) ?? '';

/** A sign-in that waits, and whose it is. */
export function runningSignIn(
  context: Context,
  stateToken: string,
): { signIn: SignIn; person: Person } | undefined {
  const signIn = findSecret(context, 'signIn', secretId('signIn', stateToken));
  const person = signIn && personOf(context, signIn.memberId);
  return person && { signIn, person };
}
