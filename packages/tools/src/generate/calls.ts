import { defaultsOf, firstName } from '../description/inputs.ts';
import { CARRIES_BODY } from '../description/openapi.ts';
import { byService, type Operation } from '../description/operations.ts';
import { documentation } from './documentation.ts';
import type { Numbers } from './numbers.ts';
import { FILES, fromRuntime, IMPORTS, pureCall } from './reserved.ts';
import { BANNER, fileOf, quote } from './text.ts';

/** Where generated code imports from: the source of this repository, or the installed package. */
export interface Imports {
  /** The client, from the folder of the generated files, as `rootRuntime`; the others are from a folder in it. */
  main: string;
  rootRuntime: string;
  runtime: string;
  /** The factories of hooks. */
  react: string;
  /** The checks of runtime schemas. */
  zod: string;
  msw: string;
}

/** One exported function per call, a file per service, and the services that a client has. */
export function makeCalls(operations: Operation[], numbers: Numbers, imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const services = byService(operations);
  const context = { all: operations, numbers };
  for (const [service, calls] of services)
    files.set(`operations/${fileOf(service)}.ts`, makeService(calls, context, imports));
  const exported = Array.from(
    services,
    ([service, calls]) =>
      `export { ${calls.map(({ name }) => name).join(', ')} } from './${fileOf(service)}.ts';\n`,
  );
  files.set(`operations/${FILES.index}.ts`, `${BANNER}\n${exported.join('')}`);
  files.set('services.ts', makeServices(services, imports));
  return files;
}

/** What the code of one call depends on in addition to the call. */
interface Context {
  all: Operation[];
  numbers: Numbers;
}

function makeService(calls: Operation[], context: Context, imports: Imports): string {
  const body = calls.map((call) => makeCall(call, context)).join('\n');
  const lines = [
    `import * as ${IMPORTS.runtime} from ${quote(imports.runtime)};`,
    ...(calls.some(context.numbers.areIn) ? [`import { ${IMPORTS.numbers} } from '../numbers.ts';`] : []),
    `import type * as ${IMPORTS.types} from '../types.ts';`,
  ];
  return `${BANNER}\n${lines.join('\n')}\n\n${body}`;
}

function makeCall(call: Operation, context: Context): string {
  const isNavigation = call.effect === 'navigate';
  const factory = isNavigation ? 'navigation' : 'operation';
  const input = `${IMPORTS.types}.${call.inputName}`;
  const type = fromRuntime(
    isNavigation ? `Navigation<${input}>` : `Operation<${input}, ${IMPORTS.types}.${call.output}>`,
  );
  const annotations = annotationsOf(call, context).map(([name, code]) => `${name}: ${code}`);
  const parts = [
    quote(call.id),
    ...(isNavigation ? [] : [quote(call.method.toUpperCase())]),
    quote(call.path),
  ];
  if (annotations.length > 0) parts.push(`{ ${annotations.join(', ')} }`);
  return `${documentation(call)}export const ${call.name}: ${type} = ${pureCall(fromRuntime(factory), ...parts)};\n`;
}

/** What the client reads of a call in addition to its method and path. */
function annotationsOf(call: Operation, { numbers, all }: Context): [name: string, code: string][] {
  const isSent = call.effect !== 'navigate';
  const inQuery = [...new Set(call.queryParameters.map(({ name }) => firstName(name)))];
  const values: Record<string, unknown> = {
    allowedRoles: call.allowedRoles.join(' ') || undefined,
    query: CARRIES_BODY.has(call.method) && inQuery.length > 0 ? inQuery : undefined,
    body: call.bodyName,
    postPath: longFormOf(call, all)?.path,
    safe: (call.effect === 'read' && call.method !== 'get') || undefined,
    noAuth: call.open || undefined,
    onSite: call.onSite || undefined,
    secret: (isSent && call.secret) || undefined,
    oauthErrors: call.hasOAuthErrors || undefined,
    emptyBody: (isSent && call.isEmptyOutput) || undefined,
    sunset: call.sunset?.date,
    replacedBy: call.sunset?.replacedBy,
    otherVersion: call.otherVersion,
  };
  const codes: Record<string, string | undefined> = {
    prepare: prepareCode(call),
    numbers: isSent && numbers.areIn(call) ? IMPORTS.numbers : undefined,
  };
  return [
    ...Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, quote(value)]],
    ),
    ...Object.entries(codes).flatMap(([name, code]): [string, string][] => (code ? [[name, code]] : [])),
  ];
}

/** A GET that names a POST is a form of other clients: this one sends the POST. */
const longFormOf = (call: Operation, all: Operation[]): Operation | undefined =>
  call.method === 'get' ? all.find((other) => other.fallbackOf === call.id) : undefined;

/** What creates the request of a call whose input goes elsewhere than that of others. */
function prepareCode(call: Operation): string | undefined {
  if (call.packed) return fromRuntime('packedQuery');
  const factory = (name: string, args: unknown[], ...others: string[]): string =>
    pureCall(fromRuntime(name), ...args.map(quote), ...others);
  const paths = call.effect === 'write' ? call.filters.map(({ path }) => path) : [];
  const filters = paths.length > 0 ? factory('requireFilters', paths) : undefined;
  const defaults = defaultsOf(call);
  return Object.keys(defaults).length > 0
    ? factory('withDefaults', [defaults], ...(filters ? [filters] : []))
    : filters;
}

/**
 * A list of calls and the types of the services: the names of an object literal would double those in the ids of
 * the calls. Editors that use TypeScript 7 show the doc comments of methods only if no mapped type creates them.
 */
function makeServices(services: Map<string, Operation[]>, imports: Imports): string {
  const rows = [...services];
  const lines = [
    `import * as ${IMPORTS.runtime} from ${quote(imports.rootRuntime)};`,
    ...rows.map(
      ([service, calls]) =>
        `import { ${calls.map(({ name }) => name).join(', ')} } from './operations/${fileOf(service)}.ts';`,
    ),
    '',
    '/** Every call by service, as functions whose first argument is the client. */',
    `export const ${IMPORTS.services} = /* @__PURE__ */ ${fromRuntime('byService')}<{`,
    ...rows.map(([service, calls]) => {
      const types = calls.map(({ methodName, name }) => `readonly ${methodName}: typeof ${name}`);
      return `  readonly ${service}: { ${types.join('; ')} };`;
    }),
    '}>(',
    ...rows.map(([, calls]) => `  ${calls.map(({ name }) => name).join(', ')},`),
    ');',
    '',
    '/** Every call by service, as methods of a client. */',
    `export interface ServiceMethods {`,
    ...rows.map(([service, calls]) => `  readonly ${service}: {\n${calls.map(makeMethod).join('')}  };`),
    '}',
  ];
  return `${BANNER}\n${lines.join('\n')}\n`;
}

const makeMethod = (call: Operation): string =>
  `${documentation(call, { indent: '    ' })}    readonly ${call.methodName}: ${fromRuntime('BoundCall')}<typeof ${call.name}>;\n`;
