/** Code is generated for calls that are like those of the contract. */

import { isFilter } from '../description/filters.ts';
import {
  CARRIES_BODY,
  type Document,
  isPacked,
  jsonOf,
  type Method,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Schema,
} from '../description/openapi.ts';
import { bodyOf, effectOf, isList, successOf } from '../description/operations.ts';
import type { Problem } from '../description/problem.ts';
import { isReference, parametersOf, requestBodyOf, resolve } from '../description/references.ts';

export const unsupportedCalls = (document: Document): Problem[] =>
  [...operationsOf(document)].flatMap(({ path, method, operation }) =>
    problemsOf(document, method, operation).map((message) => ({
      message: `${operation.operationId}: ${message}`,
      about: `${method.toUpperCase()} ${path}`,
    })),
  );

function problemsOf(document: Document, method: Method, operation: OperationObject): string[] {
  const parameters = parametersOf(document, operation).filter((parameter) => !isPacked(parameter));
  const problems = parameters.flatMap((parameter) => {
    const part = unsupportedPart(document, parameter);
    return part ? [`the parameter ${JSON.stringify(parameter.name)}, ${part}, is not supported`] : [];
  });
  if (effectOf(method, operation) === 'navigate') return problems;
  const { responses = {} } = operation;
  const hasOthers = Object.keys(responses).some(
    (status) => status !== '200' && /^(?:2|default$)/.test(status),
  );
  const { schema = {} } = successOf(document, operation) ?? {};
  if (hasOthers || !isReference(schema) || !isAlwaysObject(document, schema))
    problems.push('the only success must be a 200 whose JSON is a named schema of an object');
  return [...problems, ...bodyProblems(document, method, operation)];
}

function bodyProblems(document: Document, method: Method, operation: OperationObject): string[] {
  const { requestBody, parameters = [] } = operation;
  const body = bodyOf(document, operation);
  if (
    CARRIES_BODY.has(method)
      ? !jsonOf(requestBodyOf(document, operation)?.content)?.schema
      : requestBody || !['get', 'delete'].includes(method)
  )
    return ['a request must be a GET or a DELETE without a body, or have one of JSON'];
  return body && !isList(document, body) && !isSpread(document, body, parameters.length > 0)
    ? ['a body must be a list, or an object whose properties can be those of the input']
    : [];
}

/** What is special about a parameter that no code is generated for; undefined for all others. */
function unsupportedPart(document: Document, parameter: Parameter): string | undefined {
  const { in: place, schema = {}, style, explode, allowReserved, content } = parameter;
  if (place !== 'path' && place !== 'query') return `in a ${place}`;
  if (content) return 'with content';
  const { anyOf, oneOf, allOf } = resolve<Schema>(document, schema);
  if (anyOf ?? oneOf ?? allOf) return 'of several forms';
  if (style !== undefined && style !== (place === 'path' ? 'simple' : 'form')) return `of the style ${style}`;
  if (place === 'path')
    return resolve<Schema>(document, schema).type === 'string' ? undefined : 'which is no string';
  return explode === false || allowReserved ? 'with explode: false or allowReserved' : undefined;
}

/** Whether the properties of a body can be those of the input, beside parameters if there are any. */
function isSpread(document: Document, body: Schema, hasParameters: boolean): boolean {
  const { type, properties, additionalProperties, minProperties, maxProperties } = resolve<Schema>(
    document,
    body,
  );
  // parameters are no properties that a body would count
  const counts = (minProperties ?? maxProperties) !== undefined;
  return hasParameters
    ? type === 'object' && properties !== undefined && typeof additionalProperties !== 'object' && !counts
    : isAlwaysObject(document, body);
}

/** Whether a schema accepts objects only, in every alternative. */
function isAlwaysObject(document: Document, schema: Schema): boolean {
  const { oneOf, anyOf, allOf, type, properties } = resolve<Schema>(document, schema);
  if (type === 'object') return !isFilter({ properties });
  const isObject = (part: Schema): boolean => isAlwaysObject(document, part);
  const union = oneOf ?? anyOf;
  return union ? union.every(isObject) : (allOf?.some(isObject) ?? false);
}
