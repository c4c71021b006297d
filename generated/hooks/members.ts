// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/members.ts';

import type {
  ApproveMemberInput,
  BlockMemberInput,
  BulkApproveMembersInput,
  BulkBlockMembersInput,
  BulkDeleteMembersByFilterInput,
  BulkDeleteMembersInput,
  BulkItemsResponse,
  CreateMemberInput,
  DeleteMemberAddressesInput,
  DeleteMemberEmailsInput,
  DeleteMemberInput,
  DeleteMemberPhonesInput,
  DeleteMyMemberInput,
  DisconnectMemberInput,
  EmptyResponse,
  GetMemberInput,
  GetMyMemberInput,
  JoinCommunityInput,
  LeaveCommunityInput,
  ListMembersInput,
  ListMembersResponse,
  MemberResponse,
  MembersJobResponse,
  MuteMemberInput,
  QueryMembersInput,
  UnmuteMemberInput,
  UpdateMemberInput,
  UpdateMemberSlugInput,
  UpdateMySlugInput
} from '../types.ts';



/**
 * Change the slug of the signed-in member
 *
 * Gives the signed-in member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. Links to the old address of the profile page stop working.
 *
 * Roles: member.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const useUpdateMySlugAction: ActionHook<UpdateMySlugInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMySlug, ['members']);
/**
 * Change the slug of a member
 *
 * Gives a member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. A member may change only their own.
 *
 * Roles: member, merchant.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const useUpdateMemberSlugAction: ActionHook<UpdateMemberSlugInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMemberSlug, ['members']);
/**
 * Join the community of the site
 *
 * Makes the signed-in member PUBLIC, so that the profile shows to visitors and other members and community features open up. Takes no input.
 *
 * Roles: member.
 * Error codes: COMMUNITY_JOIN_IMPOSSIBLE (428).
 */
export const useJoinCommunityAction: ActionHook<JoinCommunityInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.joinCommunity, ['members']);
/**
 * Leave the community of the site
 *
 * Makes the signed-in member PRIVATE: the profile disappears from visitors and other members. The account stays and the member can join again. Takes no input.
 *
 * Roles: member.
 */
export const useLeaveCommunityAction: ActionHook<LeaveCommunityInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.leaveCommunity, ['members']);
/**
 * Get the signed-in member
 *
 * Returns the member whose token the call carries, with the PUBLIC field set unless `fieldsets` asks for more. Members see their own data in full however private they are.
 *
 * Roles: member.
 * Error codes: NOT_FOUND (404).
 */
export const useGetMyMember: ReadHook<GetMyMemberInput, MemberResponse> = /* @__PURE__ */ readHook(calls.getMyMember);
/**
 * Delete the signed-in member
 *
 * Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
 *
 * Roles: member.
 */
export const useDeleteMyMemberAction: ActionHook<DeleteMyMemberInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteMyMember, ['members']);
/**
 * Get a member
 *
 * Returns one member with the PUBLIC field set unless `fieldsets` asks for more. A private member is hidden from visitors and other members; a member who has blocked the caller looks as if absent.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MEMBER_TO_MEMBER_BLOCKED (404).
 */
export const useGetMember: ReadHook<GetMemberInput, MemberResponse> = /* @__PURE__ */ readHook(calls.getMember);
/**
 * Update a member
 *
 * Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
 *
 * Roles: member, merchant.
 */
export const useUpdateMemberAction: ActionHook<UpdateMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMember, ['members']);
/**
 * Delete a member
 *
 * Deletes a member permanently. What the member wrote goes to the owner of the site.
 *
 * Roles: merchant.
 */
export const useDeleteMemberAction: ActionHook<DeleteMemberInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteMember, ['members'], ['members.getMember', 'id']);
/**
 * List members
 *
 * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
 *
 * Roles: visitor, member, merchant.
 */
export const useListMembers: ReadHook<ListMembersInput, ListMembersResponse> = /* @__PURE__ */ readHook(calls.listMembers);

/**
 * List members
 *
 * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
 *
 * Roles: visitor, member, merchant.
 */
export const useListMembersInfinite: ListHook<ListMembersInput, ListMembersResponse, NonNullable<ListMembersResponse['members']>[number]> = /* @__PURE__ */ listHook(calls.listMembers, { kind: 'offset', request: 'paging', items: 'members', metadata: 'metadata' });
/**
 * Create a member
 *
 * Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
 *
 * Roles: merchant.
 * Statuses that no source documents: 409.
 */
export const useCreateMemberAction: ActionHook<CreateMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.createMember, ['members']);
/**
 * Query members
 *
 * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const useQueryMembers: ReadHook<QueryMembersInput, ListMembersResponse> = /* @__PURE__ */ readHook(calls.queryMembers);

/**
 * Query members
 *
 * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const useQueryMembersInfinite: ListHook<QueryMembersInput, ListMembersResponse, NonNullable<ListMembersResponse['members']>[number]> = /* @__PURE__ */ listHook(calls.queryMembers, { kind: 'offset', request: 'query.paging', items: 'members', metadata: 'metadata' });
/**
 * Mute a member
 *
 * Keeps a member from posting, commenting and liking. The member can still sign in and buy. The activity status becomes MUTED.
 *
 * Roles: merchant.
 */
export const useMuteMemberAction: ActionHook<MuteMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.muteMember, ['members']);
/**
 * Unmute a member
 *
 * Lets a muted member take part in the community again. The activity status becomes ACTIVE.
 *
 * Roles: merchant.
 */
export const useUnmuteMemberAction: ActionHook<UnmuteMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.unmuteMember, ['members']);
/**
 * Approve a member
 *
 * Lets a PENDING member sign in, and unblocks a BLOCKED one. The status becomes APPROVED.
 *
 * Roles: merchant.
 */
export const useApproveMemberAction: ActionHook<ApproveMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.approveMember, ['members']);
/**
 * Block a member
 *
 * Stops a member from signing in; the status becomes BLOCKED. Approving the member undoes it. Fails for the caller, the owner of the site and a member with a running subscription.
 *
 * Roles: merchant.
 * Error codes: MEMBER_SELF_BLOCK_FORBIDDEN (400), OWNER_MEMBER_BLOCK_FORBIDDEN (400), ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN (428, assumed).
 */
export const useBlockMemberAction: ActionHook<BlockMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.blockMember, ['members']);
/**
 * Disconnect a member
 *
 * Disconnects a member from the site permanently: the status becomes OFFLINE and no call brings the member back. The record and what the member wrote stay.
 *
 * Roles: merchant.
 */
export const useDisconnectMemberAction: ActionHook<DisconnectMemberInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.disconnectMember, ['members']);
/**
 * Delete several members
 *
 * Deletes 1 to 100 members by id; this cannot be undone. What they wrote goes to the owner of the site. Some may fail while others succeed, so read the outcome of each.
 *
 * Roles: merchant.
 */
export const useBulkDeleteMembersAction: ActionHook<BulkDeleteMembersInput, BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteMembers, ['members']);
/**
 * Delete members by filter
 *
 * Deletes all members that a filter and a search select, as a background job; this cannot be undone. What they wrote goes to the owner of the site, or to `contentAssigneeId`. The call returns at once: a read right after it may still find them.
 *
 * Roles: merchant.
 */
export const useBulkDeleteMembersByFilterAction: ActionHook<BulkDeleteMembersByFilterInput, MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteMembersByFilter, ['members']);
/**
 * Approve members by filter
 *
 * Approves all members that a filter selects, as a background job. Blocked members among them are unblocked too. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const useBulkApproveMembersAction: ActionHook<BulkApproveMembersInput, MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkApproveMembers, ['members']);
/**
 * Block members by filter
 *
 * Blocks all members that a filter selects, as a background job, so that they can no longer sign in. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const useBulkBlockMembersAction: ActionHook<BulkBlockMembersInput, MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkBlockMembers, ['members']);
/**
 * Clear the phone numbers of a member
 *
 * Removes all phone numbers from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const useDeleteMemberPhonesAction: ActionHook<DeleteMemberPhonesInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberPhones, ['members']);
/**
 * Clear the e-mail addresses of a member
 *
 * Removes all e-mail addresses from the contact details of a member, which an update with an empty list would not do. `loginEmail` stays. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const useDeleteMemberEmailsAction: ActionHook<DeleteMemberEmailsInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberEmails, ['members']);
/**
 * Clear the addresses of a member
 *
 * Removes all addresses from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const useDeleteMemberAddressesAction: ActionHook<DeleteMemberAddressesInput, MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberAddresses, ['members']);
