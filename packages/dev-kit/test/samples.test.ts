import { expect, test } from 'vitest';
import { compile, samplesOf } from '../src/samples.ts';

const page = [
  '# Prices',
  '',
  '```ts',
  'const price: number = 1;',
  '```',
  '',
  '```ts',
  "const name: number = 'Jug';",
];

test('an error in a sample is named with its line in the document', async () => {
  const samples = samplesOf('guides/prices.md', page.join('\n'));
  expect(samples).toHaveLength(2);
  expect(await compile(samples)).toEqual([
    "guides.prices.md.7.ts(8,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
});
