/** The example request of a call: as callers write it and as it is on the wire. */
import {
  type Document,
  type Example,
  isPacked,
  type Json,
  jsonOf,
  type Parameter,
} from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { parametersOf, requestBodyOf, resolve } from '../description/references.ts';

export interface Exchange {
  /** The flat input of the call. */
  input: Record<string, Json>;
  /** Values of the path parameters, as text. */
  path: Record<string, string>;
  query: [name: string, value: string][];
  body: Json | undefined;
}

/** The names of the examples that succeed in a new shop, where `typical` or the first one does not. */
const CHOSEN: Readonly<Record<string, string>> = {
  // the shop has a collection with the slug of the other example
  'collections.createCollection': 'minimal',
  // a token of prices is only valid for the cart that was calculated
  'cartsV2.placeOrder': 'minimal',
  // a code of an authenticator app is valid for 30 seconds
  'authentication.verifyFactor': 'minimal',
};

/** The request of an example of a call, with what is required besides. */
export function exchangeOf(document: Document, call: Operation): Exchange {
  const packed = packedExample(document, call);
  const body = packed ?? bodyExample(document, call);
  const query = call.queryParameters.filter(({ required }) => required);
  return {
    input: inputOf(call, [...call.pathParameters, ...query], body),
    path: Object.fromEntries(call.pathParameters.map((each) => [each.name, asText(exampleOf(each))])),
    query: [
      ...query.map(({ name, ...each }): [string, string] => [name, asText(exampleOf(each))]),
      ...(packed === undefined ? [] : [['.r', encode(packed)] as [string, string]]),
    ],
    body: packed === undefined ? body : undefined,
  };
}

/** What follows the base URL. */
export function targetOf({ path: template }: Operation, { path, query }: Exchange): string {
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}

const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function exampleOf({ example, examples = {}, schema }: Partial<Parameter>): Json {
  const [first] = Object.values(examples) as Example[];
  return (example ?? first?.value ?? schema?.default ?? '') as Json;
}

function chosen(document: Document, id: string, examples: Record<string, unknown> = {}): Json | undefined {
  const found = examples[CHOSEN[id] ?? 'typical'] ?? Object.values(examples)[0];
  return found === undefined ? undefined : withoutCursors(resolve<Example>(document, found as Example).value);
}

/** Only the shop that issued a cursor accepts it. */
function withoutCursors(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutCursors);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'cursor');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCursors(inner)]));
}

function bodyExample(document: Document, { id, path, method }: Operation): Json | undefined {
  const body = requestBodyOf(document, document.paths[path]?.[method] ?? {});
  return body && chosen(document, id, jsonOf(body.content)?.examples);
}

function packedExample(document: Document, { id, path, method, packed }: Operation): Json | undefined {
  if (!packed) return undefined;
  const parameters = parametersOf(document, document.paths[path]?.[method] ?? {});
  const text = chosen(document, id, parameters.find(isPacked)?.examples);
  return JSON.parse(Buffer.from(String(text), 'base64url').toString()) as Json;
}

function inputOf(
  { bodyName }: Operation,
  parameters: Parameter[],
  body: Json | undefined,
): Record<string, Json> {
  const given: Record<string, Json> = {};
  for (const parameter of parameters) nest(given, parameter.name.split('.'), exampleOf(parameter));
  if (body === undefined) return given;
  return { ...given, ...(bodyName === undefined ? (body as Record<string, Json>) : { [bodyName]: body }) };
}

/** `paging.limit` is `{ paging: { limit } }` in the input. */
function nest(into: Record<string, Json>, [head = '', ...rest]: string[], value: Json): void {
  if (rest.length === 0) {
    into[head] = value;
    return;
  }
  const inner = (into[head] ??= {});
  nest(inner as Record<string, Json>, rest, value);
}
