/** Where the numbers are that JSON may not hold: those that the contract marks `x-wire: float`. */
import { isDeepStrictEqual } from 'node:util';
import { inputSchema } from './inputs.ts';
import { type Document, isReference, nameOf, type Schema } from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { BANNER, quote } from './text.ts';
import { childrenOf, refsOf } from './views.ts';

export interface Floats {
  /** `operations/floats.ts`: the places in the schemas that several others or several calls hold. */
  file: string;
  /** Expressions of the places in inputs and answers, by operationId. Calls without floats are not there. */
  inputs: ReadonlyMap<string, string>;
  outputs: ReadonlyMap<string, string>;
}

/** The thing itself, a declaration by its name, or places by the name of a member. */
type Places = 1 | string | { [name: string]: Places };

export function makeFloats(document: Document, operations: Operation[], runtime: string): Floats {
  const schemas = document.components?.schemas ?? {};
  const reader = new Reader(schemas);
  const inputs = new Map<string, Places>();
  const outputs = new Map<string, Places>();
  for (const operation of exposed(operations)) {
    const input = reader.places([inputSchema(document, operation)]);
    const output = operation.output && reader.places([{ $ref: operation.output }]);
    if (input) inputs.set(operation.id, input);
    // a response that is a number itself is read as it came
    if (output && output !== 1) outputs.set(operation.id, output);
  }
  return write(reader.declared, { inputs, outputs, runtime });
}

/** Reads one declaration per named schema, so that a schema can hold itself. */
class Reader {
  readonly declared = new Map<string, Places>();
  readonly #schemas: Record<string, Schema>;
  readonly #holders: ReadonlySet<string>;
  readonly #names: Map<Schema, string>;

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
    this.#holders = findHolders(schemas);
    this.#names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  }

  /** The places in a value that may have several forms. */
  places(alternatives: Schema[]): Places | undefined {
    const forms = [...new Set(alternatives.flatMap((each) => this.#formsOf(each)))].filter((form) => holdsSome(form, this.#holders));
    if (forms.length === 0) return undefined;
    if (forms.some(isFloat)) return 1;
    if (!forms.some((form) => this.#names.has(form))) return this.#inside(forms);
    // no schema has an underscore in its name
    const name = forms.map((form) => this.#nameOf(form)).join('_');
    if (!this.declared.has(name)) {
      this.declared.set(name, name);
      const inside = this.#inside(forms);
      // what it holds comes first
      this.declared.delete(name);
      this.declared.set(name, inside);
    }
    return name;
  }

  #inside(forms: Schema[]): Places {
    const members = Map.groupBy(
      forms.flatMap((form) => Object.entries(form.properties ?? {})),
      ([name]) => name,
    );
    const named = Array.from(members, ([name, list]) => [name, this.places(list.map(([, schema]) => schema))] as const);
    const items = this.places(forms.flatMap(({ items }) => (items ? [items] : [])));
    const others = this.places(forms.flatMap(othersOf));
    // a list has the places of its items, unless they would be taken for its own
    if (items && items !== 1 && forms.every((form) => form.items) && !this.#isOfAll(items)) return items;
    return Object.fromEntries([...named, ['*', others] as const].filter((pair): pair is [string, Places] => pair[1] !== undefined));
  }

  /** Whether places mean all members of a thing: then a list of such things must say so of its items. */
  #isOfAll(places: Places): boolean {
    const inside = typeof places === 'string' ? this.declared.get(places) : places;
    return typeof inside !== 'object' || '*' in inside;
  }

  /** What a value may be, without references, unions and sums. */
  #formsOf(schema: Schema): Schema[] {
    if (isReference(schema)) return this.#formsOf(this.#schemas[nameOf(schema)] ?? {});
    const merged = (schema['x-merged'] ?? []).flatMap((name) => this.#formsOf(this.#schemas[name] ?? {}));
    if (merged.length > 0) return [...merged, ownPart(schema, merged)];
    const unions = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    return [...(schema.properties || unions.length === 0 ? [schema] : []), ...unions.flatMap((form) => this.#formsOf(form))];
  }

  #nameOf(form: Schema): string {
    const name = this.#names.get(form) ?? String(this.#names.size);
    this.#names.set(form, name);
    return name;
  }
}

/** Declares what is used more than once; the rest stands where it is used. */
function write(declared: ReadonlyMap<string, Places>, { inputs, outputs, runtime }: { inputs: Calls; outputs: Calls; runtime: string }): Floats {
  const uses = Map.groupBy([...declared.values(), ...inputs.values(), ...outputs.values()].flatMap(mentions), (name) => name);
  const isShared = (name: string): boolean => (uses.get(name)?.length ?? 0) > 1;
  const done = new Set<string>();
  const code = (places: Places, prefix = ''): string => {
    if (places === 1) return '1';
    if (typeof places === 'string') return isShared(places) ? prefix + places : code(declared.get(places) as Places, prefix);
    return `{ ${Object.entries(places)
      .map(([name, inner]) => member(name, inner, prefix))
      .join(', ')} }`;
  };
  // a schema on its way to itself is not there yet when the file loads
  const member = (name: string, inner: Places, prefix: string): string =>
    typeof inner === 'string' && isShared(inner) && !prefix && !done.has(inner)
      ? `get ${quote(name)}() { return ${inner}; }`
      : `${quote(name)}: ${code(inner, prefix)}`;
  const rows = [...declared].flatMap(([name, places]) => {
    if (!isShared(name)) return [];
    const row = `export const ${name}: Places_ = ${code(places)};\n`;
    done.add(name);
    return row;
  });
  const header = rows.length > 0 ? `import type { Places as Places_ } from ${quote(runtime)};\n\n` : 'export {};\n';
  const expressions = (calls: Calls): Map<string, string> => new Map(Array.from(calls, ([id, places]) => [id, code(places, 'floats.')]));
  return { file: `${BANNER}\n${header}${rows.join('')}`, inputs: expressions(inputs), outputs: expressions(outputs) };
}

type Calls = ReadonlyMap<string, Places>;

const mentions = (places: Places): string[] => (typeof places === 'string' ? [places] : places === 1 ? [] : Object.values(places).flatMap(mentions));

/** What a schema has beside what it was merged from. */
function ownPart({ 'x-merged': _names, ...schema }: Schema, merged: Schema[]): Schema {
  const own = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) => !merged.some(({ properties }) => isDeepStrictEqual(properties?.[name], property)),
  );
  return { ...schema, properties: Object.fromEntries(own) };
}

/** What members without a name of their own are like. */
const othersOf = ({ items, additionalProperties }: Schema): Schema[] => [
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];

const isFloat = (schema: Schema): boolean => schema['x-wire'] === 'float';

const holdsFloat = (schema: Schema): boolean => isFloat(schema) || childrenOf(schema).some((child) => !isReference(child) && holdsFloat(child));

const holdsSome = (schema: Schema, holders: ReadonlySet<string>): boolean => holdsFloat(schema) || refsOf(schema).some((name) => holders.has(name));

/** Names of the schemas that hold floats, themselves or through what they hold. */
function findHolders(schemas: Record<string, Schema>): ReadonlySet<string> {
  const holders = new Set<string>();
  for (let before = -1; before !== holders.size; ) {
    before = holders.size;
    for (const [name, schema] of Object.entries(schemas)) if (holdsSome(schema, holders)) holders.add(name);
  }
  return holders;
}
