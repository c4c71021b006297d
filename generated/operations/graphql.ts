// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Run a GraphQL operation
 *
 * Runs a GraphQL document against one version of the schema. The answer is 200 even when parts failed, so look at `errors`; any other status means that nothing ran. No cached read of another call goes stale by itself, whatever a mutation changes.
 *
 * Roles: visitor, member, merchant.
 */
export const graphqlQuery: runtime.Operation<T.GraphqlQueryInput, T.GraphqlQueryResponse> = /* @__PURE__ */ runtime.operation('graphql.graphqlQuery', 'POST', '/graphql/{apiVersion}', { allowedRoles: 'visitor member merchant', prepare: /* @__PURE__ */ runtime.withDefaults({ apiVersion: 'alpha' }) });
