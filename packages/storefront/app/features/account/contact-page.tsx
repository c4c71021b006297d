import { Skeleton } from '../../components/skeleton.tsx';
import { pageRead, readMember } from '../../pages/account/account-request.ts';
import { AccountRead, AccountSection } from '../../pages/account/account-section.tsx';
import { useAccountText } from '../../pages/account/use-account-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/contact-page';
import { ContactList } from './contact-list.tsx';
import { CONTACT_HANDLERS } from './save-contact.ts';
import { useMemberText } from './use-member-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const read = readMember(store.client).then(({ loginEmail, contact }) => ({
    loginEmail: loginEmail ?? '',
    emails: contact?.emails ?? [],
    phones: contact?.phones ?? [],
  }));
  return pageRead(store, read);
}

export const action = (args: Route.ActionArgs) => handleForm(args, CONTACT_HANDLERS);

/** The emails and phone numbers of a member. */
export default function ContactPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useAccountText();
  const { member } = useMemberText();
  return (
    <AccountSection title={member.contact} text={member.contactText}>
      <AccountRead
        read={read}
        failedTitle={account.failed}
        skeleton={
          <div className="flex max-w-2xl flex-col gap-10">
            <Skeleton className="h-64 rounded-3xl" />
            <Skeleton className="h-64 rounded-3xl" />
          </div>
        }
      >
        {({ loginEmail, emails, phones }) => (
          <div className="flex max-w-2xl flex-col gap-12">
            <ContactList kind="emails" entries={emails} loginEmail={loginEmail} result={actionData} />
            <ContactList kind="phones" entries={phones} result={actionData} />
          </div>
        )}
      </AccountRead>
    </AccountSection>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
