import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { refsOf } from '../generate/children.ts';
import { nameTypes } from '../generate/enumerations.ts';
import type { Document, Schema, SdkFunction } from '../generate/openapi.ts';
import { exposed, type Operation, readOperations } from '../generate/operations.ts';
import { reachable } from '../generate/reachable.ts';
import { makeViews } from '../generate/views.ts';
import { expandKeys } from '../generate/wire.ts';

/** A call that the SDK has a function for. */
export interface SdkCall extends Operation {
  sdk: SdkFunction;
}

/** What the contract says about the SDK. */
export interface Sdk {
  /** By package and `module.function`, such as `@wix/ecom currentCart.getCurrentCart`. */
  calls: ReadonlyMap<string, SdkCall>;
  packages: ReadonlySet<string>;
  /** The services that have the calls of a module. */
  servicesOf: (module: string) => readonly string[];
  /** The type of the client for a type of a module: the one of its name, or with the name of another type before it. */
  typeOf: (module: string, name: string) => string | undefined;
}

export async function readSdk(): Promise<Sdk> {
  const text = await readFile(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8');
  const document = nameTypes(expandKeys(JSON.parse(text) as Document));
  const operations = exposed(readOperations(document));
  const calls = operations.filter((call): call is SdkCall => call.sdk !== undefined);
  const modules = Map.groupBy(calls, ({ sdk }) => sdk.function.split('.')[0] ?? '');
  const { requests, responses } = makeViews(document, operations);
  const schemas = { ...responses, ...requests };
  return {
    calls: new Map(calls.map((call) => [`${call.sdk.package} ${call.sdk.function}`, call])),
    packages: new Set(calls.map(({ sdk }) => sdk.package)),
    servicesOf: (module) => [...new Set(modules.get(module)?.map(({ service }) => service))],
    typeOf(module, name) {
      const types = reach(schemas, modules.get(module) ?? []);
      if (types.has(name)) return name;
      const longer = [...types].filter(
        (type) => type.endsWith(name) && types.has(type.slice(0, -name.length)),
      );
      // of `Cart` and `Checkout`, the entity of the module `currentCart`
      const own = longer.filter((type) =>
        module.toLowerCase().includes(type.slice(0, -name.length).toLowerCase()),
      );
      return longer.length > 1 ? own[0] : longer[0];
    },
  };
}

/** The names of the types that calls take and return, and of all types in them. */
function reach(schemas: Record<string, Schema>, calls: readonly Operation[]): Set<string> {
  const roots = calls.flatMap(({ inputName, output }) => [inputName, output ?? '']);
  const reached = reachable(roots, (name) => refsOf(schemas[name] ?? {}));
  return new Set(Object.keys(schemas).filter((name) => reached.has(name)));
}
