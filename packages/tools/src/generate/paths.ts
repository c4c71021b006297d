/** The types `paths` of openapi-fetch: what openapi-typescript makes of the portable description. */
import openapiTS, { astToString } from 'openapi-typescript';
import { type Document, mapOperations } from './openapi.ts';
import type { Operation } from './operations.ts';
import { makePortable } from './portable/portable.ts';
import { BANNER, prose } from './text.ts';
import { nameSchemas } from './types.ts';
import { mediaTypes, parameters } from './walk.ts';

/** Operations of the site are on another host and navigation is not fetched, so neither is included. */
export async function makePaths(document: Document, operations: Operation[]): Promise<string> {
  const fetched = new Set(
    operations.filter(({ onSite, effect }) => !onSite && effect !== 'navigate').map(({ id }) => id),
  );
  const { webhooks: _webhooks, ...calls } = mapOperations(document, (operation) =>
    fetched.has(operation.operationId ?? '') ? operation : undefined,
  );
  const portable = makePortable(calls);
  // types have no examples, which may contain what looks like a reference
  for (const holder of [
    ...mediaTypes({ ...portable }),
    ...parameters({ ...portable }),
    portable.components ?? {},
  ])
    Reflect.deleteProperty(holder, 'examples');
  const text = JSON.stringify(portable, (key, value: unknown) =>
    COMMENTS.has(key) && typeof value === 'string' ? prose(value) : value,
  );
  const ast = await openapiTS(text, { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true });
  return `${BANNER}\n${astToString(nameSchemas(ast))}`;
}

/** Keys whose text becomes that of comments. */
const COMMENTS: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'default', 'example']);
