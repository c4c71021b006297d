// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /members/v1/members/my/slug`: Change the slug of the signed-in member. Responds with the example `typical` by default. */
export const updateMySlugHandler: runtime.ExampleHandler<T.UpdateMySlugInput, T.MemberResponse, keyof typeof examples.errors9 | 'typical' | 'full' | 'SLUG_ALREADY_EXISTS'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.updateMySlug', method: 'POST', path: '/members/v1/members/my/slug' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors9, SLUG_ALREADY_EXISTS: examples.applicationError(409, 'SLUG_ALREADY_EXISTS', 'This name is taken. Choose another one.') }));

/** Mocks `POST /members/v1/members/{id}/slug`: Change the slug of a member. Responds with the example `typical` by default. */
export const updateMemberSlugHandler: runtime.ExampleHandler<T.UpdateMemberSlugInput, T.MemberResponse, keyof typeof examples.errors8 | 'typical' | 'full' | 'SLUG_ALREADY_EXISTS'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.updateMemberSlug', method: 'POST', path: '/members/v1/members/:id/slug' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors8, SLUG_ALREADY_EXISTS: examples.applicationError(409, 'SLUG_ALREADY_EXISTS', 'This name is taken. Choose another one.') }));

/** Mocks `POST /members/v1/members/join-community`: Join the community of the site. Responds with the example `typical` by default. */
export const joinCommunityHandler: runtime.ExampleHandler<T.JoinCommunityInput, T.MemberResponse, keyof typeof examples.errors17 | 'typical' | 'full' | 'COMMUNITY_JOIN_IMPOSSIBLE'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.joinCommunity', method: 'POST', path: '/members/v1/members/join-community' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors17, COMMUNITY_JOIN_IMPOSSIBLE: examples.applicationError(428, 'COMMUNITY_JOIN_IMPOSSIBLE', 'You cannot join the community of this site. Contact the shop.') }));

/** Mocks `POST /members/v1/members/leave-community`: Leave the community of the site. Responds with the example `typical` by default. */
export const leaveCommunityHandler: runtime.ExampleHandler<T.LeaveCommunityInput, T.MemberResponse, keyof typeof examples.errors5 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.leaveCommunity', method: 'POST', path: '/members/v1/members/leave-community' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors5 }));

/** Mocks `GET /members/v1/members/my`: Get the signed-in member. Responds with the example `typical` by default. */
export const getMyMemberHandler: runtime.ExampleHandler<T.GetMyMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.getMyMember', method: 'GET', path: '/members/v1/members/my', input: { query: { fieldsets: 'strings' } } }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3, NOT_FOUND: examples.applicationError(404, 'NOT_FOUND', 'There is no account for this session. Sign in again.') }));

/** Mocks `DELETE /members/v1/members/my`: Delete the signed-in member. Responds with the example `typical` by default. */
export const deleteMyMemberHandler: runtime.ExampleHandler<T.DeleteMyMemberInput, T.EmptyResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.deleteMyMember', method: 'DELETE', path: '/members/v1/members/my' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `GET /members/v1/members/{id}`: Get a member. Responds with the example `typical` by default. */
export const getMemberHandler: runtime.ExampleHandler<T.GetMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'MEMBER_TO_MEMBER_BLOCKED'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.getMember', method: 'GET', path: '/members/v1/members/:id', input: { query: { fieldsets: 'strings' } } }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3, MEMBER_TO_MEMBER_BLOCKED: examples.applicationError(404, 'MEMBER_TO_MEMBER_BLOCKED', 'You have blocked this member. Unblock the member to see the profile.') }));

/** Mocks `DELETE /members/v1/members/{id}`: Delete a member. Responds with the example `typical` by default. */
export const deleteMemberHandler: runtime.ExampleHandler<T.DeleteMemberInput, T.EmptyResponse, keyof typeof examples.errors3 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.deleteMember', method: 'DELETE', path: '/members/v1/members/:id' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors3 }));

/** Mocks `PATCH /members/v1/members/{id}`: Update a member. Responds with the example `typical` by default. */
export const updateMemberHandler: runtime.ExampleHandler<T.UpdateMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.updateMember', method: 'PATCH', path: '/members/v1/members/:id' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `GET /members/v1/members`: List members. Responds with the example `typical` by default. */
export const listMembersHandler: runtime.ExampleHandler<T.ListMembersInput, T.ListMembersResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.listMembers', method: 'GET', path: '/members/v1/members' }, { typical: examples.ListMembersResponseTypical, full: examples.ListMembersResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /members/v1/members`: Create a member. Responds with the example `typical` by default. */
export const createMemberHandler: runtime.ExampleHandler<T.CreateMemberInput, T.MemberResponse, keyof typeof examples.errors9 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.createMember', method: 'POST', path: '/members/v1/members' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors9 }));

/** Mocks `POST /members/v1/members/query`: Query members. Responds with the example `typical` by default. */
export const queryMembersHandler: runtime.ExampleHandler<T.QueryMembersInput, T.ListMembersResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.queryMembers', method: 'POST', path: '/members/v1/members/query' }, { typical: examples.ListMembersResponseTypical, full: examples.ListMembersResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /members/v1/members/{id}/mute`: Mute a member. Responds with the example `typical` by default. */
export const muteMemberHandler: runtime.ExampleHandler<T.MuteMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.muteMember', method: 'POST', path: '/members/v1/members/:id/mute' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /members/v1/members/{id}/unmute`: Unmute a member. Responds with the example `typical` by default. */
export const unmuteMemberHandler: runtime.ExampleHandler<T.UnmuteMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.unmuteMember', method: 'POST', path: '/members/v1/members/:id/unmute' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /members/v1/members/{id}/approve`: Approve a member. Responds with the example `typical` by default. */
export const approveMemberHandler: runtime.ExampleHandler<T.ApproveMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.approveMember', method: 'POST', path: '/members/v1/members/:id/approve' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /members/v1/members/{id}/block`: Block a member. Responds with the example `typical` by default. */
export const blockMemberHandler: runtime.ExampleHandler<T.BlockMemberInput, T.MemberResponse, keyof typeof examples.errors4 | 'typical' | 'full' | 'MEMBER_SELF_BLOCK_FORBIDDEN' | 'OWNER_MEMBER_BLOCK_FORBIDDEN' | 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.blockMember', method: 'POST', path: '/members/v1/members/:id/block' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors4, MEMBER_SELF_BLOCK_FORBIDDEN: examples.applicationError(400, 'MEMBER_SELF_BLOCK_FORBIDDEN', 'You cannot block yourself.'), OWNER_MEMBER_BLOCK_FORBIDDEN: examples.applicationError(400, 'OWNER_MEMBER_BLOCK_FORBIDDEN', 'The owner of the site cannot be blocked.'), ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: examples.applicationError(428, 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', 'This member has a running subscription. End it first, then block the member.') }));

/** Mocks `POST /members/v1/members/{id}/disconnect`: Disconnect a member. Responds with the example `typical` by default. */
export const disconnectMemberHandler: runtime.ExampleHandler<T.DisconnectMemberInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.disconnectMember', method: 'POST', path: '/members/v1/members/:id/disconnect' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /members/v1/members/bulk/delete`: Delete several members. Responds with the example `typical` by default. */
export const bulkDeleteMembersHandler: runtime.ExampleHandler<T.BulkDeleteMembersInput, T.BulkItemsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.bulkDeleteMembers', method: 'POST', path: '/members/v1/members/bulk/delete' }, { typical: examples.bulkDeleteMembersTypical, full: examples.BulkItemsResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /members/v1/members/bulk/delete-by-filter`: Delete members by filter. Responds with the example `typical` by default. */
export const bulkDeleteMembersByFilterHandler: runtime.ExampleHandler<T.BulkDeleteMembersByFilterInput, T.MembersJobResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.bulkDeleteMembersByFilter', method: 'POST', path: '/members/v1/members/bulk/delete-by-filter' }, { typical: examples.MembersJobResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /members/v1/members/bulk/approve-by-filter`: Approve members by filter. Responds with the example `typical` by default. */
export const bulkApproveMembersHandler: runtime.ExampleHandler<T.BulkApproveMembersInput, T.MembersJobResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.bulkApproveMembers', method: 'POST', path: '/members/v1/members/bulk/approve-by-filter' }, { typical: examples.MembersJobResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /members/v1/members/bulk/block-by-filter`: Block members by filter. Responds with the example `typical` by default. */
export const bulkBlockMembersHandler: runtime.ExampleHandler<T.BulkBlockMembersInput, T.MembersJobResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.bulkBlockMembers', method: 'POST', path: '/members/v1/members/bulk/block-by-filter' }, { typical: examples.MembersJobResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `DELETE /members/v1/members/{id}/phones`: Clear the phone numbers of a member. Responds with the example `typical` by default. */
export const deleteMemberPhonesHandler: runtime.ExampleHandler<T.DeleteMemberPhonesInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.deleteMemberPhones', method: 'DELETE', path: '/members/v1/members/:id/phones' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `DELETE /members/v1/members/{id}/emails`: Clear the e-mail addresses of a member. Responds with the example `typical` by default. */
export const deleteMemberEmailsHandler: runtime.ExampleHandler<T.DeleteMemberEmailsInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.deleteMemberEmails', method: 'DELETE', path: '/members/v1/members/:id/emails' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `DELETE /members/v1/members/{id}/addresses`: Clear the addresses of a member. Responds with the example `typical` by default. */
export const deleteMemberAddressesHandler: runtime.ExampleHandler<T.DeleteMemberAddressesInput, T.MemberResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'members.deleteMemberAddresses', method: 'DELETE', path: '/members/v1/members/:id/addresses' }, { typical: examples.MemberResponseTypical, full: examples.MemberResponseFull }, () => ({ ...examples.errors3 }));
