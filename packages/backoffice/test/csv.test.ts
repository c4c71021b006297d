import { expect, test } from 'vitest';
import { cellsOf, csvOf } from '../app/components/csv.ts';

test.each([
  ['cells separated by tabs', 'SKU\tName\nA\tBowl, large\n', 'Bowl, large'],
  ['commas', 'SKU,Name\r\nA,"Bowl, large"', 'Bowl, large'],
  ['semicolons', 'SKU;Name\nA;Bowl, large', 'Bowl, large'],
  ['quoted cells with line breaks and quotes', 'SKU\tName\nA\t"5"" bowl\nlarge"', '5" bowl\nlarge'],
  ['a quote within a cell', 'SKU\tName\nA\t5" bowl', '5" bowl'],
  ['spaces around cells', ' SKU\tName \nA\t Bowl ', 'Bowl'],
])('pasted rows are read: %s', (_name, text, name) => {
  expect(cellsOf(text)).toEqual([
    ['SKU', 'Name'],
    ['A', name],
  ]);
});

test('pasted rows whose quotes do not match are named', () => {
  expect(() => cellsOf('SKU\tName\nA\tBowl\nB\t"Bowl')).toThrow('The quotes of row 3 do not match');
});

test('written CSV is read as it was, except for what a spreadsheet would run', () => {
  const texts = ['Bowl, "large"\nblue', '=1+1', '+1', '@SUM(A1)', '\tTab', '=A\nB'];
  const csv = csvOf([['name'], ...texts.map((text) => [text]), [null], [12.5], ['2026-11-27']]);
  expect(csv.split('\r\n')[0]).toBe('\uFEFF"name"');
  expect(cellsOf(csv).flat()).toEqual([
    'name',
    texts[0],
    ...texts.slice(1).map((text) => `'${text}`),
    '',
    '12.5',
    '2026-11-27',
  ]);
});

test('negative amounts stay numbers for a spreadsheet', () => {
  const amounts = ['-5.00', '-12', '0.00', -3.5];
  expect(cellsOf(csvOf(amounts.map((amount) => [amount]))).flat()).toEqual(amounts.map(String));
  expect(cellsOf(csvOf([['-1+cmd'], ['-5.00=1'], ['-']])).flat()).toEqual(["'-1+cmd", "'-5.00=1", "'-"]);
});
