import { byService, type Operation } from './operations.ts';
import { BANNER, comment, quote } from './text.ts';

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
  const factories = [...new Set(calls.map((call) => (call.effect === 'navigate' ? 'navigation' : 'operation')))].toSorted();
  const kinds = factories.map((factory) => (factory === 'navigation' ? 'Navigation' : 'Operation'));
  const names = [...factories, ...kinds.map((kind) => `type ${kind}`)].join(', ');
  const body = calls.map((call) => makeCall(call, all)).join('\n');
  return `${BANNER}\nimport { ${names} } from ${quote(imports.runtime)};\nimport type * as T from '../types.ts';\n\n${body}`;
}

function makeCall(call: Operation, all: Operation[]): string {
  const navigates = call.effect === 'navigate';
  const output = call.output ? `T.${call.output}` : 'void';
  const type = navigates ? `Navigation<T.${call.inputName}>` : `Operation<T.${call.inputName}, ${output}>`;
  const traits = traitsOf(call, all);
  const parts = [quote(call.id), ...(navigates ? [] : [quote(call.method.toUpperCase())]), quote(call.wirePath)];
  if (Object.keys(traits).length > 0) parts.push(literal(traits));
  return `${comment(documentation(call))}export const ${call.name}: ${type} = /* @__PURE__ */ ${navigates ? 'navigation' : 'operation'}(${parts.join(', ')});\n`;
}

/** What a call does that its method and path do not say. */
function traitsOf(call: Operation, all: Operation[]): Record<string, unknown> {
  const traits: Record<string, unknown> = {};
  const isGet = call.method === 'get';
  if (call.callers.length > 0) traits['callers'] = call.callers.join(' ');
  if (call.effect === 'read' && !isGet) traits['read'] = true;
  if (call.open) traits['open'] = true;
  if (call.onSite) traits['site'] = true;
  if (call.packed) traits['packed'] = true;
  if (call.bodyName) traits['body'] = call.bodyName;
  if (!isGet && call.method !== 'delete' && call.queryParameters.length > 0)
    traits['query'] = [...new Set(call.queryParameters.map(({ name }) => name.split('.', 1)[0]))];
  if (call.masks.length > 0) traits['masks'] = call.masks;
  const long = all.find((other) => other.fallbackOf === call.id);
  if (long) traits['long'] = long.wirePath;
  return traits;
}

/** An object literal with plain keys. */
function literal(traits: Record<string, unknown>): string {
  return `{ ${Object.entries(traits)
    .map(([key, value]) => `${key}: ${quote(value)}`)
    .join(', ')} }`;
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
