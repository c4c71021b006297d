import { relative, resolve } from 'node:path';
import type { Extension } from '../generate/extension.ts';
import { DescriptionError } from '../generate/problem.ts';
import { CliError } from './cli-error.ts';
import { checkOutput, writeOutput } from './output.ts';
import { needPackages } from './peers.ts';

const GENERATORS = ['@hey-api/openapi-ts', '@redocly/openapi-core', 'openapi-sampler', 'openapi-typescript', 'orval', 'typescript'];

const PACKAGE = { runtime: 'storewire/runtime', react: 'storewire/runtime/react', msw: 'storewire/runtime/msw', held: 'storewire/runtime' };

/** `storewire generate`: everything of a user's own description, made of the factories of this package. */
export async function generateCommand({ input, out, extension }: { input: string; out: string; extension: Extension | undefined }): Promise<void> {
  needPackages('storewire generate', GENERATORS);
  const started = performance.now();
  const folder = resolve(out);
  await checkOutput(folder);
  const { extensionFor } = await import('./extension-for.ts');
  const ending = extension ?? extensionFor(folder);
  const files = await make(input, ending);
  const changed = await writeOutput(folder, files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), folder) || '.'}: ${files.size} files made in ${seconds} s, ${changed} changed; relative imports end in ${ending || 'no extension'}`,
  );
}

async function make(input: string, extension: Extension): Promise<Map<string, string>> {
  const { generate } = await import('../generate/generate.ts');
  try {
    return await generate({ input, imports: PACKAGE, extension });
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    throw new CliError(error.message);
  }
}
