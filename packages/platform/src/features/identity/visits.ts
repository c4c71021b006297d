/**
 * Visits of hosted pages: what the page is for, on whose behalf, and where it leads afterwards. The secret
 * of a visit is in the URL of the page.
 */
import type { Base, Context } from '../../kernel/context/context.ts';
import type { PageRequest } from '../../kernel/pages/forms.ts';
import type { Purpose, Visit } from '../members/secret-kinds.ts';
import { DAY, findSecret, issueSecret, secretId } from '../members/secrets.ts';

/** A request for a page of a visit. */
export interface VisitRequest extends PageRequest {
  visit: Visit;
  session: string;
}

/** Purposes in which a person signs in. */
export const SIGN_IN: readonly Purpose[] = ['auth', 'login', 'sso'];

/** Begins a visit and returns its secret, which is valid for a day. Call it in a write. */
export const startVisit = (context: Pick<Base, 'db' | 'clock'>, visit: Visit): string =>
  issueSecret(context, 'visit', visit, DAY);

/** The visit with this secret. */
export const visitOf = (context: Pick<Base, 'db' | 'clock'>, secret: string): Visit | undefined =>
  findSecret(context, 'visit', secretId('visit', secret));

/**
 * URL of a hosted page for a visit. The host is the one under which the caller knows the platform; behind https, a
 * reverse proxy may send another one.
 */
export function pageUrl(
  context: Pick<Context, 'origin' | 'header'>,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const origin = context.origin();
  const asked = `http://${context.header('host') ?? ''}`;
  const url = new URL(path, origin.startsWith('https:') || !URL.canParse(asked) ? origin : asked);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** A callback with what the platform adds to each: whether a member is signed in. */
export function callbackUrl(url: string, isMember: boolean): string {
  const callback = new URL(url);
  callback.searchParams.set('wixMemberLoggedIn', String(isMember));
  return callback.href;
}

/** The page after the purchase of a visit. A page of the site gets the id of the order. */
export function thankYouUrl(
  context: Pick<Context, 'origin' | 'header'>,
  { callbacks: { thankYouPageUrl }, caller }: Visit,
  { session, orderId }: { session: string; orderId: string },
): string {
  if (!thankYouPageUrl) return pageUrl(context, '/thank-you', { session });
  const url = new URL(callbackUrl(thankYouPageUrl, caller.role === 'member'));
  url.searchParams.set('orderId', orderId);
  return url.href;
}
