// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from "../../src/runtime/index.ts";
import * as calls from '../operations/members.ts';
import type * as T from '../types.ts';

/** List members: page by page, or item by item with `for await`. */
export const listMembersPages: Pager<T.ListMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse["members"]>[number]> = /* @__PURE__ */ pager(calls.listMembers, {"kind":"offset","request":"paging","items":"members","metadata":"metadata"});

/** Query members: page by page, or item by item with `for await`. */
export const queryMembersPages: Pager<T.QueryMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse["members"]>[number]> = /* @__PURE__ */ pager(calls.queryMembers, {"kind":"offset","request":"query.paging","items":"members","metadata":"metadata"});
