import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf } from '../app/components/csv.ts';

const cellsOf = (csv: string): string[][] => Papa.parse<string[]>(csv).data;

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
