/** Bodies of requests and responses become named schemas, since each is a type. */
import type { Reference, Schema } from '../openapi.ts';
import { isReference } from '../references.ts';
import type { SourceLocations } from '../source-locations.ts';
import { capitalise } from '../text.ts';
import { type Names, pascalCase } from './identifiers.ts';
import { isObject, list, type Node, operationsIn } from './walk.ts';

interface Context {
  schemas: Node;
  names: Names;
  locations: SourceLocations;
}

export function nameBodies(document: Node, names: Names, locations: SourceLocations): void {
  const { schemas, requestBodies, responses } = document['components'] as Node;
  const context = { schemas: schemas as Node, names, locations };
  for (const [path, item] of Object.entries(document['paths'] as Node)) {
    for (const [method, operation] of operationsIn(item as Node))
      nameBodiesOf(operation, `${method.toUpperCase()} ${path}`, context);
  }
  for (const [key, item] of Object.entries(isObject(document['webhooks']) ? document['webhooks'] : {})) {
    // other webhooks are not generated
    const events = isObject(item) ? operationsIn(item).filter(([, operation]) => operation['x-event']) : [];
    for (const [, { requestBody }] of events)
      nameContent(requestBody, `${pascalCase(key)}Event`, `webhook ${key}`, context);
  }
  for (const [name, body] of entries(requestBodies))
    nameContent(body, withSuffix(name, 'Request'), name, context);
  for (const [name, response] of entries(responses))
    nameContent(response, withSuffix(name, 'Response'), name, context);
}

const entries = (map: unknown): [string, unknown][] => (isObject(map) ? Object.entries(map) : []);

/** `NotFound` → `NotFoundResponse`, `ErrorResponse` unchanged. */
const withSuffix = (name: string, suffix: string): string =>
  pascalCase(name).endsWith(suffix) ? pascalCase(name) : pascalCase(name) + suffix;

function nameBodiesOf(operation: Node, about: string, context: Context): void {
  const method = capitalise(String(operation['operationId']).split('.')[1] ?? '');
  nameContent(operation['requestBody'], `${method}Request`, about, context);
  for (const parameter of list(operation['parameters']).filter(isObject))
    namePacked(parameter, `${method}Request`, about, context);
  const responses = entries(operation['responses']);
  const [success] = responses.find(([status]) => status.startsWith('2')) ?? [];
  for (const [status, response] of responses) {
    nameContent(response, `${method}Response${status === success ? '' : capitalise(status)}`, about, context);
  }
}

/** A packed parameter is a string that states the schema of its JSON. Other parameters have no such schema. */
function namePacked({ schema }: Node, wanted: string, about: string, context: Context): void {
  if (isObject(schema) && needsName(schema['contentSchema']))
    schema['contentSchema'] = addSchema(schema['contentSchema'], wanted, about, context);
}

/** Gives the schemas of all media types a name; media types with the same schema share one. */
function nameContent(holder: unknown, wanted: string, about: string, context: Context): void {
  if (!isObject(holder) || isReference(holder)) return;
  const made = new Map<string, Reference>();
  for (const [, media] of entries(holder['content'])) {
    if (!isObject(media) || !needsName(media['schema'])) continue;
    const text = JSON.stringify(media['schema']);
    const reference = made.get(text) ?? addSchema(media['schema'], wanted || 'Body', about, context);
    made.set(text, reference);
    media['schema'] = { ...reference };
  }
}

function addSchema(
  schema: unknown,
  wanted: string,
  about: string,
  { schemas, names, locations }: Context,
): Reference {
  const name = names.claimOneOf(wanted);
  schemas[name] = schema;
  const location = locations.get(about);
  if (location) locations.set(name, location);
  return { $ref: `#/components/schemas/${name}` };
}

const STRUCTURE: readonly (keyof Schema)[] = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'oneOf',
  'anyOf',
];

/** Texts, numbers and files need no type of their own. */
function needsName(schema: unknown): boolean {
  if (!isObject(schema) || isReference(schema)) return false;
  const types = [schema['type']].flat();
  return (
    types.includes('object') || types.includes('array') || STRUCTURE.some((keyword) => keyword in schema)
  );
}
