import { type Document, dereference, type Schema } from './openapi.ts';

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
  const resolve = (schema: Schema): Schema => dereference(document, schema);
  const properties: SchemaReader['properties'] = (schema) =>
    Object.entries((schema && resolve(schema).properties) ?? {});
  return {
    resolve,
    properties,
    at: (schema, path) =>
      path.split('.').reduce<Schema | undefined>((parent, name) => {
        let object = parent && resolve(parent);
        // a list may hold itself
        const lists = new Set<Schema>();
        while (object?.items && !lists.has(object)) {
          lists.add(object);
          object = resolve(object.items);
        }
        const property = object?.properties?.[name];
        return property && resolve(property);
      }, schema),
    items: (schema) => resolve(schema).items,
    isRequired: (schema, name) => resolve(schema).required?.includes(name) ?? false,
  };
}
