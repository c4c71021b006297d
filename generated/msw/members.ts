// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/members.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const updateMySlugHandler: ExampleHandler<T.UpdateMySlugInput, T.MemberResponse, keyof typeof examples.errors8 | "typical" | "full" | "minimal" | "SLUG_ALREADY_EXISTS"> = /* @__PURE__ */ exampleHandler(calls.updateMySlug, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors8, "SLUG_ALREADY_EXISTS": { status: 409, body: examples.applicationError("SLUG_ALREADY_EXISTS", "Another member of the site has this slug.") } }));

export const updateMemberSlugHandler: ExampleHandler<T.UpdateMemberSlugInput, T.MemberResponse, keyof typeof examples.errors7 | "typical" | "full" | "minimal" | "SLUG_ALREADY_EXISTS"> = /* @__PURE__ */ exampleHandler(calls.updateMemberSlug, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors7, "SLUG_ALREADY_EXISTS": { status: 409, body: examples.applicationError("SLUG_ALREADY_EXISTS", "Another member of the site has this slug.") } }));

export const joinCommunityHandler: ExampleHandler<T.JoinCommunityInput, T.MemberResponse, keyof typeof examples.errors11 | "typical" | "full" | "minimal" | "COMMUNITY_JOIN_IMPOSSIBLE"> = /* @__PURE__ */ exampleHandler(calls.joinCommunity, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors11, "COMMUNITY_JOIN_IMPOSSIBLE": { status: 428, body: examples.applicationError("COMMUNITY_JOIN_IMPOSSIBLE", "This member cannot join the community, for example because the site has none.") } }));

export const leaveCommunityHandler: ExampleHandler<T.LeaveCommunityInput, T.MemberResponse, keyof typeof examples.errors5 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.leaveCommunity, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors5 }));

export const getMyMemberHandler: ExampleHandler<T.GetMyMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.getMyMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3, "NOT_FOUND": { status: 404, body: examples.applicationError("NOT_FOUND", "The token belongs to no member, for example to a visitor or to an account that is gone.") } }));

export const deleteMyMemberHandler: ExampleHandler<T.DeleteMyMemberInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMyMember, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const getMemberHandler: ExampleHandler<T.GetMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal" | "MEMBER_TO_MEMBER_BLOCKED"> = /* @__PURE__ */ exampleHandler(calls.getMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3, "MEMBER_TO_MEMBER_BLOCKED": { status: 404, body: examples.applicationError("MEMBER_TO_MEMBER_BLOCKED", "The calling member has blocked this member.") } }));

export const deleteMemberHandler: ExampleHandler<T.DeleteMemberInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMember, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateMemberHandler: ExampleHandler<T.UpdateMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const listMembersHandler: ExampleHandler<T.ListMembersInput, T.ListMembersResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listMembers, { "typical": examples.ListMembersResponseTypical, "full": examples.ListMembersResponseFull, "minimal": examples.ListMembersResponseMinimal }, () => ({ ...examples.errors }));

export const createMemberHandler: ExampleHandler<T.CreateMemberInput, T.MemberResponse, keyof typeof examples.errors8 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors8 }));

export const queryMembersHandler: ExampleHandler<T.QueryMembersInput, T.ListMembersResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryMembers, { "typical": examples.ListMembersResponseTypical, "full": examples.ListMembersResponseFull, "minimal": examples.ListMembersResponseMinimal }, () => ({ ...examples.errors }));

export const muteMemberHandler: ExampleHandler<T.MuteMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.muteMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const unmuteMemberHandler: ExampleHandler<T.UnmuteMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.unmuteMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const approveMemberHandler: ExampleHandler<T.ApproveMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.approveMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const blockMemberHandler: ExampleHandler<T.BlockMemberInput, T.MemberResponse, keyof typeof examples.errors4 | "typical" | "full" | "minimal" | "MEMBER_SELF_BLOCK_FORBIDDEN" | "OWNER_MEMBER_BLOCK_FORBIDDEN" | "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN"> = /* @__PURE__ */ exampleHandler(calls.blockMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors4, "MEMBER_SELF_BLOCK_FORBIDDEN": { status: 400, body: examples.applicationError("MEMBER_SELF_BLOCK_FORBIDDEN", "Callers cannot block themselves.") }, "OWNER_MEMBER_BLOCK_FORBIDDEN": { status: 400, body: examples.applicationError("OWNER_MEMBER_BLOCK_FORBIDDEN", "The owner of the site cannot be blocked.") }, "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN": { status: 428, body: examples.applicationError("ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN", "The member has a running subscription; end it first.") } }));

export const disconnectMemberHandler: ExampleHandler<T.DisconnectMemberInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.disconnectMember, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkDeleteMembersHandler: ExampleHandler<T.BulkDeleteMembersInput, T.BulkItemsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteMembers, { "typical": examples.bulkDeleteMembersTypical, "full": examples.BulkItemsResponseFull, "minimal": examples.BulkItemsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkDeleteMembersByFilterHandler: ExampleHandler<T.BulkDeleteMembersByFilterInput, T.MembersJobResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteMembersByFilter, { "typical": examples.MembersJobResponseTypical, "minimal": examples.MembersJobResponseMinimal }, () => ({ ...examples.errors }));

export const bulkApproveMembersHandler: ExampleHandler<T.BulkApproveMembersInput, T.MembersJobResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkApproveMembers, { "typical": examples.MembersJobResponseTypical, "minimal": examples.MembersJobResponseMinimal }, () => ({ ...examples.errors }));

export const bulkBlockMembersHandler: ExampleHandler<T.BulkBlockMembersInput, T.MembersJobResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkBlockMembers, { "typical": examples.MembersJobResponseTypical, "minimal": examples.MembersJobResponseMinimal }, () => ({ ...examples.errors }));

export const deleteMemberPhonesHandler: ExampleHandler<T.DeleteMemberPhonesInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberPhones, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteMemberEmailsHandler: ExampleHandler<T.DeleteMemberEmailsInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberEmails, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteMemberAddressesHandler: ExampleHandler<T.DeleteMemberAddressesInput, T.MemberResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberAddresses, { "typical": examples.MemberResponseTypical, "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors3 }));
