import { redirectDocument } from 'react-router';
import { deleteMyMember } from 'storewire/operations';
import { Button, buttonLook } from '../../components/button.tsx';
import { FormCheckbox } from '../../form/fields.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { AccountSection } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';
import { signedOutCookie } from '../sign-in/signed-out.ts';
import type { Route } from './+types/delete-account-page';

/** Deletes the account and ends the session, here and in all other tabs, which share its cookies. */
export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, {
    delete: async ({ store: { client, auth }, form, text, paths }) => {
      if (!form.has('isConfirmed')) return { problems: { isConfirmed: text.account.confirmFirst } };
      await deleteMyMember(client);
      await auth.end();
      throw redirectDocument(paths.accountDeleted, { headers: { 'set-cookie': signedOutCookie } });
    },
  });

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
        <FormCheckbox name="isConfirmed" label={account.removeConfirm} required />
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
