/** The cookie by which hosted pages remember the member who signed in with a browser. */
import { parse } from 'hono/utils/cookie';
import type { Context } from '../context.ts';
import { DAY, deleteSecret, findSecret, issueSecret, secretId } from './secrets.ts';
import { mayAct } from './sign-in.ts';

const NAME = 'storewire-login';
const KEPT = 30 * DAY;

/** A cookie for the member. Call it in a write. */
export function rememberBrowser(context: Pick<Context, 'db' | 'clock'>, memberId: string): string {
  const secret = issueSecret(context, 'browser', { memberId }, KEPT);
  return `${NAME}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KEPT}`;
}

/** The member whom the browser of a request remembers. */
export function rememberedMember(context: Context): string | undefined {
  const found = findSecret(context, 'browser', secretId('browser', cookieOf(context)));
  return found && mayAct(context, found.memberId) ? found.memberId : undefined;
}

/** Ends the session of the browser and returns the cookie that says so. Call it in a write. */
export function forgetBrowser(context: Context): string {
  deleteSecret(context, secretId('browser', cookieOf(context)));
  return `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}

const cookieOf = ({ header }: Context): string => parse(header('cookie') ?? '', NAME)[NAME] ?? '';
