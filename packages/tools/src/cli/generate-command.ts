import { dirname, relative, resolve, sep } from 'node:path';
import { shorten } from '../description/source-locations.ts';
import { describeChanges, listNames } from '../generate/write.ts';
import { checkDescription, forUser } from './check-description.ts';
import { printFailure } from './cli-error.ts';
import { useOwnTypeScript } from './compiler.ts';
import { checkOutput, writeOutput } from './output.ts';
import { WatchedFiles } from './watch.ts';

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
  watch?: boolean;
}

/** `storewire generate`: everything of a copy of the contract, made of the factories of the client. */
export async function generateCommand(invocation: GenerateInvocation): Promise<void> {
  useOwnTypeScript();
  await checkOutput(resolve(invocation.out));
  if (!invocation.watch) return generateOnce(invocation);
  const files = new WatchedFiles();
  for (let changed: string[] = []; ; changed = await files.nextChange()) {
    if (changed.length > 0) console.log(`${listNames(changed.map(shorten), 3)} changed`);
    files.add(invocation.input);
    await generateOnce(invocation, (file) => files.add(file)).catch(printFailure);
    console.log('Waiting for changes of the description (Ctrl-C ends)');
  }
}

async function generateOnce(
  { input, out, extension }: GenerateInvocation,
  onFile?: (file: string) => void,
): Promise<void> {
  const started = performance.now();
  const folder = resolve(out);
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
      ...(onFile && { onFile }),
    }),
  );
  await checkOutput(folder);
  const changes = describeChanges(await writeOutput(folder, files));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${shorten(folder)}: generated in ${seconds} s; relative imports end in ${ending || 'no extension'}`,
  );
  for (const line of changes.length > 0 ? changes : ['nothing changed']) console.log(`  ${line}`);
}
