// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Run a GraphQL operation
 *
 * Runs a GraphQL document against one version of the schema. The answer is 200 even when parts failed, so look at `errors`; any other status means that nothing ran. No cached read of another call goes stale by itself, whatever a mutation changes.
 *
 * Roles: visitor, member, merchant.
 */
export const graphqlQuery: runtime.ResourceCall<T.GraphqlQueryInput, T.GraphqlQueryResponse> = { call: calls.graphqlQuery, id: 'apiVersion', data: '' };
