// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Change the slug of the signed-in member
 *
 * Gives the signed-in member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. Links to the old address of the profile page stop working.
 *
 * Roles: member.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const updateMySlug: runtime.ResourceCall<T.UpdateMySlugInput, T.MemberResponse> = { call: calls.updateMySlug, data: '', record: 'member', invalidates: ['members'] };

/**
 * Change the slug of a member
 *
 * Gives a member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. A member may change only their own.
 *
 * Roles: member, merchant.
 * Error codes: SLUG_ALREADY_EXISTS (409).
 */
export const updateMemberSlug: runtime.ResourceCall<T.UpdateMemberSlugInput, T.MemberResponse> = { call: calls.updateMemberSlug, id: 'id', data: '', record: 'member', invalidates: ['members'] };

/**
 * Join the community of the site
 *
 * Makes the signed-in member PUBLIC, so that the profile shows to visitors and other members and community features open up. Takes no input.
 *
 * Roles: member.
 * Error codes: COMMUNITY_JOIN_IMPOSSIBLE (428).
 */
export const joinCommunity: runtime.ResourceCall<T.JoinCommunityInput, T.MemberResponse> = { call: calls.joinCommunity, record: 'member', invalidates: ['members'] };

/**
 * Leave the community of the site
 *
 * Makes the signed-in member PRIVATE: the profile disappears from visitors and other members. The account stays and the member can join again. Takes no input.
 *
 * Roles: member.
 */
export const leaveCommunity: runtime.ResourceCall<T.LeaveCommunityInput, T.MemberResponse> = { call: calls.leaveCommunity, record: 'member', invalidates: ['members'] };

/**
 * Get the signed-in member
 *
 * Returns the member whose token the call carries, with the PUBLIC field set unless `fieldsets` asks for more. Members see their own data in full however private they are.
 *
 * Roles: member.
 * Error codes: NOT_FOUND (404).
 */
export const getMyMember: runtime.ResourceCall<T.GetMyMemberInput, T.MemberResponse> = { call: calls.getMyMember, record: 'member' };

/**
 * Delete the signed-in member
 *
 * Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
 *
 * Roles: member.
 */
export const deleteMyMember: runtime.ResourceCall<T.DeleteMyMemberInput, T.EmptyResponse> = { call: calls.deleteMyMember, invalidates: ['members'] };

/**
 * Get a member
 *
 * Returns one member with the PUBLIC field set unless `fieldsets` asks for more. A private member is hidden from visitors and other members; a member who has blocked the caller looks as if absent.
 *
 * Roles: visitor, member, merchant.
 * Error codes: MEMBER_TO_MEMBER_BLOCKED (404).
 */
export const getMember: runtime.ResourceCall<T.GetMemberInput, T.MemberResponse> = { call: calls.getMember, id: 'id', record: 'member' };

/**
 * Delete a member
 *
 * Deletes a member permanently. What the member wrote goes to the owner of the site.
 *
 * Roles: merchant.
 */
export const deleteMember: runtime.ResourceCall<T.DeleteMemberInput, T.EmptyResponse> = { call: calls.deleteMember, id: 'id', invalidates: ['members'], deletes: 'members.getMember' };

/**
 * Update a member
 *
 * Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
 *
 * Roles: member, merchant.
 */
export const updateMember: runtime.ResourceCall<T.UpdateMemberInput, T.MemberResponse> = { call: calls.updateMember, id: 'id', data: 'member', record: 'member', invalidates: ['members'] };

/**
 * List members
 *
 * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
 *
 * Roles: visitor, member, merchant.
 */
export const listMembers: runtime.ResourceList<T.ListMembersInput, T.ListMembersResponse> = { pages: pagers.listMembersPages, max: 1000, sort: { path: 'sorting', fields: ['profile.nickname', 'contact.firstName', 'contact.lastName', 'createdDate', 'updatedDate', 'lastLoginDate'], isList: true }, inputs: ['fieldsets'] };

/**
 * Create a member
 *
 * Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
 *
 * Roles: merchant.
 * Statuses that no source documents: 409.
 */
export const createMember: runtime.ResourceCall<T.CreateMemberInput, T.MemberResponse> = { call: calls.createMember, data: 'member', record: 'member', invalidates: ['members'] };

/**
 * Query members
 *
 * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryMembers: runtime.ResourceList<T.QueryMembersInput, T.ListMembersResponse> = { pages: pagers.queryMembersPages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], loginEmail: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], contactId: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], 'contact.firstName': ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], 'contact.lastName': ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], 'profile.nickname': ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], 'profile.slug': ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome', '$startsWith', '$endsWith', '$contains'], status: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome'], privacyStatus: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome'], activityStatus: ['$eq', '$ne', '$in', '$nin', '$exists', '$hasSome'], createdDate: ['$eq', '$ne', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$exists', '$gt', '$gte', '$lt', '$lte'], lastLoginDate: ['$eq', '$ne', '$exists', '$gt', '$gte', '$lt', '$lte'] }, patterns: { '^contact\\.customFields\\.': ['$eq', '$ne', '$in', '$nin', '$exists', '$gt', '$gte', '$lt', '$lte', '$startsWith'] } }, sort: { path: 'query.sort', fields: ['profile.nickname', 'contact.firstName', 'contact.lastName', 'createdDate', 'updatedDate', 'lastLoginDate'], isList: true }, inputs: ['fieldsets', 'search'] };

/**
 * Mute a member
 *
 * Keeps a member from posting, commenting and liking. The member can still sign in and buy. The activity status becomes MUTED.
 *
 * Roles: merchant.
 */
export const muteMember: runtime.ResourceCall<T.MuteMemberInput, T.MemberResponse> = { call: calls.muteMember, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Unmute a member
 *
 * Lets a muted member take part in the community again. The activity status becomes ACTIVE.
 *
 * Roles: merchant.
 */
export const unmuteMember: runtime.ResourceCall<T.UnmuteMemberInput, T.MemberResponse> = { call: calls.unmuteMember, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Approve a member
 *
 * Lets a PENDING member sign in, and unblocks a BLOCKED one. The status becomes APPROVED.
 *
 * Roles: merchant.
 */
export const approveMember: runtime.ResourceCall<T.ApproveMemberInput, T.MemberResponse> = { call: calls.approveMember, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Block a member
 *
 * Stops a member from signing in; the status becomes BLOCKED. Approving the member undoes it. Fails for the caller, the owner of the site and a member with a running subscription.
 *
 * Roles: merchant.
 * Error codes: MEMBER_SELF_BLOCK_FORBIDDEN (400), OWNER_MEMBER_BLOCK_FORBIDDEN (400), ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN (428, assumed).
 */
export const blockMember: runtime.ResourceCall<T.BlockMemberInput, T.MemberResponse> = { call: calls.blockMember, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Disconnect a member
 *
 * Disconnects a member from the site permanently: the status becomes OFFLINE and no call brings the member back. The record and what the member wrote stay.
 *
 * Roles: merchant.
 */
export const disconnectMember: runtime.ResourceCall<T.DisconnectMemberInput, T.MemberResponse> = { call: calls.disconnectMember, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Delete several members
 *
 * Deletes 1 to 100 members by id; this cannot be undone. What they wrote goes to the owner of the site. Some may fail while others succeed, so read the outcome of each.
 *
 * Roles: merchant.
 */
export const bulkDeleteMembers: runtime.ResourceCall<T.BulkDeleteMembersInput, T.BulkItemsResponse> = { call: calls.bulkDeleteMembers, ids: 'memberIds', max: 100, data: '', results: 'results', invalidates: ['members'] };

/**
 * Delete members by filter
 *
 * Deletes all members that a filter and a search select, as a background job; this cannot be undone. What they wrote goes to the owner of the site, or to `contentAssigneeId`. The call returns at once: a read right after it may still find them.
 *
 * Roles: merchant.
 */
export const bulkDeleteMembersByFilter: runtime.ResourceCall<T.BulkDeleteMembersByFilterInput, T.MembersJobResponse> = { call: calls.bulkDeleteMembersByFilter, data: 'filter', invalidates: ['members'] };

/**
 * Approve members by filter
 *
 * Approves all members that a filter selects, as a background job. Blocked members among them are unblocked too. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const bulkApproveMembers: runtime.ResourceCall<T.BulkApproveMembersInput, T.MembersJobResponse> = { call: calls.bulkApproveMembers, data: 'filter', invalidates: ['members'] };

/**
 * Block members by filter
 *
 * Blocks all members that a filter selects, as a background job, so that they can no longer sign in. The call returns at once: a read right after it may still show the old status.
 *
 * Roles: merchant.
 */
export const bulkBlockMembers: runtime.ResourceCall<T.BulkBlockMembersInput, T.MembersJobResponse> = { call: calls.bulkBlockMembers, data: 'filter', invalidates: ['members'] };

/**
 * Clear the phone numbers of a member
 *
 * Removes all phone numbers from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberPhones: runtime.ResourceCall<T.DeleteMemberPhonesInput, T.MemberResponse> = { call: calls.deleteMemberPhones, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Clear the e-mail addresses of a member
 *
 * Removes all e-mail addresses from the contact details of a member, which an update with an empty list would not do. `loginEmail` stays. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberEmails: runtime.ResourceCall<T.DeleteMemberEmailsInput, T.MemberResponse> = { call: calls.deleteMemberEmails, id: 'id', record: 'member', invalidates: ['members'] };

/**
 * Clear the addresses of a member
 *
 * Removes all addresses from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
 *
 * Roles: member, merchant.
 */
export const deleteMemberAddresses: runtime.ResourceCall<T.DeleteMemberAddressesInput, T.MemberResponse> = { call: calls.deleteMemberAddresses, id: 'id', record: 'member', invalidates: ['members'] };
