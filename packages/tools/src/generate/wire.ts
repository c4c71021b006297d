import { type Document, METHODS, type PathItem } from './openapi.ts';

/** The calls without their servers, for Prism, the MSW handlers and the platform. */
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
  return { ...rest, servers: [{ url: '/' }], paths };
}
