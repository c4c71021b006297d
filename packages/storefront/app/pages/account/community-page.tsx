import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isStoreError } from 'storewire';
import { joinCommunity, leaveCommunity } from 'storewire/operations';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { FormResult } from '../../form/form-result.ts';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { pageRead, readMember } from '../../shop/account/account-request.ts';
import { AccountRead, AccountSection } from '../../shop/account/account-section.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/community-page';

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
    join: async ({ store, text }) => {
      try {
        await joinCommunity(store.client);
      } catch (error) {
        if (!isStoreError(error) || error.code !== 'COMMUNITY_JOIN_IMPOSSIBLE') throw error;
        return { problem: text.account.communityClosed, requestId: error.requestId };
      }
      return { isSaved: true };
    },
    leave: async ({ store }) => {
      await leaveCommunity(store.client);
      return { isSaved: true };
    },
  });

/** Joins and leaves the community of the shop, in which members see each other. */
export default function CommunityPage({ loaderData: { read }, actionData }: Route.ComponentProps) {
  const { account } = useText();
  return (
    <AccountSection title={account.community} text={account.communityText}>
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
  const { account } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useForm(isPublic ? 'leave' : 'join', result);
  useEffect(() => {
    if (result?.isSaved) heading.current?.focus();
  }, [result]);
  return (
    <div className="flex max-w-2xl flex-col gap-5 card p-5 sm:p-7">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk">
          <UsersRound aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </span>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-heading">
            {isPublic ? account.inCommunity : account.notInCommunity}
          </h2>
          <p className="mt-2 text-soft">{isPublic ? account.inCommunityText : account.notInCommunityText}</p>
          {isMuted ? <p className="mt-2">{account.muted}</p> : null}
        </div>
      </div>
      <StoreForm isSmall state={state} failedTitle={account.saveFailed} replace preventScrollReset>
        <Button
          type="submit"
          look={isPublic ? 'outline' : 'primary'}
          className="self-start"
          pending={state.isPending && account.saving}
        >
          {isPublic ? account.leaveCommunity : account.join}
        </Button>
      </StoreForm>
    </div>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
export { sendForm as clientAction } from '../../routing/send-form.ts';
