import { deprecation } from './deprecation.ts';
import type { Floats } from './floats.ts';
import { byService, type Operation } from './operations.ts';
import { isSecret } from './secret-calls.ts';
import { receiveCode, requestCode, tableOf } from './bodies.ts';
import { type Code, firstName, isNested } from './parameters.ts';
import { BANNER, capitalise, comment, quote } from './text.ts';

/** Where generated code imports from: the source of this repository, or the installed package. */
export interface Imports {
  runtime: string;
  react: string;
  msw: string;
}

/** One exported function per call, a file per service, and the namespaces that a client has. */
export function makeCalls(operations: Operation[], floats: Floats, imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const services = byService(operations);
  for (const [service, calls] of services) files.set(`operations/${service}.ts`, makeService(calls, { all: operations, floats }, imports));
  files.set('operations/index.ts', `${BANNER}\n${[...services.keys()].map((service) => `export * from './${service}.ts';`).join('\n')}\n`);
  files.set('services.ts', makeServices([...services.keys()]));
  return files;
}

/** What the code of one call depends on beside the call. */
interface Context {
  all: Operation[];
  floats: Floats;
}

function makeService(calls: Operation[], context: Context, imports: Imports): string {
  const values = new Set(calls.flatMap((call) => [factoryOf(call), ...codersOf(call, context).flatMap(({ factories }) => factories)]));
  const kinds = new Set(calls.map((call) => `type ${capitalise(factoryOf(call))}`));
  const body = calls.map((call) => makeCall(call, context)).join('\n');
  const places = calls.some((call) => hasFloats(call, context.floats)) ? "import * as floats from './floats.ts';\n" : '';
  return `${BANNER}\nimport { ${[...[...values].toSorted(), ...[...kinds].toSorted()].join(', ')} } from ${quote(imports.runtime)};\n${places}import type * as T from '../types.ts';\n\n${body}`;
}

const factoryOf = (call: Operation): string => (call.effect === 'navigate' ? 'navigation' : 'operation');

function makeCall(call: Operation, context: Context): string {
  const factory = factoryOf(call);
  const output = call.output ? `T.${call.output}` : 'void';
  const type = factory === 'navigation' ? `Navigation<T.${call.inputName}>` : `Operation<T.${call.inputName}, ${output}>`;
  const traits = [
    ...Object.entries(traitsOf(call, context.all)).map(([name, value]) => `${name}: ${quote(value)}`),
    ...codersOf(call, context).map(({ trait, code }) => `${trait}: ${code}`),
  ];
  const parts = [quote(call.id), ...(factory === 'navigation' ? [] : [quote(call.method.toUpperCase())]), quote(call.wirePath)];
  if (traits.length > 0) parts.push(`{ ${traits.join(', ')} }`);
  return `${comment(documentation(call))}export const ${call.name}: ${type} = /* @__PURE__ */ ${factory}(${parts.join(', ')});\n`;
}

/** What a call does that its method and path do not say. */
function traitsOf(call: Operation, all: Operation[]): Record<string, unknown> {
  const traits: Record<string, unknown> = {};
  if (call.callers.length > 0) traits['callers'] = call.callers.join(' ');
  if (call.effect === 'read' && call.method !== 'get') traits['read'] = true;
  if (call.open) traits['open'] = true;
  if (call.onSite) traits['site'] = true;
  if (call.bodyName) traits['body'] = call.bodyName;
  const inQuery = inputNames(call);
  if (hasBody(call) && inQuery.length > 0) traits['inQuery'] = inQuery;
  // a GET that names a POST is a form of other clients: this one sends the POST
  const long = call.method === 'get' ? all.find((other) => other.fallbackOf === call.id) : undefined;
  if (long) traits['long'] = long.wirePath;
  return traits;
}

const USUALLY_WITH_BODY = ['post', 'put', 'patch'];

const hasBody = ({ method, body }: Operation): boolean => body !== undefined || USUALLY_WITH_BODY.includes(method);

/** The properties of the input that travel in the query. */
const inputNames = (call: Operation): string[] => [
  ...new Set(call.queryParameters.map((parameter) => (isNested(call, parameter) ? firstName(parameter.name) : parameter.name))),
];

/** The encoders and decoders that a call needs: a bundle holds only those of the calls that it holds. */
function codersOf(call: Operation, { floats }: Context): { trait: string; factories: string[]; code: string }[] {
  const coders = [];
  const add = (trait: string, factory: string): unknown => coders.push({ trait, factories: [factory], code: factory });
  const addStyled = (trait: string, factory: string, styles: Code[]): unknown =>
    coders.push({ trait, factories: [factory, ...styles.flatMap(({ imports }) => imports)], code: made(factory, [tableOf(styles)]) });
  const { path, query } = call.styles;
  if (path.length > 0) addStyled('fill', 'styledPath', path);
  else if (call.pathParameters.length > 0) add('fill', 'fillPath');
  if (call.packed) add('query', 'toPackedQuery');
  else if (query.length > 0) addStyled('query', 'styledQuery', query);
  else if (call.queryParameters.length > 0) add('query', 'toQuery');
  const prepare = call.effect === 'navigate' ? undefined : requestCode(call);
  if (prepare) coders.push({ trait: 'prepare', factories: prepare.imports, code: prepare.code });
  const receive = receiveCode(call);
  if (receive) coders.push({ trait: 'receive', factories: receive.imports, code: receive.code });
  const forms = wireFormsOf(call).map(({ factory, paths }) => ({ factory, code: made(factory, paths.map(quote)) }));
  const factories = forms.map(({ factory }) => factory);
  if (forms.length === 1) coders.push({ trait: 'encode', factories, code: forms[0]?.code ?? '' });
  if (forms.length > 1)
    coders.push({
      trait: 'encode',
      factories: ['inTurn', ...factories],
      code: made(
        'inTurn',
        forms.map(({ code }) => code),
      ),
    });
  if (isSecret(call) && call.effect !== 'navigate') add('hide', 'secretsOf');
  const { inputs, outputs } = floats;
  if (inputs.has(call.id)) coders.push({ trait: 'floats', factories: [], code: `${inputs.get(call.id)}` });
  if (outputs.has(call.id) && call.effect !== 'navigate')
    coders.push({ trait: 'decode', factories: ['readFloats'], code: made('readFloats', [`${outputs.get(call.id)}`]) });
  return coders;
}

const made = (factory: string, values: string[]): string => `/* @__PURE__ */ ${factory}(${values.join(', ')})`;

/** What turns members into their wire form, and the dotted paths of those members. */
function wireFormsOf({ filters, masks, effect }: Operation): { factory: string; paths: string[] }[] {
  const [required, others] = [true, false].map((wanted) =>
    filters.filter(({ isRequired }) => (isRequired && effect === 'write') === wanted).map(({ path }) => path),
  );
  return [
    { factory: 'requireFilters', paths: required ?? [] },
    { factory: 'trimFilters', paths: others ?? [] },
    { factory: 'joinMasks', paths: masks },
  ].filter(({ paths }) => paths.length > 0);
}

const hasFloats = ({ id }: Operation, { inputs, outputs }: Floats): boolean => inputs.has(id) || outputs.has(id);

function documentation(call: Operation): string[] {
  const lines = [call.summary];
  if (call.description && call.description !== call.summary) lines.push('', call.description);
  if (call.callers.length > 0) lines.push('', `Callers: ${call.callers.join(', ')}.`);
  if (call.applicationErrors.length > 0)
    lines.push(`Error codes: ${call.applicationErrors.map(({ code, status, assumed }) => `${code} (${status}${assumed ? ', assumed' : ''})`).join(', ')}.`);
  if (call.assumedStatuses.length > 0) lines.push(`Statuses that no source documents: ${call.assumedStatuses.join(', ')}.`);
  if (deprecation(call)) lines.push('', deprecation(call));
  return withBlankLines(lines);
}

/** Keeps the empty lines between paragraphs, which `comment` would drop. */
function withBlankLines(lines: string[]): string[] {
  return [lines.join('\n')];
}

function makeServices(services: string[]): string {
  const imports = services.map((service) => `import * as ${service} from './operations/${service}.ts';`).join('\n');
  return `${BANNER}\n${imports}\n\n/** Every call, by service. */\nexport const services = {\n${services.map((service) => `  ${service},\n`).join('')}};\n`;
}
