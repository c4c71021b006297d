/** The cookie by which hosted pages remember the member who signed in with a browser. */
import type { Context } from '../../kernel/context/context.ts';
import { DAY, deleteSecret, findSecret, issueSecret, secretId } from '../members/secrets.ts';
import { cookieFor, sentCookie } from './cookies.ts';
import { mayAct } from './sign-in.ts';

const LOGIN_COOKIE = 'storewire-login';
const LOGIN_AGE = 30 * DAY;

/** A cookie for the member. Call it in a write. */
export function rememberBrowser(context: Pick<Context, 'db' | 'clock'>, memberId: string): string {
  const secret = issueSecret(context, 'browser', { memberId }, LOGIN_AGE);
  return cookieFor(LOGIN_COOKIE, secret, LOGIN_AGE);
}

/** The member whom the browser of a request remembers. */
export function rememberedMember(context: Context): string | undefined {
  const found = findSecret(context, 'browser', secretId('browser', sentLoginCookie(context)));
  return found && mayAct(context, found.memberId) ? found.memberId : undefined;
}

/** Ends the session of the browser and returns the cookie that says so. Call it in a write. */
export function forgetBrowser(context: Context): string {
  deleteSecret(context, secretId('browser', sentLoginCookie(context)));
  return cookieFor(LOGIN_COOKIE, '', 0);
}

const sentLoginCookie = (context: Context): string => sentCookie(context, LOGIN_COOKIE) ?? '';
