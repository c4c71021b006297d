import type { ProductV3 } from 'storewire';
import { expect, test } from 'vitest';
import { saveCategory } from '../../src/features/catalog-v3/saved-categories.ts';
import { categories } from '../../src/features/catalog-v3/stored-category.ts';
import { addCategoryTo, addProduct, createShopV3, TREE } from '../catalog-v3-shop.ts';
import { act } from '../orders.ts';
import type { TestShop } from '../shop.ts';

/** A shop with a product in mugs, which are tableware, and one in tableware alone. */
function shopWithMugs() {
  const shop = createShopV3();
  const tableware = addCategoryTo(shop, { name: 'Tableware', description: 'For every day.' });
  const mugs = addCategoryTo(shop, { name: 'Mugs', parentId: tableware });
  const inMugs = addProduct(shop, {
    name: 'Mug',
    directCategoriesInfo: { categories: [{ id: mugs, index: 1 }] },
  }).id;
  const second = addProduct(shop, {
    name: 'Cup',
    directCategoriesInfo: { categories: [{ id: mugs, index: 0 }] },
  }).id;
  const bowl = addProduct(shop, {
    name: 'Bowl',
    directCategoriesInfo: { categories: [{ id: tableware }] },
  }).id;
  return { shop, tableware, mugs, inMugs, second, bowl };
}

const itemsOf = async (shop: TestShop, id: string, more = {}) => {
  const { items = [] } = await shop
    .as('visitor')
    .categories.listItemsInCategory({ id, treeReference: TREE, ...more });
  return items.map(({ catalogItemId }) => catalogItemId);
};

const hide = (shop: TestShop, id: string): void =>
  act(shop, (context) => {
    const stored = context.db.of(categories).get(id);
    if (stored) saveCategory(context, { ...stored, visible: false });
  });

test('a category has its place in the tree, and how many products are in it and below', async () => {
  const { shop, tableware, mugs } = shopWithMugs();
  const client = shop.as('visitor').categories;
  const { category } = await client.getCategory({
    id: mugs,
    treeReference: TREE,
    fields: ['BREADCRUMBS_INFO'],
  });
  expect(category).toMatchObject({
    revision: '1',
    slug: 'mugs',
    itemCounter: 2,
    parentCategory: { id: tableware, index: 0 },
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
    breadcrumbsInfo: {
      breadcrumbs: [{ categoryId: tableware, categoryName: 'Tableware', categorySlug: 'tableware' }],
    },
  });
  const bySlug = await client.getCategoryBySlug({ slug: 'tableware', treeReference: TREE });
  expect(bySlug.category).toMatchObject({ id: tableware, itemCounter: 3 });
  expect(bySlug.category).not.toHaveProperty('description');
  const fields = ['DESCRIPTION' as const, 'BREADCRUMBS_INFO' as const];
  const described = await client.getCategory({ id: tableware, treeReference: TREE, fields });
  expect(described.category).toMatchObject({
    description: 'For every day.',
    breadcrumbsInfo: { breadcrumbs: [] },
  });
});

test.each([
  [{ appNamespace: '@wix/blog' }, 'treeReference.appNamespace'],
  [{ ...TREE, treeKey: 'main' }, 'treeReference.treeKey'],
])('the tree %j is not that of a shop', async (treeReference, field) => {
  const { shop, mugs } = shopWithMugs();
  const { categories: client } = shop.as('visitor');
  const violated = { violations: [{ field, rule: 'VALIDATION' }] };
  await expect(client.getCategory({ id: mugs, treeReference })).rejects.toMatchObject(violated);
  await expect(client.getCategoryBySlug({ slug: 'mugs', treeReference })).rejects.toMatchObject(violated);
  await expect(client.queryCategories({ treeReference })).rejects.toMatchObject(violated);
  await expect(client.listItemsInCategory({ id: mugs, treeReference })).rejects.toMatchObject(violated);
});

test('the tree of a shop has no key, or null', async () => {
  const { shop, mugs, inMugs, second } = shopWithMugs();
  const tree = { ...TREE, treeKey: null };
  const { category } = await shop.as('visitor').categories.getCategory({ id: mugs, treeReference: tree });
  expect(category.treeReference).toEqual(tree);
  const { status, body } = await shop.request('POST', `/categories/v1/categories/${mugs}/list-items`, {
    token: shop.tokenFor({ role: 'visitor' }),
    body: { treeReference: tree, cursorPaging: { limit: null, cursor: null } },
  });
  expect(status).toBe(200);
  const items = body['items'] as { catalogItemId: string }[];
  expect(items.map((item) => item.catalogItemId).toSorted()).toEqual([inMugs, second].toSorted());
});

test('a query needs the tree, and refuses a filter without a condition', async () => {
  const client = createShopV3().as('visitor').categories;
  await expect(client.queryCategories({})).rejects.toMatchObject({
    violations: [{ field: 'treeReference' }],
  });
  const empty = client.queryCategories({ treeReference: TREE, query: { filter: {} } });
  await expect(empty).rejects.toMatchObject({ violations: [{ field: 'query.filter' }] });
});

test('categories are filtered, sorted and paged by cursor', async () => {
  const { shop, tableware } = shopWithMugs();
  for (const name of ['Cups', 'Bowls']) addCategoryTo(shop, { name, parentId: tableware });
  addCategoryTo(shop, { name: 'Öfen' });
  const client = shop.as('visitor').categories;
  const first = await client.queryCategories({
    treeReference: TREE,
    query: {
      filter: { 'parentCategory.id': tableware },
      sort: [{ fieldName: 'parentCategory.index', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    },
  });
  expect(first.categories?.map(({ name }) => name)).toEqual(['Bowls', 'Cups']);
  expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true });
  const cursor = first.pagingMetadata?.cursors?.next ?? '';
  const next = await client.queryCategories({ treeReference: TREE, query: { cursorPaging: { cursor } } });
  expect(next.categories?.map(({ name }) => name)).toEqual(['Mugs']);
  const inAnyCase = await client.queryCategories({
    treeReference: TREE,
    query: { filter: { name: { $startsWith: 'öF' } } },
  });
  expect(inAnyCase.categories?.map(({ name }) => name)).toEqual(['Öfen']);
});

test('the category of all products is on every shop, and has every product', async () => {
  const { shop, inMugs, second, bowl } = shopWithMugs();
  const plain = addProduct(shop).id;
  const { productsV3, categories: client } = shop.as('visitor');
  const { categoryId = '', treeReference } = await productsV3.getAllProductsCategory();
  expect(treeReference).toEqual({ appNamespace: '@wix/stores', treeKey: null });
  const { category } = await client.getCategoryBySlug({ slug: 'all-products', treeReference: TREE });
  expect(category).toMatchObject({ id: categoryId, itemCounter: 4 });
  const { categories: listed } = await client.queryCategories({ treeReference: TREE });
  expect(listed?.map(({ id }) => id)).toContain(categoryId);
  expect((await itemsOf(shop, categoryId)).toSorted()).toEqual([inMugs, second, bowl, plain].toSorted());
});

test('items are those of the category, in the order of the merchant or with those below', async () => {
  const { shop, tableware, mugs, inMugs, second, bowl } = shopWithMugs();
  addProduct(shop, { visible: false, directCategoriesInfo: { categories: [{ id: mugs }] } });
  expect(await itemsOf(shop, mugs, { useCategoryArrangement: true })).toEqual([second, inMugs]);
  expect(await itemsOf(shop, tableware)).toEqual([bowl]);
  const all = await itemsOf(shop, tableware, { includeItemsFromSubcategories: true });
  expect(all.toSorted()).toEqual([inMugs, second, bowl].toSorted());
});

test.each([
  [{}, ['Third', 'Second', 'First']],
  [{ useCategoryArrangement: true }, ['Second', 'Third', 'First']],
])('items without a place come newest first: %j', async (more, names) => {
  const shop = createShopV3();
  const mugs = addCategoryTo(shop, { name: 'Mugs' });
  const ids = new Map<string, string>();
  for (const name of ['First', 'Second', 'Third']) {
    const index = name === 'Second' ? 0 : null;
    const { id } = addProduct(shop, { name, directCategoriesInfo: { categories: [{ id: mugs, index }] } });
    ids.set(name, id);
    shop.advance(1000);
  }
  expect(await itemsOf(shop, mugs, more)).toEqual(names.map((name) => ids.get(name)));
});

test.each([[true], [false]])('items are paged by cursor, arranged: %s', async (useCategoryArrangement) => {
  const { shop, mugs, tableware } = shopWithMugs();
  const client = shop.as('visitor').categories;
  const list = (more: object, id = mugs) => client.listItemsInCategory({ id, treeReference: TREE, ...more });
  const first = await list({ useCategoryArrangement, cursorPaging: { limit: 1 } });
  const { next: cursor = '' } = first.pagingMetadata?.cursors ?? {};
  const second = await list({ cursorPaging: { limit: 1, cursor } });
  const arranged = await itemsOf(shop, mugs, { useCategoryArrangement });
  expect([first, second].flatMap(({ items = [] }) => items.map((item) => item.catalogItemId))).toEqual(
    arranged,
  );
  expect(second.pagingMetadata?.cursors).toEqual({ prev: expect.any(String) });
  const foreign = list({ cursorPaging: { cursor } }, tableware);
  await expect(foreign).rejects.toMatchObject({ violations: [{ field: 'cursorPaging.cursor' }] });
});

test('a hidden category hides those below it from shoppers', async () => {
  const { shop, tableware, mugs } = shopWithMugs();
  hide(shop, tableware);
  const [visitor, staff] = [shop.as('visitor').categories, shop.as('staff').categories];
  for (const id of [tableware, mugs]) {
    await expect(visitor.getCategory({ id, treeReference: TREE })).rejects.toMatchObject({ status: 404 });
    await expect(itemsOf(shop, id)).rejects.toMatchObject({ status: 404 });
  }
  const { category } = await staff.getCategory({ id: tableware, treeReference: TREE });
  expect(category).toMatchObject({ visible: false, revision: '2' });
  const count = async (client: typeof visitor, more = {}) =>
    (await client.queryCategories({ treeReference: TREE, ...more })).categories?.length;
  const all = { returnNonVisibleCategories: true };
  expect([await count(visitor), await count(staff), await count(staff, all)]).toEqual([1, 1, 3]);
  await expect(count(visitor, all)).rejects.toMatchObject({ status: 403 });
});

test('shoppers read, count and find nothing of a hidden category in products', async () => {
  const { shop, tableware, mugs } = shopWithMugs();
  const sale = addCategoryTo(shop, { name: 'Sale' });
  const categories = [mugs, sale].map((id, index) => ({ id, index }));
  const { id, variantIds } = addProduct(shop, {
    name: 'Jug',
    mainCategoryId: mugs,
    directCategoriesInfo: { categories },
  });
  hide(shop, mugs);
  const { categoryId: all = '' } = await shop.as('visitor').productsV3.getAllProductsCategory();
  const fields = ['ALL_CATEGORIES_INFO', 'DIRECT_CATEGORIES_INFO', 'BREADCRUMBS_INFO'] as const;
  const idsOf = (info?: { categories?: { id?: string | null }[] }) =>
    (info?.categories ?? []).map((category) => category.id).toSorted();
  const seen = (product: ProductV3 | undefined) => [
    idsOf(product?.allCategoriesInfo),
    idsOf(product?.directCategoriesInfo),
    product?.mainCategoryId,
    product?.breadcrumbsInfo?.breadcrumbs?.map(({ categoryId }) => categoryId),
  ];
  const inCategory = (category: string) => ({
    $and: [{ 'allCategoriesInfo.categories': { $matchItems: [{ id: category }] } }],
  });
  const factsOf = async (role: 'visitor' | 'staff') => {
    const { productsV3 } = shop.as(role);
    const filter = { id };
    const paths = ['allCategoriesInfo.categories.id', 'directCategoriesInfo.categories.id', 'mainCategoryId'];
    const aggregations = paths.map((fieldPath) => ({ type: 'VALUE' as const, fieldPath }));
    const { aggregationData } = await productsV3.searchProducts({ search: { filter, aggregations } });
    const { variants = [] } = await productsV3.queryVariants({
      query: { filter: { variantId: variantIds[0] ?? '' } },
    });
    return {
      products: [
        (await productsV3.getProduct({ id, fields: [...fields] })).product,
        (await productsV3.getProductBySlug({ slug: 'jug', fields: [...fields] })).product,
        ...((await productsV3.queryProducts({ query: { filter }, fields: [...fields] })).products ?? []),
        ...((await productsV3.searchProducts({ search: { filter }, fields: [...fields] })).products ?? []),
      ].map(seen),
      facets: aggregationData?.results?.map(({ values }) =>
        values?.results?.map(({ value }) => value).toSorted(),
      ),
      mainOfVariant: variants.map(({ productData }) => productData?.mainCategoryId),
      counts: await Promise.all(
        [mugs, sale, tableware].map(
          async (category) => (await productsV3.countProducts({ filter: inCategory(category) })).count,
        ),
      ),
    };
  };
  expect(await factsOf('staff')).toEqual({
    products: Array(4).fill([
      [mugs, tableware, sale, all].toSorted(),
      [mugs, sale, all].toSorted(),
      mugs,
      [tableware, mugs],
    ]),
    facets: [[mugs, tableware, sale, all].toSorted(), [mugs, sale, all].toSorted(), [mugs]],
    mainOfVariant: [mugs],
    counts: [3, 1, 4],
  });
  const shown = [tableware, sale, all].toSorted();
  expect(await factsOf('visitor')).toEqual({
    products: Array(4).fill([shown, [sale, all].toSorted(), undefined, []]),
    facets: [shown, [sale, all].toSorted(), []],
    mainOfVariant: [undefined],
    counts: [0, 1, 4],
  });
});

test('places in a hidden category are no order for shoppers', async () => {
  const { shop, tableware, mugs, inMugs, second, bowl } = shopWithMugs();
  hide(shop, mugs);
  const arranged = async (role: 'visitor' | 'staff', selectItemsBy?: Record<string, unknown>[]) => {
    const sort = [{ fieldName: 'allCategoriesInfo.categories.index' as const, selectItemsBy }];
    const filter = { 'allCategoriesInfo.categories': { $matchItems: [{ id: tableware }] } };
    const { products } = await shop.as(role).productsV3.searchProducts({ search: { filter, sort } });
    return products?.map(({ id }) => id);
  };
  for (const selected of [undefined, [{ 'allCategoriesInfo.categories.id': mugs }]]) {
    expect(await arranged('staff', selected)).toEqual([second, inMugs, bowl]);
    expect(await arranged('visitor', selected)).toEqual([second, inMugs, bowl].toSorted());
  }
});

test('a category that moves takes its products along', async () => {
  const { shop, mugs, inMugs } = shopWithMugs();
  const kitchen = addCategoryTo(shop, { name: 'Kitchen' });
  act(shop, (context) => {
    const stored = context.db.of(categories).get(mugs);
    if (stored) saveCategory(context, { ...stored, parentCategory: { id: kitchen, index: 0 } });
  });
  const { product } = await shop
    .as('visitor')
    .productsV3.getProduct({ id: inMugs, fields: ['ALL_CATEGORIES_INFO'] });
  expect(product.allCategoriesInfo?.categories?.map(({ id }) => id)).toEqual(
    expect.arrayContaining([mugs, kitchen]),
  );
  expect((await itemsOf(shop, kitchen, { includeItemsFromSubcategories: true })).length).toBe(2);
});
