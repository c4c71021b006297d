// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /graphql/{apiVersion}`: Run a GraphQL operation. Responds with the example `typical` by default. */
export const graphqlQueryHandler: runtime.ExampleHandler<T.GraphqlQueryInput, T.GraphqlQueryResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'graphql.graphqlQuery', method: 'POST', path: '/graphql/:apiVersion' }, { typical: examples.GraphqlQueryResponseTypical, full: examples.GraphqlQueryResponseFull }, () => ({ ...examples.errors3 }));
