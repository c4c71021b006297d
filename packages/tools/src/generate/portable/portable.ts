/**
 * The description in plain OpenAPI 3.1, for every tool that knows nothing of this project: absolute URLs,
 * real `required`, and no keys of its own.
 */

import { descriptionWithValues, isEnumeration } from '../enumerations.ts';
import {
  type Document,
  isOpen,
  METHODS,
  mapOperations,
  type OperationObject,
  operationsOf,
  type Schema,
} from '../openapi.ts';
import { removalNotice } from '../operations.ts';
import { mapSchemas, parameters } from '../walk.ts';
import { prune } from './components.ts';
import { withErrorCodes } from './error-codes.ts';
import { asTypedObjects } from './objects.ts';
import { splitSides } from './sides.ts';

export function makePortable(source: Document): Document {
  const plain = splitSides(withErrorCodes(mapSchemas(source, withValues)));
  const typed = asTypedObjects(plain);
  return withPlainIds(withoutKeys(prune(mapOperations(typed, describeOperation))));
}

const withValues = (schema: Schema): Schema =>
  isEnumeration(schema) ? { ...schema, description: descriptionWithValues(schema) } : schema;

/** An operation with the roles that may call it, and with the end of its life in words. */
function describeOperation(operation: OperationObject): OperationObject {
  const { description = '', security, 'x-allowed-roles': roles = [] } = operation;
  const sunset = operation['x-sunset'];
  return {
    ...operation,
    description: sunset ? `${description} ${removalNotice(sunset)}` : description,
    ...(security && isOpen(operation) ? {} : { security: requirementsOf(roles, security) }),
  };
}

/** Security requirements with the roles that may make a call: apps and API keys are merchants. */
function requirementsOf(roles: string[], security: OperationObject['security']): Record<string, string[]>[] {
  const apiKey = ['merchant'];
  const token = { accessToken: roles };
  const takesKeys = security === undefined || security.some((requirement) => 'apiKey' in requirement);
  return takesKeys && roles.includes('merchant')
    ? [token, { apiKey, siteId: [] }, { apiKey, accountId: [] }]
    : [token];
}

/**
 * The names of calls without their service, which is their tag, also where texts mention them: a dot ends a
 * name in workflow languages.
 */
function withPlainIds(document: Document): Document {
  const items = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})];
  const ids = new Set(items.flatMap((item) => METHODS.map((method) => item[method]?.operationId)));
  const name = (id: string): string => (ids.has(id) ? id.slice(id.indexOf('.') + 1) : id);
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (typeof value !== 'string') return value;
    if (key === 'operationId') return name(value);
    return key === 'description' ? value.replaceAll(/(?<=`)\w+\.\w+(?=`)/g, name) : value;
  }) as Document;
}

/** Without keys of this project, except those that viewers read. Examples are left alone: their values belong to the API. */
function withoutKeys(document: Document): Document {
  const copy = mapSchemas(document, plainSchema);
  for (const { operation } of operationsOf(copy)) removeKeys(operation);
  for (const { post } of Object.values(copy.webhooks ?? {})) if (post) removeKeys(post);
  for (const parameter of parameters({ ...copy })) removeKeys(parameter);
  const { 'x-tagGroups': groups } = copy;
  removeKeys(copy);
  return groups ? { ...copy, 'x-tagGroups': groups } : copy;
}

function removeKeys(holder: object): void {
  for (const key of Object.keys(holder)) if (key.startsWith('x-')) Reflect.deleteProperty(holder, key);
}

/**
 * A schema without such keys and what its side makes obvious, and with null as one of its types where
 * possible.
 */
export function plainSchema(schema: Schema): Schema {
  const { readOnly: _read, writeOnly: _write, ...plain } = schema;
  removeKeys(plain);
  const [one, other, ...more] = schema.anyOf ?? [];
  if (!one || other?.type !== 'null' || more.length > 0 || typeof one.type !== 'string' || one.enum)
    return plain;
  const { anyOf: _anyOf, ...rest } = plain;
  return { ...one, ...rest, type: [one.type, 'null'] };
}
