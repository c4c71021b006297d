import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from 'storewire/runtime';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { writeFolder } from '../../src/generate/write.ts';
import { generateFrom } from './shop.ts';

/** What projects of other people have on. */
const STRICT = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUnusedLocals',
  '--noUnusedParameters',
  '--noUncheckedIndexedAccess',
];

// biome-ignore lint/suspicious/noExplicitAny: the types of generated calls are known to the compiler only, which checks them in `typeErrors`
export type AnyCall = Operation<any, any>;

interface Generated {
  files: Map<string, string>;
  calls: Record<string, AnyCall>;
  /** What a generated module exports. */
  load: (file: string) => Promise<Record<string, unknown>>;
}

export interface ThirdParty extends Generated {
  /** Errors of the strict compiler in the generated code, and in these programs that use it. */
  typeErrors: (programs?: Record<string, string>) => Promise<string[]>;
  remove: () => Promise<void>;
}

/** Generates everything from a description into a folder outside of the repository. */
export async function generateThirdParty(text: string): Promise<ThirdParty> {
  const { folder, remove } = await makeSandbox();
  return {
    ...(await generateInto(folder, text)),
    async typeErrors(programs = {}) {
      await writeFolder(join(folder, 'programs'), new Map(Object.entries(programs)));
      return typeErrorsIn(folder);
    },
    remove,
  };
}

/** Generates everything from a description into `client/` of a folder. */
export async function generateInto(folder: string, text: string): Promise<Generated> {
  const out = join(folder, 'client');
  await mkdir(out, { recursive: true });
  const files = await generateFrom(folder, text);
  await writeFolder(out, files);
  const load = async (file: string): Promise<Record<string, unknown>> =>
    import(/* @vite-ignore */ pathToFileURL(join(out, file)).href);
  return { files, load, calls: (await load('operations/index.ts')) as Record<string, AnyCall> };
}

/** Errors of the strict compiler in a sandbox. */
export const typeErrorsIn = (sandbox: string): Promise<string[]> => typeCheck(sandbox, ...STRICT);

/** A description of these operations, each with its path and method, and schemas. */
export function describe31(paths: string, schemas = ''): string {
  return `openapi: 3.1.0\ninfo: { title: Third party, version: '1' }\npaths:\n${paths}${schemas ? `components:\n  schemas:\n${schemas}` : ''}`;
}
