/** `npm run generate`: makes generated/ from openapi/. */
import { join, resolve } from 'node:path';
import { generate } from './generate.ts';
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
  return files;
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
