import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { and, between, type Falsy, not, or } from '../../../src/index.ts';
import { deepFreeze } from '../helpers/freeze.ts';
import { type Filter, meets, met, type Row } from './evaluate.ts';

const number = fc.integer({ min: 0, max: 4 });
const text = fc.constantFrom('a', 'b', 'c');
const rows: fc.Arbitrary<Row[]> = fc.array(fc.record({ n: fc.option(number), t: fc.option(text) }), {
  maxLength: 12,
});

const conditionOn = <V extends number | string>(value: fc.Arbitrary<V>) =>
  fc.oneof(
    fc.option(value),
    fc
      .record(
        { $eq: value, $ne: value, $gt: value, $gte: value, $lt: value, $lte: value, $in: fc.array(value) },
        { requiredKeys: [] },
      )
      .filter((one) => Object.keys(one).length > 0),
  );

const fields: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ n: conditionOn(number) }),
  fc.record({ t: conditionOn(text) }),
  fc.record({ n: conditionOn(number), t: conditionOn(text) }),
);
const joinOf = (part: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> => {
  const some = fc.array(part, { minLength: 1, maxLength: 2 });
  const mixed = fc.oneof(
    fc.record({ n: conditionOn(number), $or: some }),
    fc.record({ $and: some, n: conditionOn(number) }),
  );
  return fc.oneof(
    part,
    fc.record({ $and: some }),
    fc.record({ $or: some }),
    fc.record({ $not: part }),
    mixed,
  );
};
/** Filters with conditions, combined up to two levels deep. */
const filter = joinOf(joinOf(fields));
const filters = fc.array(filter, { minLength: 1, maxLength: 3 });
const nothing: fc.Arbitrary<Filter | Falsy> = fc.constantFrom<(Filter | Falsy)[]>(
  undefined,
  null,
  false,
  '',
  0,
  {},
  { n: undefined },
  { n: {} },
  { n: { $gt: undefined } },
  { $and: [] },
  { $or: [{}] },
  { $not: {} },
);

const holds = (property: fc.IRawProperty<unknown>): void =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns: caseCount(300) });

describe('and', () => {
  it('matches the rows that all filters match, also if they are added one by one', () => {
    holds(
      fc.property(rows, filters, (table, parts) => {
        const one = and<Filter>(...parts);
        expect(met(table, one)).toEqual(parts.reduce((left, part) => met(left, part), table));
        const stepwise = parts.reduce<Filter | undefined>(
          (earlier, part) => and<Filter>(earlier, part),
          undefined,
        );
        expect(met(table, stepwise)).toEqual(met(table, one));
      }),
    );
  });

  it('flattens a filter that only combines others with $and', () => {
    expect(and<Filter>(and<Filter>({ n: 1 }, { t: 'a' }), { n: 2 })).toEqual({
      $and: [{ n: 1 }, { t: 'a' }, { n: 2 }],
    });
    for (const mixed of [
      { n: 1, $and: [{ t: 'a' }] },
      { $and: [{ t: 'a' }], n: 1 },
    ])
      expect(and<Filter>(mixed, { n: 2 })).toEqual({ $and: [mixed, { n: 2 }] });
    expect(and<Filter>(or<Filter>({ n: 1 }, { t: 'a' }), { n: 2 })).toEqual({
      $and: [{ $or: [{ n: 1 }, { t: 'a' }] }, { n: 2 }],
    });
  });
});

it('or matches the rows that at least one filter matches', () => {
  holds(
    fc.property(rows, filters, (table, parts) => {
      expect(met(table, or<Filter>(...parts))).toEqual(
        table.filter((row) => parts.some((part) => meets(row, part))),
      );
    }),
  );
});

describe('not', () => {
  it('matches the rows that the filter does not match', () => {
    holds(
      fc.property(rows, filter, (table, part) => {
        expect(met(table, not<Filter>(part))).toEqual(table.filter((row) => !meets(row, part)));
      }),
    );
  });

  it('of a negation is the original filter', () => {
    holds(
      fc.property(rows, filter, (table, part) => {
        expect(met(table, not<Filter>(not<Filter>(part)))).toEqual(met(table, part));
      }),
    );
    expect(not<Filter>(not<Filter>({ n: 1 }))).toEqual({ n: 1 });
    expect(not<Filter>({ n: 1, $not: { t: 'a' } })).toEqual({ $not: { n: 1, $not: { t: 'a' } } });
    expect(not<Filter>({ $not: { t: 'a' }, n: 1 })).toEqual({ $not: { $not: { t: 'a' }, n: 1 } });
  });
});

it('between includes its start and excludes its end', () => {
  holds(
    fc.property(
      rows,
      fc.option(number, { nil: undefined }),
      fc.option(number, { nil: undefined }),
      (table, from, to) => {
        const expected =
          from === undefined && to === undefined
            ? table
            : table.filter(({ n }) => n !== null && n >= (from ?? 0) && n < (to ?? 9));
        expect(met(table, { n: between(from, to) as Record<string, number> | undefined })).toEqual(expected);
      },
    ),
  );
});

describe('every helper', () => {
  it('ignores filters without conditions, and returns undefined if none is left', () => {
    holds(
      fc.property(filter, nothing, nothing, (part, before, after) => {
        expect(and<Filter>(before, part, after)).toEqual(and<Filter>(part));
        expect(or<Filter>(before, part, after)).toEqual(or<Filter>(part));
        expect([
          and<Filter>(before, after),
          or<Filter>(before, after),
          not<Filter>(before),
          and<Filter>(),
          or<Filter>(),
        ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      }),
    );
  });

  it('keeps an empty list of values, which matches nothing, and null, which matches missing values', () => {
    expect([
      and<Filter>({ n: { $in: [] } }),
      or<Filter>({ t: null }, undefined),
      not<Filter>({ n: { $ne: null } }),
    ]).toEqual([{ n: { $in: [] } }, { t: null }, { $not: { n: { $ne: null } } }]);
  });

  it('does not change its arguments', () => {
    holds(
      fc.property(filters, (parts) => {
        const frozen = parts.map(deepFreeze);
        const before = JSON.stringify(frozen);
        and<Filter>(...frozen);
        or<Filter>(...frozen);
        not<Filter>(frozen[0]);
        expect(JSON.stringify(frozen)).toBe(before);
      }),
    );
  });

  it('keeps dates, also those of another realm', () => {
    interface Dated {
      at?: { $gte?: Date | string; $lt?: Date | string } | undefined;
    }
    const [from, to] = [new Date(0), new Date(1000)];
    expect(and<Dated>({ at: between(from, to) })).toEqual({ at: { $gte: from, $lt: to } });
    expect(not<Dated>({ at: { $gte: from } })).toEqual({ $not: { at: { $gte: from } } });
    const fromAnotherFrame: Date = runInNewContext('new Date(0)');
    expect(JSON.stringify(and<Dated>({ at: { $gte: fromAnotherFrame } }))).toBe(
      '{"at":{"$gte":"1970-01-01T00:00:00.000Z"}}',
    );
  });
});
