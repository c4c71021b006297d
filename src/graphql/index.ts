/** GraphQL documents over the one call of the contract, typed by code generators. */
import { graphqlQuery } from '../../generated/operations/graphql.ts';
import type { GraphqlError, GraphqlQueryResponse } from '../../generated/types.ts';
import { availableTransport } from '../core/available-transport.ts';
import type { CallOptions, StoreClient } from '../core/options.ts';
import { refuseInput, StoreError } from '../errors/store-error.ts';
import { asRecord, asText } from '../lib/fields.ts';

/** Options of one GraphQL operation, in addition to those of every call. */
export interface GraphqlOptions extends CallOptions {
  /**
   * Version of the schema. Default `alpha`. A value that would change the path, such as `..`, is rejected as
   * `validation`.
   */
  apiVersion?: string | undefined;
}

/** Result of a GraphQL operation. */
export interface GraphqlResult<Data> {
  /** The requested data, with null where something failed. */
  data: Data;
  /** The errors, with the path to each null in `data`; empty if nothing failed. */
  errors: GraphqlError[];
  /** What the server adds, such as costs. */
  extensions: Readonly<Record<string, unknown>> | undefined;
}

/** A document as an object: a `DocumentNode`, or a string object such as `TypedDocumentString`. */
type DocumentObject =
  | { readonly kind: string; readonly definitions: readonly object[] }
  | { valueOf(): string };

/** A GraphQL document: text, `TypedDocumentString`, `DocumentNode` or `TypedDocumentNode`. */
export type GraphqlDocument<Data, Variables> =
  | string
  | (DocumentObject & {
      /** The types that code generators and gql.tada add; there is no such property at run time. */
      readonly __apiType?: ((variables: Variables) => Data) | undefined;
    });

/** The variables of a document, and the options. The variables are optional if the document requires no variable. */
type GraphqlArguments<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables | undefined, options?: GraphqlOptions | undefined]
    : [variables: Variables, options?: GraphqlOptions | undefined];

/**
 * Runs a GraphQL document. Typed documents (`TypedDocumentNode`, `TypedDocumentString`) type variables and
 * data; a `DocumentNode` requires the package `graphql`, which prints it. If only a part failed, `data` has
 * the rest and `errors` the errors. Without any data, the call fails as `application` with the message and
 * the code of the first error, and all errors in the property `errors` of its `data`. It fails as `system`
 * with the reason `badAnswer` if the response is not a GraphQL response, and otherwise like other calls.
 * Queries are retried like reads, mutations never; subscriptions are rejected as `validation`. Without a client, it
 * fails with the code `NO_CONTEXT`.
 *
 * @example
 * import { createTransport, visitor } from 'storewire';
 * import { graphql } from 'storewire/graphql';
 *
 * const store = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const document = '{ queryCollections(query: {}) { collections { name } } }';
 * const { data } = await graphql<{ queryCollections: { collections: object[] } | null }>(store, document);
 * console.log(data.queryCollections?.collections.length);
 */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  client: StoreClient,
  document: GraphqlDocument<Data, Variables>,
  ...[variables, { apiVersion, ...options } = {}]: GraphqlArguments<NoInfer<Variables>>
): Promise<GraphqlResult<Data>> {
  const transport = availableTransport(client, 'graphql');
  const { info } = graphqlQuery;
  const query = await toDocumentText(document);
  if (variables !== undefined && !asRecord(variables))
    throw refuseInput(info.id, 'variables', 'must be an object');
  const operation = { ...info, read: isQuery(query), check: checkGraphqlResponse };
  const result = await transport.send<GraphqlQueryResponse>(
    operation,
    { apiVersion, query, variables },
    options,
  );
  const { data, extensions } = result.data;
  // some servers return null instead of no errors
  const errors = result.data.errors ?? [];
  const [first] = errors;
  if (!data && first)
    throw new StoreError(first.message, {
      ...result.facts(),
      kind: 'application',
      code: asText(first.extensions?.['code']),
      description: first.message,
      data: { errors },
    });
  return { data: data as Data, errors, extensions: asRecord(extensions) };
}

/** Describes why a response body is not a GraphQL response; undefined if it is one. */
function checkGraphqlResponse(body: unknown): Error | undefined {
  const { data, errors } = body as Record<string, unknown>;
  const list = asList(errors ?? []);
  const hasData = asRecord(data) ?? ((data ?? undefined) === undefined && list?.length);
  return hasData && list?.every(isError)
    ? undefined
    : new TypeError('The response is not a GraphQL response');
}

function isError(value: unknown): boolean | undefined {
  const { message, path, locations } = asRecord(value) ?? {};
  return (
    typeof message === 'string' &&
    asList(path ?? []) !== undefined &&
    asList(locations ?? [])?.every(asRecord)
  );
}

const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/**
 * The text of a document. A `DocumentNode` is printed even if it has the text that it was parsed from:
 * transforms and fragments that are used twice keep that text.
 */
async function toDocumentText(document: string | DocumentObject | undefined): Promise<string> {
  const isNode = asList(asRecord(document)?.['definitions']) !== undefined;
  const text: unknown = isNode ? await print(document) : document?.valueOf();
  if (typeof text !== 'string' || !/\S/.test(text)) throw rejectDocument();
  return text;
}

async function print(document: unknown): Promise<string> {
  const printer = await loadPrinter();
  try {
    return printer.print(document as Parameters<typeof printer.print>[0]);
  } catch (cause) {
    throw rejectDocument(cause);
  }
}

/** For bundlers, a package may be missing only if its import is inside `try`. */
async function loadPrinter() {
  try {
    return await import('graphql');
  } catch (cause) {
    throw new TypeError('A document that is not a string requires the package graphql', { cause });
  }
}

const rejectDocument = (cause?: unknown): StoreError =>
  refuseInput(graphqlQuery.info.id, 'query', 'must be a GraphQL document', cause);

/** Whether a document only reads, so that it may be repeated; false in doubt. Throws for a subscription. */
function isQuery(text: string): boolean {
  const types = readDefinitions(text).filter((type) => type !== 'fragment');
  if (types.includes('subscription'))
    throw refuseInput(graphqlQuery.info.id, 'query', 'must not be a subscription');
  return types.length > 0 && types.every((type) => type === 'query');
}

/** The first keyword of each definition. The document is not validated: that is up to the server. */
function readDefinitions(text: string): string[] {
  const tokens = /#[^\n\r]*|"|[@{}()[\]]|\w+/g;
  const definitions: string[] = [];
  let depth = 0;
  let isInside = false;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match;
    if (token === '"') {
      const end = findEndOfString(text, match.index);
      if (end === undefined) return [...definitions, 'unterminated string'];
      tokens.lastIndex = end;
    } else if (!token.startsWith('#')) {
      if (!isInside) definitions.push(token === '{' ? 'query' : token);
      isInside = true;
      if ('{(['.includes(token)) depth++;
      if ('})]'.includes(token)) depth--;
      if (token === '}' && depth === 0) isInside = false;
    }
  }
  return definitions;
}

/** Where the string that starts at `start` ends; undefined if it does not. */
function findEndOfString(text: string, start: number): number | undefined {
  const isBlock = text.startsWith('"""', start);
  const ends = isBlock ? /\\"""|"""/g : /\\.|["\n\r]/g;
  ends.lastIndex = start + (isBlock ? 3 : 1);
  for (let match = ends.exec(text); match; match = ends.exec(text)) {
    if (match[0].startsWith('"')) return ends.lastIndex;
    if (/[\n\r]/.test(match[0])) return undefined;
  }
  return undefined;
}
