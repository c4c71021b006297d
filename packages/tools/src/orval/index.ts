/** Hooks in a configuration of orval: the client builder that writes `generated/hooks/` of this package. */
import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ClientGeneratorsBuilder, GeneratorImport, InputOptions, OutputOptions } from 'orval';
import { type Document, mapOperations } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { fileOf } from '../generate/text.ts';
import { BANNER, HOOK_IMPORTS, makeHooks, readHookCalls, typesOfHooks } from './hook-text.ts';

/** Options of {@link storewireHooks}. */
export interface HooksOptions {
  /**
   * The description, or its path or URL, relative to the configuration, such as the `contract.json` that `storewire
   * generate` writes.
   */
  input: string | Record<string, unknown>;
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
  /** The description, of which only the calls with hooks are read. */
  input: InputOptions;
  /** The folder of the hooks, the client builder, and what is above each hook and each file. */
  output: OutputOptions;
  /** Writes `index.ts`, which exports all hooks, and removes the types of orval, which no hook imports. */
  hooks: { afterAllFilesWrite: (files?: unknown) => Promise<void> };
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
  const { input, output, factories = 'storewire/runtime/react' } = options;
  let calls: ReadonlyMap<string, Operation> = new Map();
  let extension = '';
  const builder: ClientGeneratorsBuilder = {
    client({ operationId }, _options, _client, settings) {
      const call = calls.get(operationId);
      if (!call) throw new Error(`${operationId}: hooks need the transformer of storewireHooks`);
      extension = extensionOf(settings?.tsconfig?.compilerOptions);
      return { implementation: makeHooks(call), imports: importsOf(call, options, extension) };
    },
    dependencies: () => [{ exports: HOOK_IMPORTS, dependency: factories }],
  };
  return {
    input: {
      target: input,
      override: {
        transformer(description) {
          const document = description as unknown as Document;
          calls = new Map(readHookCalls(document).map((call) => [call.id, call]));
          return mapOperations(document, (operation) =>
            calls.has(operation.operationId ?? '') ? operation : undefined,
          ) as unknown as typeof description;
        },
      },
    },
    output: {
      target: `${output}/orval.ts`,
      mode: 'tags',
      client: () => builder,
      override: { header: () => HEADER, transformer: (call) => ({ ...call, doc: '' }) },
    },
    hooks: { afterAllFilesWrite: (files) => writeIndex(files as string[], extension) },
  };
}

/** Hooks are for the browser even if a server component imports them, so each file has React's directive. */
const HEADER = `${BANNER}\n'use client';\n\n`;

function importsOf(call: Operation, { calls, types }: HooksOptions, extension: string): GeneratorImport[] {
  const isRelative = (module: string): boolean => module.startsWith('.');
  const module = isRelative(calls) ? `${calls}/${fileOf(call.service)}${extension}` : calls;
  const typesModule = isRelative(types) ? types + extension : types;
  return [
    { name: 'calls', namespaceImport: true, values: true, importPath: module },
    ...typesOfHooks(call).map((name) => ({ name, importPath: typesModule })),
  ];
}

/**
 * The end of imports, as in `storewire generate`: `.ts` if it is allowed or nothing is configured, `.js` for the
 * module resolution of Node, nothing for bundlers.
 */
function extensionOf(options: Partial<Record<string, unknown>> | undefined): string {
  if (!options) return '.ts';
  if (options['allowImportingTsExtensions'] || options['rewriteRelativeImportExtensions']) return '.ts';
  return /^node(?:\d\d|next)$/i.test(String(options['moduleResolution'] ?? options['module'])) ? '.js' : '';
}

/** Exports the hooks of all files, and removes the types of orval: hooks have those of `storewire generate`. */
async function writeIndex(files: readonly string[], extension: string): Promise<void> {
  const isOfOrval = (file: string): boolean => file.endsWith('.schemas.ts');
  for (const file of files.filter(isOfOrval)) await rm(file, { force: true });
  const written = files.filter((file) => !isOfOrval(file));
  const [first] = written;
  // the filters may have left no call
  if (first === undefined) return;
  // the order of orval depends on the language of the system
  const names = written.map((file) => basename(file, '.ts')).toSorted();
  const lines = names.map((name) => `export * from './${name}${extension}';`);
  await writeFile(join(dirname(first), 'index.ts'), `${BANNER}\n${lines.join('\n')}\n`);
}
