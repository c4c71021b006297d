/**
 * The application codes of a call as an enumeration of its own. In the description of the client they are in
 * `x-application-errors`.
 */
import {
  type ApplicationError,
  type Document,
  type Example,
  jsonOf,
  mapOperations,
  type OperationObject,
  type Response,
  type Schema,
} from '../openapi.ts';
import { isReference, namedSchema, resolve } from '../references.ts';
import { ASSUMED } from '../shared-responses.ts';
import { capitalise, freeName } from '../text.ts';

/** Gives the error responses that have application codes a body in which `code` lists those of the call. */
export function withErrorCodes(document: Document): Document {
  const schemas = { ...document.components?.schemas };
  const changed = mapOperations(document, (operation) => withCodes(document, operation, schemas));
  return { ...changed, components: { ...document.components, schemas } };
}

const ERROR_BODY: Schema = { $ref: '#/components/schemas/ErrorBody' };

function withCodes(
  document: Document,
  operation: OperationObject,
  schemas: Record<string, Schema>,
): OperationObject {
  const { operationId = '', responses = {}, 'x-application-errors': errors = [] } = operation;
  if (errors.length === 0) return operation;
  const add = (suffix: string, schema: Schema): Schema => {
    const name = freeName(schemas, capitalise(operationId.split('.').at(-1) ?? '') + suffix);
    schemas[name] = schema;
    return namedSchema(name);
  };
  const code = add('ErrorCode', codesOf(operationId, errors));
  const failure = withProperty(document, ERROR_BODY, ['details', 'applicationError', 'code'], code);
  const body = add('Error', {
    ...failure,
    description: `A failure of \`${operationId}\`, which may have an application code of its own.`,
  });
  const own = { ...responses };
  for (const [status, list] of Map.groupBy(errors, (error) => String(error.status))) {
    const response = own[status];
    if (response && !isReference(response)) own[status] = withBody(response, body, list);
  }
  return { ...operation, responses: own };
}

function withProperty(document: Document, schema: Schema, path: string[], value: Schema): Schema {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const { properties = {}, ...target } = resolve<Schema>(document, schema);
  const property = withProperty(document, properties[name] ?? {}, rest, value);
  return { ...target, properties: { ...properties, [name]: property } };
}

/** The codes, and in the text the status and the meaning of each. */
function codesOf(operationId: string, errors: ApplicationError[]): Schema {
  const lines = errors.map(({ code, status, description, details, assumed }) => {
    const meaning = [description, details].filter(Boolean).join(' ');
    return `- \`${code}\` (${status}${assumed ? ', assumed' : ''})${meaning && `: ${meaning}`}`;
  });
  const note = errors.some(({ assumed }) => assumed) ? ' No source documents an assumed status.' : '';
  return {
    description: `Application codes of \`${operationId}\`, each with its status.${note}\n\n${lines.join('\n')}`,
    type: 'string',
    enum: [...new Set(errors.map(({ code }) => code))],
  };
}

/** A response with that body, whose examples say which codes have an assumed status. */
function withBody(response: Response, schema: Schema, errors: ApplicationError[]): Response {
  const media = jsonOf(response.content);
  const assumed = new Set(errors.flatMap((error) => (error.assumed ? [error.code] : [])));
  const examples = Object.entries(media?.examples ?? {}).map(([name, example]): [string, typeof example] => [
    name,
    assumed.has(name) && !isReference(example) ? { ...(example as Example), ...ASSUMED } : example,
  ]);
  return {
    ...response,
    content: {
      ...response.content,
      'application/json': { ...media, schema, examples: Object.fromEntries(examples) },
    },
  };
}
