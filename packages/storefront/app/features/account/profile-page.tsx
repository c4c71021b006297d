import { Skeleton } from '../../components/skeleton.tsx';
import { pageRead, readMember } from '../../pages/account/account-request.ts';
import { AccountRead, AccountSection } from '../../pages/account/account-section.tsx';
import { useAccountText } from '../../pages/account/use-account-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/profile-page';
import { profileOf } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { saveProfile } from './save-profile.ts';
import { useMemberText } from './use-member-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  return pageRead(store, readMember(store.client).then(profileOf));
}

export const action = (args: Route.ActionArgs) => handleForm(args, { profile: saveProfile });

const SKELETON = (
  <div className="flex max-w-2xl flex-col gap-6">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </div>
);

/** What other members see of a member, and who sees it. */
export default function ProfilePage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useAccountText();
  const { member } = useMemberText();
  return (
    <AccountSection title={member.profile} text={member.profileText}>
      <AccountRead read={read} failedTitle={account.failed} skeleton={SKELETON}>
        {(profile) => <ProfileForm profile={profile} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
