import { byService, type Operation } from './operations.ts';
import { BANNER, capitalise, comment, quote } from './text.ts';

/** Where generated code imports from: the source of this repository, or the installed package. */
export interface Imports {
  runtime: string;
  react: string;
  msw: string;
}

/** One exported function per call, a file per service, and the namespaces that a client has. */
export function makeCalls(operations: Operation[], imports: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const services = byService(operations);
  for (const [service, calls] of services) files.set(`operations/${service}.ts`, makeService(calls, operations, imports));
  files.set('operations/index.ts', `${BANNER}\n${[...services.keys()].map((service) => `export * from './${service}.ts';`).join('\n')}\n`);
  files.set('services.ts', makeServices([...services.keys()]));
  return files;
}

function makeService(calls: Operation[], all: Operation[], imports: Imports): string {
  const values = new Set(
    calls.flatMap((call) => [factoryOf(call), ...encodersOf(call).map(({ factory }) => factory), ...wireFormsOf(call).map(({ factory }) => factory)]),
  );
  const kinds = new Set(calls.map((call) => `type ${capitalise(factoryOf(call))}`));
  const body = calls.map((call) => makeCall(call, all)).join('\n');
  return `${BANNER}\nimport { ${[...[...values].toSorted(), ...[...kinds].toSorted()].join(', ')} } from ${quote(imports.runtime)};\nimport type * as T from '../types.ts';\n\n${body}`;
}

const factoryOf = (call: Operation): string => (call.effect === 'navigate' ? 'navigation' : 'operation');

function makeCall(call: Operation, all: Operation[]): string {
  const factory = factoryOf(call);
  const output = call.output ? `T.${call.output}` : 'void';
  const type = factory === 'navigation' ? `Navigation<T.${call.inputName}>` : `Operation<T.${call.inputName}, ${output}>`;
  const wireForms = wireFormsOf(call);
  const traits = [
    ...Object.entries(traitsOf(call, all)).map(([name, value]) => `${name}: ${quote(value)}`),
    ...encodersOf(call).map(({ trait, factory }) => `${trait}: ${factory}`),
    ...(wireForms.length > 0
      ? [`encode: [${wireForms.map(({ factory, paths }) => `/* @__PURE__ */ ${factory}(${paths.map(quote).join(', ')})`).join(', ')}]`]
      : []),
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
  if (hasBody(call) && call.queryParameters.length > 0) traits['inQuery'] = [...new Set(call.queryParameters.map(({ name }) => name.split('.', 1)[0]))];
  const long = all.find((other) => other.fallbackOf === call.id);
  if (long) traits['long'] = long.wirePath;
  return traits;
}

const hasBody = ({ method }: Operation): boolean => method !== 'get' && method !== 'delete';

/** The encoders that a call needs: a bundle holds only those of the calls that it holds. */
function encodersOf(call: Operation): { trait: string; factory: string }[] {
  const encoders = [];
  if (call.pathParameters.length > 0) encoders.push({ trait: 'fill', factory: 'fillPath' });
  if (call.packed) encoders.push({ trait: 'query', factory: 'toPackedQuery' });
  else if (call.queryParameters.length > 0) encoders.push({ trait: 'query', factory: 'toQuery' });
  return encoders;
}

/** What turns members into their wire form, and the dotted paths of those members. */
function wireFormsOf({ filters, masks }: Operation): { factory: string; paths: string[] }[] {
  return [
    { factory: 'trimFilters', paths: filters },
    { factory: 'joinMasks', paths: masks },
  ].filter(({ paths }) => paths.length > 0);
}

function documentation(call: Operation): string[] {
  const lines = [call.summary];
  if (call.description && call.description !== call.summary) lines.push('', call.description);
  if (call.callers.length > 0) lines.push('', `Callers: ${call.callers.join(', ')}.`);
  if (call.applicationErrors.length > 0) lines.push(`Error codes: ${call.applicationErrors.map(({ code, status }) => `${code} (${status})`).join(', ')}.`);
  if (call.sunset) lines.push(`The platform plans to remove this call on ${call.sunset.date}.`);
  if (call.deprecated) lines.push('@deprecated');
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
