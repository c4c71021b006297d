import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, noopReporter, withReporter } from 'orval';
import type { Document } from '../description/openapi.ts';
import { BANNER, readHookCalls } from '../orval/hook-text.ts';
import { storewireHooks } from '../orval/index.ts';

/** The files of the hooks, made by orval with the client builder that users of orval have too. */
export async function makeHookFiles(document: Document, factories: string): Promise<Map<string, string>> {
  // orval writes no files then
  if (readHookCalls(document).length === 0) return new Map([['hooks/index.ts', `${BANNER}\nexport {};\n`]]);
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  const target = join(folder, 'hooks');
  try {
    const { input, output, hooks } = storewireHooks({
      input: { ...document },
      output: target,
      calls: '../operations',
      types: '../types',
      factories,
    });
    // the tsconfig.json of the project that this runs in does not count
    const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } };
    // the description has been checked already
    const checked = { ...input, unsafeDisableValidation: true };
    const project = { input: checked, output: { ...output, tsconfig }, hooks };
    await withReporter({ reporter: noopReporter }, () => generate(project, folder, { throwOnError: true }));
    return await readFiles(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`hooks/${name}`, texts[index] ?? '']));
}
