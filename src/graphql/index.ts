/** GraphQL against the platform, typed by the documents that code generators make. */
export type { DocumentText, DocumentTree, DocumentTypes, GraphqlDocument } from './document.ts';
export { type BoundGraphql, type GraphqlArguments, type GraphqlOptions, type GraphqlResult, graphql } from './graphql.ts';
