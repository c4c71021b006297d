import { resolve } from 'node:path';
import { compile } from 'storewire-dev-kit/samples';
import { expect, test } from 'vitest';
import { readContract } from '../../../src/reference/contract.ts';
import { readPages } from '../../../src/reference/site.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const contract = readContract(root);

/** The blocks of TypeScript that the generated pages show. The blocks of guides have their own test. */
const samples = readPages(root)
  .filter(({ id }) => id === '' || /^(?:calls|events|errors|entities)\//.test(id))
  .flatMap(({ id, body }) =>
    Array.from(body.matchAll(/^```(tsx?)[^\n]*\n([\s\S]*?)\n```$/gm), ([, extension, code = ''], index) => ({
      file: `${id.replaceAll('/', '.')}.${index}.${extension}`,
      code: `${code}\n`,
    })),
  );

test('every sample of the generated pages compiles against the public entries', async () => {
  // one program, as most of the time goes into the types of the client
  expect(await compile(samples, { noUnusedLocals: true, types: ['node'] })).toEqual([]);
  const { calls, events } = contract;
  expect(samples.length).toBeGreaterThan(calls.length * 2 + events.length + 97);
});
