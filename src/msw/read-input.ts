/** The input of a call, as a request of it has it. */
import { textFromBase64 } from '../lib/base64.ts';
import { asRecord, changeAt } from '../lib/fields.ts';

/** What a value is that is sent as text. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'json';

/** The same, or a list of such values. */
export type ParameterKind = ValueKind | `${ValueKind}s`;

/** How the input of a call is sent. */
export interface InputFormat {
  /** Path parameters that are not strings. */
  path?: Readonly<Record<string, ParameterKind>> | undefined;
  /** Query parameters by their names on the wire. Dots make nested objects. */
  query?: Readonly<Record<string, ParameterKind>> | undefined;
  /** Header parameters. */
  headers?: Readonly<Record<string, ParameterKind>> | undefined;
  /** Fields of a form that are not strings. */
  form?: Readonly<Record<string, ParameterKind>> | undefined;
  /** What separates the items of query parameters and fields of a form that are sent as one text. */
  separators?: Readonly<Record<string, string>> | undefined;
  /** The property that is the whole body. By default the properties of the body are those of the input. */
  body?: string | undefined;
  /** Dotted paths of field masks, which are sent as a string. */
  masks?: readonly string[] | undefined;
}

type MutableFields = Record<string, unknown>;

/** Reads the input of a call. Whatever cannot be read is absent. */
export async function readInput(
  request: Request,
  pathParameters: Readonly<Record<string, unknown>>,
  format: InputFormat = {},
): Promise<MutableFields> {
  const { path = {}, query = {}, headers = {}, separators = {}, body: bodyName, masks = [] } = format;
  const input: MutableFields = {};
  // MSW counts the wildcards of a pattern
  for (const [name, value] of Object.entries(pathParameters))
    if (!/^\d/.test(name)) input[name] = parseParameter([String(value)], path[name], ',');
  for (const [name, kind] of Object.entries(headers)) {
    const value = request.headers.get(name);
    if (value !== null) input[name] = parseParameter([value], kind, ',');
  }
  const { searchParams } = new URL(request.url);
  for (const name of new Set(searchParams.keys())) {
    const names = name.split('.');
    if (name === '.r') Object.assign(input, unpack(searchParams.get(name) ?? ''));
    // a property of this name would be one of every object
    else if (!names.includes('__proto__'))
      setNested(input, names, parseParameter(searchParams.getAll(name), query[name], separators[name]));
  }
  const body = request.body ? await parseBody(request.clone(), format) : undefined;
  if (bodyName !== undefined && body !== undefined) input[bodyName] = body;
  else Object.assign(input, asRecord(body));
  return masks.length > 0 ? changeAt(masks, splitMask)(input, undefined) : input;
}

const splitMask = (mask: unknown): unknown =>
  typeof mask === 'string' ? mask.split(',').filter((path) => path !== '') : mask;

/** Reads a value, or a list of values, each with a text of its own unless a separator joins them. */
function parseParameter(
  texts: FormDataEntryValue[],
  kind: ParameterKind = 'string',
  separator = '',
): unknown {
  const isList = kind.endsWith('s');
  const split = (text: FormDataEntryValue): FormDataEntryValue[] =>
    typeof text === 'string' && isList && separator ? text.split(separator) : [text];
  const values = texts.flatMap(split).map(PARSERS[kind.replace(/s$/, '') as ValueKind]);
  // what is not described as a list may be one
  return isList || values.length > 1 ? values : values[0];
}

/** A file is a string to a description. */
const PARSERS: Readonly<Record<ValueKind, (text: FormDataEntryValue) => unknown>> = {
  string: (text) => text,
  number: Number,
  boolean: (text) => text === 'true',
  json: (text) => parseJson(String(text)),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setNested(fields: MutableFields, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) fields[name] = value;
  else {
    const nested = asRecord(fields[name]) ?? {};
    fields[name] = nested;
    setNested(nested, rest, value);
  }
}

function unpack(text: string): unknown {
  try {
    return parseJson(textFromBase64(text));
  } catch {
    return undefined;
  }
}

async function parseForm(
  form: FormData,
  { form: kinds = {}, separators = {} }: InputFormat,
): Promise<MutableFields> {
  const fields = [...new Set(form.keys())].map(async (name) => {
    const [kind, values] = [kinds[name], form.getAll(name)];
    // a part of JSON has a media type, and so arrives as a file
    const texts = values.map((value) => (typeof value === 'string' ? value : value.text()));
    const read = kind?.startsWith('json') ? await Promise.all(texts) : values;
    return [name, parseParameter(read, kind, separators[name])] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

async function parseBody(request: Request, format: InputFormat): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  try {
    if (/[/+]json$/.test(type)) return await request.json();
    if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
      return await parseForm(await request.formData(), format);
    return type.startsWith('text/') ? await request.text() : await request.blob();
  } catch {
    return undefined;
  }
}
