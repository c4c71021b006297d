import { documentation } from './documentation.ts';
import type { Document } from './openapi.ts';
import { byService, exposed, type Operation, readOperations } from './operations.ts';
import { DescriptionError, type Problem } from './problem.ts';
import { BANNER, capitalise, isName, quote } from './text.ts';

/** What the files of hooks import, each as it is written after `from`. */
export interface HookImports {
  /** The module with the factories. */
  factories: string;
  /** The module with the calls of a service. */
  calls: (service: string) => string;
  types: string;
  /** How imports among the files end: `.ts`, `.js` or nothing. */
  extension: string;
}

/** The calls of a description that have hooks. */
export function readHookCalls(document: Document): Operation[] {
  const calls = exposed(readOperations(document)).filter(({ effect }) => effect !== 'navigate');
  checkNames(calls);
  return calls;
}

/** SWR hooks, one line each over the hand-written factories: file name → text. */
export function hookFiles(calls: Operation[], imports: HookImports): Map<string, string> {
  const services = byService(calls);
  const files = new Map<string, string>();
  for (const [service, list] of services) files.set(`${service}.ts`, makeFile(service, list, imports));
  const exported = [...services.keys()].map((service) => `export * from './${service}${imports.extension}';`);
  return files.set('index.ts', `${BANNER}\n${exported.join('\n')}\n`);
}

interface Hook {
  name: string;
  factory: 'actionHook' | 'updateHook' | 'readHook' | 'listHook';
  /** The arguments of the factory that follow the call. */
  rest: string;
}

function hooksOf(call: Operation): Hook[] {
  const name = `use${capitalise(call.name)}`;
  if (call.effect === 'write' || call.secret) {
    const read = call.updates ?? call.deletes;
    const rest = [];
    if (read || call.invalidates.length > 0) rest.push(quote(call.invalidates));
    if (read) rest.push(quote([read, ...pathParametersOf(call)]));
    const factory = call.updates ? 'updateHook' : 'actionHook';
    return [{ name: `${name}Action`, factory, rest: rest.map((text) => `, ${text}`).join('') }];
  }
  const read: Hook = { name, factory: 'readHook', rest: '' };
  if (!call.paging) return [read];
  return [read, { name: `${name}Infinite`, factory: 'listHook', rest: `, ${quote(call.paging)}` }];
}

/** A read that an update replaces, or that a deletion makes useless, has the same path parameters. */
const pathParametersOf = ({ path }: Operation): string[] =>
  Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);

/** Names are the only text of a description that is written without quotes. */
function checkNames(calls: Operation[]): void {
  const owners = new Map<string, Operation>();
  const problems = calls.flatMap((call): Problem[] => {
    const { id, about } = call;
    const wrong = wrongName(call);
    if (wrong) return [{ message: `${about}: ${wrong}`, about }];
    return hooksOf(call).flatMap((hook) => {
      const other = owners.get(hook.name);
      owners.set(hook.name, call);
      return other ? [{ message: `${id}: its hook ${hook.name} is that of ${other.id} too`, about }] : [];
    });
  });
  if (problems.length > 0) throw new DescriptionError(problems);
}

const NOT_AN_ID = 'the operationId must be <service>.<method>, two plain identifiers';

function wrongName({ id, service, name, output }: Operation): string | undefined {
  if (!isName(service) || !isName(name)) return `${NOT_AN_ID}: ${JSON.stringify(id)}`;
  if (service === 'index') return 'a service cannot be called index';
  if (output === undefined || isName(output)) return undefined;
  return `a schema cannot be called ${JSON.stringify(output)}: its name must be a plain identifier`;
}

/** Hooks are for the browser even if a server component imports them, so each file has React's directive. */
function makeFile(service: string, calls: Operation[], imports: HookImports): string {
  const hooks = calls.flatMap((call) => hooksOf(call).map((hook) => ({ call, hook })));
  const factories = [...new Set(hooks.map(({ hook }) => hook.factory))].toSorted();
  const types = factories.map((factory) => `type ${capitalise(factory)}`);
  return `${BANNER}
'use client';

import { ${[...factories, ...types].join(', ')} } from ${quote(imports.factories)};
import * as calls from '${imports.calls(service)}';
import type * as T from '${imports.types}';

${hooks.map(({ call, hook }) => makeHook(call, hook)).join('\n')}`;
}

function makeHook(call: Operation, { name, factory, rest }: Hook): string {
  const output = call.output ? `T.${call.output}` : 'void';
  const types = [`T.${call.inputName}`, output];
  if (factory === 'listHook') types.push(`NonNullable<${output}[${quote(call.paging?.items)}]>[number]`);
  const type = `${capitalise(factory)}<${types.join(', ')}>`;
  const made = `/* @__PURE__ */ ${factory}(calls.${call.name}${rest})`;
  return `${documentation(call)}export const ${name}: ${type} = ${made};
`;
}
