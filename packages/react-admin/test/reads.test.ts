import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { queryProducts } from 'storewire-react-admin/resources';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dataProvider, withInput } from '../src/index.ts';
import { openOffice, RESOURCES } from './office.ts';

const { platform, client, provider, requests } = openOffice();
afterAll(() => platform.close());
beforeEach(() => {
  requests.length = 0;
});

const idsOf = ({ data }: { data: { id: string }[] }): string[] => data.map(({ id }) => id);
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error) => error,
  );

describe('a list by cursor', () => {
  const page = (number: number, from = provider) =>
    from.getList('orders', {
      pagination: { page: number, perPage: 7 },
      filter: { status: 'APPROVED' },
      sort: { field: 'number', order: 'ASC' },
    });

  it('has partial pagination: whether there are pages before and after', async () => {
    expect(await page(1)).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(await page(2)).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    expect(await page(1)).not.toHaveProperty('total');
  });

  it('reads a page with one request once the page before it was read, with the filter in the cursor', async () => {
    await page(1);
    requests.length = 0;
    await page(2);
    await page(3);
    expect(requests.map(({ body }) => body)).toEqual(
      Array(2).fill({ search: { cursorPaging: { limit: 7, cursor: expect.any(String) } } }),
    );
  });

  it('finds a page that was opened by its URL, and an empty page after the last one', async () => {
    await page(1);
    await page(2);
    const third = idsOf(await page(3));
    const fresh = dataProvider(client, RESOURCES);
    expect(idsOf(await page(3, fresh))).toEqual(third);
    const { total } = await page(4000, fresh);
    expect(await page(4000, fresh)).toEqual({ data: [], total });
    const lastPage = Math.ceil(Number(total) / 7);
    expect(await page(lastPage, fresh)).toMatchObject({
      data: Array(Number(total) % 7 || 7).fill({}),
      total,
    });
  });
});

describe('a list', () => {
  it('is filtered by nested objects and by dotted names alike', async () => {
    const path = fc.constantFrom('status', 'buyerInfo.email', 'priceSummary.total.amount', 'checkoutId');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, fc.stringMatching(/^[a-z]{1,9}$/)), async (filter) => {
        const nested: Record<string, unknown> = {};
        for (const [name, value] of Object.entries(filter)) {
          const names = name.split('.');
          const last = names.pop() ?? '';
          let holder = nested;
          for (const each of names) holder = (holder[each] ??= {}) as Record<string, unknown>;
          holder[last] = value;
        }
        requests.length = 0;
        await failure(provider.getList('orders', { filter }));
        await failure(provider.getList('orders', { filter: nested }));
        expect(requests[1]).toEqual(requests[0]);
        const sent = requests[0]?.body?.['search'] as { filter?: object } | undefined;
        expect(sent?.filter ?? {}).toEqual({ ...filter });
      }),
      { numRuns: caseCount(20) },
    );
  });

  it('rejects fields and operators that it does not have, without a request', async () => {
    const name = fc
      .stringMatching(/^[a-z]{3,12}$/)
      .filter((each) => !['number', 'status', 'archived'].includes(each));
    await fc.assert(
      fc.asyncProperty(name, fc.jsonValue(), async (field, value) => {
        const filter = { [field]: { some: value ?? 0 } };
        expect(await failure(provider.getList('orders', { filter }))).toMatchObject({
          name: 'DataError',
          status: 400,
          message: expect.stringMatching(
            new RegExp(
              `^${field}\\.some.* is no field that this list can be filtered by, only by id, number, .*, seenByAHuman$`,
            ),
          ),
        });
      }),
      { numRuns: caseCount(50) },
    );
    expect(
      await failure(provider.getList('orders', { filter: { number: { $contains: '1' } } })),
    ).toMatchObject({
      message: 'number cannot be compared with $contains, only with $eq, $ne, $gt, $gte, $lt, $lte',
    });
    expect(requests).toEqual([]);
  });

  it('rejects a sort that it does not have, but by id it has the order of the platform', async () => {
    const sortedBy = (field: string) => provider.getList('orders', { sort: { field, order: 'ASC' } });
    expect(await failure(sortedBy('currency'))).toMatchObject({
      message:
        'currency is no field that this list can be sorted by, only by number, status, createdDate, updatedDate, buyerInfo.email, billingInfo.contactDetails.fullName, paymentStatus, fulfillmentStatus',
    });
    await sortedBy('id');
    expect(requests).toMatchObject([{ body: { search: { cursorPaging: { limit: 25 } } } }]);
  });

  it('applies its permanent filter in addition to that of the page, also to one field', async () => {
    const digital = withInput(queryProducts, { query: { filter: { productType: 'digital' } } });
    const permanent = dataProvider(client, { products: { ...RESOURCES.products, list: digital } });
    const kinds = async (filter: object): Promise<unknown[]> => {
      const { data } = await permanent.getList('products', { filter });
      return [...new Set(data.map(({ productType }) => productType))];
    };
    expect(await kinds({})).toEqual(['digital']);
    expect(await kinds({ name: { $contains: 'a' } })).toEqual(['digital']);
    expect(await kinds({ productType: 'physical' })).toEqual([]);
  });

  it('takes other inputs as filters, such as the search of members', async () => {
    const { data } = await provider.getList('members', {
      filter: { search: { expression: 'mara', fields: ['loginEmail'] } },
    });
    expect(data.map(({ loginEmail }) => loginEmail)).toEqual(['mara@example.com']);
  });

  it('fills a page that is longer than those of the platform', async () => {
    const { data, total } = await provider.getList('variants', { pagination: { page: 3, perPage: 250 } });
    expect([data.length, total]).toEqual([250, 1171]);
    expect(requests.map(({ body }) => body?.['query'])).toEqual([
      { paging: { limit: 84, offset: 500 } },
      { paging: { limit: 84, offset: 584 } },
      { paging: { limit: 84, offset: 668 } },
    ]);
  });

  it('has the records that refer to another', async () => {
    const [review] = (await provider.getList('reviews', {})).data;
    const { data } = await provider.getManyReference('reviews', {
      target: 'entityId',
      id: review.entityId,
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'createdDate', order: 'DESC' },
      filter: { content: { rating: { $gte: 1 } } },
    });
    expect(new Set(data.map(({ entityId }) => entityId))).toEqual(new Set([review.entityId]));
    expect(idsOf({ data })).toContain(review.id);
  });

  it('is not requested once its signal is aborted', async () => {
    const error = await failure(provider.getList('orders', { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'DataError', cause: { reason: 'abort' } });
    expect(requests).toEqual([]);
  });
});

describe('reads of records', () => {
  it.each([
    'orders',
    'products',
    'collections',
    'variants',
    'members',
    'reviews',
    'backInStock',
    'files',
  ] as const)('getOne and getMany return the records of %s', async (name) => {
    const ids = idsOf(await provider.getList(name, {}));
    for (const id of ids.slice(0, 2)) expect((await provider.getOne(name, { id })).data.id).toBe(id);
    expect(idsOf(await provider.getMany(name, { ids })).toSorted()).toEqual(ids.toSorted());
  });

  it('are made in batches of the limit, without those that no longer exist', async () => {
    const ids = idsOf(await provider.getList('variants', { pagination: { page: 1, perPage: 250 } }));
    requests.length = 0;
    const { data } = await provider.getMany('variants', { ids: [...ids, `${crypto.randomUUID()}-x`] });
    expect(idsOf({ data }).toSorted()).toEqual(ids.toSorted());
    expect(requests.length).toBe(3);
  });

  it('pass the signal on', async () => {
    const signal = AbortSignal.abort();
    const [id] = idsOf(await provider.getList('orders', {}));
    requests.length = 0;
    for (const read of [
      provider.getOne('orders', { id: id ?? '', signal }),
      provider.getMany('orders', { ids: [id ?? ''], signal }),
      provider.getMany('files', { ids: ['x'], signal }),
    ])
      expect(await failure(read)).toMatchObject({ cause: { reason: 'abort' } });
    expect([requests, provider.supportAbortSignal]).toEqual([[], true]);
  });

  it('name a resource and a call that are not there', async () => {
    const other: string = 'wishlists';
    expect(await failure(provider.getList(other as 'orders', {}))).toMatchObject({
      message: 'There is no resource wishlists',
    });
    expect(await failure(provider.getOne('deletedFiles', { id: 'x' }))).toMatchObject({
      message: 'The resource deletedFiles has no call for getOne',
    });
  });
});
