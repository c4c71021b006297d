/** `npm run generate`: makes generated/ from openapi/. */
import { join, resolve } from 'node:path';
import { generate } from './generate.ts';
import { readDescription } from './description.ts';
import { makeAsyncApi } from './portable/asyncapi.ts';
import { toOpenApi30 } from './portable/openapi-30.ts';
import { CALLERS, makePortable } from './portable/portable.ts';
import { DescriptionError } from './problem.ts';
import { writeFolder } from './write.ts';

const SOURCE = {
  main: '../src/index.ts',
  rootRuntime: '../src/runtime/index.ts',
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  msw: '../../src/runtime/msw.ts',
  matchesType: '../../src/runtime/matches-type.ts',
};

/** All files of generated/ of this repository, whose client is src/client.ts. */
export async function generateOwn(root: string): Promise<Map<string, string>> {
  const input = join(root, 'openapi/openapi.yaml');
  const files = await generate({ input, imports: SOURCE });
  files.delete('client.ts');
  for (const [name, text] of await portableFiles(input)) files.set(name, text);
  return files;
}

/** The descriptions for tools that know nothing of this project, whole and by caller, and of the events. */
async function portableFiles(input: string): Promise<[string, string][]> {
  const source = await readDescription(input);
  const portable = makePortable(source);
  // only tools read them, and without indentation they are a third smaller
  const compact = (document: object): string => `${JSON.stringify(document)}\n`;
  return [
    ['openapi.json', compact(portable)],
    ['openapi-3.0.json', compact(toOpenApi30(portable))],
    ['asyncapi.json', compact(makeAsyncApi(source, portable))],
    ...CALLERS.map((caller): [string, string] => [
      `openapi-${caller}.json`,
      compact(makePortable(source, caller)),
    ]),
  ];
}

async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const started = performance.now();
  const files = await generateOwn(root);
  const changed = await writeFolder(join(root, 'generated'), files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${files.size} files generated in ${seconds} s, ${changed} changed`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    if (!(error instanceof DescriptionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
