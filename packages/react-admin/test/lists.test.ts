import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { afterAll, describe, expect, it } from 'vitest';
import { openOffice, RESOURCES } from './office.ts';

const { platform, provider } = openOffice();
afterAll(() => platform.close());

type Name = keyof typeof RESOURCES;
type Item = Record<string, unknown> & { id: string };

const NAMES = Object.keys(RESOURCES) as Name[];

/** Inputs without which a list cannot be read. */
const inputs: Partial<Record<Name, object>> = {};

const read = (name: Name, { filter = {}, ...params }: Parameters<typeof provider.getList>[1] = {}) =>
  provider.getList<Item>(name, { filter: { ...inputs[name], ...filter }, ...params });

/** The first 2,000 records that meet a filter. */
const all = async (name: Name, filter = {}): Promise<Item[]> =>
  (await read(name, { filter, pagination: { page: 1, perPage: 2000 } })).data;

inputs.productVariants = { id: (await all('products')).find(({ manageVariants }) => manageVariants)?.id };
const records = new Map(await Promise.all(NAMES.map(async (name) => [name, await all(name)] as const)));

/** The first value at a dotted path, also inside of lists. */
function firstAt(value: unknown, [name = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => firstAt(each, [name, ...rest])).find((each) => each);
  if (name === '') return value;
  return typeof value === 'object' && value !== null
    ? firstAt((value as Record<string, unknown>)[name], rest)
    : undefined;
}

/** Where records have what a filter or a sort calls something else. */
const PATHS: Record<string, string> = {
  price: 'priceData.price',
  inventoryStatus: 'stock.inventoryStatus',
  'collections.id': 'collectionIds',
  fulfillmentStatuses: 'fulfillmentStatus',
};

const fieldOf = (item: Item, field: string): unknown => firstAt(item, (PATHS[field] ?? field).split('.'));

/** A filter as the form of a page has it: an object at each dot. */
const nested = (path: string, value: unknown): object =>
  path.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), value) as object;

describe('each list', () => {
  it.each(NAMES)('%s is read page by page to its end, without a gap or a repetition', async (name) => {
    const ids = records.get(name)?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: Math.ceil(ids.length / 30) + 1, max: 120 }), async (perPage) => {
        const found: string[] = [];
        for (let page = 1, hasNext = true; hasNext; page++) {
          const { data, total, pageInfo } = await read(name, { pagination: { page, perPage } });
          found.push(...data.map(({ id }) => id));
          hasNext = pageInfo ? pageInfo.hasNextPage === true : page * perPage < (total ?? 0);
          expect(pageInfo?.hasPreviousPage ?? page > 1).toBe(page > 1);
          expect(total ?? ids.length).toBe(ids.length);
        }
        expect(found).toEqual(ids);
      }),
      { numRuns: caseCount(3) },
    );
  });

  it.each(NAMES)('%s accepts every sort that it has, in both orders', async (name) => {
    for (const field of RESOURCES[name].list.sort?.fields ?? []) {
      const sorted = async (order: 'ASC' | 'DESC') =>
        (await read(name, { sort: { field, order }, pagination: { page: 1, perPage: 2000 } })).data;
      const [up, down] = [await sorted('ASC'), await sorted('DESC')];
      expect(up.length).toBe(records.get(name)?.length);
      const values = (items: Item[]): unknown[] => items.map((item) => fieldOf(item, field));
      expect(values(down)).toEqual(values(up).toReversed());
    }
  });
});

/** Operators that a record meets when they are compared with its own value, and those that it does not. */
const MET = ['$eq', '$in', '$gte', '$lte', '$hasSome', '$hasAll', '$startsWith', '$endsWith', '$contains'];
const UNMET = ['$ne', '$nin', '$gt', '$lt'];
const OF_LISTS = ['$in', '$nin', '$hasSome', '$hasAll'];

/** Fields that no record of the shop has, with a value that the platform accepts. */
const SAMPLES: Record<string, string> = {
  deliveryTimeSlotFromDate: '2026-03-01T09:00:00.000Z',
  deliveryTimeSlotToDate: '2026-03-01T09:00:00.000Z',
  lastLoginDate: '2026-03-01T09:00:00.000Z',
};

describe.each(NAMES.filter((name) => RESOURCES[name].list.filter))('the filters of %s', (name) => {
  const { fields = {}, patterns } = RESOURCES[name].list.filter ?? {};

  it.each(Object.entries(fields))('include %s with all of its operators', async (field, operators) => {
    const record = records.get(name)?.find((item) => fieldOf(item, field) !== undefined);
    const value = record ? fieldOf(record, field) : (SAMPLES[field] ?? 'any');
    const isFound = async (condition: unknown): Promise<boolean> => {
      const id = record && field !== 'id' ? { id: record.id } : {};
      const found = await all(name, { ...id, ...nested(field, condition) });
      return found.some((item) => item.id === record?.id);
    };
    const found: Record<string, boolean> = {};
    for (const operator of operators) {
      const flag = operator === '$exists' || operator === '$isEmpty';
      found[operator] = await isFound({
        [operator]: flag || (OF_LISTS.includes(operator) ? [value] : value),
      });
    }
    if (operators.includes('$eq')) found['alone'] = await isFound(value);
    if (!record) return;
    for (const operator of MET) expect([operator, found[operator] ?? true]).toEqual([operator, true]);
    for (const operator of UNMET) expect([operator, found[operator] ?? false]).toEqual([operator, false]);
    expect(found['alone'] ?? true).toBe(true);
  });

  it('include fields of any name that match a pattern', async () => {
    for (const pattern of Object.keys(patterns ?? {})) {
      const field = `${pattern.replaceAll(/[\^\\]|\\\.$/g, '')}anything`;
      expect(await all(name, nested(field, 'x'))).toEqual([]);
    }
  });
});

it('a filter may consist of several, of which all or one must be met', async () => {
  const [first, second] = records.get('products') ?? [];
  const either = [{ name: { $eq: first?.['name'] } }, { id: second?.id }];
  const found = await all('products', { $or: either, $and: [{ id: { $in: [first?.id] } }] });
  expect(found.map(({ id }) => id)).toEqual([first?.id]);
  await expect(all('products', { $or: [{ colour: 'sand' }] })).rejects.toThrow(/^colour is no field/);
});
