/** The page of the simulated identity providers: anyone may sign in with any address. */
import { html } from 'hono/html';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { type Form, field, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, page } from '../../../kernel/pages/layout.ts';
import type { Visit } from '../../members/secret-kinds.ts';
import { assertionOf, PROVIDERS } from '../providers.ts';
import { redirectCancelled } from '../sign-in-redirect.ts';
import { pageUrl } from '../visits.ts';
import { problemPage } from './notes.ts';
import { isEmail, NOT_AN_EMAIL } from './problems.ts';

export function providerPage(
  { request }: Visit,
  session: string,
  form: Form,
  problem?: string,
): Promise<Response> {
  const { connection = '', email = '' } = form;
  const name = Object.hasOwn(PROVIDERS, connection) ? PROVIDERS[connection] : undefined;
  if (name === undefined) return problemPage('expired');
  return page({
    title: `Sign in with ${name}`,
    body: html`${alertOf(problem)}
      <p>This page simulates ${name}. Sign in with any email address.</p>
      <form method="post" action="/provider?${new URLSearchParams({ session, connection })}">
        ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: email })}
        ${field({ label: 'Name', name: 'name', autocomplete: 'name', isOptional: true })}
        ${submit('continue', 'Continue', true)} ${submit('cancel', 'Cancel')}
      </form>`,
    status: problem === undefined ? 200 : 400,
    formTargets: request?.redirectUri ? [request.redirectUri] : [],
  });
}

/** Returns to the shop, with what the provider says about the person. */
export async function submitProvider(
  context: Context,
  visit: Visit,
  session: string,
  form: Form,
): Promise<Response> {
  const { connection: connectionId = '', email = '', name, step } = form;
  if (step === 'cancel') return context.db.write(() => redirectCancelled(context, visit));
  if (!Object.hasOwn(PROVIDERS, connectionId)) return problemPage('expired');
  if (!isEmail(email)) return providerPage(visit, session, form, NOT_AN_EMAIL);
  const sessionToken = context.db.write(() => assertionOf(context, { connectionId, email, name }));
  const callback = pageUrl(context, '/_api/iam/authentication/v1/callback', { state: session, sessionToken });
  return redirectTo(callback);
}
