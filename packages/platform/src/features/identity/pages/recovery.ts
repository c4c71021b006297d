/** The page that the link of a recovery or activation email leads to, unless the site has its own. */
import { html } from 'hono/html';
import { seeOther } from '../../../kernel/calls/redirect.ts';
import { perform } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { type Form, field, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, page } from '../../../kernel/pages/layout.ts';
import { recoverPassword } from '../calls/recovery.ts';
import { problemPage } from './notes.ts';
import { problemText } from './problems.ts';

export const recoveryPage = (recoveryToken: string, problem?: string): Promise<Response> =>
  page({
    title: 'Set a new password',
    body: html`${alertOf(problem)}
      <form method="post" action="/recovery?${new URLSearchParams({ recoveryToken })}">
        ${field({ label: 'New password', name: 'password', type: 'password', autocomplete: 'new-password' })}
        ${submit('recover', 'Set password', true)}
      </form>`,
    status: problem === undefined ? 200 : 400,
  });

export async function submitRecovery(context: Context, form: Form): Promise<Response> {
  const { recoveryToken = '', password = '' } = form;
  try {
    await perform(recoverPassword, { recoveryToken, password }, context);
  } catch (error) {
    if (error instanceof ApplicationError) return problemPage('expired');
    const problem = problemText(error);
    if (problem === undefined) throw error;
    return recoveryPage(recoveryToken, problem);
  }
  return seeOther('/password-set');
}
