import type { Member, MemberResponse } from 'storewire';
import { type ReadState, useGetMyMember, useSession } from 'storewire/react';

/** The member who is signed in, as the server knows him or her. */
export function useMyAccount(): { member: Member | undefined; isLoggedIn: boolean; isLoading: boolean; state: ReadState<MemberResponse> } {
  const { isLoggedIn, isLoading } = useSession();
  const state = useGetMyMember(isLoggedIn ? { fieldsets: ['FULL'] } : null);
  return { member: isLoggedIn ? state.data?.member : undefined, isLoggedIn, isLoading, state };
}

/** What to call a member. */
export const nameOf = (member: Member | undefined): string | undefined => member?.profile?.nickname || member?.loginEmail || undefined;
