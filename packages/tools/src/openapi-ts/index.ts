/** The configuration of @hey-api/openapi-ts that writes runtime schemas: for `npx openapi-ts`, and for `storewire generate`. */
import { extname, join } from 'node:path';
import type { UserConfig } from '@hey-api/openapi-ts';
import type { MessageSchemas } from '../description/message-schemas.ts';
import type { Document } from '../description/openapi.ts';
import { bannerOf } from '../generate/text.ts';
import { hideBackslashes } from './backslashes.ts';
import { readableSchemas } from './patch.ts';
import { resolvers } from './resolvers.ts';

/** Options of {@link storewireZod}. */
export interface ZodOptions {
  /** The description in one file. */
  input: Record<string, unknown>;
  /** Folder for `requests.ts` and `responses.ts`. */
  output: string;
  /** Module of the types, relative to `output`, such as `../types.ts`. */
  types: string;
  /** Module of the checks, `storewire/runtime/zod`. */
  rules: string;
}

/** A job of an openapi-ts configuration. */
export type ZodJob = Omit<UserConfig, 'output'> & { output: Extract<UserConfig['output'], { path: string }> };

/**
 * A job per side: the schemas of requests have closed enumerations, limits, and the flat input of each call, those of
 * responses open enumerations.
 */
export function storewireZod({ input, output, types, rules }: ZodOptions): ZodJob[] {
  const schemas = readableSchemas(input as unknown as Document);
  return (['requests', 'responses'] as const).map(
    (file): ZodJob => ({
      // each job patches its own
      input: { ...input } as UserConfig['input'],
      output: {
        path: output,
        // the other job writes to the same folder
        clean: false,
        entryFile: false,
        header: bannerOf('@hey-api/openapi-ts', 'npx openapi-ts').trimEnd(),
        fileName: { name: () => file, suffix: null },
        postProcess: [
          {
            name: 'pure schemas',
            command: process.execPath,
            args: [WRAP, `{{path}}/${file}.ts`, types, rules],
          },
        ],
      },
      logs: { file: false },
      parser: {
        filters: { orphans: true },
        patch: {
          input: (description) => {
            const document = description as unknown as Document;
            document.paths = {};
            document.webhooks = {};
            document.components = { schemas: hideBackslashes(schemas[file]) };
          },
        },
        transforms: { readWrite: false },
      },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          case: 'preserve',
          comments: false,
          dates: { offset: true },
          definitions: { name: nameOfSchema(file, schemas) },
          $resolvers: resolvers(file === 'requests' ? 'request' : 'response', rules),
        },
      ],
    }),
  );
}

/** The script of the post-processing, in the sources and in the package. */
const WRAP = join(import.meta.dirname, `wrap-schemas${extname(import.meta.filename)}`);

/**
 * `Cart__Schema` and, of a schema of requests that responses have too, `Cart__RequestSchema`: what is before the `__` is the
 * type, for the post-processing.
 */
function nameOfSchema(
  file: keyof MessageSchemas,
  { requests, responses }: MessageSchemas,
): (name: string) => string {
  const used = new Set([...Object.keys(responses), ...Object.keys(requests)]);
  return (name) => {
    let suffix = file === 'requests' && Object.hasOwn(responses, name) ? 'Request' : '';
    while (suffix && used.has(name + suffix)) suffix += 'Request';
    return `${name}__${suffix}Schema`;
  };
}
