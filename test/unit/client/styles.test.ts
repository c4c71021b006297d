import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deepObject,
  exploded,
  inJson,
  joined,
  keepReserved,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  simple,
  simpleExploded,
  styledHeaders,
  styledPath,
  styledQuery,
} from '../../../src/runtime/index.ts';

/** Well-formed text that is not empty: an empty item and no item look alike in most styles. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.isWellFormed());
/** A name that is no name of a property of every object. */
const name = text.filter((value) => !(value in Object.prototype));
const list = fc.array(text, { minLength: 1, maxLength: 4 });
const record = fc.dictionary(name, text, { minKeys: 1, maxKeys: 4, noNullPrototype: true });

/** The raw pairs of a query, as an address has them. */
const rawPairs = (query: string): [string, string][] =>
  query.split('&').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

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
    ['form', ',', ','],
    ['spaceDelimited', '%20', '%20'],
    ['pipeDelimited', '%7C', '%7C'],
  ])('%s without explode: one value, whose parts are encoded each', (_style, separator, written) => {
    // a separator within a part is ambiguous once both are encoded alike
    const part = text.filter((value) => separator === ',' || !value.includes(decodeURIComponent(separator)));
    fc.assert(
      fc.property(
        name,
        fc.array(part, { minLength: 1 }),
        fc.dictionary(part, part, { minKeys: 1 }),
        (parameter, items, properties) => {
          const write = styledQuery({ [parameter]: joined(separator) });
          const read = (query: string): string[] =>
            (rawPairs(query)[0]?.[1] ?? '').split(written).map(decodeURIComponent);
          expect(read(write('a.b', { [parameter]: items }))).toEqual(items);
          expect(pairsOf(read(write('a.b', { [parameter]: properties })))).toEqual({ ...properties });
        },
      ),
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

  test('JSON: any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(value !== null);
        const [[, read] = ['', '']] = parse(styledQuery({ q: inJson })('a.b', { q: value }));
        expect(JSON.parse(read)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('reserved characters that are allowed are not encoded, and end nothing', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const query = styledQuery({ a: exploded(keepReserved), b: exploded(keepReserved) })('a.b', {
          a: first,
          b: second,
        });
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

describe('a path can be read back, by the rules of its style', () => {
  const write = (style: typeof simple, value: unknown): string =>
    styledPath({ id: style })({ id: 'a.b', method: 'GET', path: '/x/{id}/y' }, { id: value }).path.slice(
      '/x/'.length,
      -'/y'.length,
    );
  const printable = text.filter((value) => !/\p{Cc}/u.test(value) && !/^(?:\.|%2e){1,2}$/i.test(value));
  const items = fc
    .array(printable, { minLength: 1 })
    .filter((values) => !/^(?:\.|%2e){1,2}$/i.test(values.join()));
  const properties = fc.dictionary(printable, printable, { minKeys: 1 });
  // `.` would part the values of labels
  const undotted = fc.array(
    printable.filter((value) => !value.includes('.')),
    { minLength: 1 },
  );

  test('lists', () => {
    fc.assert(
      fc.property(items, (values) => {
        expect(write(simple, values).split(',').map(decodeURIComponent)).toEqual(values);
        expect(write(matrix, values).slice(';id='.length).split(',').map(decodeURIComponent)).toEqual(values);
        expect(write(matrixExploded, values).split(';id=').slice(1).map(decodeURIComponent)).toEqual(values);
      }),
    );
    fc.assert(
      fc.property(undotted, (values) => {
        expect(write(label, values).slice(1).split(',').map(decodeURIComponent)).toEqual(values);
        expect(write(labelExploded, values).slice(1).split('.').map(decodeURIComponent)).toEqual(values);
      }),
    );
  });

  test('objects', () => {
    const readPairs = (written: string, separator: string): Record<string, string> =>
      Object.fromEntries(written.split(separator).map((pair) => pair.split('=').map(decodeURIComponent)));
    fc.assert(
      fc.property(properties, (value) => {
        expect(pairsOf(write(simple, value).split(',').map(decodeURIComponent))).toEqual({ ...value });
        expect(readPairs(write(simpleExploded, value), ',')).toEqual({ ...value });
        expect(readPairs(write(matrixExploded, value).slice(1), ';')).toEqual({ ...value });
      }),
    );
  });
});

test('headers have the text of a value, and cookies are encoded', () => {
  fc.assert(
    fc.property(text, text, (header, cookie) => {
      const write = styledHeaders({ 'X-A': simple }, { session: simple });
      const { headers, rest } = write('a.b', { 'X-A': header, session: cookie, other: 1 });
      expect(headers['X-A']).toBe(header);
      expect(decodeURIComponent(headers['cookie']?.slice('session='.length) ?? '')).toBe(cookie);
      expect(headers['cookie']).toMatch(/^session=[\w!'()*.~%-]*$/);
      expect(rest).toEqual({ other: 1 });
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
