import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { joinCommunity, leaveCommunity } from 'storewire/operations';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { pageRead, readMember } from '../../pages/account/account-request.ts';
import { AccountRead, AccountSection } from '../../pages/account/account-section.tsx';
import { useAccountText } from '../../pages/account/use-account-text.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { errorOf } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/community-page';
import { useMemberText } from './use-member-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const read = readMember(store.client).then(({ privacyStatus, activityStatus }) => ({
    isPublic: privacyStatus === 'PUBLIC',
    isMuted: activityStatus === 'MUTED',
  }));
  return pageRead(store, read);
}

export const action = (args: Route.ActionArgs) =>
  handleForm<FormResult>(args, {
    join: async ({ store }) => {
      await joinCommunity(store.client);
      return { isSaved: true };
    },
    leave: async ({ store }) => {
      await leaveCommunity(store.client);
      return { isSaved: true };
    },
  });

/** Joins and leaves the community of the shop, in which members see each other. */
export default function CommunityPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useAccountText();
  const { member } = useMemberText();
  return (
    <AccountSection title={member.community} text={member.communityText}>
      <AccountRead
        read={read}
        failedTitle={account.failed}
        skeleton={<Skeleton className="h-52 max-w-2xl rounded-3xl" />}
      >
        {(membership) => <Membership {...membership} result={actionData} />}
      </AccountRead>
    </AccountSection>
  );
}

interface MembershipProps {
  isPublic: boolean;
  /** The shop lets this member read only. */
  isMuted: boolean;
  result: FormResult | undefined;
}

function Membership({ isPublic, isMuted, result }: MembershipProps) {
  const { member } = useMemberText();
  const heading = useRef<HTMLHeadingElement>(null);
  const intent = isPublic ? 'leave' : 'join';
  const isPending = useNavigation().formData?.get('intent') === intent;
  useEffect(() => {
    if (result?.isSaved) heading.current?.focus();
  }, [result]);
  const { failure } = result ?? {};
  return (
    <div className="flex max-w-2xl flex-col gap-5 rounded-3xl border border-line bg-raised p-5 sm:p-7">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
          <UsersRound aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </span>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-heading">
            {isPublic ? member.inCommunity : member.notInCommunity}
          </h2>
          <p className="mt-2 text-soft">{isPublic ? member.inCommunityText : member.notInCommunityText}</p>
          {isMuted ? <p className="mt-2">{member.muted}</p> : null}
        </div>
      </div>
      {failure ? (
        <ErrorNotice
          isSmall
          title={member.saveFailed}
          error={errorOf(failure)}
          text={failure.details.code === 'COMMUNITY_JOIN_IMPOSSIBLE' ? member.communityClosed : undefined}
        />
      ) : null}
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" look={isPublic ? 'outline' : 'primary'} pending={isPending && member.saving}>
          {isPublic ? member.leaveCommunity : member.join}
        </Button>
      </Form>
    </div>
  );
}

export { sendForm as clientAction } from '../../form/send-form.ts';
export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
