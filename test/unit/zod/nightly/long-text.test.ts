import { expect, test } from 'vitest';
import { operationSchemas, validator } from '../../../../src/zod/index.ts';
import { fetchedCalls } from '../../../calls/description.ts';
import { sampleNamed } from '../../../calls/inputs.ts';

/** Work that grows with the square of it would exceed the limit of a test many times. */
const LENGTH = 100_000;

const { input } = validator(Object.values(operationSchemas));

const samples = fetchedCalls.map((call): [id: string, sample: unknown] => [
  call.id,
  sampleNamed(call, 'full').input,
]);

/** Copies of a value in which one text is replaced. */
function* withText(value: unknown, replacement: string): Generator<unknown> {
  if (typeof value === 'string') yield replacement;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const copy of withText(inner, replacement))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? copy : each))
        : { ...value, [key]: copy };
}

test.each<[string, (size: number) => string]>([
  ['digits', (size) => '9'.repeat(size)],
  ['decimal places', (size) => `0.${'1'.repeat(size)}x`],
  ['zeros', (size) => `0.${'0'.repeat(size)}x`],
  ['letters', (size) => `${'a'.repeat(size)}!`],
  ['dots', (size) => `a@${'a.'.repeat(size / 2)}`],
])('many %s are validated in every field of every call', (_name, textOf) => {
  const text = textOf(LENGTH);
  const inputs = samples.flatMap(([id, sample]) =>
    [...withText(sample, text)].map((copy): [string, unknown] => [id, copy]),
  );
  expect(inputs.length).toBeGreaterThan(500);
  for (const [id, copy] of inputs) input(id, copy);
});
