/** GraphQL: each field of a query is a read call of the contract, made by the same caller. */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { GraphqlQueryResponse } from 'storewire';
import { routes } from '../../../generated/routes.ts';
import { handlerOf } from '../../features/index.ts';
import type { Prepared } from '../../kernel/calls/service.ts';
import { callerKey, hasRole } from '../../kernel/context/caller.ts';
import { type Context, contextOf } from '../../kernel/context/context.ts';
import { Forbidden, NotFound } from '../../kernel/errors/failure.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import { checkCatalogVersion } from '../http/catalog-version.ts';
import { checkInput } from '../http/input.ts';
import { failure, isFault, knownFailure } from '../http/respond.ts';
import { checkNotRetired } from '../http/sunset.ts';

interface GraphqlInput {
  apiVersion: string;
  query: string;
  variables?: Record<string, unknown>;
}

type Library = typeof import('graphql');

/** Tokens that a document may have. The levels of more could overflow the stack of what reads them. */
const MAX_TOKENS = 1000;

/** Loaded and parsed with the first query, since few shops use them. */
let loaded: Promise<{ library: Library; schema: GraphQLSchema }> | undefined;

async function load(): Promise<{ library: Library; schema: GraphQLSchema }> {
  const [library, { graphqlSchema }] = await Promise.all([
    import('graphql'),
    import('../../../generated/graphql.ts'),
  ]);
  return { library, schema: library.buildSchema(graphqlSchema, { assumeValidSDL: true }) };
}

/** Runs a document. Its fields are read in the transaction of the call, so that they fit together. */
export const graphqlQuery: Prepared<object, GraphqlQueryResponse> = {
  prepare: async (input, context) => {
    const { apiVersion, query, variables = {} } = input as GraphqlInput;
    if (apiVersion !== 'alpha') throw new NotFound();
    const { library, schema } = await (loaded ??= load());
    const document = parseDocumentOf(library, schema, query);
    if ('errors' in document) return () => document;
    return () => executeDocument(library, schema, document, variables, context);
  },
};

/** Parses and validates a document. */
function parseDocumentOf(
  { parse: parseDocument, validate, GraphQLError }: Library,
  schema: GraphQLSchema,
  query: string,
): DocumentNode | Required<Pick<GraphqlQueryResponse, 'errors'>> {
  try {
    const document = parseDocument(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, undefined, { maxErrors: 20 });
    return errors.length === 0 ? document : { errors: errors.map(formatted) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [formatted(error)] };
    // the stack of code that was not compiled yet holds fewer levels
    if (error instanceof RangeError)
      return { errors: [formatted(new GraphQLError('Syntax Error: The document is nested too deeply.'))] };
    throw error;
  }
}

function executeDocument(
  library: Library,
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  context: Context,
): GraphqlQueryResponse {
  const { data, errors } = library.executeSync({
    schema,
    document,
    variableValues,
    rootValue: Object.fromEntries(
      [...READS].map(([name, route]) => [name, (args: object) => readAs(library, route, args, context)]),
    ),
  });
  for (const { originalError } of errors ?? [])
    if (originalError && !(originalError instanceof library.GraphQLError)) throw originalError;
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map(formatted) }),
  };
}

const formatted = (error: InstanceType<Library['GraphQLError']>) =>
  JSON.parse(JSON.stringify(error)) as NonNullable<GraphqlQueryResponse['errors']>[number];

/** Read calls by their names, which are the fields of queries. */
const READS: ReadonlyMap<string, Route> = new Map(
  routes.filter(({ effect }) => effect === 'read').map((route) => [route.name, route]),
);

/** Makes one call. Its failure is an error of the field. */
function readAs({ GraphQLError }: Library, route: Route, args: object, context: Context): object {
  const { caller, header } = context;
  try {
    checkNotRetired(route, context.clock.now());
    if (!route.isOpen && !hasRole(caller, route.allowedRoles)) throw new Forbidden();
    checkCatalogVersion(route, context.settings);
    const input = checkInput(route, JSON.parse(JSON.stringify(args)) as Record<string, unknown>, caller);
    const handler = handlerOf(route.id);
    if (typeof handler !== 'function') throw new TypeError(`The read ${route.id} is not synchronous`);
    const scope = `${route.id}|${callerKey(caller)}`;
    return handler(input, contextOf(context, { caller, scope, header }));
  } catch (error) {
    const known = knownFailure(error, route);
    if (known instanceof GraphQLError || isFault(known, route)) throw known;
    const { status, body } = failure(known, route);
    const { message, details } = JSON.parse(body) as Details;
    const code = details?.applicationError?.code ?? CODES[status] ?? 'BAD_USER_INPUT';
    throw new GraphQLError(message, { extensions: { code, status, ...(details && { details }) } });
  }
}

interface Details {
  message: string;
  details?: { applicationError?: { code: string } };
}

const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  428: 'PRECONDITION_REQUIRED',
};
