import { expect, test } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { fetchedCalls } from '../../contract/description.ts';
import { sampleNamed } from '../../contract/inputs.ts';

const { input } = validator(Object.values(operationSchemas));

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

test.each([
  ['digits', '9'.repeat(100_000)],
  ['decimal places', `0.${'1'.repeat(100_000)}x`],
  ['zeros', `0.${'0'.repeat(100_000)}x`],
  ['letters', `${'a'.repeat(100_000)}!`],
  ['dots', `a@${'a.'.repeat(50_000)}`],
])('100,000 %s are validated in linear time, in every field of every call', (_name, text) => {
  let count = 0;
  for (const call of fetchedCalls)
    for (const copy of withText(sampleNamed(call, 'full').input, text)) {
      input(call.id, copy);
      count++;
    }
  expect(count).toBeGreaterThan(500);
});
