import { expandEnumerations } from './enumerations.ts';
import { type Document, METHODS, type PathItem } from './openapi.ts';
import { isReference } from './references.ts';
import { mapSchemas } from './walk.ts';

/**
 * The description as it travels: numbers marked `x-wire: float` may
 * be the strings that JSON has no numbers for, and writes without input may carry an empty object. Prism, the
 * MSW handlers and the platform read this one.
 */
export function toWire(document: Document): Document {
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const { servers: _servers, ...rest } = operation;
      const at = (paths[path] ??= {});
      at[method] = rest;
    }
  }
  const { webhooks: _webhooks, ...rest } = document;
  return widenFloats({ ...rest, servers: [{ url: '/' }], paths });
}

const NOT_JSON = ['NaN', 'Infinity', '-Infinity'];

function widenFloats(document: Document): Document {
  return mapSchemas(document, (schema) => {
    if (isReference(schema) || schema['x-wire'] !== 'float') return schema;
    const { description, readOnly, deprecated, ...number } = schema;
    const kept = {
      ...(description ? { description } : {}),
      ...(readOnly ? { readOnly } : {}),
      ...(deprecated ? { deprecated } : {}),
    };
    return { ...kept, anyOf: [number, { type: 'string', enum: NOT_JSON }] };
  });
}

/** Writes in plain OpenAPI what the x- keys of a description say, for every tool that does not know them. */
export const expandKeys = (document: Document): Document => expandEnumerations(document);
