import type { Imports } from './calls.ts';
import { type Document, type Example, isReference, jsonOf, nameOf, type OperationObject, operationsOf, resolve, type Response } from './openapi.ts';
import { byService, type Operation } from './operations.ts';
import { BANNER, quote } from './text.ts';

/** MSW handlers that answer with the examples of the contract, and those examples as typed constants. */
export function makeMsw(document: Document, operations: Operation[], imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const objects = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId ?? '', operation]));
  const services = byService(operations);
  for (const [service, calls] of services) {
    const rows = calls.filter((call) => call.effect !== 'navigate').map((call) => makeHandler(document, call, objects.get(call.id) as OperationObject));
    if (rows.length === 0) continue;
    files.set(`msw/${service}.ts`, `${BANNER}\nimport { exampleHandler, type ExampleHandler } from ${quote(imports.msw)};\nimport * as calls from '../operations/${service}.ts';\nimport type * as T from '../types.ts';\nimport * as examples from './examples.ts';\n\n${rows.join('\n')}`);
  }
  const names = [...files.keys()].map((file) => file.slice('msw/'.length, -'.ts'.length));
  files.set('msw/index.ts', `${BANNER}\n${names.map((name) => `export * from './${name}.ts';`).join('\n')}\n`);
  files.set('msw/examples.ts', makeExamples(document, operations, objects));
  return files;
}

function makeHandler(document: Document, call: Operation, object: OperationObject): string {
  const examples = successExamples(document, object);
  const output = call.output ? `T.${call.output}` : 'void';
  const rows = Object.entries(examples).map(([name, key]) => `${quote(name)}: examples.${key}`);
  const own = call.applicationErrors.map(({ code, status, description }) => `${quote(code)}: { status: ${Number(status)}, body: examples.applicationError(${quote(code)}, ${quote(description ?? code)}) }`);
  const errors = `{ ...${call.service === 'oauth' && call.name === 'oauthToken' ? 'examples.tokenErrors' : 'examples.errors'}${own.length > 0 ? `, ${own.join(', ')}` : ''} }`;
  return `export const ${call.name}Handler: ExampleHandler<T.${call.inputName}, ${output}> = /* @__PURE__ */ exampleHandler(calls.${call.name}, { ${rows.join(', ')} }, () => (${errors}));\n`;
}

/** Name of the example → constant that holds it. */
function successExamples(document: Document, object: OperationObject): Record<string, string> {
  const success = object.responses?.['200'];
  const media = success && jsonOf(resolve<Response>(document, success).content);
  return Object.fromEntries(Object.entries(media?.examples ?? {}).flatMap(([name, example]) => (isReference(example) ? [[name, constantName(nameOf(example))]] : [])));
}

const constantName = (name: string): string => name.replaceAll(/[^A-Za-z0-9]+(.)/g, (_match, letter: string) => letter.toUpperCase());

function makeExamples(document: Document, operations: Operation[], objects: Map<string, OperationObject>): string {
  const used = new Map<string, { component: string; type: string }>();
  for (const call of operations) {
    const success = objects.get(call.id)?.responses?.['200'];
    const media = success && jsonOf(resolve<Response>(document, success).content);
    for (const example of Object.values(media?.examples ?? {})) {
      if (isReference(example) && call.output) used.set(constantName(nameOf(example)), { component: nameOf(example), type: call.output });
    }
  }
  const rows = [...used].map(([name, { component, type }]) => `export const ${name}: T.${type} = ${quote(document.components?.examples?.[component]?.value)};\n`);
  return `${BANNER}\nimport type * as T from './../types.ts';\n\n${rows.join('\n')}\n${makeErrors(document)}`;
}

function makeErrors(document: Document): string {
  const shared = { BadRequest: 400, Unauthorized: 401, Forbidden: 403, NotFound: 404, Conflict: 409, PreconditionRequired: 428, TooManyRequests: 429, SystemError: 500 };
  const token = { ...shared, BadRequest: undefined, Unauthorized: undefined, OAuthBadRequest: 400, OAuthUnauthorized: 401 };
  return `/** Failures that every call shares. */
export const errors = ${quote(errorTable(document, shared))} as const;

/** Failures of the token endpoint. */
export const tokenErrors = ${quote(errorTable(document, token))} as const;

/** The body of a failure with a code of its own. */
export const applicationError = (code: string, description: string): T.ErrorBody => ({ message: description, details: { applicationError: { code, description } } });
`;
}

function errorTable(document: Document, responses: Record<string, number | undefined>): Record<string, { status: number; body: unknown }> {
  const rows = Object.entries(responses).flatMap(([name, status]) => {
    const response = document.components?.responses?.[name];
    if (!response || status === undefined) return [];
    return Object.entries(jsonOf(response.content)?.examples ?? {}).map(([key, example]) => [key, { status, body: resolve<Example>(document, example).value }] as const);
  });
  return Object.fromEntries(rows);
}
