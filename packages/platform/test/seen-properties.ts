/** The properties that responses can have by the contract, and those that one has. */
import { nameOf, operations, type Schema, schemaOf, wire } from './wire.ts';

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
      walk(wire.components.schemas[name] ?? {}, name);
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
  for (const { operation } of operations)
    for (const response of Object.values(operation.responses)) {
      const schema = schemaOf(response);
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
      walk(wire.components.schemas[name] ?? {}, value, name);
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
