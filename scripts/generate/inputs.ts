import { constraintsOf } from './constraints.ts';
import { type Document, isReference, nameOf, type Schema } from './openapi.ts';
import type { Operation } from './operations.ts';
import { merge } from './merge.ts';
import { DescriptionError } from './problem.ts';

/** Path, query and body members of a call as one flat object. */
export function inputSchema(document: Document, operation: Operation): Schema {
  const schemas = document.components?.schemas ?? {};
  const whole = operation.packed ?? (operation.bodyName ? undefined : operation.body);
  const body = whole && (isReference(whole) ? (schemas[nameOf(whole)] as Schema) : whole);
  const parameters = [...operation.pathParameters, ...operation.queryParameters];
  if (whole && body && !body.properties && !body.allOf) {
    if (parameters.length > 0)
      throw new DescriptionError([{ message: `${operation.id}: a body that is not an object needs x-body-name beside parameters`, about: operation.about }]);
    return { description: whatItTakes(operation), ...whole };
  }
  const object = body?.allOf ? merge(body, schemas) : body;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  const groups: Groups = new Map();
  for (const parameter of parameters) {
    const schema = { ...(parameter.schema ?? {}), ...(parameter.description ? { description: parameter.description } : {}) };
    if (!nest({ properties, required }, groups, parameter.name.split('.'), schema, parameter.required ?? false)) throw twice(parameter.name, operation);
  }
  for (const [name, member] of Object.entries(object?.properties ?? {})) claim(properties, name, member, operation);
  required.push(...(object?.required ?? []));
  if (operation.bodyName && operation.body) {
    claim(properties, operation.bodyName, operation.body, operation);
    required.push(operation.bodyName);
  }
  const constraints = constraintsOf(object ?? {}, { 'x-uncounted': parameters.map(({ name }) => name.split('.', 1)[0] ?? '') });
  const input: Schema = { description: whatItTakes(operation), type: 'object', properties, required, ...constraints };
  // without members it would take any
  return Object.keys(properties).length > 0 ? input : { ...input, additionalProperties: false };
}

const whatItTakes = (operation: Operation): string => `What \`${operation.id}\` takes.`;

function claim(properties: Record<string, Schema>, name: string, member: Schema, operation: Operation): void {
  if (Object.hasOwn(properties, name)) throw twice(name, operation);
  properties[name] = member;
}

const twice = (name: string, { id, about }: Operation): DescriptionError =>
  new DescriptionError([{ message: `${id}: path, query and body share the member name ${JSON.stringify(name)}`, about }]);

interface Members {
  properties: Record<string, Schema>;
  required: string[];
}

/** The objects that dotted names have made, by the schema that stands for them. */
type Groups = Map<Schema, Members>;

/** `paging.limit` becomes `{ paging: { limit } }`. False when the name is taken. */
function nest({ properties, required }: Members, groups: Groups, [head = '', ...rest]: string[], schema: Schema, isRequired: boolean): boolean {
  if (isRequired && !required.includes(head)) required.push(head);
  const known = Object.hasOwn(properties, head) ? properties[head] : undefined;
  if (rest.length === 0) {
    properties[head] = schema;
    return known === undefined;
  }
  const group = known ? groups.get(known) : { properties: {}, required: [] };
  if (!group) return false;
  if (!known) {
    const made: Schema = { type: 'object', ...group };
    properties[head] = made;
    groups.set(made, group);
  }
  return nest(group, groups, rest, schema, isRequired);
}
