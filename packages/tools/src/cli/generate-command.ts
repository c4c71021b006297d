import { dirname, relative, resolve, sep } from 'node:path';
import type { GenerateOptions } from '../generate/generate.ts';
import { DescriptionError, format } from '../generate/problem.ts';
import type { Extension } from '../generate/write.ts';
import { CliError } from './arguments.ts';
import { needCompilerApi } from './compiler.ts';
import { checkOutput, writeOutput } from './output.ts';

const PACKAGE = {
  main: 'storewire',
  rootRuntime: 'storewire/runtime',
  runtime: 'storewire/runtime',
  react: 'storewire/runtime/react',
  msw: 'storewire/runtime/msw',
};

interface GenerateInvocation {
  input: string;
  out: string;
  extension: Extension | undefined;
  allowRemote: boolean;
  lenient: boolean;
  reactAdmin: boolean;
}

/** `storewire generate`: everything of a user's own description, made of the factories of this package. */
export async function generateCommand({
  input,
  out,
  extension,
  reactAdmin,
  ...reading
}: GenerateInvocation): Promise<void> {
  needCompilerApi('storewire generate');
  const started = performance.now();
  const folder = resolve(out);
  await checkOutput(folder);
  const { extensionFor } = await import('./extension-for.ts');
  const ending = extension ?? extensionFor(folder);
  const sources = relative(folder, dirname(resolve(input))).replaceAll(sep, '/');
  const { RESOURCES_OF_CLIENT } = await import('../generate/resources.ts');
  const resources = reactAdmin ? RESOURCES_OF_CLIENT : undefined;
  const files = await make({ input, extension: ending, sources, resources, ...reading });
  const changed = await writeOutput(folder, files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), folder) || '.'}: ${files.size} files made in ${seconds} s, ${changed} changed; relative imports end in ${ending || 'no extension'}`,
  );
}

async function make(options: Omit<GenerateOptions, 'imports'>): Promise<Map<string, string>> {
  const { generate } = await import('../generate/generate.ts');
  try {
    return await generate({
      ...options,
      imports: PACKAGE,
      warn: (warning) => console.error(`warning: ${format(warning)}`),
    });
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    throw new CliError(error.message);
  }
}
