import { expect, test } from 'vitest';
import { findRepeatedNames } from '../../scripts/names.ts';

test('a top-level name that two files declare is reported with both files', () => {
  const declarations = [
    'export function read() {}',
    'const { read } = source;',
    'type read = string;',
    'interface read {}',
    'class read {}',
  ];
  for (const text of declarations)
    expect(
      findRepeatedNames([
        ['a.ts', 'export const read = 1;'],
        ['b.ts', text],
      ]),
    ).toEqual(['read: a.ts, b.ts']);
});

test('names that are imported, exported again, local or overloaded are not reported', () => {
  const one = 'function read(): void; function read() { const local = 1; }';
  const other = "import { read } from './a.ts'; export { read as get } from './a.ts'; { const local = 2; }";
  expect(
    findRepeatedNames([
      ['a.ts', one],
      ['b.ts', other],
    ]),
  ).toEqual([]);
});
