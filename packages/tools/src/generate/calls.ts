import { defaultsOf, firstName } from '../description/inputs.ts';
import { CARRIES_BODY } from '../description/openapi.ts';
import { byService, type Operation } from '../description/operations.ts';
import { documentation } from './documentation.ts';
import type { Numbers } from './numbers.ts';
import { FILES, fromRuntime, IMPORTS, pureCall } from './reserved.ts';
import { BANNER, fileOf, quote } from './text.ts';

/** Where generated code imports from: the source of this repository, or the installed package. */
export interface Imports {
  /** From the folder of the generated files; the others are from a folder in it. */
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
  const traits = [
    ...Object.entries(traitsOf(call, context.all)).map(([name, value]) => `${name}: ${quote(value)}`),
    ...codersOf(call, context).map(([trait, code]) => `${trait}: ${code}`),
  ];
  const parts = [
    quote(call.id),
    ...(isNavigation ? [] : [quote(call.method.toUpperCase())]),
    quote(call.path),
  ];
  if (traits.length > 0) parts.push(`{ ${traits.join(', ')} }`);
  return `${documentation(call)}export const ${call.name}: ${type} = ${pureCall(fromRuntime(factory), ...parts)};\n`;
}

/** What a call does that its method and path do not say. */
function traitsOf(call: Operation, all: Operation[]): Record<string, unknown> {
  const traits: Record<string, unknown> = {};
  if (call.allowedRoles.length > 0) traits['allowedRoles'] = call.allowedRoles.join(' ');
  if (call.effect === 'read' && call.method !== 'get') traits['safe'] = true;
  if (call.open) traits['noAuth'] = true;
  if (call.onSite) traits['onSite'] = true;
  if (call.isEmptyOutput && call.effect !== 'navigate') traits['emptyBody'] = true;
  if (call.hasOAuthErrors) traits['oauthErrors'] = true;
  if (call.sunset) traits['sunset'] = call.sunset.date;
  if (call.sunset?.replacedBy) traits['replacedBy'] = call.sunset.replacedBy;
  if (call.bodyName) traits['body'] = call.bodyName;
  const long = longFormOf(call, all);
  if (long) traits['postPath'] = long.path;
  return traits;
}

/** A GET that names a POST is a form of other clients: this one sends the POST. */
const longFormOf = (call: Operation, all: Operation[]): Operation | undefined =>
  call.method === 'get' ? all.find((other) => other.fallbackOf === call.id) : undefined;

/** The encoders and decoders that a call needs: a bundle contains only those of its calls. */
function codersOf(call: Operation, { numbers, all }: Context): [trait: string, code: string][] {
  const isSent = call.effect !== 'navigate';
  const query = call.packed ? 'toPackedQuery' : call.queryParameters.length > 0 ? 'toQuery' : undefined;
  const coders: [trait: string, code: string | undefined][] = [
    ['buildPath', call.pathParameters.length > 0 ? fromRuntime('fillPath') : undefined],
    ['query', query && fromRuntime(query)],
    ['prepare', longFormOf(call, all) ? fromRuntime('postIfLong') : splitCode(call)],
    ['encode', encodeCode(call)],
    [
      'secrets',
      isSent && (call.secret || call.secrets.length > 0)
        ? pureCall(fromRuntime('textsIn'), ...call.secrets.map(quote))
        : undefined,
    ],
    ['repeatable', isSent && call.secrets.length > 0 && !call.secret ? 'true' : undefined],
    ['numbers', isSent && numbers.areIn(call) ? IMPORTS.numbers : undefined],
  ];
  return coders.filter((coder): coder is [string, string] => coder[1] !== undefined);
}

/** What splits the input of a request that has a query and a body, or a body that is one property. */
function splitCode({ method, bodyName, queryParameters }: Operation): string | undefined {
  if (!CARRIES_BODY.has(method) || (queryParameters.length === 0 && !bodyName)) return undefined;
  const names = new Set(queryParameters.map(({ name }) => firstName(name)));
  return pureCall(fromRuntime('splitInput'), ...[...names].map(quote));
}

/** What turns the input into its wire form, in several steps if there are. */
function encodeCode(call: Operation): string | undefined {
  const [first, ...others] = wireFormsOf(call).map(({ factory, args }) =>
    pureCall(fromRuntime(factory), ...args.map(quote)),
  );
  if (first === undefined || others.length === 0) return first;
  const code = [first, ...others].reduce((inner, form) => `${form}(${inner}, operation)`, 'fields');
  return `(fields, operation) => ${code}`;
}

function wireFormsOf(call: Operation): { factory: string; args: unknown[] }[] {
  const defaults = defaultsOf(call);
  return [
    { factory: 'withDefaults', args: Object.keys(defaults).length > 0 ? [defaults] : [] },
    {
      factory: call.effect === 'write' ? 'requireFilters' : 'trimFilters',
      args: call.filters.map(({ path }) => path),
    },
  ].filter(({ args }) => args.length > 0);
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
      const types = calls.map(({ name }) => `readonly ${name}: typeof ${name}`);
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
  `${documentation(call, { indent: '    ' })}    readonly ${call.name}: ${fromRuntime('BoundCall')}<typeof ${call.name}>;\n`;
