import type { Json, Parameter } from 'storewire-tools';
import type { Call } from './description.ts';

type Members = Record<string, unknown>;

/** What a caller hands in, and what has to arrive on the wire because of it. */
export interface Sample {
  name: string;
  input: Members;
  path: string;
  /** Names and values of the query, in any order. `.r` holds its JSON unpacked. */
  query: [name: string, value: unknown][];
  body: Json | undefined;
}

/**
 * Samples of a call: one for every example of its body, else one without and one with its optional
 * parameters.
 */
export function samplesOf(call: Call): Sample[] {
  const examples = call.packed ?? call.bodies;
  const names = examples.size > 0 ? [...examples.keys()] : ['minimal', 'full'];
  return names.map((name) => sampleOf(call, name, examples.get(name)));
}

/** The sample of this name. */
export function sampleNamed(call: Call, name: string): Sample {
  const found = samplesOf(call).find((sample) => sample.name === name);
  if (!found) throw new Error(`${call.id} has no example ${name}`);
  return found;
}

function sampleOf(call: Call, name: string, example: Json | undefined): Sample {
  const parameters = call.parameters.filter((parameter) => parameter.required || name !== 'minimal');
  const input: Members = {};
  for (const parameter of parameters) nest(input, parameter.name.split('.'), exampleOf(call, parameter));
  for (const [member, value] of Object.entries(flatten(call, example))) claim(call, input, member, value);
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => pairs(parameter.name, exampleOf(call, parameter)));
  const isPacked = call.packed !== undefined;
  return {
    name,
    input,
    path: fill(call, parameters),
    query: isPacked && !isEmpty(example) ? [...inQuery, ['.r', example]] : inQuery,
    body: isPacked ? undefined : bodyOf(call, example),
  };
}

/** A caller gives a body by its members, unless the contract gives the body itself a name. */
function flatten(call: Call, example: Json | undefined): Members {
  if (example === undefined) return {};
  if (call.bodyName) return { [call.bodyName]: example };
  if (!isRecord(example)) throw new Error(`the body of ${call.id} is neither a list nor an object`);
  return example;
}

function claim(call: Call, input: Members, member: string, value: unknown): void {
  if (Object.hasOwn(input, member))
    throw new Error(`${call.id}: path, query and body share the member ${member}`);
  input[member] = value;
}

/** Posts without a body of their own carry an empty object. */
function bodyOf(call: Call, example: Json | undefined): Json | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  return example ?? {};
}

function exampleOf(call: Call, parameter: Parameter): Json {
  if (parameter.example === undefined)
    throw new Error(`${call.id}: the parameter ${parameter.name} has no example`);
  return parameter.example;
}

/** `paging.limit` is `{ paging: { limit } }` in the input. */
function nest(into: Members, [head = '', ...rest]: string[], value: Json): void {
  if (rest.length === 0) {
    into[head] = value;
    return;
  }
  const inner = isRecord(into[head]) ? into[head] : {};
  into[head] = inner;
  nest(inner, rest, value);
}

/** Lists are repeated keys and objects dotted keys; everything is text. */
function pairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, member]) => pairs(`${name}.${key}`, member));
  return [[name, String(value)]];
}

function fill(call: Call, parameters: Parameter[]): string {
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filled, parameter) =>
        filled.replace(`{${parameter.name}}`, encodeURIComponent(String(exampleOf(call, parameter)))),
      call.path,
    );
  if (path.includes('{')) throw new Error(`${call.id} has a placeholder without a parameter: ${path}`);
  return path;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.keys(value).length === 0);

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
