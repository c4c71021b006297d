/**
 * Paths of the fields that the contract marks: numbers that JSON may not represent (`x-wire: float`), and
 * secrets (`format: password`).
 */
import { isDeepStrictEqual } from 'node:util';
import { childrenOf, refsOf } from './children.ts';
import { inputSchema } from './inputs.ts';
import type { Document, Schema } from './openapi.ts';
import { exposed, isSecret, type Operation } from './operations.ts';
import { withReferrers } from './reachable.ts';
import { isReference, nameOf } from './references.ts';
import { IMPORTS } from './reserved.ts';
import { BANNER, quote } from './text.ts';

export interface FieldPaths {
  /** `operations/floats.ts`: the paths of floats in schemas that several others or several calls contain. */
  file: string;
  /**
   * Expressions of the paths of floats in inputs and responses, by operationId. Calls without floats are
   * missing.
   */
  floatInputs: Calls;
  floatOutputs: Calls;
  /** Expressions of the paths of floats in the entity or data of events, by their type. */
  eventFloats: Calls;
  /** Expressions of the paths of secrets in inputs, by operationId. */
  secrets: Calls;
}

type Calls = ReadonlyMap<string, string>;

/** A marked field, the name of a declaration, or paths by the name of a field. */
type Paths = 1 | string | { [name: string]: Paths };

type PathsByCall = ReadonlyMap<string, Paths>;

type IsMarked = (schema: Schema) => boolean;

/** An event and the component name of its body. */
interface EventBody {
  type: string;
  body: string | undefined;
}

export function makeFieldPaths(
  document: Document,
  operations: Operation[],
  { events, runtime }: { events: readonly EventBody[]; runtime: string },
): FieldPaths {
  const calls = exposed(operations);
  const inputs = new Map(calls.map((call) => [call.id, inputSchema(document, call)]));
  const outputs = new Map(calls.flatMap(({ id, output }) => (output ? [[id, { $ref: output }]] : [])));
  const schemas = document.components?.schemas ?? {};
  const floats = new Reader(schemas, (schema) => schema['x-wire'] === 'float');
  const secrets = new Reader(schemas, isSecret);
  const floatInputs = floats.read(inputs);
  // a response that is a number itself is not changed
  const floatOutputs = new Map([...floats.read(outputs)].filter(([, paths]) => paths !== 1));
  const eventFloats = new Map(
    [...floats.read(eventContents(schemas, events))].filter(([, paths]) => paths !== 1),
  );
  const secretInputs = secrets.read(inputs);
  const floatCode = new Declarations(floats.declared, [floatInputs, floatOutputs, eventFloats], '');
  const secretCode = new Declarations(secrets.declared, [secretInputs], 'secret_');
  const rows = floatCode.rows + secretCode.rows;
  const header = rows
    ? `import type { FieldPaths as FieldPaths_ } from ${quote(runtime)};\n\n`
    : 'export {};\n';
  return {
    file: `${BANNER}\n${header}${rows}`,
    floatInputs: floatCode.expressions(floatInputs),
    floatOutputs: floatCode.expressions(floatOutputs),
    eventFloats: floatCode.expressions(eventFloats),
    secrets: secretCode.expressions(secretInputs),
  };
}

/** The schemas of the entity or data of events, by their type. */
const eventContents = (
  schemas: Record<string, Schema>,
  events: readonly EventBody[],
): ReadonlyMap<string, Schema> =>
  new Map(
    events.flatMap(({ type, body = '' }) => {
      const { data, entity } = schemas[body]?.properties ?? {};
      const content = data ?? entity;
      return content ? [[type, content]] : [];
    }),
  );

/** Reads one declaration per named schema, so that a schema can contain itself. */
class Reader {
  readonly declared = new Map<string, Paths>();
  readonly #schemas: Record<string, Schema>;
  readonly #isMarked: IsMarked;
  /** Names of the schemas that contain a marked field. */
  readonly #holders: ReadonlySet<string>;
  readonly #names: Map<Schema, string>;

  constructor(schemas: Record<string, Schema>, isMarked: IsMarked) {
    this.#schemas = schemas;
    this.#isMarked = isMarked;
    this.#holders = findHolders(schemas, isMarked);
    this.#names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  }

  /** The paths in the values of calls, without calls that have none. */
  read(values: ReadonlyMap<string, Schema>): PathsByCall {
    const found = Array.from(values, ([id, schema]) => [id, this.paths([schema])] as const);
    return new Map(found.filter((pair): pair is [string, Paths] => pair[1] !== undefined));
  }

  /** The paths in a value that may have several forms. */
  paths(alternatives: Schema[]): Paths | undefined {
    // the key may be next to a reference
    if (alternatives.some(this.#isMarked)) return 1;
    const forms = [...new Set(alternatives.flatMap((each) => this.#formsOf(each)))].filter((form) =>
      hasMarks(form, this.#isMarked, this.#holders),
    );
    if (forms.length === 0) return undefined;
    if (forms.some(this.#isMarked)) return 1;
    if (!forms.some((form) => this.#names.has(form))) return this.#inside(forms);
    // no schema has an underscore in its name
    const name = forms.map((form) => this.#nameOf(form)).join('_');
    if (!this.declared.has(name)) {
      this.declared.set(name, name);
      const inside = this.#inside(forms);
      // what it contains comes first
      this.declared.delete(name);
      this.declared.set(name, inside);
    }
    return name;
  }

  #inside(forms: Schema[]): Paths {
    const fields = Map.groupBy(
      forms.flatMap((form) => Object.entries(form.properties ?? {})),
      ([name]) => name,
    );
    const named = Array.from(
      fields,
      ([name, list]) => [name, this.paths(list.map(([, schema]) => schema))] as const,
    );
    const items = this.paths(forms.flatMap(({ items }) => (items ? [items] : [])));
    const others = this.paths(forms.flatMap(othersOf));
    // an array has the paths of its items, unless they would be read as its own
    if (items && items !== 1 && forms.every((form) => form.items) && !this.#isOfAll(items)) return items;
    return Object.fromEntries(
      [...named, ['*', others] as const].filter((pair): pair is [string, Paths] => pair[1] !== undefined),
    );
  }

  /** Whether paths apply to fields of any name: then an array of such values must say so of its items. */
  #isOfAll(paths: Paths): boolean {
    const inside = typeof paths === 'string' ? this.declared.get(paths) : paths;
    return typeof inside !== 'object' || '*' in inside;
  }

  /** What a value may be, without references, unions and sums. */
  #formsOf(schema: Schema): Schema[] {
    if (isReference(schema)) return this.#formsOf(this.#schemas[nameOf(schema)] ?? {});
    const merged = (schema['x-merged'] ?? []).flatMap((name) => this.#formsOf(this.#schemas[name] ?? {}));
    if (merged.length > 0) return [...merged, ownPart(schema, merged)];
    const unions = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    return [
      ...(schema.properties || unions.length === 0 ? [schema] : []),
      ...unions.flatMap((form) => this.#formsOf(form)),
    ];
  }

  #nameOf(form: Schema): string {
    const name = this.#names.get(form) ?? String(this.#names.size);
    this.#names.set(form, name);
    return name;
  }
}

/** Declares paths that are used more than once; all others are written where they are used. */
class Declarations {
  readonly rows: string;
  readonly #declared: ReadonlyMap<string, Paths>;
  readonly #uses: ReadonlyMap<string, string[]>;
  readonly #prefix: string;
  readonly #done = new Set<string>();

  constructor(declared: ReadonlyMap<string, Paths>, calls: PathsByCall[], prefix: string) {
    this.#declared = declared;
    this.#prefix = prefix;
    const used = [...declared.values(), ...calls.flatMap((paths) => [...paths.values()])];
    this.#uses = Map.groupBy(used.flatMap(mentions), (name) => name);
    this.rows = [...declared].map(([name, paths]) => this.#row(name, paths)).join('');
  }

  expressions(calls: PathsByCall): Calls {
    return new Map(Array.from(calls, ([id, paths]) => [id, this.#code(paths, `${IMPORTS.fieldPaths}.`)]));
  }

  #row(name: string, paths: Paths): string {
    if (!this.#isShared(name)) return '';
    const row = `export const ${this.#prefix}${name}: FieldPaths_ = ${this.#code(paths)};\n`;
    this.#done.add(name);
    return row;
  }

  #isShared = (name: string): boolean => (this.#uses.get(name)?.length ?? 0) > 1;

  #code(paths: Paths, module = ''): string {
    if (paths === 1) return '1';
    if (typeof paths === 'string')
      return this.#isShared(paths)
        ? module + this.#prefix + paths
        : this.#code(this.#declared.get(paths) as Paths, module);
    const fields = Object.entries(paths).map(([name, inner]) =>
      // a schema on its way to itself is not declared yet when the file loads
      typeof inner === 'string' && this.#isShared(inner) && !module && !this.#done.has(inner)
        ? `get ${quote(name)}() { return ${this.#prefix}${inner}; }`
        : `${quote(name)}: ${this.#code(inner, module)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
}

const mentions = (paths: Paths): string[] =>
  typeof paths === 'string' ? [paths] : paths === 1 ? [] : Object.values(paths).flatMap(mentions);

/** What a schema has in addition to what it was merged from. */
function ownPart({ 'x-merged': _names, ...schema }: Schema, merged: Schema[]): Schema {
  const own = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) => !merged.some(({ properties }) => isDeepStrictEqual(properties?.[name], property)),
  );
  return { ...schema, properties: Object.fromEntries(own) };
}

/** Schemas of fields that are not named. */
const othersOf = ({ items, additionalProperties }: Schema): Schema[] => [
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];

/** Whether a schema contains a marked field, itself or through one of the schemas that do. */
const hasMarks = (schema: Schema, isMarked: IsMarked, holders: ReadonlySet<string>): boolean =>
  isMarked(schema) ||
  refsOf(schema).some((name) => holders.has(name)) ||
  childrenOf(schema).some(
    (child) => isMarked(child) || (!isReference(child) && hasMarks(child, isMarked, holders)),
  );

const findHolders = (schemas: Record<string, Schema>, isMarked: IsMarked): ReadonlySet<string> =>
  withReferrers(
    Object.keys(schemas),
    (name) => hasMarks(schemas[name] ?? {}, isMarked, new Set()),
    (name) => refsOf(schemas[name] ?? {}),
  );
