/** What a schema consists of and refers to. */
import type { Schema } from './openapi.ts';
import { isReference, nameOf } from './references.ts';

/** The schemas that are written in a schema, one level deep. */
export function childrenOf(schema: Schema): Schema[] {
  const { properties, patternProperties, items, allOf, oneOf, anyOf, additionalProperties } = schema;
  const children = [
    ...Object.values(properties ?? {}),
    ...Object.values(patternProperties ?? {}),
    ...(allOf ?? []),
    ...(oneOf ?? []),
    ...(anyOf ?? []),
  ];
  if (items) children.push(items);
  if (typeof additionalProperties === 'object') children.push(additionalProperties);
  return children;
}

/** Names of the schemas that a schema refers to, at any depth of inline structure. */
export function refsOf(schema: Schema, children = childrenOf): string[] {
  if (isReference(schema)) return [nameOf(schema)];
  return children(schema).flatMap((child) => refsOf(child, children));
}
