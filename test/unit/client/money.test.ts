import { expect, test } from 'vitest';
import { formatMoney } from '../../../src/index.ts';

test('money is formatted digit by digit, beyond the precision of numbers', () => {
  expect(formatMoney('90071992547409931.25', 'EUR', 'en-IE')).toBe('€90,071,992,547,409,931.25');
});

test('money is formatted in the language and the currency of each call', () => {
  expect([formatMoney('0.1', 'EUR', 'de-DE'), formatMoney('-1234', 'JPY', 'en')]).toEqual([
    '0,10\u00a0€',
    '-¥1,234',
  ]);
});

test('what is no decimal number is shown unchanged, and an absent amount is an empty text', () => {
  expect([formatMoney('1e3', 'EUR', 'en'), formatMoney(undefined, 'EUR', 'en')]).toEqual(['1e3', '']);
});

test('an amount without a currency has two digits and no symbol', () => {
  expect([formatMoney('12.5', undefined, 'en'), formatMoney('12.5', '€', 'en')]).toEqual(['12.50', '12.50']);
});

test('an amount is rounded to the digits of its currency, but never to nothing', () => {
  expect([
    formatMoney('0.0001', 'EUR', 'en'),
    formatMoney('-0.005', 'EUR', 'en'),
    formatMoney('0.4', 'JPY', 'en'),
    formatMoney('0.00025', undefined, 'en'),
    formatMoney('12.345', 'EUR', 'en'),
    formatMoney('0.000', 'EUR', 'en'),
  ]).toEqual(['€0.0001', '-€0.005', '¥0.4', '0.00025', '€12.35', '€0.00']);
});
