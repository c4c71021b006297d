/** Our hooks in a configuration of orval: the builder that makes generated/hooks/ of this package. */
import { hookFiles, readHookCalls } from '../../scripts/generate/hook-files.ts';
import type { Document } from '../../scripts/generate/openapi.ts';
import { outline } from './outline.ts';

/** What {@link storewireHooks} needs to know. */
export interface HooksOptions {
  /**
   * File or address of the description, seen from the configuration. It is one document: the `openapi.json`
   * that `storewire generate` writes, for example.
   */
  input: string;
  /** Folder of the hooks, seen from the configuration: one file per service and `index.ts`. */
  output: string;
  /**
   * What the hooks call, seen from `output`: the folder `operations` that `storewire generate` writes.
   * A name that does not start with a dot is one module with all calls, such as `storewire/operations`.
   */
  calls: string;
  /**
   * The module of the types, seen from `output` and without extension, such as `../store/types`.
   * A name that does not start with a dot is imported as it is, such as `storewire`.
   */
  types: string;
  /** The module with the factories of hooks. Defaults to `storewire/runtime/react`. */
  factories?: string | undefined;
}

/** One project of a configuration of orval. More options of orval can be added to `input` and `output`. */
export interface HooksProject {
  /** Where the description is, and a transformer that leaves out what no hook needs. */
  input: { target: string; override: { transformer: <D extends object>(description: D) => D } };
  /** Where the hooks are written, and our client builder. */
  output: { target: string; mode: 'tags'; client: () => HooksBuilder };
}

/** The part of orval's `ClientGeneratorsBuilder` that makes hooks. */
export interface HooksBuilder {
  /** Adds nothing to the files of orval, which imports more into them than hooks need. */
  client: () => { implementation: string; imports: [] };
  /** Makes the files of the operations that the filters of orval let through. */
  extraFiles: (operations: HookOperations, output: HooksOutput, context: HooksContext) => Promise<HooksFile[]>;
}

/** The operations that orval found, by operationId. */
export type HookOperations = Record<string, { verb: string; pathRoute: string }>;

/** What is read of orval's output options. */
export interface HooksOutput {
  /** Absolute path of the folder. */
  target: string;
  /** The project's tsconfig.json, which decides how relative imports end. */
  tsconfig?: { compilerOptions?: object | undefined } | undefined;
}

/** What is read of orval's context. */
export interface HooksContext {
  /** The description after the transformer. */
  spec: object;
}

/** A file that orval writes. */
export interface HooksFile {
  /** Absolute path. */
  path: string;
  /** Source code. */
  content: string;
}

/**
 * A project for `orval.config.ts` that writes an SWR hook per call and two per list, as `storewire generate`
 * does, with everything that orval adds: filters, a formatter, watching. Effect, paging and invalidation come
 * from the `x-` keys of the description. orval reports an error and writes nothing if a name in the
 * description cannot be a name in code. All other text of the description is quoted.
 *
 * @example
 * import { defineConfig } from 'orval';
 * import { storewireHooks } from 'storewire/orval';
 *
 * export const config = defineConfig({
 *   hooks: storewireHooks({
 *     input: 'src/store/openapi.json',
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
      const wanted = new Set(Object.values(operations).map(({ verb, pathRoute }) => `${verb} ${pathRoute}`));
      const all = readHookCalls(spec as Document);
      const calls = all.filter(({ method, path }) => wanted.has(`${method} ${path}`));
      const files = hookFiles(calls, importsOf(options, extensionFor(tsconfig?.compilerOptions)));
      return [...files].map(([name, content]) => ({ path: `${target}/${name}`, content }));
    },
  };
  return {
    input: { target: options.input, override: { transformer: outline } },
    output: { target: options.output, mode: 'tags', client: () => builder },
  };
}

function importsOf(options: HooksOptions, extension: string): Parameters<typeof hookFiles>[1] {
  const { calls, types, factories = 'storewire/runtime/react' } = options;
  const isRelative = (module: string): boolean => module.startsWith('.');
  return {
    factories,
    calls: (service) => (isRelative(calls) ? `${calls}/${service}${extension}` : calls),
    types: isRelative(types) ? types + extension : types,
    extension,
  };
}

/** As in `storewire generate`: `.ts` where allowed, `.js` for Node's resolution, nothing for a bundler. */
function extensionFor(options: Partial<Record<string, unknown>> | undefined): string {
  if (!options) return '.js';
  if (options['allowImportingTsExtensions'] || options['rewriteRelativeImportExtensions']) return '.ts';
  return /^node(?:\d\d|next)$/i.test(String(options['moduleResolution'] ?? options['module'])) ? '.js' : '';
}
