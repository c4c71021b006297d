import { isStoreError } from 'storewire';
import { changePassword } from 'storewire/operations';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { FormPassword } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { rawTextIn } from '../../form/form-text.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { AccountSection } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/password-page';
import { wrongCurrentPassword } from './current-password.ts';

const MIN_LENGTH = 8;

/** The platform asks for a recent sign-in only (403), so the page asks for the current password. The session stays valid. */
export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, {
    password: async (submission) => {
      const { store, form, text } = submission;
      const newPassword = rawTextIn(form, 'newPassword');
      if (newPassword.length < MIN_LENGTH)
        return { problems: { newPassword: text.form.tooShort(MIN_LENGTH) } };
      const wrong = await wrongCurrentPassword(submission);
      if (wrong) return wrong;
      try {
        await changePassword(store.client, { newPassword });
      } catch (error) {
        if (!isStoreError(error) || error.status !== 403) throw error;
        return { problems: { newPassword: text.states.session } };
      }
      return { isSaved: true };
    },
  });

/** Changes the password of a member. */
export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const { account, form } = useText();
  const state = useForm<FormResult>('password', actionData);
  return (
    <AccountSection title={account.password} text={account.passwordText}>
      {state.result?.isSaved ? (
        <Notice role="status" tone="success" title={account.passwordSaved} />
      ) : (
        <StoreForm
          state={state}
          failedTitle={account.saveFailed}
          replace
          className="flex max-w-md flex-col gap-5"
        >
          <FormPassword
            label={account.currentPassword}
            name="currentPassword"
            hint={account.currentPasswordHint}
            autoComplete="current-password"
          />
          <FormPassword
            label={form.newPassword}
            name="newPassword"
            hint={form.passwordHint}
            autoComplete="new-password"
          />
          <Button type="submit" pending={state.isPending && form.saving} className="self-start">
            {account.save}
          </Button>
        </StoreForm>
      )}
    </AccountSection>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
