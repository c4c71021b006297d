/** The GraphQL schema: one field of `Query` per read call, with the types of the contract. */

import type { MessageSchemas } from 'storewire-tools';
import {
  capitalise,
  descriptionWithValues,
  exposed,
  isFilter,
  isReference,
  nameOf,
  type Operation,
  type Schema,
} from 'storewire-tools';

/** The schema in the schema definition language. Values that GraphQL has no types for are `JSON`. */
export function makeGraphql({ requests, responses }: MessageSchemas, operations: Operation[]): string {
  const reads = exposed(operations).filter(({ effect }) => effect === 'read');
  const outputs = new TypeWriter('type', responses, (name) => name);
  const inputs = new TypeWriter('input', requests, (name) =>
    name.endsWith('Input') ? name : `${name}Input`,
  );
  const fields = reads.map(({ name, summary, inputName, output }) => {
    const { properties = {}, required = [] } = requests[inputName] ?? {};
    const args = inputs.fields(inputName, properties, required);
    const type = output === undefined ? 'JSON' : outputs.named(output);
    return `${described(summary)}  ${name}${args.length > 0 ? `(${args.join(', ')})` : ''}: ${type}`;
  });
  return [
    '"""Any value that JSON can represent."""\nscalar JSON',
    `type Query {\n${fields.join('\n')}\n}`,
    ...outputs.definitions(),
    ...inputs.definitions(),
  ].join('\n\n');
}

const described = (text: string | undefined, indent = '  '): string =>
  text ? `${indent}${JSON.stringify(text.replaceAll(/\s+/g, ' '))}\n` : '';

const NAME = /^(?!__)[_A-Za-z]\w*$/;
/** Values of enumerations are names. */
const VALUE = /^(?!(?:true|false|null)$)[_A-Za-z]\w*$/;

/** Writes the types of one direction, each with those that it refers to. */
class TypeWriter {
  readonly #keyword: 'type' | 'input';
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #rename: (name: string) => string;
  /** Definitions by name. A type that is being written is undefined. */
  readonly #written = new Map<string, string | undefined>();

  constructor(
    keyword: 'type' | 'input',
    schemas: Readonly<Record<string, Schema>>,
    rename: (name: string) => string,
  ) {
    this.#keyword = keyword;
    this.#schemas = schemas;
    this.#rename = rename;
  }

  definitions(): string[] {
    return [...this.#written.values()].filter((text) => text !== undefined).toSorted();
  }

  /** The type of a schema with a name, which is written when it is first used. */
  named(schemaName: string): string {
    const schema = this.#schemas[schemaName] ?? {};
    if (schema.enum) return this.#enumeration(this.#rename(schemaName), schema);
    if (!schema.properties || isFilter(schema)) return this.#type(schema, schemaName);
    return this.#object(this.#rename(schemaName), schema);
  }

  /** Fields, or arguments, with their types. Names that GraphQL does not allow are left out. */
  fields(owner: string, properties: Readonly<Record<string, Schema>>, required: readonly string[]): string[] {
    return Object.entries(properties)
      .filter(([name]) => NAME.test(name))
      .map(([name, schema]) => {
        const isRequired =
          this.#keyword === 'input' && required.includes(name) && schema.default === undefined;
        const type = this.#type(schema, owner.replace(/Input$/, '') + capitalise(name));
        return `${name}: ${type}${isRequired ? '!' : ''}`;
      });
  }

  /** `name` is for an object that has none. */
  #type(schema: Schema, name: string): string {
    if (isReference(schema)) return this.named(nameOf(schema));
    if (isFilter(schema)) return 'JSON';
    const forms = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
    const [only] = forms;
    if (only) return forms.length === 1 ? this.#type(only, name) : 'JSON';
    const types = [schema.type].flat().filter((type) => type !== 'null' && type !== undefined);
    if (types.length !== 1) return 'JSON';
    if (schema.items) return `[${this.#type(schema.items, name)}]`;
    if (schema.properties) return this.#object(this.#rename(name), schema);
    return (
      SCALARS[types[0] === 'integer' && schema.format === 'int32' ? 'int32' : String(types[0])] ?? 'JSON'
    );
  }

  #object(name: string, { description, properties = {}, required = [] }: Schema): string {
    if (!this.#written.has(name)) {
      this.#written.set(name, undefined);
      const fields = this.fields(name, properties, required);
      if (fields.length === 0) return 'JSON';
      const lines = fields.map((field) => `  ${field}`).join('\n');
      this.#written.set(name, `${described(description, '')}${this.#keyword} ${name} {\n${lines}\n}`);
    }
    return name;
  }

  /** Enumerations of the contract are open: output is text, so that a new value is no error. */
  #enumeration(name: string, schema: Schema): string {
    const { enum: values = [] } = schema;
    if (this.#keyword === 'type' || !values.every((value) => VALUE.test(String(value)))) return 'String';
    this.#written.set(
      name,
      `${described(descriptionWithValues(schema), '')}enum ${name} {\n  ${values.join('\n  ')}\n}`,
    );
    return name;
  }
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Float',
  int32: 'Int',
  number: 'Float',
};
