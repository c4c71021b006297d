/** Reads a request that a handler received back to the input of the call, as far as the description says how it was sent. */
import { asRecord } from '../errors/normalise.ts';
import { textFromBase64 } from '../lib/base64.ts';
import { changeAt } from '../lib/fields.ts';

/** What a parameter is: all are sent as text. */
export type ParameterKind = 'string' | 'number' | 'boolean' | 'strings' | 'numbers';

/** How the input of a call is sent. */
export interface InputFormat {
  /** Path parameters that are not strings. */
  path?: Readonly<Record<string, ParameterKind>> | undefined;
  /** Query parameters by their names on the wire. Dots make nested objects. */
  query?: Readonly<Record<string, ParameterKind>> | undefined;
  /** Header parameters. */
  headers?: Readonly<Record<string, ParameterKind>> | undefined;
  /** The property that is the whole body. By default the properties of the body are those of the input. */
  body?: string | undefined;
  /** Dotted paths of field masks, which are sent as a string. */
  masks?: readonly string[] | undefined;
}

/** A request that a handler received. */
export interface HandledRequest<Input> {
  /** The input of the call: path, query and body. Dates are strings. It is not validated. */
  input: Input;
  /** The request itself, whose body is unread. */
  request: Request;
}

type MutableFields = Record<string, unknown>;

/** Reads the input of a call. Whatever cannot be read is absent. */
export async function readInput(
  request: Request,
  pathParameters: Readonly<Record<string, unknown>>,
  { path = {}, query = {}, headers = {}, body: bodyName, masks = [] }: InputFormat = {},
): Promise<MutableFields> {
  const input: MutableFields = {};
  // MSW counts the wildcards of a pattern
  for (const [name, value] of Object.entries(pathParameters))
    if (!/^\d/.test(name)) input[name] = parseParameter([String(value)], path[name] ?? 'string');
  for (const [name, kind] of Object.entries(headers)) {
    const value = request.headers.get(name);
    if (value !== null) input[name] = parseParameter([value], kind);
  }
  const { searchParams } = new URL(request.url);
  for (const name of new Set(searchParams.keys())) {
    if (name === '.r') Object.assign(input, unpack(searchParams.get(name) ?? ''));
    else
      setNested(input, name.split('.'), parseParameter(searchParams.getAll(name), query[name] ?? 'string'));
  }
  const body = request.body ? await parseBody(request.clone()) : undefined;
  if (bodyName !== undefined && body !== undefined) input[bodyName] = body;
  else Object.assign(input, asRecord(body));
  return masks.length > 0 ? changeAt(masks, splitMask)(input, undefined) : input;
}

const splitMask = (mask: unknown): unknown =>
  typeof mask === 'string' ? mask.split(',').filter((path) => path !== '') : mask;

function parseParameter(texts: string[], kind: ParameterKind): unknown {
  const [text = ''] = texts;
  switch (kind) {
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'strings':
      return texts;
    case 'numbers':
      return texts.map(Number);
    case 'string':
      return text;
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
    return JSON.parse(textFromBase64(text));
  } catch {
    return undefined;
  }
}

async function parseBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  try {
    if (/[/+]json$/.test(type)) return await request.json();
    if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
      return Object.fromEntries(await request.formData());
    return type.startsWith('text/') ? await request.text() : await request.blob();
  } catch {
    return undefined;
  }
}
