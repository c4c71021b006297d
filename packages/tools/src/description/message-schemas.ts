import { refsOf } from './children.ts';
import { inputSchema } from './inputs.ts';
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  type Reference,
  type Response,
  type Schema,
} from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { reachable } from './reachable.ts';
import { isReference, nameOf, payloadOf, resolve } from './references.ts';

/** Schemas by their names. A value that was read can be sent back, so that both sides have some. */
export interface MessageSchemas {
  /** What calls send, and one flat input per call. */
  requests: Record<string, Schema>;
  /** What calls and events return. */
  responses: Record<string, Schema>;
}

export function messageSchemas(document: Document, operations: Operation[]): MessageSchemas {
  const schemas = document.components?.schemas ?? {};
  const inputs = exposed(operations).map((each) => [each.inputName, inputSchema(document, each)] as const);
  const sent = inputs.flatMap(([, input]) => refsOf(input));
  return {
    requests: { ...reach(schemas, sent), ...Object.fromEntries(inputs) },
    responses: reach(schemas, responseRoots(document, operations)),
  };
}

function responseRoots(document: Document, operations: Operation[]): string[] {
  const own = [...operationsOf(document)].flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}),
  );
  const failures = [...Object.values(document.components?.responses ?? {}), ...own].flatMap((response) =>
    namesIn(document, response),
  );
  const events = Object.values(document.webhooks ?? {}).flatMap(({ post }) => eventBody(document, post));
  return [...operations.flatMap(({ output }) => output ?? []), ...failures, ...events];
}

function namesIn(document: Document, response: Response | Reference): string[] {
  const schema = jsonOf(resolve<Response>(document, response).content)?.schema;
  return schema ? refsOf(schema) : [];
}

function eventBody(document: Document, post: OperationObject | undefined): string[] {
  const schema = post && payloadOf(document, post);
  return schema && isReference(schema) ? [nameOf(schema)] : [];
}

/** The schemas that are reached from some, in the order of the description. */
function reach(schemas: Record<string, Schema>, roots: string[]): Record<string, Schema> {
  const reached = reachable(roots, (name) => refsOf(schemas[name] ?? {}));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
}
