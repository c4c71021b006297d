/** What the contract says about the bodies of requests. */
import { nameOf, operations, type Schema, schemaOf, wire } from './wire.ts';

/** The schema with the properties of those that it refers to, and the names of these. */
function resolved(schema: Schema): { schema: Schema; names: string[] } {
  const { $ref, allOf = [], ...own } = schema;
  const name = $ref && nameOf($ref);
  const parts = [...(name === undefined ? [] : [wire.components.schemas[name] ?? {}]), ...allOf].map(
    resolved,
  );
  const all = [...parts.map((part) => part.schema), own];
  const properties = Object.assign({}, ...all.map((each) => each.properties)) as Schema['properties'];
  const names = [...(name === undefined ? [] : [name]), ...parts.flatMap((part) => part.names)];
  return { schema: { ...Object.assign({}, ...all), properties }, names };
}

/** The paths of the values of a schema. Items of lists are `[]`. A schema within itself is one value. */
function pathsIn(part: Schema, path: readonly string[], outer: readonly string[]): string[] {
  const { schema, names } = resolved(part);
  const { properties = {}, items, readOnly } = schema;
  if (readOnly) return [];
  const inner = [...outer, ...names];
  const isInItself = names.some((name) => outer.includes(name));
  if (items && !isInItself) return pathsIn(items, [...path, '[]'], inner);
  if (isInItself || Object.keys(properties).length === 0) return [path.join('.')];
  return Object.entries(properties).flatMap(([name, each]) => pathsIn(each, [...path, name], inner));
}

/** The paths of all values that the body of a call can have, such as `order.lineItems.[].price.amount`. */
export function requestPaths(id: string): string[] {
  const found = operations.find(
    ({ operation }) => operation.operationId === id && !operation['x-fallback-of'],
  );
  const schema = schemaOf(found?.operation.requestBody ?? {});
  if (!schema) throw new Error(`${id} has no body`);
  return pathsIn(schema, [], []);
}
