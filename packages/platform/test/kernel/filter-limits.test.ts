/** How large a filter may be, in every call that takes one. */
import { expect, test } from 'vitest';
import { filters } from '../../generated/filters.ts';
import { routes } from '../../generated/routes.ts';
import type { Violation } from '../../src/kernel/errors/violations.ts';
import type { FilterFields } from '../../src/kernel/generated-tables/filter-fields.ts';
import type { Route } from '../../src/kernel/generated-tables/route.ts';
import { violationsOf } from '../admin-action.ts';
import { createShopV3, isOfVersion3 } from '../catalog-v3-shop.ts';
import { createExampleShop, exampleRequests, exampleTokens } from '../example-shop.ts';

type Filter = Record<string, unknown>;

const tables: Readonly<Record<string, FilterFields>> = filters;
const repeated = (count: number, part: Filter = {}): Filter[] => Array.from({ length: count }, () => part);
const values = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

/** The filters of all calls, with the operators of a field that has `$hasAll`, if there is one. */
const taken = (routes as readonly Route[]).flatMap((route) =>
  route.filters.map(({ path, fields }) => {
    const known = Object.entries(tables[fields]?.fields ?? {});
    const [listed] = known.find(([, { operators }]) => operators.includes('$hasAll')) ?? [];
    return { route, path, listed };
  }),
);

/** The input of a call with a filter at its path. */
function withFilter(input: object, [first = '', ...rest]: readonly string[], filter: Filter): object {
  const inner: unknown = Object.entries(input).find(([name]) => name === first)?.[1];
  const next = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...input, [first]: rest.length === 0 ? filter : withFilter(next, rest, filter) };
}

interface Answer {
  call: string;
  status: number;
  /** Of its first violation. */
  field: string | undefined;
  rule: string | undefined;
}

/** The response of each call to a filter. */
async function answersTo(filterOf: (listed: string | undefined) => Filter | undefined) {
  const [shopV1, shopV3] = [createExampleShop(), createShopV3()];
  const answers: Answer[] = [];
  for (const { route, path, listed } of taken) {
    const filter = filterOf(listed);
    const shop = isOfVersion3(route.id) ? shopV3 : shopV1;
    const example = exampleRequests.find(({ id }) => id === route.id);
    if (!filter || !example) continue;
    // some calls take their query in either of two forms
    const others = Object.entries(example.body ?? {}).filter(
      ([name]) => name !== 'query' && name !== 'filter',
    );
    const input = withFilter(Object.fromEntries(others), path.split('.'), filter);
    const packed = Buffer.from(JSON.stringify(input)).toString('base64url');
    const token = exampleTokens(shop, example.allowedRoles)[0] ?? '';
    const { status, body } = await (route.method === 'GET'
      ? shop.request('GET', `${route.path}?.r=${packed}`, { token })
      : shop.request(route.method, route.path, { token, body: input }));
    const [first] = (violationsOf(body) ?? []) as Violation[];
    answers.push({ call: `${route.id} ${path}`, status, field: first?.field, rule: first?.violatedRule });
  }
  return answers;
}

const refused = (hasAll = false) =>
  taken
    .filter(({ listed }) => !hasAll || listed !== undefined)
    .map(({ route, path }) => ({ call: `${route.id} ${path}`, status: 400, field: path, rule: 'MAX_SIZE' }));

test('calls with filters are known', () => {
  expect(taken.length).toBeGreaterThan(10);
  expect(refused(true).length).toBeGreaterThan(3);
});

test.each<[string, Filter]>([
  ['$and', { $and: repeated(1000) }],
  ['$or', { $or: repeated(1000) }],
  ['$not', { $not: repeated(1000) }],
  ['$and within $and', { $and: [{ $and: repeated(500) }, { $and: repeated(500) }] }],
  ['$or without filters', { $and: repeated(1000, { $or: [] }) }],
])('no call accepts a filter with 1,000 parts in %s', async (_name, filter) => {
  expect(await answersTo(() => filter)).toEqual(refused());
});

test('no call accepts a filter with 1,000 values in $hasAll', async () => {
  const answers = await answersTo((listed) =>
    listed === undefined ? undefined : { [listed]: { $hasAll: values(1000) } },
  );
  expect(answers).toEqual(refused(true));
});

test('every call answers the largest filter that is accepted', async () => {
  const answers = await answersTo((listed) =>
    listed === undefined
      ? { $not: [{ $or: repeated(398) }] }
      : { $and: [{ $not: { [listed]: { $hasAll: values(197) } } }, { [listed]: { $hasAll: values(197) } }] },
  );
  expect(answers.filter(({ rule, status }) => rule === 'MAX_SIZE' || status >= 500)).toEqual([]);
});
