/**
 * The application codes of a call as an enumeration of its own.
 */
import { type ApplicationError, applicationErrorsOf } from '../application-errors.ts';
import {
  type Document,
  jsonOf,
  mapOperations,
  type OperationObject,
  type Response,
  type Schema,
} from '../openapi.ts';
import { isReference, namedSchema, resolve } from '../references.ts';
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
  const { operationId = '' } = operation;
  const responses = { ...operation.responses };
  const errors = applicationErrorsOf(document, operation);
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
  for (const { status } of errors) {
    const response = responses[status];
    if (response && !isReference(response)) responses[status] = withBody(response, body);
  }
  return { ...operation, responses };
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
  const lines = errors.map(({ code, status, description, details, isAssumed }) => {
    const meaning = [description, details].filter(Boolean).join(' ');
    return `- \`${code}\` (${status}${isAssumed ? ', assumed' : ''})${meaning && `: ${meaning}`}`;
  });
  const note = errors.some(({ isAssumed }) => isAssumed) ? ' No source documents an assumed status.' : '';
  return {
    description: `Application codes of \`${operationId}\`, each with its status.${note}\n\n${lines.join('\n')}`,
    type: 'string',
    enum: [...new Set(errors.map(({ code }) => code))],
  };
}

const withBody = (response: Response, schema: Schema): Response => ({
  ...response,
  content: { ...response.content, 'application/json': { ...jsonOf(response.content), schema } },
});
