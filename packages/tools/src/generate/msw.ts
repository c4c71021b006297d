import { capitalise, isName } from '../description/names.ts';
import type { Document, Example, Json, Reference, Schema } from '../description/openapi.ts';
import { byService, deprecation, type Operation } from '../description/operations.ts';
import { isReference, resolve, stepsOf } from '../description/references.ts';
import type { Imports } from './calls.ts';
import { type ErrorTables, errorTables } from './error-examples.ts';
import { FILES, fromRuntime, IMPORTS, pureCall } from './reserved.ts';
import { BANNER, comment, fileOf, propertyKey, quote } from './text.ts';

/** What a call may return. */
interface SuccessExample {
  name: string;
  value: Json;
  /** Where the example is, if it is a component. */
  reference: Reference | undefined;
}

/**
 * A constant for an example: one per component and type, or one per call and name if it is written inline.
 */
interface Constant {
  name: string;
  code: string;
}

/** MSW handlers that respond with the examples of the contract, and those examples as typed constants. */
export function makeMsw(document: Document, operations: Operation[], imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const constants = new Constants();
  const fetched = operations.filter((call) => call.effect !== 'navigate');
  const examples = new Map(
    fetched.map((call) => [call.id, examplesOf(document, call).map((each) => constants.add(call, each))]),
  );
  const namesOf = ({ id }: Operation): Set<string> => new Set(examples.get(id)?.map(({ name }) => name));
  const subjects = fetched.map(
    (call) => [call.id, { operation: call.described, usedNames: namesOf(call) }] as const,
  );
  const errors = errorTables(document, new Map(subjects), (wanted) => constants.free(wanted));
  const otherForms = new Map(
    operations.flatMap((form) => (form.fallbackOf ? [[form.fallbackOf, form]] : [])),
  );
  for (const [service, all] of byService(operations)) {
    const calls = all.filter((call) => call.effect !== 'navigate');
    if (calls.length === 0) continue;
    const rows = calls.map((call) =>
      makeHandler(document, call, {
        examples: examples.get(call.id) ?? [],
        errors,
        otherForm: otherForms.get(call.id),
      }),
    );
    const from = [
      `import * as ${IMPORTS.runtime} from ${quote(imports.msw)};`,
      "import type * as T from '../types.ts';",
      ...(rows.some((row) => row.includes('examples.'))
        ? [`import * as examples from './${FILES.examples}.ts';`]
        : []),
    ];
    files.set(`msw/${fileOf(service)}.ts`, `${BANNER}\n${from.join('\n')}\n\n${rows.join('\n')}`);
  }
  const names = [...files.keys()].map((file) => file.slice('msw/'.length, -'.ts'.length));
  files.set(`msw/${FILES.index}.ts`, makeIndex(names, imports));
  files.set(
    `msw/${FILES.examples}.ts`,
    makeExamples(constants, errors, fetched, document.components?.schemas?.['ErrorBody'] !== undefined),
  );
  return files;
}

const examplesOf = (document: Document, { success }: Operation): SuccessExample[] =>
  Object.entries(success?.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolve<Example>(document, example).value,
    reference: isReference(example) ? example : undefined,
  }));

/** All handlers by name, and a function that returns them. */
function makeIndex(names: string[], imports: Imports): string {
  const about = [
    'Returns a handler for every call, each of which responds with its first example. MSW uses the first handler that',
    'matches, so put your own handlers before them.',
  ];
  const variables = names.map((_name, index) => `service${index}`);
  return [
    `${BANNER}\n`,
    `import * as ${IMPORTS.runtime} from ${quote(imports.msw)};`,
    ...names.map((name, index) => `import * as ${variables[index]} from './${name}.ts';`),
    ...names.map((name) => `export * from './${name}.ts';`),
    `\n${comment([about.join('\n')])}export const handlers = ${pureCall(fromRuntime('allHandlers'), ...variables)};\n`,
  ].join('\n');
}

function makeExamples(
  constants: Constants,
  errors: ErrorTables,
  calls: Operation[],
  hasErrorBody: boolean,
): string {
  const body = hasErrorBody ? 'T.ErrorBody' : 'unknown';
  const helper = `/** The response of an application error. */
export const applicationError = (status: number, code: string, description: string): { status: number; body: ${body} } => ({ status, body: { message: description, details: { applicationError: { code, description } } } });
`;
  const hasOwnErrors = calls.some(({ applicationErrors }) => applicationErrors.length > 0);
  const parts = [...constants.all(), errors.code, hasOwnErrors ? helper : ''].filter(Boolean);
  const text = parts.join('\n') || 'export {};\n';
  return `${BANNER}\n${/\bT\./.test(text) ? "import type * as T from '../types.ts';\n\n" : ''}${text}`;
}

interface CodedExample extends SuccessExample {
  code: string;
}

interface HandlerFacts {
  examples: CodedExample[];
  errors: ErrorTables;
  /** The call with the long form of a GET, or the short form of a POST. */
  otherForm: Operation | undefined;
}

function makeHandler(
  document: Document,
  call: Operation,
  { examples, errors, otherForm }: HandlerFacts,
): string {
  const shared = errors.nameOf(call.id);
  const rows = [
    ...(shared ? [`...examples.${shared}`] : []),
    ...call.applicationErrors.map(
      ({ code, status, description }) =>
        `${propertyKey(code)}: examples.applicationError(${Number(status)}, ${quote(code)}, ${quote(description)})`,
    ),
  ];
  const own = [...examples.map(({ name }) => name), ...call.applicationErrors.map(({ code }) => code)];
  const names = [...(shared ? [`keyof typeof examples.${shared}`] : []), ...own.map(quote)];
  const type = `${fromRuntime('ExampleHandler')}<T.${call.inputName}, T.${call.output}, ${names.join(' | ') || 'never'}>`;
  const parts = [
    callCode(document, call, otherForm),
    `{ ${examples.map(({ name, code }) => `${propertyKey(name)}: ${code}`).join(', ')} }`,
    `() => (${rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}'})`,
  ];
  return `${comment([handlerText(call, examples[0]?.name), deprecation(call)])}export const ${call.name}Handler: ${type} = ${pureCall(fromRuntime('exampleHandler'), ...parts)};\n`;
}

/** What editors say about a handler. */
function handlerText({ method, path, summary }: Operation, usual?: string): string {
  const about = summary && `: ${summary.replace(/\.$/, '')}`;
  const response = usual === undefined ? '' : ` Responds with the example \`${usual}\` by default.`;
  return `Mocks \`${method.toUpperCase()} ${path}\`${about}.${response}`;
}

/**
 * What a handler knows of a call. The function of the call is not imported, as it would add the transport to
 * bundles.
 */
function callCode(document: Document, call: Operation, otherForm: Operation | undefined): string {
  const { id, method, path, onSite } = call;
  const form = (call: { method: string; path: string }): string =>
    `method: ${quote(call.method.toUpperCase())}, path: ${quote(toPattern(call.path))}`;
  const other = otherForm ? `, otherForm: { ${form(otherForm)} }` : '';
  const input = inputFormat(document, call);
  const format = Object.keys(input).length > 0 ? `, input: ${quote(input)}` : '';
  return `{ id: ${quote(id)}, ${form({ method, path })}${other}${onSite ? ', isOnSite: true' : ''}${format} }`;
}

/** How the input of a call is sent, as far as it is not plain text. */
function inputFormat(
  document: Document,
  { queryParameters, plainParameters, bodyName }: Operation,
): Record<string, Json> {
  const query = Object.fromEntries(
    [...queryParameters, ...plainParameters]
      .map(({ name, schema = {} }) => [name, kindOf(document, schema)] as const)
      .filter(([, kind]) => kind !== 'string'),
  );
  return {
    ...(Object.keys(query).length > 0 && { query }),
    ...(bodyName !== undefined && { body: bodyName }),
  };
}

/** What the text of a value is. */
function kindOf(document: Document, schema: Schema): string {
  const { type: types, items = {} } = resolve<Schema>(document, schema);
  const type = [types].flat().find((each) => each !== 'null');
  if (type === 'array') return `${kindOf(document, items)}s`;
  return KINDS[String(type)] ?? 'string';
}

const KINDS: Readonly<Record<string, string>> = { integer: 'number', number: 'number', boolean: 'boolean' };

/** A path template as a pattern of MSW, in which other special characters are escaped. */
const toPattern = (path: string): string =>
  path.replaceAll(/\{(\w+)\}|[:()*+?]/g, (match, name: string | undefined) =>
    name ? `:${name}` : `\\${match}`,
  );

/** The success examples of the handlers, each written once under a name of its own. */
class Constants {
  readonly #known = new Map<string, Constant>();
  readonly #taken = new Set(['applicationError']);

  all = (): string[] => [...this.#known.values()].map(({ code }) => code);

  add({ name: method, output = '' }: Operation, example: SuccessExample): CodedExample {
    // calls of other responses may share a component, whose value then has several types
    const id = `${example.reference?.$ref ?? `${method} ${example.name}`} ${output}`;
    let known = this.#known.get(id);
    if (!known) {
      const name = this.free(
        example.reference ? String(stepsOf(example.reference.$ref).at(-1)) : `${method} ${example.name}`,
      );
      known = { name, code: `export const ${name}: T.${output} = ${quote(example.value)};\n` };
      this.#known.set(id, known);
    }
    return { ...example, code: `examples.${known.name}` };
  }

  free(wanted: string): string {
    const plain = wanted
      .replaceAll(/[^A-Za-z0-9]+(.?)/g, (_match, letter: string) => letter.toUpperCase())
      .replaceAll(/[^A-Za-z0-9]/g, '');
    const base = isName(plain) ? plain : `example${capitalise(plain.slice(0, 80))}`;
    let free = base;
    for (let count = 2; this.#taken.has(free); count++) free = `${base}${count}`;
    this.#taken.add(free);
    return free;
  }
}
