import { graphqlQuery } from '../../generated/operations/graphql.ts';
import type { GraphqlError, GraphqlQueryResponse } from '../../generated/types.ts';
import { type CallOptions, type Result, type StoreClient, TRANSPORT } from '../core/options.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import { refuseInput, StoreError, systemError } from '../errors/store-error.ts';
import { type GraphqlDocument, toText } from './document.ts';
import { isQuery } from './operation-type.ts';

/** Options of one GraphQL operation, beside those of every call. */
export interface GraphqlOptions extends CallOptions {
  /**
   * Version of the schema. Default `alpha`, as the specification has it. One that would change the address, such as `..`, is refused as `validation`.
   */
  apiVersion?: string | undefined;
}

/** What a GraphQL operation gives. */
export interface GraphqlResult<Data> {
  /** What was asked for. It has nulls where something failed. */
  data: Data;
  /** What failed, with the path to each hole in `data`; empty when nothing did. */
  errors: GraphqlError[];
  /** What the server adds, where it does. */
  extensions: Readonly<Record<string, unknown>> | undefined;
}

/** The variables of a document, which may be left out when none is required, and the options. */
export type GraphqlArguments<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables | undefined, options?: GraphqlOptions | undefined]
    : [variables: Variables, options?: GraphqlOptions | undefined];

/** {@link graphql} for one client. */
export type BoundGraphql = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  document: GraphqlDocument<Data, Variables>,
  ...args: GraphqlArguments<NoInfer<Variables>>
) => Promise<GraphqlResult<Data>>;

/**
 * Runs a GraphQL document. Typed documents (`TypedDocumentNode`, `TypedDocumentString`) type variables and data; a document in parts
 * needs the package `graphql`, which prints it. Where only a part failed the data is kept and `errors` says what is missing. Where there
 * is no data at all the call fails as `application`, with the first error's message and code, and all errors in the member `errors` of
 * its `data`. Everything else fails as other calls do. Queries are repeated like reads, mutations never are; subscriptions are refused
 * as `validation`.
 *
 * @example
 * import { createTransport } from 'storewire';
 * import { graphql } from 'storewire/graphql';
 *
 * const { data, errors } = await graphql<{ site: { name: string } }>(createTransport(), '{ site { name } }');
 * console.log(data.site.name, errors.length);
 */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  client: StoreClient,
  document: GraphqlDocument<Data, Variables>,
  ...[variables, options = {}]: GraphqlArguments<NoInfer<Variables>>
): Promise<GraphqlResult<Data>> {
  const { apiVersion = 'alpha', ...call } = options;
  const { id } = graphqlQuery.info;
  const query = await toText(id, document);
  if (variables !== undefined && !asRecord(variables))
    throw refuseInput(id, 'variables', 'must be an object');
  const info = { ...graphqlQuery.info, read: isQuery(id, query) };
  const result = await client[TRANSPORT].send<GraphqlQueryResponse>(
    info,
    { apiVersion, query, variables },
    call,
  );
  const data = asRecord(result.data.data);
  const errors = errorsOf(result.data);
  if (!data || !errors) throw failureOf(result, errors);
  return { data: data as Data, errors, extensions: asRecord(result.data.extensions) };
}

/** The errors of an answer, or undefined where data or errors are not what GraphQL has. Some servers write null for none. */
function errorsOf({ data, errors: given }: { data?: unknown; errors?: unknown }): GraphqlError[] | undefined {
  const errors = given ?? [];
  const isDeclared = (data ?? null) === null || asRecord(data);
  return isDeclared && Array.isArray(errors) && errors.every(isError) ? errors : undefined;
}

const isError = (value: unknown): value is GraphqlError => typeof asRecord(value)?.['message'] === 'string';

function failureOf(result: Result<unknown>, errors: GraphqlError[] = []): StoreError {
  const facts = result.facts();
  const [first] = errors;
  if (!first)
    return systemError({
      ...facts,
      reason: 'badAnswer',
      cause: new TypeError('The answer has neither data nor errors as GraphQL has them'),
    });
  const { message, extensions } = first;
  return new StoreError(message, {
    ...facts,
    kind: 'application',
    code: asText(asRecord(extensions)?.['code']),
    description: message,
    data: { errors },
  });
}
