import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deepObject,
  exploded,
  joined,
  keepReserved,
  styledQuery,
} from '../../src/generate/helpers/queries.ts';
import { textPath } from '../../src/generate/helpers/texts.ts';

/** Well-formed text that is not empty: an empty item and no item look alike in most styles. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.isWellFormed());
/** A name that is no name of a property of every object. */
const name = text.filter((value) => !(value in Object.prototype));
const list = fc.array(text, { minLength: 1, maxLength: 4 });
const record = fc.dictionary(name, text, { minKeys: 1, maxKeys: 4, noNullPrototype: true });

/** Parses a query as WHATWG URLs have it. */
const parse = (query: string): [string, string][] => [
  ...new URL(`https://www.example.com/?${query}`).searchParams,
];

const pairsOf = (items: string[]): Record<string, string> =>
  Object.fromEntries(
    items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1] ?? '']] : [])),
  );

describe('a query can be read back, by the rules of its style', () => {
  test('form with explode: lists repeat the name, properties are names', () => {
    fc.assert(
      fc.property(name, list, record, (parameter, items, properties) => {
        const write = styledQuery({ [parameter]: exploded() });
        expect(parse(write('a.b', { [parameter]: items }))).toEqual(items.map((item) => [parameter, item]));
        expect(parse(write('a.b', { [parameter]: properties }))).toEqual(Object.entries(properties));
      }),
    );
  });

  test.each([
    ['form', ','],
    ['spaceDelimited', '%20'],
    ['pipeDelimited', '%7C'],
  ])('%s without explode: one value, whose parts are encoded each', (_style, separator) => {
    // a separator within a part is ambiguous once both are encoded alike
    const part = text.filter((value) => separator === ',' || !value.includes(decodeURIComponent(separator)));
    const parts = fc.array(part, { minLength: 1 });
    const properties = fc.dictionary(part, part, { minKeys: 1 });
    fc.assert(
      fc.property(name, parts, properties, (parameter, items, fields) => {
        const readBack = (value: unknown): string[] => {
          const query = styledQuery({ [parameter]: joined(separator) })('a.b', { [parameter]: value });
          return query
            .slice(query.indexOf('=') + 1)
            .split(separator)
            .map(decodeURIComponent);
        };
        expect(readBack(items)).toEqual(items);
        expect(pairsOf(readBack(fields))).toEqual({ ...fields });
      }),
    );
  });

  test('deepObject: the path of a property is in brackets', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abc&=?# %ü'), minLength: 1 });
    const tree = fc.dictionary(plain, fc.oneof(plain, fc.dictionary(plain, plain, { minKeys: 1 })), {
      minKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(tree, (value) => {
        const result: Record<string, unknown> = {};
        for (const [key, item] of parse(styledQuery({ filter: deepObject })('a.b', { filter: value }))) {
          const [, first = '', , second] = /^filter\[([^\]]*)\](\[([^\]]*)\])?$/.exec(key) ?? [];
          if (second === undefined) result[first] = item;
          else result[first] = { ...(result[first] as object), [second]: item };
        }
        expect(result).toEqual(value);
      }),
    );
  });

  test('reserved characters that are allowed are not encoded, and end nothing', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const style = exploded(keepReserved);
        const query = styledQuery({ a: style, b: style })('a.b', { a: first, b: second });
        expect(parse(query)).toEqual([
          ['a', first],
          ['b', second],
        ]);
        for (const character of ":/?[]@!$'()*,;=")
          if (first.includes(character)) expect(query).toContain(character);
      }),
    );
  });
});

test('a path of several values can be read back', () => {
  const write = (value: unknown): string => {
    const operation = { id: 'a.b', method: 'GET', path: '/x/{id}/y' };
    return textPath('id')(operation, { id: value }).path.slice('/x/'.length, -'/y'.length);
  };
  const isDots = (value: string): boolean => /^(?:\.|%2e){1,2}$/i.test(value);
  const printable = text.filter((value) => !/\p{Cc}/u.test(value) && !isDots(value));
  const lists = fc.array(printable, { minLength: 1 }).filter((values) => !isDots(values.join()));
  const objects = fc.dictionary(printable, printable, { minKeys: 1 });
  fc.assert(
    fc.property(lists, objects, (items, properties) => {
      expect(write(items).split(',').map(decodeURIComponent)).toEqual(items);
      expect(pairsOf(write(properties).split(',').map(decodeURIComponent))).toEqual({ ...properties });
    }),
  );
});

test('values that have no string form are rejected by name', () => {
  const write = styledQuery({ a: exploded(), b: joined(','), c: deepObject });
  for (const values of [
    { a: [{}] },
    { b: [[1]] },
    { b: { x: {} } },
    { c: { x: Number.NaN } },
    { a: '\ud800' },
    { a: new Date(Number.NaN) },
  ])
    expect(() => write('a.b', values)).toThrow(expect.objectContaining({ kind: 'validation' }));
});
