/** Forms as the objects that they are made of. Prism itself reads one text of each field. */
import type { Node } from '../generate/walk.ts';
import { contentOf, type Operation, partsOf, schemasOf } from './operations.ts';

/** The texts of a field, or the fields in brackets of its name: `items[0][name]`. */
type Raw = readonly string[] | Map<string, Raw>;

const SEPARATORS: Readonly<Record<string, string>> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** Reads a form. A list is one field per item and an object is JSON, unless the property has a style. */
export async function readForm(body: string, contentType: string, operation: Operation): Promise<unknown> {
  const content = contentOf(operation, contentType);
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const fields = new Map<string, Raw>();
  for (const name of new Set(form.keys())) {
    const files = form.getAll(name).map((value) => (typeof value === 'string' ? value : value.text()));
    const texts = await Promise.all(files);
    const encoding = content?.encodings?.find(({ property }) => name.split('[', 1)[0] === property);
    const { style = '', explode = style === 'form' } = encoding ?? {};
    const separator = explode ? undefined : SEPARATORS[style];
    const steps = style === 'deepObject' ? name.replace(/\]$/, '').split(/\]?\[/) : [name];
    add(fields, steps, separator ? texts.flatMap((text) => text.split(separator)) : texts);
  }
  return valueIn(fields, [content?.schema], operation);
}

function add(fields: Map<string, Raw>, [name = '', ...inner]: string[], texts: string[]): void {
  const known = fields.get(name);
  const holder = known instanceof Map ? known : new Map<string, Raw>();
  fields.set(name, inner.length > 0 ? holder : texts);
  if (inner.length > 0) add(holder, inner, texts);
}

/** The value that texts have in the first of these schemas that they fit. */
function valueIn(raw: Raw, schemas: readonly unknown[], operation: Operation): unknown {
  const parts = partsOf(operation, schemas);
  const types = new Set(parts.flatMap(typesIn));
  const items = parts.map((part) => part['items']);
  if (raw instanceof Map)
    return types.has('array')
      ? [...raw.values()].map((each) => valueIn(each, items, operation))
      : Object.fromEntries(
          [...raw].map(([name, each]) => [name, valueIn(each, schemasOf(parts, name), operation)]),
        );
  if (types.has('array') && (raw.length > 1 || !types.has('string')))
    return raw.map((text) => valueIn([text], items, operation));
  const values = raw.map((text) => readAs(types, text));
  return values.length > 1 ? values : values[0];
}

/** The types of a schema itself. A constant tells its own. */
const typesIn = ({ type, enum: values, const: value }: Node): string[] =>
  type === undefined ? [values ?? value ?? []].flat().flatMap(typesOf) : [type].flat().map(String);

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
