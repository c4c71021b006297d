import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import {
  createClient,
  type FileMediaType,
  type FileSorting,
  type OperationInfo,
} from '../../../src/index.ts';
import { addToCurrentCart, graphqlQuery, queryProducts } from '../../../src/operations.ts';
import { packedQuery } from '../../../src/runtime/index.ts';
import { failureOf, rejectionOf } from '../helpers/failure.ts';
import { deepFreeze } from '../helpers/freeze.ts';
import { sentBy, startStore } from '../helpers/store.ts';

const SEARCH: OperationInfo = { id: 'test.search', method: 'GET', path: '/search' };

describe('flat input', () => {
  it('goes to the query of a DELETE, which has no body', async () => {
    const { method, url, body, headers } = await sentBy((client) =>
      client.members.deleteMyMember({ contentAssigneeId: 'm1' }),
    );
    expect([method, url, body, headers['content-type']]).toEqual([
      'DELETE',
      '/members/v1/members/my?contentAssigneeId=m1',
      '',
      undefined,
    ]);
  });

  it('may be left out when nothing in it is required', async () => {
    expect((await sentBy((client) => client.currentCart.getCurrentCart())).url).toBe(
      '/ecom/v1/carts/current',
    );
    expect((await sentBy((client) => client.members.listMembers())).url).toBe('/members/v1/members');
  });

  it('is rejected before anything is sent when it is no object, no plain data, or lacks the body', async () => {
    const { client, requests } = await startStore();
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const inputs: [OperationInfo, unknown][] = [
      [addToCurrentCart.info, 'text'],
      [addToCurrentCart.info, [1]],
      [addToCurrentCart.info, null],
      [addToCurrentCart.info, { lineItems: [1n] }],
      [addToCurrentCart.info, circle],
      [{ ...SEARCH, prepare: packedQuery }, circle],
      [SEARCH, circle],
      [SEARCH, { at: [{ nested: true }] }],
      [SEARCH, { at: () => 1 }],
      [SEARCH, { at: Number.NaN }],
      [SEARCH, { at: ['\ud800'] }],
      [SEARCH, { at: new Date(Number.NaN) }],
      [{ id: 'test.list', method: 'POST', path: '/x', body: 'args' }, {}],
    ];
    for (const [operation, input] of inputs) {
      const error = await failureOf(client[TRANSPORT].send(operation, input));
      expect(error).toMatchObject({ kind: 'validation', code: 'INVALID_ARGUMENT', attempts: 0 });
      expect(error.violations).toHaveLength(1);
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ['undefined', undefined, 'must not be undefined'],
    ['a function', () => 'p1', 'must not be a function'],
    ['a symbol', Symbol('p1'), 'must not be a symbol'],
  ])(
    'is rejected with the item of a list that is %s, which JSON writes as null',
    async (_title, item, description) => {
      const { client, requests } = await startStore();
      const filter = { id: { $in: ['p1', item] } };
      const inputs: [OperationInfo, unknown, string][] = [
        [addToCurrentCart.info, { lineItems: [{ quantity: 1 }, item] }, 'lineItems.1'],
        [queryProducts.info, { query: { filter } }, 'query.filter.id.$in.1'],
        [{ ...SEARCH, prepare: packedQuery }, { query: { filter } }, 'query.filter.id.$in.1'],
        [graphqlQuery.info, { query: '{ site }', variables: { ids: [item] } }, 'variables.ids.0'],
      ];
      for (const [operation, input, field] of inputs)
        expect(await failureOf(client[TRANSPORT].send(operation, input))).toMatchObject({
          kind: 'validation',
          violations: [{ field, description }],
        });
      expect(requests).toEqual([]);
    },
  );

  it('is never changed, however deep a date lies in it', async () => {
    const order = deepFreeze({ id: 'o1', buyerInfo: { email: 'ada@example.com' } });
    const frozen = deepFreeze({
      orders: [{ order, fieldMask: 'buyerInfo.email,status' }],
      returnEntity: true,
    });
    await sentBy((client) => client.orders.bulkUpdateOrders(frozen));
    await sentBy((client) =>
      client[TRANSPORT].send(SEARCH, deepFreeze({ a: { b: [1, 2], c: new Date(0) } })),
    );
  });
});

describe('the query', () => {
  it('carries nested fields as dotted names and lists as repeated ones', async () => {
    const sort: FileSorting = { fieldName: 'displayName', order: 'ASC' };
    const mediaTypes: FileMediaType[] = ['IMAGE', 'VIDEO'];
    const input = { mediaTypes, private: false, sort, paging: { limit: 5 } };
    const { url } = await sentBy((client) => client.files.listFiles(input));
    expect(url).toBe(
      '/site-media/v1/files?mediaTypes=IMAGE&mediaTypes=VIDEO&private=false&sort.fieldName=displayName&sort.order=ASC&paging.limit=5',
    );
  });

  it('leaves out what is undefined, null or empty, and absent items of lists', async () => {
    const input = { a: undefined, b: null, c: {}, d: [], e: '', ids: ['a', undefined, null, 'b'] };
    const { url } = await sentBy((client) => client[TRANSPORT].send(SEARCH, input));
    expect(url).toBe('/search?e=&ids=a&ids=b');
  });

  it('carries text of any kind so that it arrives the same', async () => {
    const value = 'a b+c&d=e%20#?/\\é漢😀"\'';
    const { url } = await sentBy((client) => client[TRANSPORT].send(SEARCH, { value }));
    expect(new URL(url, 'http://host').searchParams.get('value')).toBe(value);
  });
});

describe('the packed parameter .r', () => {
  it('is base64url without padding of the JSON of the whole input', async () => {
    const input = { query: { filter: { email: { $startsWith: '?>~é漢😀' } }, cursorPaging: { limit: 2 } } };
    const { method, url } = await sentBy((client) => client.backInStock.queryBackInStockRequests(input));
    const [path, value = ''] = url.split('?.r=');
    expect([method, path]).toEqual(['GET', '/back-in-stock-service/v1/back-in-stock-notification-requests']);
    expect(value).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))).toEqual(input);
  });

  it('is left out when there is nothing to say', async () => {
    expect((await sentBy((client) => client.backInStock.queryBackInStockRequests({}))).url).toBe(
      '/back-in-stock-service/v1/back-in-stock-notification-requests',
    );
  });

  it.each([
    [3999, 2997, 'GET'],
    [4001, 2998, 'POST'],
  ])(
    'of %i characters, for %i of JSON, goes as %s where there is a long form',
    async (characters, length, expected) => {
      const input = { a: 'x'.repeat(length - JSON.stringify({ a: '' }).length) };
      const { method, url, body } = await sentBy((client) =>
        client[TRANSPORT].send({ ...SEARCH, postPath: '/search/long', prepare: packedQuery }, input),
      );
      expect(method).toBe(expected);
      if (method === 'GET') expect(url.split('?')[1]).toHaveLength(characters);
      else expect([url, JSON.parse(body)]).toEqual(['/search/long', input]);
    },
  );

  it('is rejected before the request if it is longer where the contract has no long form', async () => {
    const client = createClient({ fetch: () => Promise.reject(new Error('sent')) });
    const call = client.members.listMembers({ fieldsets: Array.from({ length: 900 }, () => 'PUBLIC') });
    await expect(call).rejects.toMatchObject({
      ...rejectionOf('query', 'must not have more than 4000 characters'),
      operation: 'members.listMembers',
    });
  });
});

describe('the body', () => {
  it('is {} for a POST with nothing to say', async () => {
    const { method, body, headers } = await sentBy((client) => client.currentCart.removeCurrentCartCoupon());
    expect([method, body, headers['content-type']]).toEqual(['POST', '{}', 'application/json']);
  });

  it('keeps null, which clears a value, and drops undefined', async () => {
    const { body } = await sentBy((client) =>
      client.members.updateMember({
        id: 'm1',
        member: { contact: { lastName: null, firstName: undefined } },
      }),
    );
    expect(body).toBe('{"member":{"contact":{"lastName":null}}}');
  });
});
