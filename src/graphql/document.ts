import { asRecord } from '../errors/normalise.ts';
import { refuseInput, type StoreError } from '../errors/store-error.ts';

/** Says what a document asks for and answers with. Code generators and gql.tada put it on theirs; it is never there at run time. */
export interface DocumentTypes<Data, Variables> {
  /** Holds both types. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

/** A document in parts, as `gql` and code generators make it. */
export interface DocumentTree {
  /** Always `Document`. */
  readonly kind: string;
  /** Operations and fragments. */
  readonly definitions: readonly object[];
}

/** A document as text with types, as code generators make it. */
export interface DocumentText {
  /** The text. */
  valueOf(): string;
}

/** A GraphQL document: text, `TypedDocumentString`, `DocumentNode` or `TypedDocumentNode`. */
export type GraphqlDocument<Data, Variables> = string | (DocumentTypes<Data, Variables> & (DocumentTree | DocumentText));

/**
 * The text of a document. One in parts is printed even when it remembers the text that it was parsed from: transforms and fragments
 * that are used twice leave that behind.
 */
export async function toText(operation: string, document: DocumentTree | DocumentText | undefined): Promise<string> {
  const text: unknown = Array.isArray(asRecord(document)?.['definitions']) ? await print(operation, document) : document?.valueOf();
  if (typeof text !== 'string' || !/\S/.test(text)) throw refuse(operation);
  return text;
}

async function print(operation: string, document: unknown): Promise<string> {
  const graphql = await loadGraphql();
  try {
    return graphql.print(document as Parameters<typeof graphql.print>[0]);
  } catch (cause) {
    throw refuse(operation, cause);
  }
}

/** Bundlers take a package for one that may be missing only where its import stands in `try`. */
async function loadGraphql() {
  try {
    return await import('graphql');
  } catch (cause) {
    throw new TypeError('A document that is not text needs the package graphql', { cause });
  }
}

const refuse = (operation: string, cause?: unknown): StoreError => refuseInput(operation, 'query', 'must be a GraphQL document', cause);
