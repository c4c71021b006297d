/** Walks a description by its grammar, so that every object is seen with the name of its location. */
import type { Path } from '../description.ts';

type Node = Record<string, unknown>;
/** Where a key leads: to one object of a location, to a list of them or to a map of them. */
type Step = [how: 'one' | 'list' | 'map', location: string];

const schemaSteps: Record<string, Step> = {
  properties: ['map', 'property'],
  patternProperties: ['map', 'property'],
  items: ['one', 'schema'],
  contentSchema: ['one', 'schema'],
  additionalProperties: ['one', 'schema'],
  allOf: ['list', 'schema'],
  oneOf: ['list', 'schema'],
  anyOf: ['list', 'schema'],
};
const operationSteps: Record<string, Step> = {
  parameters: ['list', 'parameter'],
  requestBody: ['one', 'request body'],
  responses: ['map', 'response'],
  servers: ['list', 'server'],
};
const itemSteps = (location: string): Record<string, Step> => ({
  parameters: ['list', 'parameter'],
  ...Object.fromEntries(
    ['get', 'put', 'post', 'delete', 'patch'].map((method) => [method, ['one', location] as Step]),
  ),
});
const contentSteps: Record<string, Step> = { content: ['map', 'media type'], headers: ['map', 'header'] };

const grammar: Record<string, Record<string, Step>> = {
  description: {
    info: ['one', 'info'],
    tags: ['list', 'tag'],
    servers: ['list', 'server'],
    paths: ['map', 'path'],
    webhooks: ['map', 'webhook path'],
    components: ['one', 'components'],
  },
  components: {
    schemas: ['map', 'schema'],
    examples: ['map', 'example'],
    responses: ['map', 'response'],
    headers: ['map', 'header'],
    parameters: ['map', 'parameter'],
    securitySchemes: ['map', 'security scheme'],
  },
  path: itemSteps('operation'),
  'webhook path': itemSteps('webhook'),
  operation: operationSteps,
  webhook: operationSteps,
  parameter: { schema: ['one', 'schema'], ...contentSteps },
  header: { schema: ['one', 'schema'] },
  'request body': contentSteps,
  response: contentSteps,
  'media type': { schema: ['one', 'schema'], examples: ['map', 'example'] },
  schema: schemaSteps,
  property: schemaSteps,
};

export interface Located {
  location: string;
  node: Node;
  at: Path;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object of the description with its location; values of examples are not entered. */
export function locationsOf(value: unknown, location = 'description', at: Path = []): Located[] {
  if (!isNode(value)) return [];
  const steps = Object.entries(grammar[location] ?? {});
  const inside = steps.flatMap(([key, [how, next]]) => {
    const child = value[key];
    if (how === 'one') return locationsOf(child, next, [...at, key]);
    return isNode(child)
      ? Object.entries(child).flatMap(([name, one]) => locationsOf(one, next, [...at, key, name]))
      : [];
  });
  return [{ location, node: value, at }, ...inside];
}
