/** What tests do with identities that neither calls nor actions do. */
import { createSession } from '../src/features/identity/sign-in.ts';
import { personByEmail } from '../src/features/members/accounts.ts';
import type { Context } from '../src/kernel/context/context.ts';

/** A session token of a member, as a sign-in with a custom form returns it. */
export function sessionFor(context: Context, { email }: { email: string }): { sessionToken: string } {
  const person = personByEmail(context, email);
  if (!person) throw new Error(`There is no account ${email}`);
  return { sessionToken: createSession(context, { memberId: person.member.id }) };
}

/** The refresh token that an app of the shop got when it was installed. */
export const appRefreshToken = ({ shop, tokens, ids }: Context): string =>
  tokens.issue('refresh', { role: 'app', subject: shop.appId, session: ids.uuid() }, null);
