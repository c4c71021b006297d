/** Hooks in a configuration of orval: the client builder that writes `generated/hooks/` of this package. */

import { nameTypes } from '../generate/enumerations.ts';
import { hookFiles, readHookCalls } from '../generate/hook-files.ts';
import {
  type Document,
  METHODS,
  mapValues,
  type OperationObject,
  type Parameter,
  type PathItem,
} from '../generate/openapi.ts';

/** Options of {@link storewireHooks}. */
export interface HooksOptions {
  /**
   * Path or URL of the description, relative to the configuration. It must be a single document, such as the
   * `contract.json` that `storewire generate` writes.
   */
  input: string;
  /** Folder for the hooks, relative to the configuration: one file per service and `index.ts`. */
  output: string;
  /**
   * Module of the calls, relative to `output`: the folder `operations` that `storewire generate` writes. A
   * name that does not start with a dot is one module with all calls, such as `storewire/operations`.
   */
  calls: string;
  /**
   * Module of the types, relative to `output` and without extension, such as `../store/types`. A name that
   * does not start with a dot is imported unchanged, such as `storewire`.
   */
  types: string;
  /** Module of the hook factories. Default `storewire/runtime/react`. */
  factories?: string | undefined;
}

/** A project of an orval configuration. More options of orval can be added to `input` and `output`. */
export interface HooksProject {
  /** The description, and a transformer that removes everything that hooks do not need. */
  input: { target: string; override: { transformer: <D extends object>(description: D) => D } };
  /** The folder of the hooks, and the client builder. */
  output: { target: string; mode: 'tags'; client: () => HooksBuilder };
}

/** The part of orval's `ClientGeneratorsBuilder` that writes hooks. */
interface HooksBuilder {
  /** Adds nothing to the files of orval, which have imports that hooks do not need. */
  client: () => { implementation: string; imports: [] };
  /**
   * Returns the files of the operations that remain after the filters of orval. `target` and `path` are
   * absolute; the compiler options of the project decide how relative imports end.
   */
  extraFiles: (
    operations: Record<string, { verb: string; pathRoute: string }>,
    output: {
      target: string;
      tsconfig?: { compilerOptions?: object | undefined } | undefined;
    },
    context: { spec: object },
  ) => Promise<{ path: string; content: string }[]>;
}

/**
 * Returns a project for `orval.config.ts` that writes an SWR hook per call and two per list, like `storewire
 * generate`, with everything that orval adds: filters, a formatter, watching. Effect, paging and invalidation
 * are read from the `x-` keys of the description. orval reports an error and writes nothing if a name of the
 * description cannot be a name in code. All other text of the description is quoted.
 *
 * @example
 * import { defineConfig } from 'orval';
 * import { storewireHooks } from 'storewire-tools/orval';
 *
 * export const config = defineConfig({
 *   hooks: storewireHooks({
 *     input: 'src/store/contract.json',
 *     output: 'src/hooks',
 *     calls: '../store/operations',
 *     types: '../store/types',
 *   }),
 * });
 */
export function storewireHooks(options: HooksOptions): HooksProject {
  const builder: HooksBuilder = {
    client: () => ({ implementation: '', imports: [] }),
    extraFiles: async (operations, { target, tsconfig }, { spec }) => {
      const kept = new Set(Object.values(operations).map(({ verb, pathRoute }) => `${verb} ${pathRoute}`));
      const all = readHookCalls(spec as Document);
      const calls = all.filter(({ method, path }) => kept.has(`${method} ${path}`));
      const files = hookFiles(calls, resolveImports(options, readExtension(tsconfig?.compilerOptions)));
      return [...files].map(([name, content]) => ({ path: `${target}/${name}`, content }));
    },
  };
  return {
    input: { target: options.input, override: { transformer: stripDescription } },
    output: { target: options.output, mode: 'tags', client: () => builder },
  };
}

function resolveImports(options: HooksOptions, extension: string): Parameters<typeof hookFiles>[1] {
  const { calls, types, factories = 'storewire/runtime/react' } = options;
  const isRelative = (module: string): boolean => module.startsWith('.');
  return {
    factories,
    calls: (service) => (isRelative(calls) ? `${calls}/${service}${extension}` : calls),
    types: isRelative(types) ? types + extension : types,
    extension,
  };
}

/**
 * As in `storewire generate`: `.ts` if it is allowed or nothing is configured, `.js` for the module resolution
 * of Node, nothing for bundlers.
 */
function readExtension(options: Partial<Record<string, unknown>> | undefined): string {
  if (!options) return '.ts';
  if (options['allowImportingTsExtensions'] || options['rewriteRelativeImportExtensions']) return '.ts';
  return /^node(?:\d\d|next)$/i.test(String(options['moduleResolution'] ?? options['module'])) ? '.js' : '';
}

/** Removes descriptions, schemas and examples: orval would read all of them, and print or reject some. */
function stripDescription<D extends object>(description: D): D {
  const document = nameTypes(description as unknown as Document);
  const result: Document = {
    openapi: document.openapi,
    info: { title: 'hooks', version: '1' },
    paths: mapValues(document.paths ?? {}, (item, path) => stripPath(path, item)),
    components: { schemas: mapValues(document.components?.schemas ?? {}, () => ({})) },
  };
  return result as unknown as D;
}

function stripPath(path: string, item: PathItem): PathItem {
  const parameters = declareParameters(path);
  const operations = METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, { ...stripOperation(operation), parameters }] as const] : [];
  });
  return Object.fromEntries(operations);
}

/** orval rejects paths whose parameters are not declared. */
function declareParameters(path: string): Parameter[] {
  const names = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  return [...names].map((name) => ({ name, in: 'path', required: true, schema: {} }));
}

const KEPT_KEYS = ['operationId', 'tags', 'summary', 'description', 'deprecated'];

function stripOperation(operation: OperationObject): OperationObject {
  const kept = Object.entries(operation).filter(([key]) => KEPT_KEYS.includes(key) || key.startsWith('x-'));
  return {
    ...Object.fromEntries(kept),
    responses: mapValues(operation.responses ?? {}, () => ({ description: '' })),
  };
}
