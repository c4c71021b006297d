/** Checks the password that a member enters again. For the server only. */
import { createCustomLogin, createTransport, visitor } from 'storewire';
import type { FormResult } from '../../form/form-result.ts';
import { rawTextIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { readMember } from '../../shop/account/account-request.ts';
import { attempts } from '../../store/attempts.ts';
import { isUnknownOutcome } from '../../store/failure.ts';

/**
 * What is wrong with the field `currentPassword`, undefined if the password is right. A sign-in checks it: all that it
 * can lead to but a failure, such as a second factor, follows the right password. The session stays the same.
 */
export async function wrongCurrentPassword({
  store,
  context,
  form,
  text,
}: Submission): Promise<Omit<FormResult, 'intent'> | undefined> {
  const password = rawTextIn(form, 'currentPassword');
  if (!password) return { problems: { currentPassword: text.form.required } };
  const { id, loginEmail } = await readMember(store.client);
  // nobody guesses it in a browser that a member has left open
  const attempt = [`password of ${id}`];
  const { few } = context.get(attempts);
  if (!(await few.begin(attempt))) return { problem: text.form.limited };
  // visitors sign in, not members
  const auth = visitor({ clientId: store.auth.clientId });
  const client = createTransport({ auth, baseUrl: store.settings.storeUrl });
  const result = await createCustomLogin(client, { factors: true }).login({
    email: loginEmail ?? '',
    password,
  });
  if (!('errorCode' in result)) {
    await few.succeed(attempt);
    return undefined;
  }
  switch (result.reason) {
    case 'invalidPassword':
      return { problems: { currentPassword: text.account.wrongPassword } };
    case 'missingCaptchaToken':
    case 'resetPassword':
      return { problem: text.account.passwordUnchecked };
    default:
      // what the platform has not checked is no guess
      if (isUnknownOutcome(result.cause)) await few.succeed(attempt);
      throw result.cause;
  }
}
