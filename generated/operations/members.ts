// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Change the slug of the signed-in member
 *
 * Gives the signed-in member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. Links to the old address of the profile page stop working.
 *
 * Roles: member.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const updateMySlug: runtime.Operation<T.UpdateMySlugInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.updateMySlug', 'POST', '/members/v1/members/my/slug', { allowedRoles: 'member' });

/**
 * Change the slug of a member
 *
 * Gives a member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. A member may change only their own.
 *
 * Roles: member, merchant.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const updateMemberSlug: runtime.Operation<T.UpdateMemberSlugInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.updateMemberSlug', 'POST', '/members/v1/members/{id}/slug', { allowedRoles: 'member merchant' });

/**
 * Join the community of the site
 *
 * Makes the signed-in member PUBLIC, so that the profile shows to visitors and other members and community features open up. Takes no input.
 *
 * Roles: member.
 * Error codes: COMMUNITY_JOIN_IMPOSSIBLE (428).
 */
export const joinCommunity: runtime.Operation<T.JoinCommunityInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.joinCommunity', 'POST', '/members/v1/members/join-community', { allowedRoles: 'member' });

/**
 * Leave the community of the site
 *
 * Makes the signed-in member PRIVATE: the profile disappears from visitors and other members. The account stays and the member can join again. Takes no input.
 *
 * Roles: member.
 */
export const leaveCommunity: runtime.Operation<T.LeaveCommunityInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.leaveCommunity', 'POST', '/members/v1/members/leave-community', { allowedRoles: 'member' });

/**
 * Get the signed-in member
 *
 * Returns the member whose token the call carries, with the PUBLIC field set unless `fieldsets` asks for more. Members see their own data in full however private they are.
 *
 * Roles: member.
 * Error codes: NOT_FOUND (404).
 */
export const getMyMember: runtime.Operation<T.GetMyMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.getMyMember', 'GET', '/members/v1/members/my', { allowedRoles: 'member' });

/**
 * Delete the signed-in member
 *
 * Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
 *
 * Roles: member.
 */
export const deleteMyMember: runtime.Operation<T.DeleteMyMemberInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('members.deleteMyMember', 'DELETE', '/members/v1/members/my', { allowedRoles: 'member', emptyBody: true });

/**
 * Get a member
 *
 * Returns one member with the PUBLIC field set unless `fieldsets` asks for more. A private member is hidden from visitors and other members; a member who has blocked the caller looks as if absent.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MEMBER_TO_MEMBER_BLOCKED (404).
 */
export const getMember: runtime.Operation<T.GetMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.getMember', 'GET', '/members/v1/members/{id}', { allowedRoles: 'visitor member merchant' });

/**
 * Delete a member
 *
 * Deletes a member permanently. What the member wrote goes to the owner of the site.
 *
 * Roles: merchant.
 */
export const deleteMember: runtime.Operation<T.DeleteMemberInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('members.deleteMember', 'DELETE', '/members/v1/members/{id}', { allowedRoles: 'merchant', emptyBody: true });

/**
 * Update a member
 *
 * Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
 *
 * Roles: member, merchant.
 */
export const updateMember: runtime.Operation<T.UpdateMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.updateMember', 'PATCH', '/members/v1/members/{id}', { allowedRoles: 'member merchant' });

/**
 * List members
 *
 * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
 *
 * Roles: visitor, member, merchant.
 */
export const listMembers: runtime.Operation<T.ListMembersInput, T.ListMembersResponse> = /* @__PURE__ */ runtime.operation('members.listMembers', 'GET', '/members/v1/members', { allowedRoles: 'visitor member merchant', prepare: runtime.packedQuery });

/**
 * Create a member
 *
 * Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
 *
 * Roles: merchant.
 * Statuses that no source documents: 409.
 */
export const createMember: runtime.Operation<T.CreateMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.createMember', 'POST', '/members/v1/members', { allowedRoles: 'merchant' });

/**
 * Query members
 *
 * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryMembers: runtime.Operation<T.QueryMembersInput, T.ListMembersResponse> = /* @__PURE__ */ runtime.operation('members.queryMembers', 'POST', '/members/v1/members/query', { allowedRoles: 'visitor member merchant', safe: true });

/**
 * Mute a member
 *
 * Keeps a member from posting, commenting and liking. The member can still sign in and buy. The activity status becomes MUTED.
 *
 * Roles: merchant.
 */
export const muteMember: runtime.Operation<T.MuteMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.muteMember', 'POST', '/members/v1/members/{id}/mute', { allowedRoles: 'merchant' });

/**
 * Unmute a member
 *
 * Lets a muted member take part in the community again. The activity status becomes ACTIVE.
 *
 * Roles: merchant.
 */
export const unmuteMember: runtime.Operation<T.UnmuteMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.unmuteMember', 'POST', '/members/v1/members/{id}/unmute', { allowedRoles: 'merchant' });

/**
 * Approve a member
 *
 * Lets a PENDING member sign in, and unblocks a BLOCKED one. The status becomes APPROVED.
 *
 * Roles: merchant.
 */
export const approveMember: runtime.Operation<T.ApproveMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.approveMember', 'POST', '/members/v1/members/{id}/approve', { allowedRoles: 'merchant' });

/**
 * Block a member
 *
 * Stops a member from signing in; the status becomes BLOCKED. Approving the member undoes it. Fails for the caller, the owner of the site and a member with a running subscription.
 *
 * Roles: merchant.
 * Error codes: MEMBER_SELF_BLOCK_FORBIDDEN (400), OWNER_MEMBER_BLOCK_FORBIDDEN (400), ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN (428, assumed).
 */
export const blockMember: runtime.Operation<T.BlockMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.blockMember', 'POST', '/members/v1/members/{id}/block', { allowedRoles: 'merchant' });

/**
 * Disconnect a member
 *
 * Disconnects a member from the site permanently: the status becomes OFFLINE and no call brings the member back. The record and what the member wrote stay.
 *
 * Roles: merchant.
 */
export const disconnectMember: runtime.Operation<T.DisconnectMemberInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.disconnectMember', 'POST', '/members/v1/members/{id}/disconnect', { allowedRoles: 'merchant' });

/**
 * Delete several members
 *
 * Deletes 1 to 100 members by id; this cannot be undone. What they wrote goes to the owner of the site. Some may fail while others succeed, so read the outcome of each.
 *
 * Roles: merchant.
 */
export const bulkDeleteMembers: runtime.Operation<T.BulkDeleteMembersInput, T.BulkItemsResponse> = /* @__PURE__ */ runtime.operation('members.bulkDeleteMembers', 'POST', '/members/v1/members/bulk/delete', { allowedRoles: 'merchant' });

/**
 * Delete members by filter
 *
 * Deletes all members that a filter and a search select, as a background job; this cannot be undone. What they wrote goes to the owner of the site, or to `contentAssigneeId`. The call returns at once: a read right after it may still find them.
 *
 * Roles: merchant.
 */
export const bulkDeleteMembersByFilter: runtime.Operation<T.BulkDeleteMembersByFilterInput, T.MembersJobResponse> = /* @__PURE__ */ runtime.operation('members.bulkDeleteMembersByFilter', 'POST', '/members/v1/members/bulk/delete-by-filter', { allowedRoles: 'merchant', prepare: /* @__PURE__ */ runtime.requireFilters('filter') });

/**
 * Approve members by filter
 *
 * Approves all members that a filter selects, as a background job. Blocked members among them are unblocked too. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const bulkApproveMembers: runtime.Operation<T.BulkApproveMembersInput, T.MembersJobResponse> = /* @__PURE__ */ runtime.operation('members.bulkApproveMembers', 'POST', '/members/v1/members/bulk/approve-by-filter', { allowedRoles: 'merchant', prepare: /* @__PURE__ */ runtime.requireFilters('filter') });

/**
 * Block members by filter
 *
 * Blocks all members that a filter selects, as a background job, so that they can no longer sign in. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const bulkBlockMembers: runtime.Operation<T.BulkBlockMembersInput, T.MembersJobResponse> = /* @__PURE__ */ runtime.operation('members.bulkBlockMembers', 'POST', '/members/v1/members/bulk/block-by-filter', { allowedRoles: 'merchant', prepare: /* @__PURE__ */ runtime.requireFilters('filter') });

/**
 * Clear the phone numbers of a member
 *
 * Removes all phone numbers from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberPhones: runtime.Operation<T.DeleteMemberPhonesInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.deleteMemberPhones', 'DELETE', '/members/v1/members/{id}/phones', { allowedRoles: 'member merchant' });

/**
 * Clear the e-mail addresses of a member
 *
 * Removes all e-mail addresses from the contact details of a member, which an update with an empty list would not do. `loginEmail` stays. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberEmails: runtime.Operation<T.DeleteMemberEmailsInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.deleteMemberEmails', 'DELETE', '/members/v1/members/{id}/emails', { allowedRoles: 'member merchant' });

/**
 * Clear the addresses of a member
 *
 * Removes all addresses from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberAddresses: runtime.Operation<T.DeleteMemberAddressesInput, T.MemberResponse> = /* @__PURE__ */ runtime.operation('members.deleteMemberAddresses', 'DELETE', '/members/v1/members/{id}/addresses', { allowedRoles: 'member merchant' });
