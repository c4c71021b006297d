import type { Member, MemberResponse } from 'storewire';
import { type ReadState, useGetMyMember, useSession } from 'storewire/react';

/** The signed-in member, as the server returns it. */
export function useMyAccount(): {
  member: Member | undefined;
  isLoggedIn: boolean;
  isLoading: boolean;
  state: ReadState<MemberResponse>;
} {
  const { isLoggedIn, isLoading } = useSession();
  const state = useGetMyMember(isLoggedIn ? { fieldsets: ['FULL'] } : null);
  return { member: isLoggedIn ? state.data?.member : undefined, isLoggedIn, isLoading, state };
}

/** The display name of a member. */
export const nameOf = (member: Member | undefined): string | undefined =>
  member?.profile?.nickname || member?.loginEmail || undefined;
