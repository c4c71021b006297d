import { expect, test } from 'vitest';
import { type FieldViolation, isStoreError, type StoreError } from '../../../../src/index.ts';
import { operationSchemas, validator } from '../../../../src/zod/index.ts';
import { type Call, fetchedCalls } from '../../../calls/description.ts';
import { sampleNamed } from '../../../calls/inputs.ts';
import { everythingOf } from '../../helpers/failure.ts';

const checksInputs = validator(Object.values(operationSchemas));
const errorOf = ({ id }: Call, input: unknown): StoreError | undefined => checksInputs.input(id, input);

test('every example of the contract is rejected if one value has another type, and the violation never contains a value', () => {
  const CANARY = 'canary-7f3a';
  const violations: FieldViolation[] = [];
  for (const call of fetchedCalls) {
    const { input } = sampleNamed(call, 'full');
    for (const spoilt of spoil(input, [
      CANARY.repeat(2000),
      { [`at-${'x'.repeat(3)}`]: CANARY },
      [CANARY],
      { a: { b: CANARY } },
    ])) {
      const error = errorOf(call, spoilt);
      if (!error) continue;
      violations.push(...error.violations);
      expect(isStoreError(error) && everythingOf(error), call.id).not.toContain(CANARY);
    }
  }
  expect(violations.length).toBeGreaterThan(3000);
  expect(violations.filter(({ field, description, rule }) => !field || !description || !rule)).toEqual([]);
});

/** Copies of an input in which one value is replaced by each of these. */
function* spoil(input: unknown, replacements: readonly unknown[]): Generator<unknown> {
  if (typeof input !== 'object' || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    const put = (replacement: unknown): unknown =>
      Array.isArray(input)
        ? input.map((each, at) => (String(at) === key ? replacement : each))
        : { ...input, [key]: replacement };
    for (const replacement of replacements) yield put(replacement);
    for (const inner of spoil(value, replacements)) yield put(inner);
  }
}
