import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { boolean, date, decimal, list, number, text } from '../../src/kernel/store/columns.ts';
import { Database } from '../../src/kernel/store/database.ts';
import { defineEntity } from '../../src/kernel/store/entity.ts';
import type { Filter } from '../../src/kernel/store/store.ts';
import { decimalKey } from '../../src/kernel/values/decimals.ts';

interface Item {
  id: string;
  text: string | null;
  number: number | null;
  decimal: string | null;
  date: string | null;
  boolean: boolean | null;
  list: string[];
}

const items = defineEntity<Item>()({
  name: 'item',
  columns: {
    text: text((item) => item.text),
    number: number((item) => item.number),
    decimal: decimal((item) => item.decimal),
    date: date((item) => item.date),
    boolean: boolean((item) => item.boolean),
    list: list('text', (item) => item.list),
  },
});

const word = fc
  .oneof(fc.constantFrom('', 'a', 'A', 'ab', 'b%', '_', 'ä', '𝒳', 'ﬀ', "'"), fc.string({ maxLength: 3 }))
  // SQLite ends text at NUL and cannot store half a surrogate pair
  .filter((value) => value.isWellFormed() && !value.includes('\0'));
const amount = fc.constantFrom(
  '0',
  '-1.5',
  '-1.55',
  '9.99',
  '10',
  '10.0',
  '1000000000000000.01',
  '1000000000000000.1',
);
const VALUES = {
  text: word,
  number: fc.constantFrom(-1, 0, 0.5, 9.99, 10, 999_999_999.99),
  decimal: amount,
  date: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T01:00:00+01:00', '2026-03-01T09:00:00.001Z'),
  boolean: fc.boolean(),
};
type Field = keyof typeof VALUES;

const item: fc.Arbitrary<Omit<Item, 'id'>> = fc.record({
  text: fc.option(VALUES.text),
  number: fc.option(VALUES.number),
  decimal: fc.option(VALUES.decimal),
  date: fc.option(VALUES.date),
  boolean: fc.option(VALUES.boolean),
  list: fc.array(word, { maxLength: 3 }),
});

const condition: fc.Arbitrary<Filter> = fc.constantFrom(...(Object.keys(VALUES) as Field[])).chain((field) =>
  fc.oneof(
    fc.option(VALUES[field] as fc.Arbitrary<unknown>).map((value) => ({ [field]: value })),
    fc
      .tuple(
        fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'),
        VALUES[field] as fc.Arbitrary<unknown>,
      )
      .map(([operator, value]) => ({ [field]: { [operator]: value } })),
    fc
      .tuple(
        fc.constantFrom('$in', '$nin', '$hasSome'),
        fc.array(VALUES[field] as fc.Arbitrary<unknown>, { maxLength: 3 }),
      )
      .map(([operator, value]) => ({ [field]: { [operator]: value } })),
    fc.boolean().map((value) => ({ [field]: { $exists: value } })),
  ),
);
const onText = fc
  .tuple(
    fc.constantFrom('text', 'list'),
    fc.constantFrom('$startsWith', '$endsWith', '$contains', '$eq', '$ne'),
    word,
  )
  .map(([field, operator, value]) => ({ [field]: { [operator]: value } }));
const onList = fc
  .tuple(fc.constantFrom('$hasSome', '$hasAll'), fc.array(word, { maxLength: 2 }))
  .map(([operator, value]) => ({ list: { [operator]: value } }));

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    onText,
    onList,
    fc.array(tie('filter'), { maxLength: 2 }).map(($and) => ({ $and })),
    fc.array(tie('filter'), { maxLength: 2 }).map(($or) => ({ $or })),
    tie('filter').map(($not) => ({ $not })),
  ),
}));

/** What a value is compared by. */
function comparable(field: string, value: unknown): string | number | null {
  if (value === null) return null;
  if (field === 'decimal') {
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(String(value)) ?? [];
    return (
      Number(BigInt(`${sign}${whole}${fraction.padEnd(3, '0')}`)) +
      Number(BigInt(`${sign}${fraction.padEnd(3, '0')}`)) / 1e6
    );
  }
  if (field === 'date') return Date.parse(String(value));
  return typeof value === 'string' ? value : Number(value);
}

/** The model: a comparison with a missing value is false, and its negation is thus true. */
const holds = (item: Item, filter: object): boolean =>
  Object.entries(filter).every(([name, value]: [string, unknown]) => {
    if (name === '$and') return (value as object[]).every((each) => holds(item, each));
    if (name === '$or') return (value as object[]).some((each) => holds(item, each));
    if (name === '$not') return !holds(item, value as object);
    const operators = typeof value === 'object' && value !== null ? value : { $eq: value };
    return Object.entries(operators).every(([operator, operand]) => compare(item, name, operator, operand));
  });

function compare(item: Item, field: string, operator: string, operand: unknown): boolean {
  if (field === 'list') {
    const some = (name: string): boolean => item.list.some((value) => one('text', value, name, operand));
    if (operator === '$ne') return !some('$eq');
    if (operator === '$hasAll') return (operand as string[]).every((value) => item.list.includes(value));
    return some(operator === '$hasSome' ? '$in' : operator);
  }
  return one(field, item[field as Field], operator, operand);
}

function one(field: string, stored: unknown, operator: string, operand: unknown): boolean {
  const value = comparable(field, stored);
  const to = (other: unknown): string | number | null => comparable(field, other);
  const order = (other: string | number | null): number | null =>
    value === null || other === null ? null : value === other ? 0 : byCodePoint(value, other);
  const is = (accept: (order: number) => boolean): boolean => {
    const found = order(to(operand));
    return found !== null && accept(found);
  };
  const list = [operand].flat().map(to);
  switch (operator) {
    case '$eq':
      return value === to(operand);
    case '$ne':
      return value !== to(operand);
    case '$gt':
      return is((found) => found > 0);
    case '$gte':
      return is((found) => found >= 0);
    case '$lt':
      return is((found) => found < 0);
    case '$lte':
      return is((found) => found <= 0);
    case '$in':
    case '$hasSome':
      return value !== null && list.includes(value);
    case '$nin':
      return value === null || !list.includes(value);
    case '$exists':
      return (value !== null) === operand;
    case '$startsWith':
      return value !== null && String(value).toUpperCase().startsWith(String(operand).toUpperCase());
    case '$endsWith':
      return value !== null && String(value).endsWith(String(operand));
    default:
      return value !== null && String(value).includes(String(operand));
  }
}

function byCodePoint(one: string | number, other: string | number): number {
  if (typeof one === 'number' || typeof other === 'number') return one < other ? -1 : 1;
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

test('filters find what a model of them finds', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), filter, (contents, tried) => {
      const db = new Database({ entities: [items], version: 'test' });
      const stored = contents.map((content, index) => db.of(items).save({ ...content, id: String(index) }));
      const found = db.of(items).all({ filter: tried });
      const expected = stored.filter((each) => holds(each, tried) === true);
      db.close();
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: caseCount(1000) },
  );
});

test('pages by cursor have each item once in both directions for any sort and limit, also if one is added', () => {
  const sort = fc.uniqueArray(
    fc.record({
      fieldName: fc.constantFrom('text', 'number', 'decimal', 'boolean'),
      order: fc.constantFrom('ASC', 'DESC'),
    }),
    { selector: ({ fieldName }) => fieldName, maxLength: 3 },
  );
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 12 }),
      sort,
      fc.integer({ min: 1, max: 5 }),
      item,
      (contents, sorted, limit, added) => {
        const db = new Database({ entities: [items], version: 'test' });
        for (const [index, content] of contents.entries())
          db.of(items).save({ ...content, id: String(index) });
        const store = db.of(items);
        const everything = store.all({ sort: sorted }).map(({ id }) => id);
        const walk = (start: string | undefined, side: 'next' | 'prev'): string[][] => {
          const pages: string[][] = [];
          let cursor = start;
          do {
            const page = store.pageByCursor({ sort: sorted }, { limit, cursor, scope: 'test' });
            pages.push(page.items.map(({ id }) => id));
            last = page.cursors;
            cursor = page.cursors[side];
          } while (cursor !== undefined);
          return pages;
        };
        let last: { next?: string; prev?: string } = {};
        const forward = walk(undefined, 'next');
        expect(forward.flat()).toEqual(everything);
        if (last.prev !== undefined) {
          // what is added in the meantime shifts nothing
          store.save({ ...added, id: 'added' });
          const backward = walk(last.prev, 'prev').toReversed();
          const found = [...backward, forward.at(-1)].flat().filter((id) => id !== 'added');
          expect(found).toEqual(everything);
        }
        db.close();
      },
    ),
    { numRuns: caseCount(300) },
  );
});

test('a page that is empty because its items are gone leads back to all that are left', () => {
  const db = new Database({ entities: [items], version: 'test' });
  const store = db.of(items);
  const content = { text: null, number: null, decimal: null, date: null, boolean: null, list: [] };
  const read = (cursor?: string) => {
    const { items: found, cursors } = store.pageByCursor({}, { limit: 2, cursor, scope: 'test' });
    return { ids: found.map(({ id }) => id).join(''), ...cursors };
  };
  const [first, second] = ['ab', 'cd'];
  for (const [gone, left] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const id of first + second) store.save({ ...content, id });
    const start = read();
    const end = read(start.next);
    expect([start.ids, end.ids]).toEqual([first, second]);
    for (const id of gone) store.delete(id);
    const empty = gone === first ? read(end.prev) : read(start.next);
    expect(empty.ids).toBe('');
    const { ids, next, prev } = read(gone === first ? empty.next : empty.prev);
    expect([ids, next, prev]).toEqual([left, undefined, undefined]);
  }
  db.close();
});

test('keys of decimals are ordered as the numbers are', () => {
  const parts = fc.record({
    minor: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
    zeros: fc.nat({ max: 3 }),
  });
  const textOf = ({ minor, zeros }: { minor: bigint; zeros: number }): string => {
    const digits = String(minor < 0n ? -minor : minor).padStart(7, '0');
    return `${minor < 0n ? '-' : ''}${'0'.repeat(zeros)}${digits.slice(0, -6)}.${digits.slice(-6)}${'0'.repeat(zeros)}`;
  };
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const [first, second] = [decimalKey(textOf(one)), decimalKey(textOf(other))];
      const order = one.minor === other.minor ? 0 : one.minor < other.minor ? -1 : 1;
      expect(first === second ? 0 : first < second ? -1 : 1).toBe(order);
    }),
    { numRuns: caseCount(1000) },
  );
  expect(decimalKey(1e21)).toBe(decimalKey('1000000000000000000000'));
  expect(decimalKey(-1.5e-7)).toBe(decimalKey('-0.00000015'));
  // in linear time
  const zeros = '0'.repeat(1_000_000);
  expect(decimalKey(`${zeros}1.${zeros}1${zeros}`)).toBe(`200011.${zeros}1`);
});
