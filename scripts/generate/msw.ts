import type { Imports } from './calls.ts';
import { deprecation } from './deprecation.ts';
import {
  type Document,
  type Example,
  isReference,
  type Json,
  jsonOf,
  nameOf,
  type OperationObject,
  operationsOf,
  type Reference,
  resolve,
  type Response,
} from './openapi.ts';
import { byService, type Operation } from './operations.ts';
import { BANNER, capitalise, comment, isName, member, quote } from './text.ts';
import type { Views } from './views.ts';

/** A constant that holds an example: one per component, or one per call and name where it stands in place. */
interface Constant {
  name: string;
  type: string;
  value: Json | undefined;
}

/** MSW handlers that answer with the examples of the contract, and those examples as typed constants. */
export function makeMsw(document: Document, operations: Operation[], { answers }: Views, imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const objects = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId ?? '', operation]));
  const constants = new Constants(document);
  for (const call of operations) constants.of(call, objects.get(call.id) as OperationObject);
  const shortForms = new Map(operations.flatMap(({ fallbackOf, method, wirePath }) => (fallbackOf && method === 'get' ? [[fallbackOf, wirePath]] : [])));
  for (const [service, calls] of byService(operations)) {
    const rows = calls
      .filter((call) => call.effect !== 'navigate')
      .map((call) => makeHandler(constants, call, objects.get(call.id) as OperationObject, shortForms.get(call.id)));
    if (rows.length === 0) continue;
    files.set(
      `msw/${service}.ts`,
      `${BANNER}\nimport { exampleHandler, type ExampleHandler } from ${quote(imports.msw)};\nimport * as calls from '../operations/${service}.ts';\nimport type * as T from '../types.ts';\nimport * as examples from './examples.ts';\n\n${rows.join('\n')}`,
    );
  }
  const names = [...files.keys()].map((file) => file.slice('msw/'.length, -'.ts'.length));
  files.set('msw/index.ts', `${BANNER}\n${names.map((name) => `export * from './${name}.ts';`).join('\n')}\n`);
  const rows = constants.all().map(({ name, type, value }) => `export const ${name}: T.${type} = ${quote(value)};\n`);
  files.set(
    'msw/examples.ts',
    `${BANNER}\nimport type * as T from './../types.ts';\n\n${rows.join('\n')}\n${makeErrors(document, Object.hasOwn(answers, 'ErrorBody'))}`,
  );
  return files;
}

function makeHandler(constants: Constants, call: Operation, object: OperationObject, short: string | undefined): string {
  const output = call.output ? `T.${call.output}` : 'void';
  const successes = constants.of(call, object);
  const rows = successes.map(([name, constant]) => `${member(name)}: examples.${constant}`);
  const own = call.applicationErrors.map(
    ({ code, status, description }) =>
      `${member(code)}: { status: ${Number(status)}, body: examples.applicationError(${quote(code)}, ${quote(description ?? code)}) }`,
  );
  const shared = call.service === 'oauth' && call.name === 'oauthToken' ? 'examples.tokenErrors' : 'examples.errors';
  const names = [...successes.map(([name]) => name), ...call.applicationErrors.map(({ code }) => code)].map(quote);
  const type = `ExampleHandler<T.${call.inputName}, ${output}, ${[`keyof typeof ${shared}`, ...names].join(' | ')}>`;
  const errors = `{ ...${shared}${own.length > 0 ? `, ${own.join(', ')}` : ''} }`;
  return `${comment([deprecation(call)])}export const ${call.name}Handler: ${type} = /* @__PURE__ */ exampleHandler(calls.${call.name}, { ${rows.join(', ')} }, () => (${errors})${short === undefined ? '' : `, ${quote(short)}`});\n`;
}

/** The success examples that the handlers answer with, each written once under a name of its own. */
class Constants {
  readonly #document: Document;
  readonly #names = new Map<string, Constant>();
  readonly #taken = new Set(['errors', 'tokenErrors', 'applicationError']);

  constructor(document: Document) {
    this.#document = document;
  }

  all = (): Constant[] => [...this.#names.values()];

  /** Names of the examples of a call, each with its constant. */
  of({ name, output }: Operation, object: OperationObject): [name: string, constant: string][] {
    const success = object.responses?.['200'];
    const media = success && jsonOf(resolve<Response>(this.#document, success).content);
    if (!output) return [];
    return Object.entries(media?.examples ?? {}).map(([each, example]) => {
      const [id, wanted] = isReference(example) ? [example.$ref, lastStep(example)] : [`${name} ${each}`, `${name} ${each}`];
      const known = this.#names.get(id) ?? { name: this.#free(wanted), type: output, value: resolve<Example>(this.#document, example).value };
      this.#names.set(id, known);
      return [each, known.name];
    });
  }

  #free(wanted: string): string {
    const plain = wanted.replaceAll(/[^A-Za-z0-9]+(.?)/g, (_match, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z0-9]/g, '');
    const base = isName(plain) ? plain : `example${capitalise(plain.slice(0, 80))}`;
    let free = base;
    for (let count = 2; this.#taken.has(free); count++) free = `${base}${count}`;
    this.#taken.add(free);
    return free;
  }
}

const lastStep = (reference: Reference): string => nameOf(reference).replaceAll('~1', '/').replaceAll('~0', '~');

function makeErrors(document: Document, hasErrorBody: boolean): string {
  const shared = {
    BadRequest: 400,
    Unauthorized: 401,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    PreconditionRequired: 428,
    TooManyRequests: 429,
    SystemError: 500,
  };
  const token = { ...shared, BadRequest: undefined, Unauthorized: undefined, OAuthBadRequest: 400, OAuthUnauthorized: 401 };
  return `/** Failures that every call shares. */
export const errors = ${quote(errorTable(document, shared))} as const;

/** Failures of the token endpoint. */
export const tokenErrors = ${quote(errorTable(document, token))} as const;

/** The body of a failure with a code of its own. */
export const applicationError = (code: string, description: string): ${hasErrorBody ? 'T.ErrorBody' : 'unknown'} => ({ message: description, details: { applicationError: { code, description } } });
`;
}

function errorTable(document: Document, responses: Record<string, number | undefined>): Record<string, { status: number; body: unknown }> {
  const rows = Object.entries(responses).flatMap(([name, status]) => {
    const response = document.components?.responses?.[name];
    if (!response || status === undefined) return [];
    return Object.entries(jsonOf(response.content)?.examples ?? {}).map(
      ([key, example]) => [key, { status, body: resolve<Example>(document, example).value }] as const,
    );
  });
  return Object.fromEntries(rows);
}
