import { expect, test } from 'vitest';
import { checkNames, checkPart, checkUrl, checkWhole } from '../app/components/checks.ts';
import { decimalIn } from '../app/components/decimals.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  [0, undefined],
  ['3', undefined],
  [4, 'A whole number from 0 to 3'],
  [-1, 'A whole number from 0 to 3'],
  [1.5, 'A whole number from 0 to 3'],
  ['1e1', 'A whole number from 0 to 3'],
  ['two', 'A whole number from 0 to 3'],
])('of three pieces, %s are possible or not', (value, problem) => {
  expect(checkWhole(0, 3)(value)).toBe(problem);
});

test.each([
  ['', 'EUR', undefined],
  ['10.10', 'EUR', undefined],
  ['10.11', 'EUR', 'At most 10.10, which is what is left'],
  ['0.00', 'EUR', 'More than 0, or empty'],
  ['-1', 'EUR', 'A number such as 12.50'],
  ['1,5', 'EUR', 'A number such as 12.50'],
  ['1.001', 'EUR', 'EUR has fewer places after the point: 1.00'],
  ['1.5', 'JPY', 'JPY has fewer places after the point: 2'],
])('of 10.10, an amount of "%s" %s is possible or not', (value, currency, problem) => {
  expect(checkPart('10.1', currency)(value)).toBe(problem);
});

test('what is left is not rounded up in the text that says it', () => {
  expect(checkPart('10.005', 'EUR')('10.01')).toBe('At most 10.005, which is what is left');
});

test.each([
  ['https://example.com/mug.jpg', true],
  ['javascript:alert(1)', false],
  ['example.com', false],
])('%s is a URL of the web: %s', (value, isUrl) => {
  expect(checkUrl(value) === undefined).toBe(isUrl);
});

test('choices with the same name are named as such', () => {
  expect(checkNames([{ name: 'Small' }, { name: 'Large' }, { name: null }, {}])).toBe(undefined);
  expect(checkNames([{ name: 'Small' }, { name: ' small' }])).toBe('Two of them have the same name');
});

test.each([
  ['12,50', '12.50'],
  [' 12.5 ', '12.5'],
  ['١٢٫٥٠', '12.50'],
  ['१२,५', '12.5'],
  ['１２．５', '12.5'],
  ['12,', '12,'],
  // of a thousand, or one with three places
  ['1,250', '1,250'],
  ['1.234,50', '1.234,50'],
])('"%s" is read as "%s"', (text, decimal) => {
  expect(decimalIn(text)).toBe(decimal);
});
