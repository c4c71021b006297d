import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'orval';
import { storewireHooks } from '../../src/orval/index.ts';
import type { Document } from './openapi.ts';

/** The hooks of a description, made by orval with the client builder that `orval.config.ts` has too. */
export async function makeHooks(document: Document, { react }: { react: string }): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  try {
    const input = join(folder, 'openapi.json');
    await writeFile(input, JSON.stringify(document));
    const project = storewireHooks({ input, output: join(folder, 'hooks'), calls: '../operations', types: '../types', factories: react });
    // the configuration of the project that this runs in is not for us
    const tsconfig = { compilerOptions: { allowImportingTsExtensions: true } };
    const options = { logLevel: 'silent', throwOnError: true } as const;
    await generate({ ...project, output: { ...project.output, tsconfig } }, folder, options);
    return await readHooks(join(folder, 'hooks'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readHooks(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).toSorted();
  return new Map(await Promise.all(names.map(async (name) => [`hooks/${name}`, await readFile(join(folder, name), 'utf8')] as const)));
}
