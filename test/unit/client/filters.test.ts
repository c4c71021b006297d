import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type Client, createClient, type MemberFilter, type ProductFilter } from '../../../src/index.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { sentBy } from '../helpers/store.ts';

const queryOf = async (call: (client: Client) => Promise<unknown>): Promise<unknown> =>
  JSON.parse((await sentBy(call)).body);

it('a filter and a sort are sent as they are given', async () => {
  const filter: ProductFilter = {
    $and: [
      {
        name: null,
        sku: { $in: ['a', 'b'] },
        createdDate: { $gte: '1970-01-01T00:00:00.000Z', $lt: '1970-01-01T00:00:01.000Z' },
      },
      { $or: [{ price: { $gt: 1 } }, { $not: { slug: { $startsWith: 'a' } } }] },
    ],
  };
  const { body } = await sentBy((client) =>
    client.products.queryProducts({ query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }] } }),
  );
  const range = '{"$gte":"1970-01-01T00:00:00.000Z","$lt":"1970-01-01T00:00:01.000Z"}';
  expect(body).toBe(
    `{"query":{"filter":{"$and":[{"name":null,"sku":{"$in":["a","b"]},"createdDate":${range}},` +
      '{"$or":[{"price":{"$gt":1}},{"$not":{"slug":{"$startsWith":"a"}}}]}]},' +
      '"sort":[{"fieldName":"name","order":"ASC"}]}}',
  );
});

describe('an empty filter', () => {
  it('keeps an empty list of values, which asks for none', async () => {
    expect(
      await queryOf((client) => client.products.queryProducts({ query: { filter: { id: { $in: [] } } } })),
    ).toEqual({
      query: { filter: { id: { $in: [] } } },
    });
  });

  it.each<[string, MemberFilter | undefined | null, string]>([
    ['nothing', undefined, 'filter'],
    ['{}', {}, 'filter'],
    [
      'a condition that came to nothing',
      { status: 'BLOCKED', createdDate: { $lt: undefined } },
      'filter.createdDate.$lt',
    ],
    ['a join of nothing', { $and: [] }, 'filter.$and'],
    ['a join of {}', { $or: [{ status: 'BLOCKED' }, {}] }, 'filter.$or.1'],
    ['a negated {}', { $not: {} }, 'filter.$not'],
    ['an empty list of values', { status: { $nin: [] } }, 'filter.status.$nin'],
    ['a list', [] as never, 'filter'],
    ['a function', (() => 'BLOCKED') as never, 'filter'],
    ['a value that serialises to nothing', { status: { toJSON: () => undefined } as never }, 'filter.status'],
    ['inherited properties only', Object.create({ status: 'BLOCKED' }) as MemberFilter, 'filter'],
    ['null among joined filters', { $or: [{ status: 'BLOCKED' }, null as never] }, 'filter.$or.1'],
    ['null instead of a negated filter', { $not: null as never }, 'filter.$not'],
  ])('is rejected by calls that act on what it selects: %s', async (_name, filter, field) => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: server.url });
    for (const act of ['bulkDeleteMembersByFilter', 'bulkApproveMembers', 'bulkBlockMembers'] as const) {
      const failure = await failureOf(client.members[act]({ filter } as { filter: MemberFilter }));
      expect([failure.kind, failure.operation, failure.message]).toEqual([
        'validation',
        `members.${act}`,
        `INVALID_ARGUMENT: "${field}" must have a condition`,
      ]);
    }
    expect(server.requests).toEqual([]);
  });
});

/** Anything that a caller without types could pass as a filter. */
const anyFilter = fc.anything({
  withDate: true,
  withNullPrototype: true,
  withMap: true,
  key: fc.constantFrom('status', 'loginEmail', '$and', '$or', '$not', '$eq', '$in'),
  values: [
    fc.constantFrom<unknown>(undefined, null, 'BLOCKED', 5, () => 'x', Symbol('x'), {
      toJSON: () => undefined,
    }),
    fc.date({ noInvalidDate: true }),
  ],
});

/** Whether JSON has a condition: not null, not empty, and neither is any filter that it joins. */
function hasCondition(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return false;
  const fields = Object.entries(filter);
  return fields.length > 0 && fields.every(([name, value]) => isCondition(name, value));
}

function isCondition(name: string, value: unknown): boolean {
  if (name === '$not') return hasCondition(value);
  if (name === '$and' || name === '$or')
    return Array.isArray(value) && value.length > 0 && value.every(hasCondition);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || value === null || hasCondition(value);
}

it('a write sends a filter with a condition, or nothing', async () => {
  const sentBodies: string[] = [];
  const fetch = (async (_url: unknown, init?: RequestInit) => {
    sentBodies.push(String(init?.body));
    return Response.json({ jobId: 'job-1' });
  }) as typeof globalThis.fetch;
  const client = createClient({ fetch });
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      sentBodies.length = 0;
      const result = await client.members
        .bulkDeleteMembersByFilter({ filter: filter as MemberFilter })
        .catch((error: unknown) => error);
      if (sentBodies.length === 0) expect(result).toMatchObject({ kind: 'validation' });
      else expect(JSON.parse(sentBodies[0] ?? '').filter).toSatisfy(hasCondition);
    }),
    { numRuns: caseCount(2000) },
  );
});

it('a date in a filter goes into the packed parameter and into the long form', async () => {
  const createdDate = Object.freeze({ $lt: '1970-01-01T00:00:00.000Z' });
  for (const ids of [['a'], Array.from({ length: 900 }, (_each, index) => `id ${index}`)]) {
    const input = { query: { filter: Object.freeze({ id: { $in: ids }, createdDate }) } };
    const { url, body } = await sentBy((client) => client.backInStock.queryBackInStockRequests(input));
    const arrived =
      body || Buffer.from(new URL(url, 'http://host').searchParams.get('.r') ?? '', 'base64url').toString();
    expect(JSON.parse(arrived)).toEqual({
      query: { filter: { id: { $in: ids }, createdDate } },
    });
  }
});

describe('the runtime schema of a query', () => {
  const { input } = validator([operationSchemas.queryProducts]);
  const messageOf = (query: unknown): string | undefined =>
    input('products.queryProducts', { query })?.message;

  it('rejects an operator that the field does not support and a sort by another field, by name', () => {
    expect(messageOf({ filter: { name: { $gt: 'a' } } })).toBe(
      'INVALID_ARGUMENT: "query.filter.name.$gt" must not be given',
    );
    expect(messageOf({ filter: { $or: [{ price: 'ten' }] } })).toBe(
      'INVALID_ARGUMENT: "query.filter.$or.0.price" must be of type number or object',
    );
    expect(messageOf({ sort: [{ fieldName: 'weight' }] })).toMatch(
      'INVALID_ARGUMENT: "query.sort.0.fieldName" must be "id" or "name"',
    );
  });

  it('takes joins and fields that the contract does not know', () => {
    const filter = {
      createdDate: { $gt: '1970-01-01T00:00:00Z' },
      $or: [{ name: 'a' }, { 'options.Glaze': 'Sea' }],
      brandNew: { $near: 1 },
    };
    expect(messageOf({ filter })).toBeUndefined();
  });
});
