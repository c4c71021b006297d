import { dirname, relative, resolve, sep } from 'node:path';
import { describeChanges } from '../generate/write.ts';
import { checkDescription, forUser } from './check-description.ts';
import { useOwnTypeScript } from './compiler.ts';
import { checkOutput, writeOutput } from './output.ts';

const PACKAGE = {
  main: 'storewire',
  rootRuntime: 'storewire/runtime',
  runtime: 'storewire/runtime',
  react: 'storewire/runtime/react',
  zod: 'storewire/runtime/zod',
  msw: 'storewire/runtime/msw',
};

const EXTENSIONS = { ts: '.ts', js: '.js', none: '' } as const;

export interface GenerateInvocation {
  input: string;
  out: string;
  extension?: keyof typeof EXTENSIONS;
}

/** `storewire generate`: everything of a copy of the contract, made of the factories of the client. */
export async function generateCommand({ input, out, extension }: GenerateInvocation): Promise<void> {
  useOwnTypeScript();
  const started = performance.now();
  const folder = resolve(out);
  await checkOutput(folder);
  const { extensionFor } = await import('./extension-for.ts');
  const ending = extension ? EXTENSIONS[extension] : extensionFor(folder);
  const sources = relative(folder, dirname(resolve(input))).replaceAll(sep, '/');
  const { generate } = await import('../generate/generate.ts');
  const files = await forUser(
    generate({
      input,
      extension: ending,
      sources,
      imports: PACKAGE,
      check: checkDescription(input),
      onStep: (step) => console.error(`${step} …`),
    }),
  );
  const changes = describeChanges(await writeOutput(folder, files));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), folder)}: generated in ${seconds} s; relative imports end in ${ending || 'no extension'}`,
  );
  for (const line of changes.length > 0 ? changes : ['nothing changed']) console.log(`  ${line}`);
}
