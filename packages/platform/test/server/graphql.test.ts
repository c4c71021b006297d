import { getIntrospectionQuery } from 'graphql';
import { graphql } from 'storewire';
import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { uploadAs } from '../media.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

interface Result {
  data?: Record<string, unknown>;
  errors?: { message: string; path?: string[]; extensions?: Record<string, unknown> }[];
}

async function run(shop: TestShop, role: 'visitor' | 'member' | 'staff', query: string): Promise<Result> {
  const token = shop.tokenFor({ role });
  const { status, body } = await shop.request('POST', '/graphql/alpha', { token, body: { query } });
  expect(status).toBe(200);
  return body;
}

test('a field has the response of its call, by the handler of that call', async () => {
  const shop = createShop();
  const id = await createProduct(shop, { name: 'Bowl' });
  await createProduct(shop, { name: 'Vase' });
  const { data, errors } = await graphql<Record<string, { products?: unknown[]; metadata?: unknown }>>(
    shop.as('visitor'),
    `query Bowls($id: String!, $name: String) {
      getProduct(id: $id) { product { id name priceData { price currency } } }
      named: queryProducts(query: { filter: { name: { startsWith: $name } } }) { products { name } metadata { total } }
      all: queryProducts(query: { sort: [{ fieldName: name, order: DESC }], paging: { limit: 1 } }) { products { name } }
    }`,
    { id, name: 'Bowl' },
  );
  expect(data['getProduct']).toEqual({
    product: { id, name: 'Bowl', priceData: { price: 12.5, currency: 'EUR' } },
  });
  expect(data['all']).toEqual({ products: [{ name: 'Vase' }] });
  // names of operators are no names of GraphQL, so that filters are sent as variables
  expect(data['named']).toBe(null);
  expect(errors).toMatchObject([{ path: ['named'], extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
});

test('a filter is a variable, and a cursor of a field is one of its call', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await uploadAs(shop, name, name);
  await createProduct(shop, { name: 'Bowl' });
  const { data } = await graphql<
    Record<string, { files?: unknown[]; nextCursor?: { cursors: { next: string } } }>
  >(
    shop.as('staff', shop.shop.ownerId),
    `query Lists($filter: JSON) {
      queryProducts(query: { filter: $filter }) { products { name } }
      listFiles(sort: { fieldName: displayName }, paging: { limit: 2 }) { files { displayName } nextCursor { cursors { next } } }
    }`,
    { filter: { name: { $startsWith: 'Bo' } } },
  );
  expect(data['queryProducts']).toEqual({ products: [{ name: 'Bowl' }] });
  const cursor = data['listFiles']?.nextCursor?.cursors.next ?? '';
  const next = await shop.as('staff', shop.shop.ownerId).files.listFiles({ paging: { cursor } });
  expect(next.files).toMatchObject([{ displayName: 'c.txt' }]);
  await expect(files.listFiles({ paging: { cursor } })).rejects.toMatchObject({ status: 400 });
});

test('a field fails as its call does: 403, 400 and 404 are errors of the field', async () => {
  const shop = createShop();
  const { data, errors } = await run(
    shop,
    'visitor',
    `{
      missing: getProduct(id: "8f2b6d04-9a7e-4c13-85d6-0e1f4b3c7a92") { product { id } }
      listFiles { files { id } }
      queryProducts(query: { paging: { limit: 100000 } }) { products { id } }
      cursor: queryReviews(cursorPaging: { cursor: "x" }) { reviews { id } }
    }`,
  );
  expect(data).toMatchObject({ missing: null, listFiles: null, queryProducts: null });
  const found = Object.fromEntries(
    (errors ?? []).map(({ path = [], extensions }) => [
      path[0],
      [extensions?.['code'], extensions?.['status']],
    ]),
  );
  expect(found).toMatchObject({
    missing: ['NOT_FOUND', 404],
    listFiles: ['FORBIDDEN', 403],
    queryProducts: ['BAD_USER_INPUT', 400],
    cursor: ['BAD_USER_INPUT', 400],
  });
  const paging = errors?.find(({ path }) => path?.[0] === 'queryProducts');
  expect(paging?.extensions).toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'query.paging.limit' }] } },
  });
});

test('a query without a token is rejected, and so is an unknown version of the schema', async () => {
  const { request, tokenFor } = createShop();
  const body = { query: '{ __typename }' };
  expect((await request('POST', '/graphql/alpha', { body })).status).toBe(401);
  const token = tokenFor({ role: 'visitor' });
  expect((await request('POST', '/graphql/undefined', { body, token })).status).toBe(404);
  expect((await request('POST', '/graphql/alpha', { body: {}, token })).status).toBe(400);
});

test('introspection lists each read call once, and no mutations', async () => {
  const { data } = await run(createShop(), 'visitor', getIntrospectionQuery());
  const schema = data?.['__schema'] as {
    mutationType: unknown;
    types: { name: string; fields?: { name: string }[] }[];
  };
  const fields = schema.types.find(({ name }) => name === 'Query')?.fields ?? [];
  const reads = routes.filter(({ effect }) => effect === 'read').map(({ name }) => name);
  expect(fields.map(({ name }) => name).toSorted()).toEqual([...new Set(reads)].toSorted());
  expect(schema.mutationType).toBe(null);
});

test.each([
  ['a mutation', 'mutation { deleteProduct(id: "x") { id } }', /mutation/],
  ['a subscription', 'subscription { x }', /subscription/],
  ['text that is no document', '{ getProduct(', /Syntax Error/],
  ['an unknown field', '{ password }', /Cannot query field/],
  ['too many tokens', `{ ${'__typename '.repeat(999)} }`, /tokens/],
  ['more levels than the stack of a parser holds', `{ x(y: ${'['.repeat(1990)}`, /tokens/],
  ['a circular fragment', '{ ...A } fragment A on Query { ...A }', /itself/],
])('%s is an error', async (_title, query, message) => {
  const { data, errors } = await run(createShop(), 'staff', query);
  expect(data).toBe(undefined);
  expect(errors?.[0]?.message).toMatch(message);
});

test('a document of nested values or fields has no more levels than can be read', async () => {
  const shop = createShop();
  const value = '['.repeat(450) + ']'.repeat(450);
  const { errors } = await run(
    shop,
    'visitor',
    `{ queryProducts(query: { filter: ${value} }) { products { id } } }`,
  );
  expect(errors).toMatchObject([{ path: ['queryProducts'], extensions: { code: 'BAD_USER_INPUT' } }]);
  const fields = `${'ofType { '.repeat(320)} name ${'} '.repeat(320)}`;
  const { data } = await run(shop, 'visitor', `{ __schema { types { ${fields} } } }`);
  expect(data).toHaveProperty('__schema');
});
