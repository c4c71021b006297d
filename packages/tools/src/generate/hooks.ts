import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, noopReporter, withReporter } from 'orval';
import { hooksProject } from '../orval/index.ts';
import type { Imports } from './calls.ts';
import { readHookCalls } from './hook-text.ts';
import { type Document, mapOperations } from './openapi.ts';
import { BANNER } from './text.ts';

/** The files of the hooks of a description, made by orval with the client builder that users of orval have too. */
export async function makeHookFiles(
  document: Document,
  { react }: Pick<Imports, 'react'>,
): Promise<Map<string, string>> {
  const calls = readHookCalls(document);
  // orval writes no files then
  if (calls.length === 0) return new Map([['hooks/index.ts', `${BANNER}\nexport {};\n`]]);
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  const target = join(folder, 'hooks');
  try {
    const { input, output, hooks } = hooksProject(
      {
        input: join(folder, 'calls.json'),
        output: target,
        calls: '../operations',
        types: '../types',
        factories: react,
      },
      () => calls,
    );
    await writeFile(input.target, JSON.stringify(idsOf(document)));
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

/** The ids of calls as a description. The builder knows the rest: orval would make types that nothing imports. */
function idsOf(document: Document): Document {
  const { paths } = mapOperations(document, ({ operationId }) => ({
    operationId,
    responses: { 200: { description: 'The response.' } },
  }));
  // orval asks for the parameters of a path
  const named = Object.values(paths).map((item, index) => [`/${index}`, item]);
  return { openapi: '3.1.0', info: { title: 'calls', version: '1' }, paths: Object.fromEntries(named) };
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.schemas.ts')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`hooks/${name}`, texts[index] ?? '']));
}
