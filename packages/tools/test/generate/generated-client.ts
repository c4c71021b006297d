import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from 'storewire/runtime';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { expect } from 'vitest';
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
type AnyCall = Operation<any, any>;

interface Generated {
  files: Map<string, string>;
  call: (name: string) => AnyCall;
  /** What a generated module exports; the type is that of the test, which only a compiler could check. */
  load: <Module>(file: string) => Promise<Module>;
}

export interface GeneratedClient extends Generated {
  /** Errors of the strict compiler in the generated code, and in these programs that use it. */
  typeErrors: (programs?: Record<string, string>) => Promise<string[]>;
  remove: () => Promise<void>;
}

/** Generates everything from a description into a folder outside of the repository. */
export async function generateClient(text: string | object): Promise<GeneratedClient> {
  const { folder, remove } = await makeSandbox();
  return {
    ...(await generateInto(folder, text)),
    async typeErrors(programs = {}) {
      await writeFolder(join(folder, 'programs'), new Map(Object.entries(programs)));
      return typeCheck(folder, ...STRICT);
    },
    remove,
  };
}

/** Generates everything from a description into `client/` of a folder. */
async function generateInto(folder: string, text: string | object): Promise<Generated> {
  const out = join(folder, 'client');
  const files = await generateFrom(text);
  await writeFolder(out, files);
  const load = <Module>(file: string): Promise<Module> =>
    import(/* @vite-ignore */ pathToFileURL(join(out, file)).href);
  const calls = await load<Record<string, AnyCall>>('operations/index.ts');
  const call = (name: string): AnyCall => calls[name] ?? expect.fail(`there is no call ${name}`);
  return { files, load, call };
}

/** A description of these operations, each with its path and method, and schemas. */
export function describeStore(paths: string, schemas = ''): string {
  return `openapi: 3.1.0\ninfo: { title: Store, version: '1' }\npaths:\n${paths}components:\n  schemas:\n    Done: { type: object }\n${schemas}`;
}
