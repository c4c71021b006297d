/** The cookie by which the platform remembers the member who signed in with a browser, for sign-ins without a page. */
import { parse } from 'hono/utils/cookie';
import type { Context } from '../../kernel/context/context.ts';
import { DAY, deleteSecret, findSecret, issueSecret, secretId } from '../members/secrets.ts';
import { mayAct } from './sign-in.ts';

const LOGIN_COOKIE = 'storewire-login';
const LOGIN_AGE = 30 * DAY;

/** A cookie for the member. Call it in a write. */
export function rememberBrowser(context: Pick<Context, 'db' | 'clock'>, memberId: string): string {
  const secret = issueSecret(context, 'browser', { memberId }, LOGIN_AGE);
  return cookieFor(secret, LOGIN_AGE);
}

/** The member whom the browser of a request remembers. */
export function rememberedMember(context: Context): string | undefined {
  const found = findSecret(context, 'browser', secretId('browser', sentLoginCookie(context)));
  return found && mayAct(context, found.memberId) ? found.memberId : undefined;
}

/** Ends the session of the browser and returns the cookie that says so. Call it in a write. */
export function forgetBrowser(context: Context): string {
  deleteSecret(context, secretId('browser', sentLoginCookie(context)));
  return cookieFor('', 0);
}

/** The header that sets the cookie for some seconds. Scripts cannot read it. */
const cookieFor = (value: string, seconds: number): string =>
  `${LOGIN_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

const sentLoginCookie = ({ header }: Context): string =>
  parse(header('cookie') ?? '', LOGIN_COOKIE)[LOGIN_COOKIE] ?? '';
