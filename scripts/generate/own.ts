import { join } from 'node:path';
import { generate } from './generate.ts';

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
