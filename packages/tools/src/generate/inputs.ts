import { constraintsOf } from './constraints.ts';
import type { Document, Json, Parameter, Schema } from './openapi.ts';
import { deprecation, type Operation } from './operations.ts';
import { DescriptionError } from './problem.ts';
import { resolve } from './references.ts';
import { sideOf } from './sides.ts';

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
  const input = new Input(operation, defaultsOf(document, operation));
  for (const parameter of parameters) input.addParameter(parameter);
  for (const [name, property] of Object.entries(object?.properties ?? {}))
    input.add(name, property, 'body', object?.required?.includes(name) ?? false);
  if (bodyName !== undefined) input.add(bodyName, operation.body ?? {}, 'body', true);
  const { properties, required } = input;
  const constraints = constraintsOf(object ?? {}, {
    'x-uncounted': parameters.map(({ name }) => firstName(name)),
  });
  // beside parameters, a body that may have any property is a property of its own
  const others = parameters.length === 0 ? object?.additionalProperties : undefined;
  const schema: Schema = {
    description,
    type: 'object',
    properties,
    required,
    ...constraints,
    ...(typeof others === 'object' && { additionalProperties: others }),
  };
  // without properties it would take any
  return Object.keys(properties).length > 0 ? schema : { ...schema, additionalProperties: false };
}

/**
 * Values of required properties of the flat input that have a `default`: the input may omit them, the call sends
 * them.
 */
export function defaultsOf(document: Document, operation: Operation): Record<string, Json> {
  const { pathParameters, queryParameters, packed, bodyName } = operation;
  const parameters = [...pathParameters, ...queryParameters]
    .filter((parameter) => parameter.required && !isNested(parameter))
    .map((parameter) => [parameter.name, parameter.schema ?? {}] as const);
  const body = packed ?? (bodyName === undefined ? operation.body : undefined);
  const { properties, required } = sideOf(body ? resolve<Schema>(document, body) : {}, 'request');
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  const defaults = [...parameters, ...fields].flatMap(([name, schema]): [string, Json][] => {
    const value = schema.default ?? resolve<Schema>(document, schema).default;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(defaults);
}

interface Properties {
  properties: Record<string, Schema>;
  required: string[];
}

class Input implements Properties {
  readonly properties: Record<string, Schema> = {};
  readonly required: string[] = [];
  readonly #operation: Operation;
  readonly #defaults: Readonly<Record<string, Json>>;
  /** What each property is, for messages. */
  readonly #origins = new Map<string, string>();
  /** The objects created for dotted names, by their schema. */
  readonly #groups = new Map<Schema, Properties>();

  constructor(operation: Operation, defaults: Readonly<Record<string, Json>>) {
    this.#operation = operation;
    this.#defaults = defaults;
  }

  addParameter(parameter: Parameter): void {
    const { name, in: location, required = false, description, deprecated } = parameter;
    const schema = {
      ...parameter.schema,
      ...(description ? { description } : {}),
      ...(deprecated ? { deprecated } : {}),
    };
    if (isNested(parameter)) this.#nest(this, name, schema, required);
    else this.add(name, schema, `${location} parameter`, required);
  }

  add(name: string, schema: Schema, origin: string, isRequired: boolean): void {
    this.#claim(name, origin);
    this.properties[name] = schema;
    if (isRequired && !Object.hasOwn(this.#defaults, name)) this.required.push(name);
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
