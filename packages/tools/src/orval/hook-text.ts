import { capitalise, isName } from '../description/names.ts';
import type { Document } from '../description/openapi.ts';
import { exposed, type Operation, readOperations } from '../description/operations.ts';
import { DescriptionError, type Problem } from '../description/problem.ts';
import { documentation } from '../generate/documentation.ts';
import { bannerOf, quote } from '../generate/text.ts';

export const BANNER = bannerOf('orval', 'npx orval');

/** The calls of a description that have hooks. */
export function readHookCalls(document: Document): Operation[] {
  const calls = exposed(readOperations(document)).filter(({ effect }) => effect !== 'navigate');
  checkNames(calls);
  return calls;
}

/** The hand-written factories of hooks, and the type of what each returns. */
export const FACTORIES = {
  actionHook: 'ActionHook',
  listHook: 'ListHook',
  readHook: 'ReadHook',
  updateHook: 'UpdateHook',
} as const;

/** What hooks import: the factories as values, and their types. */
export const HOOK_IMPORTS = Object.entries(FACTORIES).flatMap(([factory, type]) => [
  { name: factory, values: true },
  { name: type, values: false },
]);

interface Hook {
  name: string;
  factory: keyof typeof FACTORIES;
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

/** The types that the hooks of a call refer to. */
export const typesOfHooks = ({ inputName, output }: Operation): string[] =>
  output === undefined ? [inputName] : [inputName, output];

/** The hooks of a call, one line each over the factories. They refer to the module of the calls as `calls`. */
export const makeHooks = (call: Operation): string =>
  hooksOf(call)
    .map((hook) => makeHook(call, hook))
    .join('\n');

function makeHook(call: Operation, { name, factory, rest }: Hook): string {
  const output = call.output ?? 'void';
  const types = [call.inputName, output];
  if (factory === 'listHook') types.push(`NonNullable<${output}[${quote(call.paging?.items)}]>[number]`);
  const type = `${FACTORIES[factory]}<${types.join(', ')}>`;
  const made = `/* @__PURE__ */ ${factory}(calls.${call.name}${rest})`;
  return `${documentation(call)}export const ${name}: ${type} = ${made};
`;
}
