import { expect, test } from 'vitest';
import { addCategoryTo, addProduct, createShopV3 } from '../catalog-v3-shop.ts';
import type { TestShop } from '../shop.ts';

type Search = NonNullable<
  Parameters<ReturnType<TestShop['as']>['productsV3']['searchProducts']>[0]
>['search'];

/** Names of what a visitor finds. */
const found = async (shop: TestShop, search: Search) =>
  (await shop.as('visitor').productsV3.searchProducts({ search: search ?? {} })).products?.map(
    ({ name }) => name,
  );

const UNKNOWN = '0a1b2c3d-0000-4000-8000-000000000000';

function pottery(): { shop: TestShop; tableware: string; mugs: string } {
  const shop = createShopV3();
  const tableware = addCategoryTo(shop, { name: 'Tableware' });
  const mugs = addCategoryTo(shop, { name: 'Mugs', parentId: tableware });
  const harbour = { id: tableware, name: 'Harbour' };
  addProduct(shop, {
    name: 'Tidal mug',
    plainDescription: '<p>For <b>coffee</b> by the sea.</p>',
    brand: harbour,
    prices: ['24', '9.5'],
    stock: [0, 0],
    variant: { sku: 'TID-300' },
    directCategoriesInfo: { categories: [{ id: mugs }] },
  });
  addProduct(shop, {
    name: 'Sea bowl',
    plainDescription: 'For salad.',
    brand: harbour,
    prices: ['100'],
    directCategoriesInfo: { categories: [{ id: tableware }] },
  });
  addProduct(shop, {
    name: 'Crème jug',
    plainDescription: 'For milk.',
    prices: ['48.25'],
    productType: 'DIGITAL',
  });
  return { shop, tableware, mugs };
}

test('words are found in names, descriptions and SKUs, the best matches first', async () => {
  const { shop } = pottery();
  expect(await found(shop, { search: { expression: 'SEA' } })).toEqual(['Sea bowl', 'Tidal mug']);
  expect(await found(shop, { search: { expression: 'creme' } })).toEqual(['Crème jug']);
  expect(await found(shop, { search: { expression: 'tid-300' } })).toEqual(['Tidal mug']);
  expect(await found(shop, { search: { expression: 'b' } })).toEqual([]);
  expect(await found(shop, { search: { expression: 'sea salad', mode: 'AND' } })).toEqual(['Sea bowl']);
  expect(await found(shop, { search: { expression: 'sea milk' } })).toHaveLength(3);
  expect(await found(shop, { search: { expression: 'sea', fields: ['name'] } })).toEqual(['Sea bowl']);
  expect(await found(shop, { search: { expression: 'tidel' } })).toEqual([]);
  expect(await found(shop, { search: { expression: 'tidel', fuzzy: true } })).toEqual(['Tidal mug']);
  const byName = { search: { expression: 'sea milk' }, sort: [{ fieldName: 'name' as const }] };
  expect(await found(shop, byName)).toEqual(['Crème jug', 'Sea bowl', 'Tidal mug']);
  await expect(found(shop, { search: { expression: 'x', fields: ['price'] } })).rejects.toMatchObject({
    violations: [{ field: 'search.search.fields[0]', rule: 'INVALID_ENUM_VALUE' }],
  });
});

test('pages of a search by text have each product once in both directions', async () => {
  const shop = createShopV3();
  for (const place of [1, 2, 3, 4, 5])
    addProduct(shop, { name: place % 2 ? 'Sea' : `Bowl ${place}`, plainDescription: 'sea' });
  addProduct(shop, { name: 'Other' });
  const { productsV3 } = shop.as('visitor');
  const page = (search: Search) => productsV3.searchProducts({ search: search ?? {} });
  const first = await page({ search: { expression: 'sea salt' }, cursorPaging: { limit: 2 } });
  const next = (cursor: string | null = '') => page({ cursorPaging: { limit: 2, cursor } });
  const second = await next(first.pagingMetadata?.cursors?.next);
  // the best match is before all pages, and shifts nothing
  addProduct(shop, { name: 'Sea salt' });
  const third = await next(second.pagingMetadata?.cursors?.next);
  const ids = [first, second, third].flatMap(({ products = [] }) => products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(third.pagingMetadata?.hasNext).toBe(false);
  const back = await next(third.pagingMetadata?.cursors?.prev);
  expect(back.products).toEqual(second.products);
  expect((await productsV3.countProducts({ search: { expression: 'sea salt' } })).count).toBe(6);
});

test.each<[string, (ids: { tableware: string; mugs: string }) => object, string[]]>([
  ['amounts as numbers', () => ({ 'actualPriceRange.minValue.amount': { $lt: '48.250' } }), ['Tidal mug']],
  [
    'amounts that are JSON numbers',
    () => ({ 'actualPriceRange.minValue.amount': { $gte: 48.25 } }),
    ['Crème jug', 'Sea bowl'],
  ],
  [
    'categories and those above',
    ({ tableware }) => ({ 'allCategoriesInfo.categories': { $matchItems: [{ id: tableware }] } }),
    ['Sea bowl', 'Tidal mug'],
  ],
  [
    'several categories at once',
    ({ tableware, mugs }) => ({
      'allCategoriesInfo.categories': { $matchItems: [{ id: tableware }, { id: mugs }] },
    }),
    ['Tidal mug'],
  ],
  [
    'one of several categories',
    ({ tableware, mugs }) => ({
      'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [mugs, UNKNOWN] } }, { id: tableware }] },
    }),
    ['Tidal mug'],
  ],
  [
    'categories of a list of one',
    ({ tableware }) => ({
      'directCategoriesInfo.categories': { $matchItems: [{ id: { $in: [tableware] } }] },
    }),
    ['Sea bowl'],
  ],
  [
    'direct categories',
    ({ tableware }) => ({ 'directCategoriesInfo.categories': { $matchItems: [{ id: tableware }] } }),
    ['Sea bowl'],
  ],
  ['stock', () => ({ 'inventory.availabilityStatus': 'OUT_OF_STOCK' }), ['Tidal mug']],
  [
    'names of choices',
    () => ({ 'options.choicesSettings.choices.name': { $hasAll: ['Size 1', 'Size 2'] } }),
    ['Tidal mug'],
  ],
  ['no options', () => ({ 'options.name': { $isEmpty: true } }), ['Crème jug', 'Sea bowl']],
  ['brands', () => ({ 'brand.name': { $startsWith: 'Har' } }), ['Sea bowl', 'Tidal mug']],
  ['beginnings in any case', () => ({ slug: { $startsWith: 'CREME' } }), ['Crème jug']],
  ['a missing brand', () => ({ 'brand.id': { $exists: false } }), ['Crème jug']],
  [
    'types',
    () => ({ $or: [{ productType: 'DIGITAL' }, { $not: { slug: { $ne: 'sea-bowl' } } }] }),
    ['Crème jug', 'Sea bowl'],
  ],
  ['dates', () => ({ createdDate: { $lt: '2020-01-01T00:00:00.000Z' } }), []],
])('a search filters by %s', async (_title, filterOf, names) => {
  const { shop, ...ids } = pottery();
  expect(await found(shop, { filter: filterOf(ids), sort: [{ fieldName: 'name' }] })).toEqual(names);
});

test.each([
  [
    { 'allCategoriesInfo.categories': { $matchItems: [{ id: 'mugs' }] } },
    'search.filter.allCategoriesInfo.categories.$matchItems[0].id',
  ],
  [
    { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: ['mugs'] } }] } },
    'search.filter.allCategoriesInfo.categories.$matchItems[0].id.$in[0]',
  ],
  [
    { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $exists: true } }] } },
    'search.filter.allCategoriesInfo.categories.$matchItems[0].id.$exists',
  ],
  [
    { 'allCategoriesInfo.categories': { $matchItems: 'mugs' } },
    'search.filter.allCategoriesInfo.categories.$matchItems',
  ],
  [
    { 'actualPriceRange.minValue.amount': { $gt: 'ten' } },
    'search.filter.actualPriceRange.minValue.amount.$gt',
  ],
  [{ sku: 'x' }, 'search.filter.sku'],
])('the filter %j is a violation', async (filter, field) => {
  const shop = createShopV3();
  const { status, body } = await shop.request('POST', '/stores/v3/products/search', {
    token: shop.tokenFor({ role: 'visitor' }),
    body: { search: { filter } },
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
});

test('products come in the order that the merchant has given them in a category, over all pages', async () => {
  const shop = createShopV3();
  const [all = '', sale = ''] = ['All', 'Sale'].map((name) => addCategoryTo(shop, { name }));
  const places: [name: string, inAll: number | null, inSale: number][] = [
    ['Bowl', 2, 0],
    ['Mug', 0, 2],
    ['Jug', null, 1],
    ['Plate', 1, 3],
  ];
  for (const [name, inAll, inSale] of places) {
    const categories = [
      { id: all, index: inAll },
      { id: sale, index: inSale },
    ];
    addProduct(shop, { name, directCategoriesInfo: { categories } });
  }
  const by = (id: string, order?: 'DESC') => {
    const selectItemsBy = [{ 'allCategoriesInfo.categories.id': id }];
    return [{ fieldName: 'allCategoriesInfo.categories.index' as const, order, selectItemsBy }];
  };
  expect(await found(shop, { sort: by(all) })).toEqual(['Mug', 'Plate', 'Bowl', 'Jug']);
  expect(await found(shop, { sort: by(all, 'DESC') })).toEqual(['Jug', 'Bowl', 'Plate', 'Mug']);
  expect(await found(shop, { sort: by(sale, 'DESC') })).toEqual(['Plate', 'Mug', 'Jug', 'Bowl']);
  const { searchProducts } = shop.as('visitor').productsV3;
  const first = await searchProducts({ search: { sort: by(sale), cursorPaging: { limit: 3 } } });
  const cursor = first.pagingMetadata?.cursors?.next ?? '';
  const second = await searchProducts({ search: { cursorPaging: { cursor } } });
  const names = [first, second].map(({ products }) => products?.map(({ name }) => name));
  expect(names).toEqual([['Bowl', 'Jug', 'Mug'], ['Plate']]);
  const [sort] = by(all);
  await expect(
    found(shop, { sort: [{ ...sort, selectItemsBy: [{ name: 'Mug' }] }] as never }),
  ).rejects.toMatchObject({
    violations: [{ field: 'search.sort[0].selectItemsBy' }],
  });
});

test('prices sort as numbers', async () => {
  const { shop } = pottery();
  const sort = [{ fieldName: 'actualPriceRange.minValue.amount' as const, order: 'DESC' as const }];
  expect(await found(shop, { sort })).toEqual(['Sea bowl', 'Crème jug', 'Tidal mug']);
});

test('facets count all matches, not those of the page', async () => {
  const { shop } = pottery();
  const { aggregationData, products } = await shop.as('visitor').productsV3.searchProducts({
    search: {
      filter: { slug: { $ne: 'none' } },
      cursorPaging: { limit: 1 },
      timeZone: 'Asia/Tokyo',
      aggregations: [
        {
          name: 'brands',
          type: 'VALUE',
          fieldPath: 'brand.name',
          value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: 'none' } },
        },
        {
          name: 'names',
          type: 'VALUE',
          fieldPath: 'name',
          value: { sortType: 'VALUE', sortDirection: 'ASC', limit: 2 },
        },
        {
          name: 'prices',
          type: 'RANGE',
          fieldPath: 'actualPriceRange.minValue.amount',
          range: { buckets: [{ to: 48.25 }, { from: 48.25, to: 100 }, { from: 100 }] },
        },
        {
          name: 'lowest',
          type: 'SCALAR',
          fieldPath: 'actualPriceRange.minValue.amount',
          scalar: { type: 'MIN' },
        },
        {
          name: 'highest',
          type: 'SCALAR',
          fieldPath: 'actualPriceRange.maxValue.amount',
          scalar: { type: 'MAX' },
        },
        { name: 'types', type: 'SCALAR', fieldPath: 'productType', scalar: { type: 'COUNT_DISTINCT' } },
        {
          name: 'days',
          type: 'DATE_HISTOGRAM',
          fieldPath: 'createdDate',
          dateHistogram: { interval: 'DAY' },
        },
        { name: 'costs', type: 'VALUE', fieldPath: 'costRange.minValue.amount' },
        {
          name: 'both',
          type: 'NESTED',
          nested: {
            nestedAggregations: [
              { name: 'brand', type: 'VALUE', fieldPath: 'brand.name' },
              {
                name: 'price',
                type: 'RANGE',
                fieldPath: 'actualPriceRange.minValue.amount',
                range: { buckets: [{ from: 50 }] },
              },
              {
                name: 'lowest',
                type: 'SCALAR',
                fieldPath: 'actualPriceRange.minValue.amount',
                scalar: { type: 'MIN' },
              },
            ],
          },
        },
      ],
    },
  });
  expect(products).toHaveLength(1);
  const result = (name: string) => aggregationData?.results?.find((each) => each.name === name);
  expect(result('brands')?.values?.results).toEqual([
    { value: 'Harbour', count: 2 },
    { value: 'none', count: 1 },
  ]);
  expect(result('names')?.values?.results?.map(({ value }) => value)).toEqual(['Crème jug', 'Sea bowl']);
  expect(result('prices')?.ranges?.results).toEqual([
    { to: 48.25, count: 1 },
    { from: 48.25, to: 100, count: 1 },
    { from: 100, count: 1 },
  ]);
  expect(result('lowest')?.scalar).toEqual({ type: 'MIN', value: 9.5 });
  expect(result('highest')?.scalar).toEqual({ type: 'MAX', value: 100 });
  expect(result('types')?.scalar).toEqual({ type: 'COUNT_DISTINCT', value: 2 });
  // nine o'clock of the first of March in UTC; its day began at three in the afternoon of the day before
  expect(result('days')?.dateHistogram?.results).toEqual([{ value: '2026-02-28T15:00:00.000Z', count: 3 }]);
  expect(result('costs')?.values?.results).toEqual([]);
  expect(result('both')?.nested?.results).toEqual([
    {
      results: {
        brand: { value: { value: 'Harbour', count: 2 } },
        price: { range: { from: 50, count: 1 } },
        lowest: { scalar: { value: 100 } },
      },
    },
  ]);
});

test('a day begins when its midnight is shown for the first time', async () => {
  const shop = createShopV3({ clock: '2026-11-01T12:00:00Z' });
  addProduct(shop);
  const { aggregationData } = await shop.as('visitor').productsV3.searchProducts({
    search: {
      timeZone: 'America/Havana',
      aggregations: [
        { type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'DAY' } },
      ],
    },
  });
  const days = aggregationData?.results?.map(({ dateHistogram }) => dateHistogram?.results);
  expect(days).toMatchObject([[{ value: '2026-11-01T04:00:00.000Z' }]]);
});

test('periods of a histogram begin by the clocks of the time zone', async () => {
  const shop = createShopV3();
  addProduct(shop);
  const beginnings = async (timeZone?: string) => {
    const intervals = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;
    const { aggregationData } = await shop.as('visitor').productsV3.searchProducts({
      search: {
        ...(timeZone && { timeZone }),
        aggregations: intervals.map((interval) => ({
          name: interval,
          type: 'DATE_HISTOGRAM',
          fieldPath: 'createdDate',
          dateHistogram: { interval },
        })),
      },
    });
    return aggregationData?.results?.map(({ dateHistogram }) =>
      dateHistogram?.results?.[0]?.value?.slice(0, 16),
    );
  };
  // a Sunday in March: New York is five hours behind
  expect(await beginnings()).toEqual([
    '2026-01-01T00:00',
    '2026-03-01T00:00',
    '2026-02-23T00:00',
    '2026-03-01T00:00',
    ...['2026-03-01T09:00', '2026-03-01T09:00', '2026-03-01T09:00'],
  ]);
  expect((await beginnings('America/New_York'))?.slice(0, 4)).toEqual([
    '2026-01-01T05:00',
    '2026-03-01T05:00',
    '2026-02-23T05:00',
    '2026-03-01T05:00',
  ]);
  expect((await beginnings('+01:00'))?.[3]).toBe('2026-02-28T23:00');
  await expect(beginnings('Mars/Olympus')).rejects.toMatchObject({
    violations: [{ field: 'search.timeZone' }],
  });
});

test('a facet without a type is a violation', async () => {
  const asked = createShopV3()
    .as('visitor')
    .productsV3.searchProducts({ search: { aggregations: [{}] } });
  await expect(asked).rejects.toMatchObject({ violations: [{ field: 'search.aggregations[0].type' }] });
});

test('a search has the same result in its short and in its long form', async () => {
  const { shop } = pottery();
  const token = shop.tokenFor({ role: 'visitor' });
  const body = { search: { search: { expression: 'sea' } }, fields: ['URL'] };
  const packed = Buffer.from(JSON.stringify(body)).toString('base64url');
  const path = '/stores/v3/products/search';
  const long = await shop.request('POST', path, { token, body });
  const short = await shop.request('GET', `${path}?.r=${packed}`, { token });
  expect(long.body['products']).toHaveLength(2);
  expect(short.body).toEqual(long.body);
});

test('queries of nothing nested take plain parameters, which are ignored next to the packed one', async () => {
  const shop = createShopV3();
  addProduct(shop, { name: 'Shown' });
  addProduct(shop, { name: 'Hidden', visible: false });
  const [visitor, staff] = [{ role: 'visitor' }, { role: 'staff' }] as const;
  const get = (caller: typeof visitor | typeof staff, path: string) =>
    shop.request('GET', `/stores/v3/products/${path}`, { token: shop.tokenFor(caller) });
  for (const call of ['search', 'query'])
    expect((await get(visitor, `${call}?fields=URL&fields=CURRENCY`)).body).toMatchObject({
      products: [{ name: 'Shown', currency: 'EUR', url: { relativePath: '/product-page/shown' } }],
    });
  const allOf = 'returnNonVisibleProducts=true';
  expect((await get(staff, `count?${allOf}`)).body).toEqual({ count: 2 });
  expect((await get(visitor, `count?.r=${Buffer.from('{}').toString('base64url')}&${allOf}`)).body).toEqual({
    count: 1,
  });
  for (const path of [`count?${allOf}`, 'search?fields=MERCHANT_DATA', 'query?fields=MERCHANT_DATA'])
    expect((await get(visitor, path)).status, path).toBe(403);
  expect((await get(visitor, 'search?fields=NOTHING')).status).toBe(400);
});
