import { expect, test } from 'vitest';
import { moneyTexts, sumOf, sumsOf } from '../app/components/decimals.ts';

test('amounts are added exactly, whatever places they have', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf(['9007199254740993', '0.005'])).toBe('9007199254740993.005');
  expect(sumOf(['-1.50', '0.25'])).toBe('-1.25');
  expect(sumOf([])).toBe('0');
});

test('amounts of several currencies have a sum per currency', () => {
  const euros = [
    { amount: '0.10', currency: 'EUR' },
    { amount: '0.20', currency: 'EUR' },
  ];
  const sums = sumsOf([...euros, { amount: '5', currency: 'JPY' }]);
  expect(sums).toEqual([
    { amount: '0.30', currency: 'EUR' },
    { amount: '5', currency: 'JPY' },
  ]);
  expect(moneyTexts(sums, 'en')).toBe('€0.30, ¥5');
  expect(moneyTexts(sums.slice(0, 1), 'de')).toBe('0,30\u00a0€');
});
