import type { Imports } from './calls.ts';
import { deprecation } from './deprecation.ts';
import { errorTables, type ErrorTables } from './error-examples.ts';
import { examplesOf, type SuccessExample } from './success-examples.ts';
import { type Document, type Json, nameOf, operationsOf, type Reference } from './openapi.ts';
import { byService, type Operation } from './operations.ts';
import { BANNER, capitalise, comment, isName, member, quote } from './text.ts';
import type { Views } from './views.ts';

/** A constant that holds an example: one per component, or one per call and name where it is written in place. */
interface Constant {
  name: string;
  code: string;
}

/** MSW handlers that answer with the examples of the contract, and those examples as typed constants. */
export function makeMsw(document: Document, operations: Operation[], views: Views, imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const objects = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId ?? '', operation]));
  const constants = new Constants();
  const fetched = operations.filter((call) => call.effect !== 'navigate');
  const examples = new Map(fetched.map((call) => [call.id, examplesOf(document, views, call).map((each) => constants.add(call, each))]));
  const takenBy = ({ id }: Operation): Set<string> => new Set(examples.get(id)?.map(({ name }) => name));
  const subjects = fetched.map((call) => [call.id, { operation: objects.get(call.id) ?? {}, taken: takenBy(call) }] as const);
  const errors = errorTables(document, new Map(subjects), (wanted) => constants.free(wanted));
  const shortForms = new Map(operations.flatMap(({ fallbackOf, method, wirePath }) => (fallbackOf && method === 'get' ? [[fallbackOf, wirePath]] : [])));
  for (const [service, all] of byService(operations)) {
    const calls = all.filter((call) => call.effect !== 'navigate');
    if (calls.length === 0) continue;
    const rows = calls.map((call) => makeHandler(call, { examples: examples.get(call.id) ?? [], errors, short: shortForms.get(call.id) }));
    const from = [
      `import { ${rows.some((row) => row.includes('asIs(')) ? 'asIs, ' : ''}exampleHandler, type ExampleHandler } from ${quote(imports.msw)};`,
      `import * as calls from '../operations/${service}.ts';`,
      "import type * as T from '../types.ts';",
      ...(rows.some((row) => row.includes('examples.')) ? ["import * as examples from './examples.ts';"] : []),
    ];
    files.set(`msw/${service}.ts`, `${BANNER}\n${from.join('\n')}\n\n${rows.join('\n')}`);
  }
  const names = [...files.keys()].map((file) => file.slice('msw/'.length, -'.ts'.length));
  files.set('msw/index.ts', `${BANNER}\n${names.map((name) => `export * from './${name}.ts';`).join('\n') || 'export {};'}\n`);
  files.set('msw/examples.ts', makeExamples(constants, errors, fetched, Object.hasOwn(views.answers, 'ErrorBody')));
  return files;
}

function makeExamples(constants: Constants, errors: ErrorTables, calls: Operation[], hasErrorBody: boolean): string {
  const body = hasErrorBody ? 'T.ErrorBody' : 'unknown';
  const helper = `/** The body of a failure with a code of its own. */
export const applicationError = (code: string, description: string): ${body} => ({ message: description, details: { applicationError: { code, description } } });
`;
  const hasOwnErrors = calls.some(({ applicationErrors }) => applicationErrors.length > 0);
  const parts = [...constants.all(), errors.code, hasOwnErrors ? helper : ''].filter(Boolean);
  const text = parts.join('\n') || 'export {};\n';
  return `${BANNER}\n${/\bT\./.test(text) ? "import type * as T from './../types.ts';\n\n" : ''}${text}`;
}

/** An example of a call, with the constant that holds it. */
interface Held extends SuccessExample {
  code: string;
}

interface HandlerFacts {
  examples: Held[];
  errors: ErrorTables;
  /** Path of the GET that other clients send instead of this POST. */
  short: string | undefined;
}

function makeHandler(call: Operation, { examples, errors, short }: HandlerFacts): string {
  const output = call.output ? `T.${call.output}` : 'void';
  const [first] = examples;
  // a handler answers with the first status unless another example is asked for
  const usual = examples.filter(({ status }) => status === first?.status);
  const others = examples.filter(({ status }) => status !== first?.status);
  const shared = errors.nameOf(call.id);
  const rows = [
    ...(shared ? [`...examples.${shared}`] : []),
    ...others.map((each) => `${member(each.name)}: { status: ${each.status}, body: ${each.code}${asCode(each)} }`),
    ...call.applicationErrors.map(
      ({ code, status, description }) =>
        `${member(code)}: { status: ${Number(status)}, body: examples.applicationError(${quote(code)}, ${quote(description ?? code)}) }`,
    ),
  ];
  const own = [...examples.map(({ name }) => name), ...call.applicationErrors.map(({ code }) => code)];
  const names = [...(shared ? [`keyof typeof examples.${shared}`] : []), ...own.map(quote)];
  const type = `ExampleHandler<T.${call.inputName}, ${output}, ${names.join(' | ') || 'never'}>`;
  const parts = [
    `calls.${call.name}`,
    `{ ${usual.map(({ name, code }) => `${member(name)}: ${code}`).join(', ')} }`,
    `() => (${rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}'})`,
  ];
  const isUsual = !first || (first.status === 200 && !asCode(first));
  if (!isUsual || short !== undefined)
    parts.push(`{ status: ${first?.status ?? 200}${first ? asCode(first) : ''}${short === undefined ? '' : `, short: ${quote(short)}`} }`);
  return `${comment([deprecation(call)])}export const ${call.name}Handler: ${type} = /* @__PURE__ */ exampleHandler(${parts.join(', ')});\n`;
}

/** How a response is made that is not `application/json`. */
function asCode({ kind, type }: SuccessExample): string {
  if (kind === 'json' && (type === undefined || type === 'application/json')) return '';
  return `, as: /* @__PURE__ */ asIs(${type === undefined ? '' : quote(type)})`;
}

/** The success examples that the handlers answer with, each written once under a name of its own. */
class Constants {
  readonly #known = new Map<string, Constant>();
  readonly #taken = new Set(['applicationError']);

  all = (): string[] => [...this.#known.values()].map(({ code }) => code);

  add({ name: method, output }: Operation, example: SuccessExample): Held {
    if (!output || example.kind === 'nothing') return { ...example, code: 'undefined' };
    const id = example.reference?.$ref ?? `${method} ${example.name}`;
    let known = this.#known.get(id);
    if (!known) {
      const name = this.free(example.reference ? lastStep(example.reference) : `${method} ${example.name}`);
      known = { name, code: `export const ${name}: T.${output} = ${valueCode(example, output)};\n` };
      this.#known.set(id, known);
    }
    return { ...example, code: `examples.${known.name}` };
  }

  free(wanted: string): string {
    const plain = wanted.replaceAll(/[^A-Za-z0-9]+(.?)/g, (_match, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z0-9]/g, '');
    const base = isName(plain) ? plain : `example${capitalise(plain.slice(0, 80))}`;
    let free = base;
    for (let count = 2; this.#taken.has(free); count++) free = `${base}${count}`;
    this.#taken.add(free);
    return free;
  }
}

function valueCode({ value, kind, fits }: SuccessExample, output: string): string {
  if (kind === 'blob') return `/* @__PURE__ */ new Blob([${quote(textOf(value))}])`;
  const code = quote(kind === 'text' ? textOf(value) : value);
  // the description is free to show what its schema does not allow
  return fits ? code : `${code} as unknown as T.${output}`;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value));

const lastStep = (reference: Reference): string => nameOf(reference).replaceAll('~1', '/').replaceAll('~0', '~');
