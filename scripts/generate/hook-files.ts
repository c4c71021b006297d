import { byService, type Operation } from './operations.ts';
import { DescriptionError, type Problem } from './problem.ts';
import { isSecret } from './secret-calls.ts';
import { BANNER, capitalise, comment, isName, quote } from './text.ts';

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

/** SWR hooks, one line each over the hand-written factories: file name → text. */
export function hookFiles(operations: Operation[], imports: HookImports): Map<string, string> {
  const calls = operations.filter(({ effect }) => effect !== 'navigate');
  const services = byService(calls);
  checkNames([...services.values()].flat());
  const files = [...services].map(([service, list]) => [`${service}.ts`, makeFile(service, list, imports)] as const);
  const exported = [...services.keys()].map((service) => `export * from './${service}${imports.extension}';`);
  return new Map([...files, ['index.ts', `${BANNER}\n${exported.join('\n')}\n`]]);
}

interface Hook {
  name: string;
  factory: 'actionHook' | 'readHook' | 'listHook';
  /** The arguments of the factory that follow the call. */
  rest: string;
}

function hooksOf(call: Operation): Hook[] {
  const name = `use${capitalise(call.name)}`;
  if (call.effect === 'write' || isSecret(call)) {
    const rest = call.invalidates.length > 0 ? `, ${quote(call.invalidates)}` : '';
    return [{ name: `${name}Action`, factory: 'actionHook', rest }];
  }
  const read: Hook = { name, factory: 'readHook', rest: '' };
  if (!call.paging) return [read];
  return [read, { name: `${name}Infinite`, factory: 'listHook', rest: `, ${quote(call.paging)}` }];
}

/** Names are the only text of a description that is written without quotes. */
function checkNames(calls: Operation[]): void {
  const owners = new Map<string, Operation>();
  const problems = calls.flatMap((call): Problem[] => {
    const { id, about, service, name, output = 'name' } = call;
    const wrong = (message: string): Problem[] => [{ message: `${about}: ${message}`, about }];
    if (![service, name].every(isName) || service === 'index')
      return wrong(`the operationId must be <service>.<method>, two plain identifiers: ${JSON.stringify(id)}`);
    if (!isName(output)) return wrong(`a schema cannot be called ${JSON.stringify(output)}: its name must be a plain identifier`);
    return hooksOf(call).flatMap((hook) => {
      const other = owners.get(hook.name);
      owners.set(hook.name, call);
      return other ? [{ message: `${id}: its hook ${hook.name} is that of ${other.id} too`, about }] : [];
    });
  });
  if (problems.length > 0) throw new DescriptionError(problems);
}

/** Hooks run in the browser even if a server component imports them, so each file starts with the directive of React. */
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
  const types = [`T.${call.inputName}`, call.output ? `T.${call.output}` : 'void'];
  if (factory === 'listHook' && call.paging) types.push(`NonNullable<T.${call.output}[${quote(call.paging.items)}]>[number]`);
  const type = `${capitalise(factory)}<${types.join(', ')}>`;
  const text = comment([call.summary && `${call.summary}.`]);
  return `${text}export const ${name}: ${type} = /* @__PURE__ */ ${factory}(calls.${call.name}${rest});\n`;
}
