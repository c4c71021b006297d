// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/graphql.ts';

import type {
  GraphqlQueryInput,
  GraphqlQueryResponse
} from '../types.ts';



/**
 * Run a GraphQL operation
 *
 * Runs a GraphQL document against one version of the schema. The answer is 200 even when parts failed, so look at `errors`; any other status means that nothing ran. No cached read of another call goes stale by itself, whatever a mutation changes.
 *
 * Roles: visitor, member, merchant.
 */
export const useGraphqlQueryAction: ActionHook<GraphqlQueryInput, GraphqlQueryResponse> = /* @__PURE__ */ actionHook(calls.graphqlQuery);
