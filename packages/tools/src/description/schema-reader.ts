import type { Document, Schema } from './openapi.ts';
import { resolve } from './references.ts';

/** The parts of schemas, seen through references. */
export interface SchemaReader {
  resolve: (schema: Schema) => Schema;
  properties: (schema: Schema | undefined) => [name: string, schema: Schema][];
  /** The schema at a dotted path of properties, which enters the items of lists without a name. */
  at: (schema: Schema | undefined, path: string) => Schema | undefined;
  /** The schema of the items of a list. */
  items: (schema: Schema) => Schema | undefined;
  isRequired: (schema: Schema, name: string) => boolean;
}

export function schemaReader(document: Document): SchemaReader {
  const target = (schema: Schema): Schema => resolve<Schema>(document, schema);
  const properties: SchemaReader['properties'] = (schema) =>
    Object.entries((schema && target(schema).properties) ?? {});
  return {
    resolve: target,
    properties,
    at: (schema, path) =>
      path.split('.').reduce<Schema | undefined>((parent, name) => {
        let object = parent && target(parent);
        // a list may hold itself
        const lists = new Set<Schema>();
        while (object?.items && !lists.has(object)) {
          lists.add(object);
          object = target(object.items);
        }
        const property = object?.properties?.[name];
        return property && target(property);
      }, schema),
    items: (schema) => target(schema).items,
    isRequired: (schema, name) => target(schema).required?.includes(name) ?? false,
  };
}
