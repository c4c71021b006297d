import { join } from 'node:path';
import { generate } from './generate.ts';

const SOURCE = {
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  msw: '../../src/runtime/msw.ts',
  held: '../../src/runtime/held.ts',
};

/** Everything that belongs into generated/ of this repository. */
export const generateOwn = (root: string): Promise<Map<string, string>> =>
  generate({ input: join(root, 'openapi/openapi.yaml'), imports: SOURCE, sources: '../openapi' });
