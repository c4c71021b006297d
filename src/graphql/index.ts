/** GraphQL documents over the one call of the contract, typed by code generators. */
export {
  type BoundGraphql,
  type GraphqlArguments,
  type GraphqlDocument,
  type GraphqlOptions,
  type GraphqlResult,
  graphql,
} from './graphql.ts';
