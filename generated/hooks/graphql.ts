// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, type ActionHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/graphql.ts';
import type * as T from '../types.ts';

/** Run a GraphQL operation. */
export const useGraphqlQueryAction: ActionHook<T.GraphqlQueryInput, T.GraphqlQueryResponse> = /* @__PURE__ */ actionHook(calls.graphqlQuery);
