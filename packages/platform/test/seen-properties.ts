/** The properties that responses can have by the contract, and those that one has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parts of a JSON schema that describe properties. */
interface Schema {
  $ref?: string;
  readOnly?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Described {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Described>;
}

const wire = JSON.parse(
  // global setups have no `import.meta.resolve`
  readFileSync(createRequire(import.meta.url).resolve('storewire-contract/wire.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';
const schemaNamed = (name: string): Schema => wire.components['schemas']?.[name] as Schema;
const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [...allOf, ...anyOf, ...oneOf];

type Visit = (property: string, schema: Schema) => void;

/** Calls `visit` with each property that responses of the contract can have. */
function visitContract(visit: Visit): void {
  const visited = new Set<string>();
  const walk = (schema: Schema, at: string): void => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (visited.has(name)) return;
      visited.add(name);
      walk(schemaNamed(name), name);
      return;
    }
    for (const part of partsOf(schema)) walk(part, at);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(`${at}.${name}`, property);
      walk(property, `${at}.${name}`);
    }
    if (schema.items) walk(schema.items, at);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${at}.*`);
  };
  for (const operation of Object.values(wire.paths).flatMap((item) => Object.values(item)))
    for (const { $ref, content } of Object.values(operation.responses)) {
      const described = $ref ? (wire.components['responses']?.[nameOf($ref)] as Described) : { content };
      const schema = described.content?.['application/json']?.schema;
      if (schema) walk(schema, operation.operationId);
    }
}

/** The read-only properties that responses can have, such as `Order.number`. */
export function readOnlyProperties(): Set<string> {
  const names = new Set<string>();
  visitContract((property, schema) => schema.readOnly && names.add(property));
  return names;
}

/** The properties of a response that have a value. `at` is the name of what the schema describes. */
export function propertiesOf(schema: Schema, body: unknown, at: string): string[] {
  const found: string[] = [];
  const walk = (described: Schema, value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (described.$ref) {
      const name = nameOf(described.$ref);
      walk(schemaNamed(name), value, name);
      return;
    }
    for (const part of partsOf(described)) walk(part, value, path);
    if (Array.isArray(value)) {
      if (described.items) for (const item of value) walk(described.items, item, path);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const property = described.properties?.[name];
      if (property && inner !== null) {
        found.push(`${path}.${name}`);
        walk(property, inner, `${path}.${name}`);
      } else if (typeof described.additionalProperties === 'object')
        walk(described.additionalProperties, inner, `${path}.*`);
    }
  };
  walk(schema, body, at);
  return found;
}
