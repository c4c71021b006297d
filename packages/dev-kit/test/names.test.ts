import { expect, test } from 'vitest';
import { findRepeatedNames } from '../checks/names.ts';

test('a name that two files export is reported with both files', () => {
  const declarations = [
    'export function read() {}',
    'export const { read } = source;',
    'export type read = string;',
    'export interface read {}',
    'export class read {}',
  ];
  for (const text of declarations)
    expect(
      findRepeatedNames([
        ['a.ts', 'export const read = 1;'],
        ['b.ts', text],
      ]),
    ).toEqual(['read: a.ts, b.ts']);
});

test('names that are imported, exported again, private or overloaded are not reported', () => {
  const one = 'export function read(): void; export function read() {} const local = 1;';
  const other =
    "import { read } from './a.ts'; export { read as get } from './a.ts'; const local = 2; function write() {}";
  expect(
    findRepeatedNames([
      ['a.ts', one],
      ['b.ts', other],
    ]),
  ).toEqual([]);
});
