/** How documents type variables and data. Compiled, never run. */
import { type DocumentNode, print } from 'graphql';
import { expectTypeOf } from 'vitest';
import { type GraphqlError, type GraphqlResult, graphql, type StoreClient } from '../../src/index.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
interface Product {
  product: { name: string } | null;
}
interface Site {
  site: { name: string };
}

/** As code generators type documents. */
interface DocumentTypeDecoration<TResult, TVariables> {
  __apiType?: (variables: TVariables) => TResult;
}
interface TypedDocumentNode<TResult, TVariables>
  extends DocumentNode,
    DocumentTypeDecoration<TResult, TVariables> {}

declare const transport: StoreClient;
declare const product: TypedDocumentNode<Product, Exact<{ id: string; language?: string | null }>>;
declare const optional: TypedDocumentNode<Site, Exact<{ language?: string | null }>>;
declare const site: TypedDocumentNode<Site, Exact<{ [key: string]: never }>>;
declare const untyped: DocumentNode;

/** As the client preset of GraphQL Code Generator writes it. */
declare class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  __meta__?: Record<string, unknown> | undefined;
  override toString(): string & DocumentTypeDecoration<TResult, TVariables>;
}
declare const text: TypedDocumentString<Product, Exact<{ id: string }>>;

// data and errors have the types of the document
expectTypeOf(graphql(transport, product, { id: 'm1' })).toEqualTypeOf<Promise<GraphqlResult<Product>>>();
expectTypeOf<GraphqlResult<Product>['data']>().toEqualTypeOf<Product>();
expectTypeOf<GraphqlResult<Product>['errors']>().toEqualTypeOf<GraphqlError[]>();
expectTypeOf(graphql(transport, text, { id: 'm1' })).toEqualTypeOf<Promise<GraphqlResult<Product>>>();
expectTypeOf(graphql(transport, text.toString(), { id: 'm1' })).toEqualTypeOf<
  Promise<GraphqlResult<Product>>
>();

// variables are required exactly when the document requires one
void graphql(transport, site);
void graphql(transport, site, {});
void graphql(transport, site, undefined, { apiVersion: 'v2' });
void graphql(transport, optional);
void graphql(transport, optional, { language: 'fr' }, { apiVersion: undefined, read: true });
void graphql(transport, optional, {}, { print });
// @ts-expect-error the id is required
void graphql(transport, product);
// @ts-expect-error and is not undefined
void graphql(transport, product, undefined);
// @ts-expect-error the id is required among others
void graphql(transport, product, { language: 'fr' });
// @ts-expect-error a variable that the document does not have
void graphql(transport, product, { id: 'm1', size: 2 });
// @ts-expect-error a variable of another type
void graphql(transport, text, { id: 1 });
// @ts-expect-error a document without variables takes none
void graphql(transport, site, { id: 'm1' });

// without types data is known to be an object, unless it is said what it is
expectTypeOf(graphql(transport, '{ site { name } }')).toEqualTypeOf<
  Promise<GraphqlResult<Record<string, unknown>>>
>();
expectTypeOf(graphql(transport, untyped, { id: 'm1' })).toEqualTypeOf<
  Promise<GraphqlResult<Record<string, unknown>>>
>();
expectTypeOf(graphql<Site>(transport, '{ site { name } }', { any: 1 })).toEqualTypeOf<
  Promise<GraphqlResult<Site>>
>();
// @ts-expect-error no document
void graphql(transport, 5);
// @ts-expect-error no document
void graphql(transport, {});
// @ts-expect-error not an option
void graphql(transport, site, {}, { version: 'v2' });
