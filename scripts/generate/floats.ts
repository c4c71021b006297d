/** Where the numbers are that JSON may not hold: those that the contract marks `x-wire: float`. */
import { inputSchema } from './inputs.ts';
import { type Document, isReference, nameOf, type Schema } from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { BANNER, quote } from './text.ts';
import { childrenOf, refsOf } from './views.ts';

export interface Floats {
  /** `floats.ts`: the places in each schema that holds some, at any depth, and in each input. */
  file: string;
  /** What is declared there. Calls without floats are not. */
  names: ReadonlySet<string>;
}

export function makeFloats(document: Document, operations: Operation[], runtime: string): Floats {
  const schemas = document.components?.schemas ?? {};
  const declared = declarePlaces(schemas, (write) => {
    for (const operation of exposed(operations)) {
      write([inputSchema(document, operation)], operation.inputName);
      if (operation.output) write([{ $ref: operation.output }]);
    }
  });
  // no schema has an underscore in its name
  const header = declared.size > 0 ? `import type { Places as Places_ } from ${quote(runtime)};\n\n` : 'export {};\n';
  const rows = Array.from(declared, ([name, code]) => `export const ${name}: Places_ = ${code};\n`);
  return { file: `${BANNER}\n${header}${rows.join('')}`, names: new Set(declared.keys()) };
}

/** Writes the places in a value that may have several forms. Undefined when there are none. */
type Write = (forms: Schema[], name?: string) => { code: string; isOpen?: boolean } | undefined;

/** One declaration per named schema, so that calls share them and a schema can hold itself. */
function declarePlaces(schemas: Record<string, Schema>, writeAll: (write: Write) => void): Map<string, string> {
  const declared = new Map<string, string>();
  const open = new Set<string>();
  const holders = findHolders(schemas);
  const nameOfForm = makeNames(schemas);

  const write: Write = (alternatives, own) => {
    const forms = [...new Set(alternatives.flatMap((each) => formsOf(each, schemas)))].filter((form) => holdsSome(form, holders));
    if (forms.length === 0) return undefined;
    if (forms.some(isFloat)) return { code: '1' };
    const name = own ?? (forms.some((form) => nameOfForm(form)) ? forms.map((form) => nameOfForm(form, true)).join('_') : undefined);
    if (name === undefined) return { code: literal(forms) };
    // a schema on its way to itself is not there yet when the file loads
    if (open.has(name)) return { code: name, isOpen: true };
    if (!declared.has(name)) {
      open.add(name);
      declared.set(name, literal(forms));
      open.delete(name);
    }
    return { code: name };
  };

  const literal = (forms: Schema[]): string => {
    const members = Map.groupBy(
      forms.flatMap((form) => Object.entries(form.properties ?? {})),
      ([name]) => name,
    );
    const inner = forms.flatMap(({ items, additionalProperties }) => [items, additionalProperties].filter((each) => typeof each === 'object'));
    const parts = [...Array.from(members, ([name, list]) => ({ name, forms: list.map(([, schema]) => schema) })), { name: '*', forms: inner }];
    return `{ ${parts.flatMap(({ name, forms }) => member(name, write(forms))).join(', ')} }`;
  };

  writeAll(write);
  return declared;
}

const member = (name: string, places: ReturnType<Write>): string[] =>
  places ? [places.isOpen ? `get ${quote(name)}() { return ${places.code}; }` : `${quote(name)}: ${places.code}`] : [];

/** What a value may be, without references, unions and sums. */
function formsOf(schema: Schema, schemas: Record<string, Schema>): Schema[] {
  if (isReference(schema)) return formsOf(schemas[nameOf(schema)] ?? {}, schemas);
  if (schema.allOf) return (schema.allOf ?? []).flatMap((part) => formsOf(part, schemas));
  const unions = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...(schema.properties || unions.length === 0 ? [schema] : []), ...unions.flatMap((form) => formsOf(form, schemas))];
}

/** Names of components, and of other forms where one is asked for. */
function makeNames(schemas: Record<string, Schema>): (form: Schema, isNeeded?: boolean) => string | undefined {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  return (form, isNeeded) => {
    if (isNeeded && !names.has(form)) names.set(form, String(names.size));
    return names.get(form);
  };
}

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
