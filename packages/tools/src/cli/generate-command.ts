import { dirname, relative, resolve, sep } from 'node:path';
import { format } from '../generate/problem.ts';
import { describeChanges } from '../generate/write.ts';
import { useOwnTypeScript } from './compiler.ts';
import { checkOutput, writeOutput } from './output.ts';

const PACKAGE = {
  main: 'storewire',
  rootRuntime: 'storewire/runtime',
  runtime: 'storewire/runtime',
  react: 'storewire/runtime/react',
  msw: 'storewire/runtime/msw',
};

const EXTENSIONS = { ts: '.ts', js: '.js', none: '' } as const;

export interface GenerateInvocation {
  input: string;
  out: string;
  extension?: keyof typeof EXTENSIONS;
  allowRemote?: boolean;
  lenient?: boolean;
  reactAdmin?: boolean;
}

/** `storewire generate`: everything of a user's own description, made of the factories of this package. */
export async function generateCommand({
  input,
  out,
  extension,
  reactAdmin,
  ...reading
}: GenerateInvocation): Promise<void> {
  useOwnTypeScript();
  const started = performance.now();
  const folder = resolve(out);
  await checkOutput(folder);
  const { extensionFor } = await import('./extension-for.ts');
  const ending = extension ? EXTENSIONS[extension] : extensionFor(folder);
  const sources = relative(folder, dirname(resolve(input))).replaceAll(sep, '/');
  const { RESOURCES_OF_CLIENT } = await import('../generate/resources.ts');
  const resources = reactAdmin ? RESOURCES_OF_CLIENT : undefined;
  const { generate } = await import('../generate/generate.ts');
  const files = await generate({
    input,
    extension: ending,
    sources,
    resources,
    imports: PACKAGE,
    warn: (warning) => console.error(`warning: ${format(warning)}`),
    onStep: (step) => console.error(`${step} …`),
    ...reading,
  });
  const changes = describeChanges(await writeOutput(folder, files));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), folder)}: generated in ${seconds} s; relative imports end in ${ending || 'no extension'}`,
  );
  for (const line of changes.length > 0 ? changes : ['nothing changed']) console.log(`  ${line}`);
}
