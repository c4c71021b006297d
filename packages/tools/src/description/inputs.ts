import type { Document, Json, Parameter, Schema } from './openapi.ts';
import { deprecation, type Operation } from './operations.ts';
import { DescriptionError } from './problem.ts';
import { resolve } from './references.ts';

export const firstName = (name: string): string => name.split('.', 1)[0] ?? '';

/** Whether the dots of a name are properties of the input: `paging.limit` is `{ paging: { limit } }`. */
const isNested = ({ in: place, name }: Parameter): boolean => place === 'query' && name.includes('.');

/** Parameters and body of a call as one flat object. */
export function inputSchema(document: Document, operation: Operation): Schema {
  const { pathParameters, queryParameters, bodyName } = operation;
  const parameters = [...pathParameters, ...queryParameters];
  const whole = operation.packed ?? (bodyName === undefined ? operation.body : undefined);
  const object = whole && resolve<Schema>(document, whole);
  const description = [`What \`${operation.id}\` takes.`, deprecation(operation)]
    .filter(Boolean)
    .join('\n\n');
  if (whole && !object?.properties && parameters.length === 0) return { description, ...whole };
  const input = parameterInput(operation);
  for (const [name, property] of Object.entries(object?.properties ?? {}))
    input.add(name, property, 'body', object?.required?.includes(name) ?? false);
  if (bodyName !== undefined) input.add(bodyName, operation.body ?? {}, 'body', true);
  const { properties, required } = input;
  const { not, minProperties, maxProperties } = object ?? {};
  // beside parameters, a body that may have any property is a property of its own
  const others = parameters.length === 0 ? object?.additionalProperties : undefined;
  const schema: Schema = {
    description,
    type: 'object',
    properties,
    required,
    ...(not && { not }),
    ...(minProperties !== undefined && { minProperties }),
    ...(maxProperties !== undefined && { maxProperties }),
    ...(typeof others === 'object' && { additionalProperties: others }),
  };
  // without properties it would take any
  return Object.keys(properties).length > 0 ? schema : { ...schema, additionalProperties: false };
}

/** The part of the flat input that is parameters. */
export function parameterInput(operation: Operation): Input {
  const input = new Input(operation);
  for (const parameter of [...operation.pathParameters, ...operation.queryParameters])
    input.addParameter(parameter);
  return input;
}

/** The values that a call sends for required parameters with a `default`, which the input may omit. */
export const defaultsOf = ({ pathParameters, queryParameters }: Operation): Record<string, Json> =>
  Object.fromEntries(
    [...pathParameters, ...queryParameters].flatMap(({ name, required, schema }): [string, Json][] =>
      required && schema?.default !== undefined ? [[name, schema.default]] : [],
    ),
  );

interface Properties {
  properties: Record<string, Schema>;
  required: string[];
}

class Input implements Properties {
  readonly properties: Record<string, Schema> = {};
  readonly required: string[] = [];
  readonly #operation: Operation;
  /** What each property is, for messages. */
  readonly #origins = new Map<string, string>();
  /** The objects created for dotted names, by their schema. */
  readonly #groups = new Map<Schema, Properties>();

  constructor(operation: Operation) {
    this.#operation = operation;
  }

  addParameter(parameter: Parameter): void {
    const { name, in: location, required = false, description, deprecated } = parameter;
    const schema = {
      ...parameter.schema,
      ...(description ? { description } : {}),
      ...(deprecated ? { deprecated } : {}),
    };
    if (isNested(parameter)) this.#nest(this, name, schema, required);
    else this.add(name, schema, `${location} parameter`, required && schema.default === undefined);
  }

  add(name: string, schema: Schema, origin: string, isRequired: boolean): void {
    this.#claim(name, origin);
    this.properties[name] = schema;
    if (isRequired) this.required.push(name);
  }

  #claim(name: string, origin: string): void {
    const other = this.#origins.get(name);
    if (other !== undefined) {
      const message = `${this.#operation.id}: the ${other} and the ${origin} ${JSON.stringify(name)} have the same name`;
      throw new DescriptionError([{ message, about: this.#operation.about }]);
    }
    this.#origins.set(name, origin);
  }

  /** `paging.limit` becomes `{ paging: { limit } }`. */
  #nest(
    { properties, required }: Properties,
    name: string,
    schema: Schema,
    isRequired: boolean,
    at = '',
  ): void {
    const head = firstName(name);
    if (isRequired && !required.includes(head)) required.push(head);
    const known = properties[head];
    let group = known && this.#groups.get(known);
    if (!group || head === name) this.#claim(at + head, 'query parameter');
    if (head === name) {
      properties[head] = schema;
      return;
    }
    if (!group) {
      group = { properties: {}, required: [] };
      const made: Schema = { type: 'object', ...group };
      properties[head] = made;
      this.#groups.set(made, group);
    }
    this.#nest(group, name.slice(head.length + 1), schema, isRequired, `${at}${head}.`);
  }
}
