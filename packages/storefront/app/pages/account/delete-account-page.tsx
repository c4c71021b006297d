import { redirectDocument } from 'react-router';
import type { StoreClient } from 'storewire';
import { deleteMyMember } from 'storewire/operations';
import { Button, buttonLook } from '../../components/button.tsx';
import { FormCheckbox, FormPassword } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { rawTextIn } from '../../form/form-text.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { readMember } from '../../shop/account/account-request.ts';
import { AccountSection } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';
import { signedOutCookie } from '../sign-in/signed-out.ts';
import type { Route } from './+types/delete-account-page';
import { wrongCurrentPassword } from './current-password.ts';

/** Deletes the account and ends the session, here and in all other tabs, which share its cookies. */
export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, {
    delete: async (submission) => {
      const { form, text, paths } = submission;
      const { client, auth } = submission.store;
      if (!form.has('isConfirmed')) return { problems: { isConfirmed: text.account.confirmFirst } };
      if (rawTextIn(form, 'currentPassword') || !(await hasJustSignedIn(client))) {
        const wrong = await wrongCurrentPassword(submission);
        if (wrong) return wrong;
      }
      await deleteMyMember(client);
      await auth.end();
      throw redirectDocument(paths.accountDeleted, { headers: { 'set-cookie': signedOutCookie } });
    },
  });

const FRESH_MS = 10 * 60_000;

/** Proves who it is as a password does, also for members without one, who sign in at a provider. */
async function hasJustSignedIn(client: StoreClient): Promise<boolean> {
  const { lastLoginDate } = await readMember(client);
  return Date.parse(lastLoginDate ?? '') > Date.now() - FRESH_MS;
}

/** Deletes the account after a confirmation. */
export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  const { account, form } = useText();
  const paths = usePaths();
  const state = useForm('delete', actionData);
  return (
    <AccountSection title={account.remove} text={account.removeText}>
      <StoreForm
        isSmall
        state={state}
        failedTitle={account.removeFailed}
        replace
        className="flex max-w-2xl flex-col gap-6"
      >
        <FormPassword
          label={account.removePassword}
          name="currentPassword"
          hint={account.removePasswordHint}
          autoComplete="current-password"
          required={false}
        />
        <FormCheckbox
          name="isConfirmed"
          label={account.removeConfirm}
          defaultChecked={state.result?.values?.['isConfirmed'] !== undefined}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" pending={state.isPending && account.removing}>
            {account.remove}
          </Button>
          <PageLink to={paths.account} className={buttonLook('outline')}>
            {form.cancel}
          </PageLink>
        </div>
      </StoreForm>
    </AccountSection>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
