/** GraphQL documents over the one call of the contract, typed by code generators. */
import { NEXT_STEP } from '#hints';
import { graphqlQuery } from '../generated/operations/graphql.ts';
import type { GraphqlError, GraphqlQueryResponse } from '../generated/types.ts';
import { type CallContext, type CallOptions, type StoreClient, TRANSPORT } from './core/options.ts';
import { noContext } from './errors/no-context.ts';
import { refuseInput, StoreError, systemError } from './errors/store-error.ts';
import { asRecord, asText } from './lib/fields.ts';

/** Options of one GraphQL operation, in addition to those of every call. */
export interface GraphqlOptions extends CallOptions {
  /**
   * Version of the schema. Default `alpha`. A value that would change the path, such as `..`, is rejected as
   * `validation`.
   */
  apiVersion?: string | undefined;
  /**
   * Whether the document changes nothing, so that a failed call is retried like any read. Default: whether all
   * operations of a `DocumentNode` are queries; false for text.
   */
  read?: boolean | undefined;
  /** Prints a `DocumentNode`: `print` of the package `graphql`. Not needed for text. */
  print?: ((document: never) => string) | undefined;
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

type ParsedDocument = Extract<DocumentObject, { definitions: unknown }>;

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
 * data; a `DocumentNode` requires the option `print`. If only a part failed, `data` has the rest and `errors` the
 * errors. Without any data, the call fails as `application` with the message and the code of the first error, and
 * all errors in the property `errors` of its `data`. It fails as `system` with the reason `badAnswer` if the
 * response is not a GraphQL response, and otherwise like other calls.
 * A `DocumentNode` of queries is retried like a read, text only with the option `read`. Without a client, it fails
 * with the code `NO_CONTEXT`.
 *
 * @example
 * import { type Client, graphql } from 'storewire';
 *
 * export const readSite = (store: Client) =>
 *   graphql<{ site: { name: string } }>(store, '{ site { name } }', {}, { read: true });
 */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  client: StoreClient,
  document: GraphqlDocument<Data, Variables>,
  ...[variables, { apiVersion, read, print, ...options } = {}]: GraphqlArguments<NoInfer<Variables>>
): Promise<GraphqlResult<Data>> {
  if (!client?.[TRANSPORT]) throw noContext('graphql is not available in this context', NEXT_STEP.client);
  const { info } = graphqlQuery;
  const parsed = asParsed(document);
  const query: unknown = parsed ? printParsed(parsed, print) : document?.valueOf();
  if (typeof query !== 'string' || !/\S/.test(query)) throw rejectDocument();
  if (variables !== undefined && !asRecord(variables))
    throw refuseInput(info.id, 'variables', 'must be an object');
  const operation = {
    ...info,
    safe: read ?? (parsed && isQuery(parsed)) === true,
  };
  const input = { apiVersion, query, variables };
  return client[TRANSPORT].read(operation, input, options, (body: GraphqlQueryResponse, { context }) => ({
    data: body.data as Data,
    errors: readErrors(body, context),
    extensions: asRecord(body.extensions),
  }));
}

/** The errors of a response with data. Throws the first error of any other. */
function readErrors({ data, errors }: GraphqlQueryResponse, context: CallContext): GraphqlError[] {
  // some servers return null instead of no errors
  const list = asList(errors ?? []);
  if (list?.every(isError)) {
    if (asRecord(data)) return list;
    const [first] = list;
    if ((data ?? undefined) === undefined && first)
      throw new StoreError(first.message, {
        ...context,
        kind: 'application',
        code: asText(first.extensions?.['code']) ?? 'UNKNOWN',
        description: first.message,
        data: { errors: list },
      });
  }
  const cause = new TypeError('The response is not a GraphQL response');
  throw systemError({ ...context, reason: 'badAnswer', cause });
}

function isError(value: unknown): value is GraphqlError {
  const { message, path, locations } = asRecord(value) ?? {};
  return (
    typeof message === 'string' &&
    asList(path ?? []) !== undefined &&
    asList(locations ?? [])?.every(asRecord) === true
  );
}

const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const asParsed = (document: unknown): ParsedDocument | undefined =>
  asList(asRecord(document)?.['definitions']) && (document as ParsedDocument);

/**
 * A parsed document is printed even if it has the text that it was parsed from: transforms and fragments that are
 * used twice keep that text.
 */
function printParsed(document: ParsedDocument, print: GraphqlOptions['print']): string {
  if (!print)
    throw new TypeError('A DocumentNode requires the option print: pass print of the package graphql');
  try {
    return print(document as never);
  } catch (cause) {
    throw rejectDocument(cause);
  }
}

const rejectDocument = (cause?: unknown): StoreError =>
  refuseInput(graphqlQuery.info.id, 'query', 'must be a GraphQL document', cause);

/** Whether a document only reads, so that it may be repeated. */
function isQuery({ definitions }: ParsedDocument): boolean {
  const operations = definitions.flatMap((each) => asText(asRecord(each)?.['operation']) ?? []);
  return operations.length > 0 && operations.every((operation) => operation === 'query');
}
