/** References within a bundled description: the only place that reads and follows them. */
import {
  type Document,
  jsonOf,
  type OperationObject,
  type Parameter,
  type Reference,
  type RequestBody,
  type Schema,
} from './openapi.ts';

export function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && typeof (node as Reference).$ref === 'string';
}

/** The component name at the end of a `$ref`. */
export const nameOf = (reference: Reference): string =>
  reference.$ref.slice(reference.$ref.lastIndexOf('/') + 1);

/** A reference to a named schema. */
export const namedSchema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The reference that has these steps. */
export const pointerTo = (steps: readonly string[]): string => `#/${steps.map(escaped).join('/')}`;

/** Goes some steps down with a JSON pointer (RFC 6901). */
export const below = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map((step) => escaped(String(step)))].join('/');

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The steps of a reference within the document: `#/components/schemas/A~1B` has three. */
export const stepsOf = ($ref: string): string[] =>
  $ref
    .slice(2)
    .split('/')
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'));

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** What a node of a description is, itself or where its references lead. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  let target: unknown = node;
  while (isReference(target)) target = valueAt(document, stepsOf(target.$ref));
  return (target ?? {}) as T;
}

/** The value at the end of some steps. */
export const valueAt = (root: unknown, steps: readonly string[]): unknown => steps.reduce(child, root);

const child = (node: unknown, step: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, step)
    ? Reflect.get(node, step)
    : undefined;

/** The parameters of an operation, references resolved. */
export const parametersOf = (document: Document, { parameters = [] }: OperationObject): Parameter[] =>
  parameters.map((parameter) => resolve<Parameter>(document, parameter));

/** The request body of an operation, references resolved. */
export const requestBodyOf = (
  document: Document,
  { requestBody }: OperationObject,
): RequestBody | undefined => requestBody && resolve<RequestBody>(document, requestBody);

/** The schema of what the platform posts for an event. */
export const payloadOf = (document: Document, operation: OperationObject): Schema | undefined =>
  jsonOf(requestBodyOf(document, operation)?.content)?.schema;
