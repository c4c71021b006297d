/** The input of a call, as a request of it has it. */
import { textFromBase64 } from '../lib/base64.ts';
import { asRecord } from '../lib/fields.ts';

/** What the text of a query parameter is, or that of each item of a list. */
type ParameterKind = 'number' | 'boolean' | 'strings' | 'numbers' | 'booleans';

/** How the input of a call is sent. */
export interface InputFormat {
  /** Query parameters that are no single strings, by their names on the wire. Dots make nested objects. */
  query?: Readonly<Record<string, ParameterKind>> | undefined;
  /** The property that is the whole body. By default the properties of the body are those of the input. */
  body?: string | undefined;
}

type MutableFields = Record<string, unknown>;

/** Reads the input of a call. Whatever cannot be read is absent. */
export async function readInput(
  request: Request,
  pathParameters: Readonly<Record<string, unknown>>,
  { query = {}, body: bodyName }: InputFormat = {},
): Promise<MutableFields> {
  const input: MutableFields = {};
  // MSW counts the wildcards of a pattern
  for (const [name, value] of Object.entries(pathParameters))
    if (!/^\d/.test(name)) input[name] = String(value);
  const { searchParams } = new URL(request.url);
  const packed = searchParams.get('.r');
  if (packed !== null) Object.assign(input, unpack(packed));
  else
    for (const name of new Set(searchParams.keys())) {
      const names = name.split('.');
      // a property of this name would be one of every object
      if (!names.includes('__proto__'))
        setNested(input, names, parseParameter(searchParams.getAll(name), query[name]));
    }
  const body = request.body ? await parseBody(request.clone()) : undefined;
  if (bodyName !== undefined && body !== undefined) input[bodyName] = body;
  else Object.assign(input, asRecord(body));
  return input;
}

function parseParameter(texts: readonly string[], kind: ParameterKind | 'string' = 'string'): unknown {
  const values = texts.map((text) => {
    if (kind.startsWith('number')) return Number(text);
    return kind.startsWith('boolean') ? text === 'true' : text;
  });
  // what is not described as a list may be one
  return kind.endsWith('s') || values.length > 1 ? values : values[0];
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

/** Other clients than this one send a form to the token endpoint. */
async function parseBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  try {
    return type.startsWith('application/x-www-form-urlencoded')
      ? Object.fromEntries(await request.formData())
      : await request.json();
  } catch {
    return undefined;
  }
}
