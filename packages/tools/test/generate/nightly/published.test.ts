import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generate } from '../../../src/generate/generate.ts';
import { ROOT } from '../shop.ts';

/** Those of the contract's own client. */
const imports = {
  main: '../src/index.ts',
  rootRuntime: '../src/runtime/index.ts',
  runtime: '../../src/runtime/index.ts',
  react: '../../src/runtime/react.ts',
  zod: '../../src/runtime/zod.ts',
  msw: '../../src/runtime/msw.ts',
};

it('the published description makes the same types, calls and runtime schemas', async () => {
  const files = await generate({
    input: fileURLToPath(import.meta.resolve('storewire-contract/contract.json')),
    imports,
  });
  for (const name of ['types.ts', 'operations/products.ts', 'operations/members.ts', 'zod/requests.ts'])
    expect(files.get(name), name).toBe(await readFile(join(ROOT, 'generated', name), 'utf8'));
});
