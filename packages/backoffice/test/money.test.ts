import { expect, test } from 'vitest';
import { sumOf } from '../app/components/decimals.ts';

test('amounts are added exactly, whatever places they have', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.3');
  expect(sumOf(['9007199254740993', '0.005'])).toBe('9007199254740993.005');
  expect(sumOf(['-1.50', '0.25'])).toBe('-1.25');
  expect(sumOf([])).toBe('0');
});
