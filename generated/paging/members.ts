// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/members.ts';
import type * as T from '../types.ts';

/**
 * List members: page by page, or item by item with `for await`.
 *
 * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
 *
 * Roles: visitor, member, merchant.
 */
export const listMembersPages: Pager<T.ListMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse['members']>[number]> = /* @__PURE__ */ pager(calls.listMembers, { kind: 'offset', request: 'paging', items: 'members', metadata: 'metadata' });

/**
 * Query members: page by page, or item by item with `for await`.
 *
 * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryMembersPages: Pager<T.QueryMembersInput, T.ListMembersResponse, NonNullable<T.ListMembersResponse['members']>[number]> = /* @__PURE__ */ pager(calls.queryMembers, { kind: 'offset', request: 'query.paging', items: 'members', metadata: 'metadata' });
