/** Our hooks in a configuration of orval: the builder that makes generated/hooks/ of this package. */
import { hookFiles } from '../../scripts/generate/hook-files.ts';
import {
  type Document,
  isReference,
  type MediaType,
  METHODS,
  type OperationObject,
  type Reference,
  type Response,
} from '../../scripts/generate/openapi.ts';
import { readOperations } from '../../scripts/generate/operations.ts';

/** What {@link storewireHooks} needs to know. Relative paths start at the folder of the configuration. */
export interface HooksOptions {
  /** File or address of the description, in one document: `src/store/openapi.json`, which `storewire generate` writes. */
  input: string;
  /** Folder of the hooks: one file per service and `index.ts`. */
  output: string;
  /**
   * What the hooks call, seen from `output`: the folder `operations` that `storewire generate` writes. What does not start with a
   * dot is one module with all calls, such as `storewire/operations`.
   */
  calls: string;
  /** The module of the types, seen from `output` and without extension: `../store/types`, or a package such as `storewire`. */
  types: string;
  /** The module with the factories of hooks. Defaults to `storewire/runtime/react`. */
  factories?: string | undefined;
}

/** One project of a configuration of orval. More options of orval can be added to `input` and `output`. */
export interface HooksProject {
  /** Where the description is. The transformer leaves out what no hook needs, before orval looks at it. */
  input: { target: string; override: { transformer: <D extends object>(description: D) => D } };
  /** Where the hooks are written, and our client builder. */
  output: { target: string; mode: 'tags'; client: () => HooksBuilder };
}

/** The part of orval's `ClientGeneratorsBuilder` that makes hooks. */
export interface HooksBuilder {
  /** Called for each operation. Adds nothing to the files of orval, which name files by tag and import what no hook needs. */
  client: () => { implementation: string; imports: [] };
  /** Called once, with the operations that the filters of orval let through. */
  extraFiles: (operations: object, output: HooksOutput, context: { spec: object }) => Promise<{ path: string; content: string }[]>;
}

/** What is read of the output options, as orval has normalised them. */
export interface HooksOutput {
  /** Absolute path of the folder. */
  target: string;
  /** The options of the project's tsconfig.json, which decide how relative imports end. */
  tsconfig?: { compilerOptions?: object } | undefined;
}

/**
 * A project for `orval.config.ts` that writes one SWR hook per call, and two for a list: the hooks that `storewire generate` writes,
 * with everything that orval adds to it, such as filters and a formatter. Effect, paging and invalidation come from the `x-` keys of
 * the description. Generation fails if a name in the description cannot be a name in code; all other text of it is quoted.
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
export function storewireHooks({ input, output, calls, types, factories = 'storewire/runtime/react' }: HooksOptions): HooksProject {
  const isRelative = (module: string): boolean => module.startsWith('.');
  const builder: HooksBuilder = {
    client: () => ({ implementation: '', imports: [] }),
    extraFiles: async (operations, { target, tsconfig }, { spec }) => {
      const extension = extensionFor(tsconfig?.compilerOptions);
      const files = hookFiles(
        readOperations(spec as Document).filter(({ id }) => Object.hasOwn(operations, id)),
        {
          factories,
          calls: (service) => (isRelative(calls) ? `${calls}/${service}${extension}` : calls),
          types: isRelative(types) ? types + extension : types,
          extension,
        },
      );
      return [...files].map(([name, content]) => ({ path: `${target}/${name}`, content }));
    },
  };
  return {
    input: { target: input, override: { transformer: outline } },
    output: { target: output, mode: 'tags', client: () => builder },
  };
}

/** As `storewire generate` does: `.ts` where the project allows it, `.js` under Node's resolution, nothing for a bundler. */
function extensionFor(options: Partial<Record<string, unknown>> | undefined): string {
  if (!options) return '.js';
  if (options['allowImportingTsExtensions'] || options['rewriteRelativeImportExtensions']) return '.ts';
  return /^node(?:1\d|2\d|next)$/i.test(String(options['moduleResolution'] ?? options['module'])) ? '.js' : '';
}

/**
 * A description with nothing but what hooks are made of. Prose, schemas and examples stay out of orval: it would read all of them,
 * and print or refuse some.
 */
function outline<D extends object>(description: D): D {
  const { openapi, paths, components } = description as unknown as Document;
  const result: Document = {
    openapi,
    info: { title: 'hooks', version: '1' },
    paths: mapValues(paths ?? {}, outlinePath),
    components: {
      schemas: mapValues(components?.schemas ?? {}, () => ({})),
      responses: mapValues(components?.responses ?? {}, outlineResponse),
    },
  };
  return result as unknown as D;
}

function outlinePath(item: Document['paths'][string], path: string): Document['paths'][string] {
  // orval refuses a path whose parameters are not declared
  const names = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  const parameters = [...names].map((name) => ({ name, in: 'path' as const, required: true, schema: {} }));
  const operations = METHODS.flatMap((method) => (item[method] ? [[method, { ...outlineOperation(item[method]), parameters }]] : []));
  return Object.fromEntries(operations);
}

function outlineOperation(operation: OperationObject): OperationObject {
  const { operationId, tags, summary, deprecated, responses } = operation;
  const own = Object.entries(operation).filter(([key, value]) => key.startsWith('x-') || value === undefined);
  const outlined = { operationId, tags, summary, deprecated, responses: mapValues(responses ?? {}, outlineResponse) };
  const given = Object.entries(outlined).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...given, ...own]);
}

function outlineResponse(response: Response | Reference): Response | Reference {
  if (isReference(response)) return response;
  const { content } = response;
  const outlineMedia = ({ schema }: MediaType): MediaType => ({ schema: isReference(schema) ? { $ref: schema.$ref } : {} });
  return { description: '', ...(content && { content: mapValues(content, outlineMedia) }) };
}

const mapValues = <A, B>(values: Record<string, A>, change: (value: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
