/** Examples of calls from their description: the input that a call takes, and what it returns. */
import {
  type Document,
  type Example,
  isPacked,
  isReference,
  type Json,
  jsonOf,
  type MediaType,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
} from '../generate/openapi.ts';
import type { Operation } from '../generate/operations.ts';

interface JsonObject {
  [name: string]: Json;
}

/** The typical input of a call: its required parameters, and the properties of its body. */
export function inputExample(document: Document, call: Operation, source: OperationObject): JsonObject {
  const input: JsonObject = {};
  for (const each of source.parameters ?? []) {
    const parameter = resolve<Parameter>(document, each);
    if (isPacked(parameter)) Object.assign(input, unpacked(exampleOf(document, parameter)));
    else if (parameter.required && parameter.example !== undefined) input[parameter.name] = parameter.example;
  }
  const body = source.requestBody && resolve<RequestBody>(document, source.requestBody);
  const value = exampleOf(document, jsonOf(body?.content));
  if (call.bodyName !== undefined) return value === undefined ? input : { ...input, [call.bodyName]: value };
  const properties = isObject(value) ? { ...value } : {};
  // text on the wire, a list in the input
  for (const mask of call.masks)
    if (typeof properties[mask] === 'string') properties[mask] = properties[mask].split(',');
  return { ...input, ...properties };
}

/** The typical response of a call. */
export function outputExample(document: Document, { responses = {} }: OperationObject): Json | undefined {
  const success = responses['200'];
  return success && exampleOf(document, jsonOf(resolve<Response>(document, success).content));
}

function exampleOf(
  document: Document,
  { example, examples = {} }: Pick<MediaType, 'example' | 'examples'> = {},
): Json | undefined {
  const [first] = Object.values(examples);
  const chosen = examples['typical'] ?? first;
  if (!chosen) return example;
  return isReference(chosen) ? resolve<Example>(document, chosen).value : chosen.value;
}

/** The value of the parameter `.r`: JSON as base64url. */
function unpacked(value: Json | undefined): JsonObject {
  const parsed: Json =
    typeof value === 'string' ? JSON.parse(Buffer.from(value, 'base64url').toString()) : (value ?? {});
  return isObject(parsed) ? parsed : {};
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
