/** Runtime schemas as declarations for our files: a plugin of @hey-api/openapi-ts, which reads and orders the schemas. */
import { createClient, type DefinePlugin, definePluginConfig, type IR } from '@hey-api/openapi-ts';
import { SCALAR_KEYWORDS, withKeywords } from './keywords.ts';
import { mapValues, type Schema } from './openapi.ts';
import { expressionOf, quote } from './text.ts';
import { checksOf } from './zod-checks.ts';

export interface Declaration {
  name: string;
  /** An expression that refers to other schemas as `NameSchema`. */
  code: string;
}

/**
 * One runtime schema per schema, in the order in which they can be declared. `typeName` returns the name of
 * the type of a schema.
 */
export async function declareSchemas(
  schemas: Record<string, Schema>,
  typeName: (name: string) => string,
): Promise<Declaration[]> {
  const printer = new Printer(typeName);
  const config: DefinePlugin['Config'] = {
    config: {},
    dependencies: [],
    handler: ({ plugin }) => plugin.forEach('schema', ({ name, schema }) => printer.declare(name, schema)),
    name: 'storewire-zod',
  };
  await createClient({
    input: {
      openapi: '3.1.0',
      info: { title: 'schemas', version: '1' },
      paths: {},
      components: {
        schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toInput(schema)])),
      },
    } as never,
    // no file: the configuration of the project is not that of these schemas
    configFile: '/none/openapi-ts.json',
    dryRun: true,
    output: '/none',
    logs: { level: 'silent', file: false },
    parser: { transforms: { readWrite: { enabled: false } } },
    plugins: [definePluginConfig(config)() as never],
  });
  return printer.declarations;
}

/** Keywords that the plugin reads from the representation of hey-api. */
const READ = ['$ref', ...SCALAR_KEYWORDS, 'required', 'additionalProperties'];

/**
 * What hey-api reads of a schema: one type each, as its representation of several loses the keys of one. What that
 * has no key for, or has in another form, is already code: it makes a tuple of a list with two equal limits.
 */
function toInput(schema: Schema): Schema {
  const types = [schema.type ?? []].flat();
  if (types.length > 1) return { anyOf: types.map((type) => toInput({ ...schema, type })) };
  const input = withKeywords(schema, READ);
  const { properties, items, additionalProperties } = schema;
  const union = schema.oneOf ?? schema.anyOf;
  if (union) input.anyOf = union.map(toInput);
  if (properties) input.properties = mapValues(properties, toInput);
  if (items) input.items = toInput(items);
  if (typeof additionalProperties === 'object') input.additionalProperties = toInput(additionalProperties);
  // a decimal has one check for its limits and its form
  if (schema.format === 'decimal') delete input['pattern'];
  const checks = schema.type === 'null' ? [] : checksOf(schema);
  if (checks.length > 0) input['x-checks'] = checks;
  const limits = length(schema['minItems'], schema['maxItems']);
  // keys of their own: a list of a union has the keys of both
  if (types.includes('array') && limits.length > 0) input['x-list-checks'] = limits;
  return input;
}

/** A schema as hey-api represents it, with the keys of `toInput`. */
type Node = IR.SchemaObject & {
  'x-checks'?: string[];
  'x-list-checks'?: string[];
};

/** An expression for all values but null. */
interface Printed {
  code: string;
  isNullable: boolean;
}

/** Texts of any other format are only texts: JSON Schema has other rules for `time` than Zod. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'z.iso.date()',
  'date-time': 'z.iso.datetime({ offset: true })',
  email: 'z.email()',
  guid: 'z.guid()',
  // ids of the platform are any 8-4-4-4-12 hexadecimal digits, not only the versions of RFC 9562
  uuid: 'z.guid()',
  ipv4: 'z.ipv4()',
  ipv6: 'z.ipv6()',
  uri: 'z.url()',
};

/** A name that an object literal has without quotes. */
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

class Printer {
  readonly declarations: Declaration[] = [];
  readonly #typeName: (name: string) => string;
  readonly #declared = new Set<string>();

  constructor(typeName: (name: string) => string) {
    this.#typeName = typeName;
  }

  declare(name: string, schema: IR.SchemaObject): void {
    this.declarations.push({ name, code: this.#code(schema) });
    this.#declared.add(name);
  }

  #code(schema: IR.SchemaObject, isOptional = false, indent = '  '): string {
    const { code, isNullable } = this.#print(schema, indent);
    if (isNullable) return isOptional ? `z.nullish(${code})` : `z.nullable(${code})`;
    return isOptional ? `z.optional(${code})` : code;
  }

  /** A number that is one of several forms is a value to compare with, and finite. */
  #print(schema: Node, indent: string, isOneOfForms = false): Printed {
    const { 'x-checks': checks = [] } = schema;
    if (schema.type === 'array') return { code: this.#list(schema, indent), isNullable: false };
    if (schema.logicalOperator === 'or' && schema.type !== 'enum') {
      const union = this.#union(schema.items ?? [], indent);
      return { ...union, code: checked(union.code, checks) };
    }
    const code = checked(this.#single(schema, indent), checks);
    const widened =
      schema.type === 'number' && !isOneOfForms
        ? `z.union([${code}, z.literal([Number.NaN, Infinity, -Infinity])])`
        : code;
    return { code: widened, isNullable: false };
  }

  #union(items: readonly IR.SchemaObject[], indent: string): Printed {
    const values = items.filter(({ type }) => type !== 'null');
    const forms = values.map((item) => this.#print(item, indent, values.length > 1));
    const isNullable = forms.length < items.length || forms.some((form) => form.isNullable);
    const [only, ...others] = forms;
    if (!only) return { code: 'z.null()', isNullable: false };
    const all = forms.map(({ code }) => code).join(', ');
    return { code: others.length === 0 ? only.code : `z.union([${all}])`, isNullable };
  }

  #list({ items = [], logicalOperator, 'x-checks': checks = [], ...list }: Node, indent: string): string {
    const [only] = items;
    const item = logicalOperator
      ? this.#code({ items, logicalOperator, ...({ 'x-checks': checks } as object) }, false, indent)
      : this.#code(only ?? { type: 'unknown' }, false, indent);
    return checked(`z.array(${item})`, list['x-list-checks'] ?? []);
  }

  #single(schema: Node, indent: string): string {
    const { $ref, type, const: constant } = schema;
    if ($ref) return this.#reference($ref.slice($ref.lastIndexOf('/') + 1));
    if (constant !== undefined) return `z.literal(${quote(constant)})`;
    if (type === 'enum') return `z.enum([${schema.items?.map((item) => quote(item.const)).join(', ')}])`;
    if (type === 'string') return text(schema);
    if (type === 'integer' || type === 'number') return number(schema);
    if (type === 'object') return this.#object(schema, indent);
    return `z.${type ?? 'unknown'}()`;
  }

  /** A schema that is declared later is read when it is needed; in a circle, TypeScript needs its type. */
  #reference(name: string): string {
    return this.#declared.has(name)
      ? `${name}Schema`
      : `z.lazy((): z.ZodMiniType<T.${this.#typeName(name)}> => ${name}Schema)`;
  }

  #object({ properties, required = [], additionalProperties }: Node, indent: string): string {
    const isClosed = additionalProperties && additionalProperties.type === 'never';
    if (!properties)
      return `z.record(z.string(), ${this.#code(additionalProperties || { type: 'unknown' }, false, indent)})`;
    const inner = `${indent}  `;
    const rows = Object.entries(properties).map(([name, property]) => {
      const key = PLAIN_NAME.test(name) ? name : quote(name);
      return `${inner}${key}: ${this.#code(property, !required.includes(name), inner)},\n`;
    });
    return `z.${isClosed ? 'strictObject' : 'object'}({\n${rows.join('')}${indent}})`;
  }
}

const checked = (code: string, checks: readonly string[]): string =>
  checks.length > 0 ? `${code}.check(${checks.join(', ')})` : code;

/** A check, if there is a limit. */
const limit = (check: string, value: unknown): string[] =>
  value === undefined ? [] : [`z.${check}(${Number(value)})`];

/** The limits of a length. */
const length = (min: unknown, max: unknown): string[] =>
  min !== undefined && min === max
    ? limit('length', min)
    : [...limit('minLength', min), ...limit('maxLength', max)];

const text = ({ format = '', minLength, maxLength, pattern }: Node): string =>
  checked(FORMATS[format] ?? 'z.string()', [
    ...length(minLength, maxLength),
    ...(pattern === undefined ? [] : [`z.regex(${expressionOf(pattern)})`]),
  ]);

function number({ type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node): string {
  const hasBoth = (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
  const plain = type === 'integer' ? 'z.int()' : 'z.number()';
  return checked(format === 'int32' && !hasBoth ? 'z.int32()' : plain, [
    ...limit('gte', minimum),
    ...limit('gt', exclusiveMinimum),
    ...limit('lte', maximum),
    ...limit('lt', exclusiveMaximum),
  ]);
}
