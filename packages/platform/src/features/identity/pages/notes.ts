/** Pages that only say something: sign-out, links that do not work, and what the platform does not have. */
import { html } from 'hono/html';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { page } from '../../../kernel/pages/layout.ts';
import type { Visit } from '../../members/secret-kinds.ts';
import { forgetBrowser } from '../browser.ts';
import { callbackUrl } from '../visits.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  expired: 'The link is unknown, was used or has expired. Please return to the shop and start again.',
  redirect: 'The page that asked for it is not allowed by this shop, or its request is incomplete.',
  product: 'The shop has no such product.',
  blocked: 'This account cannot be used at present.',
  approval: 'The owner of the shop has to approve the account. Sign in again after that.',
  foreign: 'The form was sent by a page of another site.',
  form: 'The form is too long, or is not valid.',
  encoding: 'The form was sent with a Content-Encoding, which the platform does not read.',
  fault: 'The platform has failed. Its log says why.',
};

const STATUSES = new Map([
  ['fault', 500],
  ['foreign', 403],
  ['product', 404],
  ['encoding', 415],
]);

/** Why a visit cannot be continued. */
export const problemPage = (reason: string): Promise<Response> =>
  page({
    title: 'This does not work',
    body: html`<p>${Object.hasOwn(PROBLEMS, reason) ? PROBLEMS[reason] : 'Something is wrong with the link.'}</p>`,
    status: STATUSES.get(reason) ?? 400,
  });

export const signedInPage = (): Promise<Response> =>
  page({ title: 'You are signed in', body: html`<p>You can close this page.</p>` });

export const passwordSetPage = (): Promise<Response> =>
  page({
    title: 'Your password is set',
    body: html`<p>Return to the shop and sign in with it.</p>`,
  });

export const signedOutPage = (): Promise<Response> =>
  page({ title: 'You are signed out', body: html`<p>You can close this page.</p>` });

/** Signs the caller of a visit out, in this browser too, and redirects to the site. */
export function signOut(context: Context, { caller, callbacks }: Visit): Response {
  return context.db.write(() => {
    if (caller.role === 'member') context.tokens.revokeAll({ session: caller.session });
    const { postFlowUrl } = callbacks;
    const location = postFlowUrl ? callbackUrl(postFlowUrl, false) : '/signed-out';
    return redirectTo(location, forgetBrowser(context));
  });
}

/** The page for a purpose that the platform does not simulate: it leads back to the site. */
export const visitPage = ({ purpose, callbacks, caller }: Visit): Promise<Response> => {
  const links = Object.entries(callbacks).flatMap(([name, url]) =>
    url ? [[name, callbackUrl(url, caller.role === 'member')] as const] : [],
  );
  return page({
    title: 'No page for this',
    body: html`<p>The local platform does not simulate ${purpose}. Nothing was booked or paid.</p>
      ${
        links.length === 0
          ? html`<p>The redirect session has no callback.</p>`
          : html`<nav aria-label="Callbacks">
              ${links.map(([name, url]) => html`<a class="button" href="${url}">Continue: ${name}</a>`)}
            </nav>`
      }`,
  });
};
