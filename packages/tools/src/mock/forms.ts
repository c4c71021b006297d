/** Forms as the objects that they are made of. Prism itself reads one text of each field. */

import { kindOf, mediaTypeOf } from '../generate/media-types.ts';
import { isObject, type Node, stepsOf, valueAt } from '../generate/normalise/walk.ts';
import { BUNDLE } from './references.ts';

/** The texts of each field, in their order. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** Reads a body that is a form; undefined for any other. Files are read as text. */
export async function readForm(body: Buffer, contentType = ''): Promise<FormFields | undefined> {
  if (!['form', 'multipart'].includes(kindOf(mediaTypeOf(contentType)))) return undefined;
  const headers = { 'content-type': contentType };
  const fields = new Map<string, string[]>();
  for (const [name, value] of await new Response(new Uint8Array(body), { headers }).formData()) {
    const text = typeof value === 'string' ? value : await value.text();
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return fields;
}

/** How a field is written. */
export interface Encoding {
  property: string;
  style?: string | undefined;
  explode?: boolean | undefined;
}

/** Texts of one name, or fields in brackets: `items[0][name]`. */
type Raw = readonly string[] | Map<string, Raw>;

/**
 * The object that a form is made of. A list is one field per item and an object is JSON, as OpenAPI has it for
 * fields without a style.
 */
export function objectOf(
  fields: FormFields,
  { schema, encodings, bundle }: { schema: unknown; encodings: readonly Encoding[]; bundle: unknown },
): Node {
  const form = new Map<string, Raw>(fields);
  for (const { property, style = '', explode = style === 'form' } of encodings) {
    if (style === 'deepObject') nest(form, property);
    const separator = explode ? undefined : SEPARATORS[style];
    const texts = fields.get(property);
    if (texts && separator)
      form.set(
        property,
        texts.flatMap((text) => text.split(separator)),
      );
  }
  return new Reader({ [BUNDLE]: bundle }).object(form, [schema]);
}

const SEPARATORS: Readonly<Record<string, string>> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** Puts the fields of a property with brackets below one with its name. */
function nest(form: Map<string, Raw>, property: string): void {
  for (const [name, raw] of [...form]) {
    if (!name.startsWith(`${property}[`)) continue;
    form.delete(name);
    const steps = [
      property,
      ...name
        .slice(property.length + 1)
        .replace(/\]$/, '')
        .split(']['),
    ];
    const last = steps.pop() ?? '';
    const holder = steps.reduce((at, step) => {
      const inner = at.get(step);
      const next = inner instanceof Map ? inner : new Map<string, Raw>();
      at.set(step, next);
      return next;
    }, form);
    holder.set(last, raw);
  }
}

/** Reads texts as the values that their schemas have. */
class Reader {
  readonly #document: Node;

  constructor(document: Node) {
    this.#document = document;
  }

  object(fields: ReadonlyMap<string, Raw>, schemas: readonly unknown[]): Node {
    const parts = this.#partsOf(schemas);
    const schemasOf = (name: string): unknown[] => {
      const named = parts.flatMap(({ properties }) => (isObject(properties) ? (properties[name] ?? []) : []));
      return named.length > 0 ? named : parts.map((part) => part['additionalProperties']);
    };
    return Object.fromEntries(
      [...fields].map(([name, raw]) => [name, this.#value(raw, this.#partsOf(schemasOf(name)))]),
    );
  }

  #value(raw: Raw, parts: readonly Node[]): unknown {
    const types = new Set(parts.flatMap(typesIn));
    const items = (): Node[] => this.#partsOf(parts.map((part) => part['items']));
    if (raw instanceof Map)
      return types.has('array')
        ? [...raw.values()].map((each) => this.#value(each, items()))
        : this.object(raw, parts);
    if (types.has('array') && (raw.length > 1 || !types.has('string')))
      return raw.map((text) => this.#value([text], items()));
    const values = raw.map((text) => readAs(types, text));
    return values.length > 1 ? values : values[0];
  }

  /** Schemas, with all that they are combined from. */
  #partsOf(schemas: readonly unknown[]): Node[] {
    const parts = new Set(schemas.filter(isObject));
    // a loop over a set also visits what its body adds
    for (const { $ref, allOf, anyOf, oneOf } of parts)
      for (const part of [
        typeof $ref === 'string' ? valueAt(this.#document, stepsOf($ref)) : undefined,
        ...[allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])),
      ])
        if (isObject(part)) parts.add(part);
    return [...parts];
  }
}

/** The types of a schema itself. A constant tells its own. */
function typesIn({ type, enum: values, const: value }: Node): string[] {
  if (type !== undefined) return [type].flat().map(String);
  return [values ?? value ?? []].flat().flatMap(typesOf);
}

const typesOf = (value: unknown): string[] =>
  value === null ? ['null'] : typeof value === 'number' ? ['number', 'integer'] : [typeof value];

/** The value in JSON, if that is of one of these types; otherwise the text. */
function readAs(types: ReadonlySet<string>, text: string): unknown {
  if (types.has('string')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typesOf(value).some((type) => types.has(type)) ? value : text;
  } catch {
    return text;
  }
}
