/** How staff make categories of version 3, and what they put into them. */
import { STORE_APP_ID } from 'storewire';
import { describe, expect, test } from 'vitest';
import { categories } from '../../src/features/catalog-v3/stored-category.ts';
import { MAX_CATEGORIES } from '../../src/features/catalog-v3/tree.ts';
import { application } from '../cart-v2-shop.ts';
import { addCategoryTo, addProduct, createShopV3, TREE } from '../catalog-v3-shop.ts';
import { act } from '../orders.ts';
import { eventsIn, type TestShop } from '../shop.ts';

const NOWHERE = '0b1d3f5a-7c9e-4a2b-8d4f-6e8a0c2b4d6f';
const treeReference = TREE;

function openShop() {
  const shop = createShopV3();
  return { shop, client: shop.as('staff').categories };
}

const itemOf = (catalogItemId: string, appId = STORE_APP_ID) => ({ catalogItemId, appId });

const emitted = (shop: TestShop) =>
  eventsIn(shop)
    .filter(({ type }) => type.startsWith('wix.categories.v1.category_'))
    .map(({ type, entityId, content }) => ({ type: type.split('.category_')[1], entityId, content }));

const allProductsOf = async (shop: TestShop): Promise<string> =>
  (await shop.as('staff').productsV3.getAllProductsCategory()).categoryId ?? '';

describe('a new category', () => {
  test('has a slug of its name, is visible, and lies below another one or at the top', async () => {
    const { shop, client } = openShop();
    const { category: top } = await client.createCategory({
      category: { name: 'Table ware' },
      treeReference,
    });
    expect(top).toMatchObject({ name: 'Table ware', slug: 'table-ware', visible: true, revision: '1' });
    expect(top).not.toHaveProperty('parentCategory');
    const parentCategory = { id: top.id ?? '' };
    for (const index of [0, 1]) {
      const { category } = await client.createCategory({
        category: { name: 'Mugs', description: 'For tea.', parentCategory },
        treeReference,
        fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'],
      });
      expect(category).toMatchObject({ description: 'For tea.', parentCategory: { id: top.id, index } });
      expect(category.breadcrumbsInfo?.breadcrumbs?.map(({ categoryName }) => categoryName)).toEqual([
        'Table ware',
      ]);
    }
    const slugs = shop.base.db.of(categories).all({ where: { name: 'Mugs' } });
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(2);
  });

  test('is reported, without the parts that responses have on request', async () => {
    const { shop, client } = openShop();
    const { category } = await client.createCategory({
      category: { name: 'Mugs', description: 'For tea.' },
      treeReference,
    });
    expect(emitted(shop)).toEqual([
      { type: 'created', entityId: category.id, content: { entity: category } },
    ]);
  });

  test('keeps what is sent, but not the id', async () => {
    const { client } = openShop();
    const own = {
      slug: 'cups',
      visible: false,
      image: { url: 'https://cdn.example/cups.webp', altText: 'Cups' },
      richContentDescription: { nodes: [{ type: 'PARAGRAPH', nodes: [] }] },
      managingAppId: STORE_APP_ID,
      seoData: { settings: { preventAutoRedirect: true } },
      extendedFields: { namespaces: { '@harbour/kiln': { shelf: 4 } } },
    };
    const { category } = await client.createCategory({
      category: { ...own, id: NOWHERE, name: 'Cups' },
      treeReference,
      fields: ['RICH_CONTENT_DESCRIPTION'],
    });
    expect(category).toMatchObject({ ...own, name: 'Cups' });
    expect(category.id).not.toBe(NOWHERE);
  });

  test('needs a slug of its own, and a parent that can have one below it', async () => {
    const { shop, client } = openShop();
    const create = (category: Parameters<typeof client.createCategory>[0]['category'], tree = TREE) =>
      client.createCategory({ category, treeReference: tree });
    const hidden = addCategoryTo(shop, { name: 'Hidden', visible: false });
    const before = shop.base.db.of(categories).all();
    await expect(create({ name: 'A', slug: 'hidden' })).rejects.toMatchObject(
      application('DUPLICATE_SLUG', 409),
    );
    await expect(create({ name: 'A', slug: 'm'.repeat(101) })).rejects.toMatchObject({
      violations: [{ field: 'category.slug' }],
    });
    const below = (id: string) => create({ name: 'A', parentCategory: { id } });
    await expect(below(NOWHERE)).rejects.toMatchObject(application('PARENT_CATEGORY_NOT_IN_TREE', 404));
    await expect(below(hidden)).rejects.toMatchObject(application('PARENT_CATEGORY_HIDDEN', 428));
    await expect(below(await allProductsOf(shop))).rejects.toMatchObject({
      violations: [{ field: 'category.parentCategory.id' }],
    });
    await expect(create({ name: 'A' }, { appNamespace: '@wix/blog' })).rejects.toMatchObject(
      application('NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 404),
    );
    expect(shop.base.db.of(categories).all()).toEqual(before);
    const { category } = await create({ name: 'B', visible: false, parentCategory: { id: hidden } });
    expect(category.parentCategory?.id).toBe(hidden);
  });

  test('is on one of five levels', async () => {
    const { client } = openShop();
    let parentCategory = {};
    const create = async () => {
      const { category } = await client.createCategory({
        category: { name: 'Level', ...parentCategory },
        treeReference,
      });
      parentCategory = { parentCategory: { id: category.id ?? '' } };
    };
    for (let level = 1; level <= 5; level++) await create();
    await expect(create()).rejects.toMatchObject(application('CATEGORY_DEPTH_LIMIT_EXCEEDED', 428));
  });

  test('is one of at most a thousand', async () => {
    const { shop, client } = openShop();
    act(shop, ({ db }) => {
      const [sample] = db.of(categories).all();
      if (!sample) throw new TypeError('A shop has one category');
      for (let index = 1; index < MAX_CATEGORIES - 1; index++)
        db.of(categories).save({ ...sample, id: `c${index}`, slug: `c${index}` });
    });
    const create = () => client.createCategory({ category: { name: 'Last' }, treeReference });
    await create();
    await expect(create()).rejects.toMatchObject(application('CATEGORIES_LIMIT_PER_TREE_EXCEEDED', 428));
  });
});

describe('an update of a category', () => {
  async function mugs() {
    const { shop, client } = openShop();
    const image = { url: 'https://cdn.example/mugs.webp', altText: 'Mugs' };
    const { category } = await client.createCategory({
      category: { name: 'Mugs', description: 'For tea.', image },
      treeReference,
    });
    const id = category.id ?? '';
    const update = (changes: Partial<Parameters<typeof client.updateCategory>[0]['category']>) =>
      client.updateCategory({ id, category: { revision: '1', ...changes }, treeReference });
    return { shop, client, id, category, update };
  }

  test('changes what is sent, and reports the values before it', async () => {
    const { shop, id, category, update } = await mugs();
    shop.advanceClock({ milliseconds: 1000 });
    const { category: changed } = await update({
      name: 'Cups',
      image: { url: 'https://cdn.example/c.webp' },
    });
    expect(changed).toEqual({
      ...category,
      name: 'Cups',
      image: { url: 'https://cdn.example/c.webp' },
      revision: '2',
      updatedDate: changed.updatedDate,
    });
    expect(emitted(shop).at(-1)).toEqual({
      type: 'updated',
      entityId: id,
      content: {
        entity: changed,
        modifiedFields: {
          name: 'Mugs',
          'image.altText': 'Mugs',
          'image.url': 'https://cdn.example/mugs.webp',
          revision: '1',
          updatedDate: category.updatedDate,
        },
      },
    });
  });

  test('clears what is null', async () => {
    const { client, id, update } = await mugs();
    await update({ description: null });
    const { category } = await client.getCategory({ id, treeReference, fields: ['DESCRIPTION'] });
    expect(category).not.toHaveProperty('description');
    const title = { seoData: { tags: [{ type: 'title', children: 'Mugs' }] } };
    expect((await update({ revision: '2', ...title })).category).toMatchObject(title);
    const objects = { seoData: null, richContentDescription: null, parentCategory: null };
    expect((await update({ revision: '3', ...objects })).category).not.toHaveProperty('seoData');
  });

  test('needs the current revision, a name and a slug of its own', async () => {
    const { shop, client, id, category, update } = await mugs();
    addCategoryTo(shop, { name: 'Bowls' });
    const outdated = client.updateCategory({ id, category: { revision: '7', name: 'Cups' }, treeReference });
    await expect(outdated).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    await expect(update({ slug: 'bowls' })).rejects.toMatchObject(application('DUPLICATE_SLUG', 409));
    await expect(update({ slug: null })).rejects.toMatchObject(application('REMOVED_SLUG', 400));
    await expect(update({ name: null })).rejects.toMatchObject({ violations: [{ field: 'category.name' }] });
    expect((await client.getCategory({ id, treeReference })).category).toEqual(category);
    expect((await update({ slug: 'mugs' })).category.slug).toBe('mugs');
  });

  test('accepts the present visibility and place, and names them if they differ', async () => {
    const { shop, update } = await mugs();
    const other = addCategoryTo(shop, { name: 'Bowls' });
    await expect(update({ visible: false, parentCategory: { id: other } })).rejects.toMatchObject({
      violations: [{ field: 'category.parentCategory.id' }, { field: 'category.visible' }],
    });
    expect((await update({ visible: true })).category.revision).toBe('2');
  });

  test('neither takes a category from the app that manages it nor gives it to one', async () => {
    const { shop, client, update } = await mugs();
    const violated = { violations: [{ field: 'category.managingAppId' }] };
    await expect(update({ managingAppId: STORE_APP_ID })).rejects.toMatchObject(violated);
    const id = addCategoryTo(shop, { name: 'Sale', managingAppId: STORE_APP_ID });
    const updateSale = (revision: string, managingAppId: string | null) =>
      client.updateCategory({ id, category: { revision, name: 'Sale', managingAppId }, treeReference });
    await expect(updateSale('1', NOWHERE)).rejects.toMatchObject(violated);
    for (const [index, same] of [STORE_APP_ID, null].entries()) {
      const { category } = await updateSale(String(index + 1), same);
      expect(category.managingAppId).toBe(STORE_APP_ID);
    }
  });

  test('can name the category of all products anew, which keeps its products', async () => {
    const { shop, client } = openShop();
    addProduct(shop);
    const id = await allProductsOf(shop);
    const { category } = await client.updateCategory({
      id,
      category: { revision: '1', name: 'Everything', slug: 'everything' },
      treeReference,
    });
    expect(category).toMatchObject({ name: 'Everything', slug: 'everything', itemCounter: 1 });
    expect(await allProductsOf(shop)).toBe(id);
  });

  test('of an unknown category fails, and shoppers may make none', async () => {
    const { shop, client, id } = await mugs();
    const category = { revision: '1', name: 'Cups' };
    await expect(client.updateCategory({ id: NOWHERE, category, treeReference })).rejects.toMatchObject({
      status: 404,
    });
    const { categories: visitor } = shop.as('visitor');
    await expect(visitor.updateCategory({ id, category, treeReference })).rejects.toMatchObject({
      status: 403,
    });
    await expect(visitor.createCategory({ category: { name: 'A' }, treeReference })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('items of a category', () => {
  test('each succeed or fail on their own, and those that are in it already succeed', async () => {
    const { shop, client } = openShop();
    const id = addCategoryTo(shop, { name: 'Mugs' });
    const [mug, cup] = [addProduct(shop).id, addProduct(shop).id];
    const add = (...items: { catalogItemId: string; appId: string }[]) =>
      client.bulkAddItemsToCategory({ id, items, treeReference });
    await add(itemOf(mug));
    const items = [itemOf(cup), itemOf(NOWHERE), itemOf(mug), itemOf(cup), itemOf(cup, NOWHERE)];
    const { results, bulkActionMetadata } = await add(...items);
    expect(results?.map(({ itemMetadata }) => itemMetadata)).toEqual(
      items.map((item, originalIndex) =>
        [1, 4].includes(originalIndex)
          ? {
              item,
              originalIndex,
              success: false,
              error: { code: 'ITEM_NOT_FOUND', description: 'Nothing has this id' },
            }
          : { item, originalIndex, success: true },
      ),
    );
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 2 });
    expect(emitted(shop)).toEqual(
      [mug, cup].map((productId) => ({
        type: 'item_added_to_category',
        entityId: id,
        content: { data: { categoryId: id, item: itemOf(productId) } },
      })),
    );
  });

  test('are found by the category and by those above it, without a new revision of the product', async () => {
    const { shop, client } = openShop();
    const tableware = addCategoryTo(shop, { name: 'Tableware' });
    const mugs = addCategoryTo(shop, { name: 'Mugs', parentId: tableware });
    const { id } = addProduct(shop);
    await client.bulkAddItemsToCategory({ id: mugs, items: [itemOf(id)], treeReference });
    const { productsV3 } = shop.as('visitor');
    const found = async (category: string) => {
      const filter = { 'allCategoriesInfo.categories': { $matchItems: [{ id: category }] } };
      return (await productsV3.searchProducts({ search: { filter } })).products?.map((each) => each.id);
    };
    expect([await found(mugs), await found(tableware)]).toEqual([[id], [id]]);
    expect((await productsV3.getProduct({ id })).product.revision).toBe('1');
    await client.bulkRemoveItemsFromCategory({ id: mugs, items: [itemOf(id)], treeReference });
    expect([await found(mugs), await found(tableware)]).toEqual([[], []]);
    expect(emitted(shop).map(({ type }) => type)).toEqual([
      'item_added_to_category',
      'item_removed_from_category',
    ]);
  });

  test('come last, in the order of the call, if the merchant has arranged those before', async () => {
    const { shop, client } = openShop();
    const [arranged, plain] = [addCategoryTo(shop, { name: 'Mugs' }), addCategoryTo(shop, { name: 'Cups' })];
    const added = [addProduct(shop).id, addProduct(shop).id].toSorted().reverse();
    const placed = [4, 2].map(
      (index) => addProduct(shop, { directCategoriesInfo: { categories: [{ id: arranged, index }] } }).id,
    );
    const items = added.map((id) => itemOf(id));
    for (const id of [arranged, plain]) await client.bulkAddItemsToCategory({ id, items, treeReference });
    const list = await client.listItemsInCategory({
      id: arranged,
      treeReference,
      useCategoryArrangement: true,
    });
    expect(list.items?.map(({ catalogItemId }) => catalogItemId)).toEqual([...placed.toReversed(), ...added]);
    const { product } = await shop
      .as('visitor')
      .productsV3.getProduct({ id: added[1] ?? '', fields: ['DIRECT_CATEGORIES_INFO'] });
    expect(product.directCategoriesInfo?.categories).toEqual(
      expect.arrayContaining([{ id: arranged, index: 6 }, { id: plain }]),
    );
  });

  test('come without a place after the last one that a merchant can give', async () => {
    const { shop, client } = openShop();
    const id = addCategoryTo(shop, { name: 'Mugs' });
    addProduct(shop, { directCategoriesInfo: { categories: [{ id, index: 199 }] } });
    const added = [addProduct(shop).id, addProduct(shop).id];
    await client.bulkAddItemsToCategory({ id, items: added.map((each) => itemOf(each)), treeReference });
    const categoriesOf = async (productId = '') =>
      (await shop.as('visitor').productsV3.getProduct({ id: productId, fields: ['DIRECT_CATEGORIES_INFO'] }))
        .product.directCategoriesInfo?.categories;
    expect(await categoriesOf(added[0])).toContainEqual({ id, index: 200 });
    expect(await categoriesOf(added[1])).toContainEqual({ id });
  });

  test('that leave their main category have no breadcrumbs any more', async () => {
    const { shop, client } = openShop();
    const id = addCategoryTo(shop, { name: 'Mugs' });
    const product = addProduct(shop, {
      mainCategoryId: id,
      directCategoriesInfo: { categories: [{ id }] },
    });
    const breadcrumbs = async () => {
      const { product: read } = await shop
        .as('visitor')
        .productsV3.getProduct({ id: product.id, fields: ['BREADCRUMBS_INFO'] });
      return read.breadcrumbsInfo?.breadcrumbs?.length;
    };
    expect(await breadcrumbs()).toBe(1);
    await client.bulkRemoveItemsFromCategory({ id, items: [itemOf(product.id)], treeReference });
    expect(await breadcrumbs()).toBe(0);
  });

  test('of all products and of categories of apps are not changed by others', async () => {
    const { shop, client } = openShop();
    const items = [itemOf(addProduct(shop).id)];
    const managed = addCategoryTo(shop, { name: 'Sale', managingAppId: STORE_APP_ID });
    const own = addCategoryTo(shop, { name: 'Own', managingAppId: shop.shop.appId });
    const refused = application('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 428);
    for (const id of [await allProductsOf(shop), managed, own]) {
      await expect(client.bulkAddItemsToCategory({ id, items, treeReference })).rejects.toMatchObject(
        refused,
      );
      const removal = client.bulkRemoveItemsFromCategory({ id, items, treeReference });
      await expect(removal).rejects.toMatchObject(refused);
    }
    expect(emitted(shop)).toEqual([]);
    const { results } = await shop
      .as('app', shop.shop.appId)
      .categories.bulkAddItemsToCategory({ id: own, items, treeReference });
    expect(results?.[0]?.itemMetadata?.success).toBe(true);
  });

  test('are changed by staff only, in a category that exists', async () => {
    const { shop, client } = openShop();
    const items = [itemOf(addProduct(shop).id)];
    const id = addCategoryTo(shop, { name: 'Mugs' });
    const unknown = client.bulkAddItemsToCategory({ id: NOWHERE, items, treeReference });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const { categories: visitor } = shop.as('visitor');
    await expect(visitor.bulkAddItemsToCategory({ id, items, treeReference })).rejects.toMatchObject({
      status: 403,
    });
  });
});
