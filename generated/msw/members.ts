// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/members.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const updateMySlugHandler: ExampleHandler<T.UpdateMySlugInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal" | "SLUG_ALREADY_EXISTS"> = /* @__PURE__ */ exampleHandler(calls.updateMySlug, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors, "SLUG_ALREADY_EXISTS": { status: 409, body: examples.applicationError("SLUG_ALREADY_EXISTS", "Another member of the site has this slug.") } }));

export const updateMemberSlugHandler: ExampleHandler<T.UpdateMemberSlugInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal" | "SLUG_ALREADY_EXISTS"> = /* @__PURE__ */ exampleHandler(calls.updateMemberSlug, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors, "SLUG_ALREADY_EXISTS": { status: 409, body: examples.applicationError("SLUG_ALREADY_EXISTS", "Another member of the site has this slug.") } }));

export const joinCommunityHandler: ExampleHandler<T.JoinCommunityInput, T.MemberResponse, keyof typeof examples.errors2 | "full" | "minimal" | "COMMUNITY_JOIN_IMPOSSIBLE"> = /* @__PURE__ */ exampleHandler(calls.joinCommunity, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors2, "COMMUNITY_JOIN_IMPOSSIBLE": { status: 428, body: examples.applicationError("COMMUNITY_JOIN_IMPOSSIBLE", "This member cannot join the community, for example because the site has none.") } }));

export const leaveCommunityHandler: ExampleHandler<T.LeaveCommunityInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.leaveCommunity, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const getMyMemberHandler: ExampleHandler<T.GetMyMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal" | "NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.getMyMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors, "NOT_FOUND": { status: 404, body: examples.applicationError("NOT_FOUND", "The token belongs to no member, for example to a visitor or to an account that is gone.") } }));

export const deleteMyMemberHandler: ExampleHandler<T.DeleteMyMemberInput, T.EmptyResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMyMember, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const getMemberHandler: ExampleHandler<T.GetMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal" | "MEMBER_TO_MEMBER_BLOCKED"> = /* @__PURE__ */ exampleHandler(calls.getMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors, "MEMBER_TO_MEMBER_BLOCKED": { status: 404, body: examples.applicationError("MEMBER_TO_MEMBER_BLOCKED", "The calling member has blocked this member.") } }));

export const deleteMemberHandler: ExampleHandler<T.DeleteMemberInput, T.EmptyResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMember, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const updateMemberHandler: ExampleHandler<T.UpdateMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const listMembersHandler: ExampleHandler<T.ListMembersInput, T.ListMembersResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listMembers, { "full": examples.ListMembersResponseFull, "minimal": examples.ListMembersResponseMinimal }, () => ({ ...examples.errors }));

export const createMemberHandler: ExampleHandler<T.CreateMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const queryMembersHandler: ExampleHandler<T.QueryMembersInput, T.ListMembersResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryMembers, { "full": examples.ListMembersResponseFull, "minimal": examples.ListMembersResponseMinimal }, () => ({ ...examples.errors }));

export const muteMemberHandler: ExampleHandler<T.MuteMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.muteMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const unmuteMemberHandler: ExampleHandler<T.UnmuteMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.unmuteMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const approveMemberHandler: ExampleHandler<T.ApproveMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.approveMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const blockMemberHandler: ExampleHandler<T.BlockMemberInput, T.MemberResponse, keyof typeof examples.errors2 | "full" | "minimal" | "MEMBER_SELF_BLOCK_FORBIDDEN" | "OWNER_MEMBER_BLOCK_FORBIDDEN" | "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN"> = /* @__PURE__ */ exampleHandler(calls.blockMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors2, "MEMBER_SELF_BLOCK_FORBIDDEN": { status: 400, body: examples.applicationError("MEMBER_SELF_BLOCK_FORBIDDEN", "Callers cannot block themselves.") }, "OWNER_MEMBER_BLOCK_FORBIDDEN": { status: 400, body: examples.applicationError("OWNER_MEMBER_BLOCK_FORBIDDEN", "The owner of the site cannot be blocked.") }, "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN": { status: 428, body: examples.applicationError("ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN", "The member has a running subscription; end it first.") } }));

export const disconnectMemberHandler: ExampleHandler<T.DisconnectMemberInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.disconnectMember, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const bulkDeleteMembersHandler: ExampleHandler<T.BulkDeleteMembersInput, T.BulkDeleteMembersResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteMembers, { "full": examples.BulkDeleteMembersResponseFull, "minimal": examples.BulkDeleteMembersResponseMinimal }, () => ({ ...examples.errors }));

export const bulkDeleteMembersByFilterHandler: ExampleHandler<T.BulkDeleteMembersByFilterInput, T.BulkDeleteMembersByFilterResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteMembersByFilter, { "full": examples.BulkDeleteMembersByFilterResponseFull, "minimal": examples.BulkDeleteMembersByFilterResponseMinimal }, () => ({ ...examples.errors }));

export const bulkApproveMembersHandler: ExampleHandler<T.BulkApproveMembersInput, T.BulkDeleteMembersByFilterResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkApproveMembers, { "full": examples.BulkDeleteMembersByFilterResponseFull, "minimal": examples.BulkDeleteMembersByFilterResponseMinimal }, () => ({ ...examples.errors }));

export const bulkBlockMembersHandler: ExampleHandler<T.BulkBlockMembersInput, T.BulkDeleteMembersByFilterResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkBlockMembers, { "full": examples.BulkDeleteMembersByFilterResponseFull, "minimal": examples.BulkDeleteMembersByFilterResponseMinimal }, () => ({ ...examples.errors }));

export const deleteMemberPhonesHandler: ExampleHandler<T.DeleteMemberPhonesInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberPhones, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const deleteMemberEmailsHandler: ExampleHandler<T.DeleteMemberEmailsInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberEmails, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));

export const deleteMemberAddressesHandler: ExampleHandler<T.DeleteMemberAddressesInput, T.MemberResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteMemberAddresses, { "full": examples.MemberResponseFull, "minimal": examples.MemberResponseMinimal }, () => ({ ...examples.errors }));
