// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, type ActionHook, type ListHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/members.ts';
import type * as T from '../types.ts';

/** Change the slug of the signed-in member. */
export const useUpdateMySlugAction: ActionHook<T.UpdateMySlugInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMySlug, ["members"]);

/** Change the slug of a member. */
export const useUpdateMemberSlugAction: ActionHook<T.UpdateMemberSlugInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMemberSlug, ["members"]);

/** Join the community of the site. */
export const useJoinCommunityAction: ActionHook<T.JoinCommunityInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.joinCommunity, ["members"]);

/** Leave the community of the site. */
export const useLeaveCommunityAction: ActionHook<T.LeaveCommunityInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.leaveCommunity, ["members"]);

/** Get the signed-in member. */
export const useGetMyMember: ReadHook<T.GetMyMemberInput, T.MemberResponse> = /* @__PURE__ */ readHook(calls.getMyMember);

/** Delete the signed-in member. */
export const useDeleteMyMemberAction: ActionHook<T.DeleteMyMemberInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteMyMember, ["members"]);

/** Get a member. */
export const useGetMember: ReadHook<T.GetMemberInput, T.MemberResponse> = /* @__PURE__ */ readHook(calls.getMember);

/** Delete a member. */
export const useDeleteMemberAction: ActionHook<T.DeleteMemberInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteMember, ["members"], ["members.getMember","id"]);

/** Update a member. */
export const useUpdateMemberAction: ActionHook<T.UpdateMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.updateMember, ["members"]);

/** List members. */
export const useListMembers: ReadHook<T.ListMembersInput, T.ListMembersResponse> = /* @__PURE__ */ readHook(calls.listMembers);

/** List members. */
export const useListMembersInfinite: ListHook<T.ListMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse["members"]>[number]> = /* @__PURE__ */ listHook(calls.listMembers, {"kind":"offset","request":"paging","items":"members","metadata":"metadata"});

/** Create a member. */
export const useCreateMemberAction: ActionHook<T.CreateMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.createMember, ["members"]);

/** Query members. */
export const useQueryMembers: ReadHook<T.QueryMembersInput, T.ListMembersResponse> = /* @__PURE__ */ readHook(calls.queryMembers);

/** Query members. */
export const useQueryMembersInfinite: ListHook<T.QueryMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse["members"]>[number]> = /* @__PURE__ */ listHook(calls.queryMembers, {"kind":"offset","request":"query.paging","items":"members","metadata":"metadata"});

/** Mute a member. */
export const useMuteMemberAction: ActionHook<T.MuteMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.muteMember, ["members"]);

/** Unmute a member. */
export const useUnmuteMemberAction: ActionHook<T.UnmuteMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.unmuteMember, ["members"]);

/** Approve a member. */
export const useApproveMemberAction: ActionHook<T.ApproveMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.approveMember, ["members"]);

/** Block a member. */
export const useBlockMemberAction: ActionHook<T.BlockMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.blockMember, ["members"]);

/** Disconnect a member. */
export const useDisconnectMemberAction: ActionHook<T.DisconnectMemberInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.disconnectMember, ["members"]);

/** Delete several members. */
export const useBulkDeleteMembersAction: ActionHook<T.BulkDeleteMembersInput, T.BulkItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteMembers, ["members"]);

/** Delete members by filter. */
export const useBulkDeleteMembersByFilterAction: ActionHook<T.BulkDeleteMembersByFilterInput, T.MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteMembersByFilter, ["members"]);

/** Approve members by filter. */
export const useBulkApproveMembersAction: ActionHook<T.BulkApproveMembersInput, T.MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkApproveMembers, ["members"]);

/** Block members by filter. */
export const useBulkBlockMembersAction: ActionHook<T.BulkBlockMembersInput, T.MembersJobResponse> = /* @__PURE__ */ actionHook(calls.bulkBlockMembers, ["members"]);

/** Clear the phone numbers of a member. */
export const useDeleteMemberPhonesAction: ActionHook<T.DeleteMemberPhonesInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberPhones, ["members"]);

/** Clear the e-mail addresses of a member. */
export const useDeleteMemberEmailsAction: ActionHook<T.DeleteMemberEmailsInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberEmails, ["members"]);

/** Clear the addresses of a member. */
export const useDeleteMemberAddressesAction: ActionHook<T.DeleteMemberAddressesInput, T.MemberResponse> = /* @__PURE__ */ actionHook(calls.deleteMemberAddresses, ["members"]);
