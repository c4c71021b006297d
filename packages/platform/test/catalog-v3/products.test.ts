import { expect, test } from 'vitest';
import { addCategoryTo, addProduct, createShopV3, engraving, wrapping } from '../catalog-v3-shop.ts';
import { eventsIn, type TestShop } from '../shop.ts';

/** A product with everything that a merchant can set. */
function fullProduct(shop: TestShop): string {
  const parentId = addCategoryTo(shop, { name: 'Tableware' });
  const mugs = addCategoryTo(shop, { name: 'Mugs', parentId });
  const image = { id: 'mug.png', url: 'https://static.example.com/media/mug.png', width: 1200, height: 800 };
  const item = { id: 'mug.png', image, altText: 'A mug', mediaType: 'IMAGE' as const, thumbnail: image };
  const { id } = addProduct(shop, {
    name: 'Tidal mug',
    handle: 'tidal-mug-2025',
    description: { nodes: [] },
    plainDescription: '<p>A mug with a wide handle.</p>',
    media: { itemsInfo: { items: [item, { ...item, id: 'other.png' }] } },
    brand: { id: parentId, name: 'Harbour Pottery' },
    infoSections: [
      {
        id: mugs,
        uniqueName: 'care',
        title: 'Care',
        plainDescription: '<p>Dishwasher</p>',
        description: { nodes: [] },
      },
    ],
    modifiers: [engraving, wrapping(false)],
    directCategoriesInfo: { categories: [{ id: mugs, index: 0 }] },
    mainCategoryId: mugs,
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } },
    subscriptionDetails: {
      subscriptions: [
        {
          id: mugs,
          title: 'Monthly',
          frequency: 'MONTH',
          interval: 1,
          discount: { type: 'PERCENT', percentOff: 10 },
        },
        {
          id: parentId,
          title: 'Yearly',
          frequency: 'YEAR',
          interval: 1,
          discount: { type: 'AMOUNT', amountOff: '2.40' },
        },
      ],
    },
    tags: { privateTags: { tagIds: ['a1'] }, publicTags: { tagIds: ['b2'] } },
    extendedFields: { namespaces: { '@harbour/kiln': { thumbnail: 1, amount: '5' } } },
    prices: ['24', '28.5'],
    stock: [3, 0],
    variant: {
      barcode: '4006381333931',
      sku: 'TIDAL',
      price: { actualPrice: { amount: '0' }, compareAtPrice: { amount: '30' } },
      revenueDetails: { cost: { amount: '9.5' } },
      physicalProperties: {
        weight: 0.42,
        pricePerUnit: { settings: { quantity: 0.3, measurementUnit: 'L' } },
        productDimensions: { length: '12', unit: 'CM' },
      },
    },
  });
  return id;
}

test('a product has its variants, and what follows from them', async () => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  const { product } = await shop.as('visitor').productsV3.getProduct({ id });
  expect(product).toMatchObject({
    revision: '1',
    slug: 'tidal-mug',
    actualPriceRange: { minValue: { amount: '24.00' }, maxValue: { amount: '28.50' } },
    compareAtPriceRange: { minValue: { amount: '30.00' }, maxValue: { amount: '30.00' } },
    inventory: {
      availabilityStatus: 'PARTIALLY_OUT_OF_STOCK',
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
    media: { main: { id: 'mug.png' } },
    physicalProperties: {
      shippingWeightRange: { minValue: 0.42, maxValue: 0.42 },
      pricePerUnitRange: {
        minValue: { value: '8.00', description: '€8.00 / 100 ml' },
        maxValue: { value: '9.50', description: '€9.50 / 100 ml' },
      },
    },
    options: [
      {
        name: 'Size',
        choicesSettings: {
          choices: [
            { name: 'Size 1', inStock: true, visible: true },
            { name: 'Size 2', inStock: false, visible: true },
          ],
        },
      },
    ],
    variantsInfo: {
      variants: [
        { price: { actualPrice: { amount: '24.00' } }, inventoryStatus: { inStock: true } },
        { price: { actualPrice: { amount: '28.50' } }, inventoryStatus: { inStock: false } },
      ],
    },
    tags: { publicTags: { tagIds: ['b2'] } },
  });
  expect(product.tags).not.toHaveProperty('privateTags');
  const bySlug = await shop.as('visitor').productsV3.getProductBySlug({ slug: 'tidal-mug' });
  expect(bySlug.product).toEqual(product);
});

/** Paths of a product, by the field that asks for each. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  URL: ['url.url', 'url.relativePath'],
  CURRENCY: ['currency', 'actualPriceRange.minValue.formattedAmount'],
  INFO_SECTION: ['infoSections.0.title'],
  INFO_SECTION_PLAIN_DESCRIPTION: ['infoSections.0.plainDescription'],
  INFO_SECTION_DESCRIPTION: ['infoSections.0.description'],
  PLAIN_DESCRIPTION: ['plainDescription'],
  DESCRIPTION: ['description'],
  SUBSCRIPTION_PRICES_INFO: ['variantsInfo.variants.0.subscriptionPricesInfo'],
  BREADCRUMBS_INFO: ['breadcrumbsInfo.breadcrumbs.1.categorySlug'],
  WEIGHT_MEASUREMENT_UNIT_INFO: ['physicalProperties.weightMeasurementUnitInfo'],
  VARIANT_OPTION_CHOICE_NAMES: ['variantsInfo.variants.0.choices.0.optionChoiceNames.choiceName'],
  MEDIA_ITEMS_INFO: ['media.itemsInfo.items.1'],
  DIRECT_CATEGORIES_INFO: ['directCategoriesInfo.categories.0.id'],
  ALL_CATEGORIES_INFO: ['allCategoriesInfo.categories.2.id'],
  THUMBNAIL: ['media.main.thumbnail'],
  DISCOUNT_INFO: ['variantsInfo.variants.0.price.priceAfterDiscount'],
  MERCHANT_DATA: ['costRange', 'variantsInfo.variants.0.revenueDetails.profit'],
};

test.each(Object.entries(PARTS))('%s asks for %j', async (field, paths) => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  const token = shop.tokenFor({ role: 'staff' });
  const read = async (query: string) =>
    (await shop.request('GET', `/stores/v3/products/${id}${query}`, { token })).body['product'];
  const [without, asked] = [await read(''), await read(`?fields=${field}`)];
  for (const path of paths) {
    expect(without).not.toHaveProperty(path.split('.'));
    expect(asked).toHaveProperty(path.split('.'));
  }
});

test('what apps add to a product has the names that they like', async () => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  const { product } = await shop.as('visitor').productsV3.getProduct({ id, fields: ['CURRENCY'] });
  expect(product.extendedFields).toEqual({ namespaces: { '@harbour/kiln': { thumbnail: 1, amount: '5' } } });
});

test('prices for subscribers follow from the discount of each subscription', async () => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  const fields = ['SUBSCRIPTION_PRICES_INFO', 'DISCOUNT_INFO'] as const;
  const { product } = await shop.as('visitor').productsV3.getProduct({ id, fields: [...fields] });
  const [variant] = product.variantsInfo?.variants ?? [];
  expect(variant?.subscriptionPricesInfo?.subscriptionPrices).toMatchObject([
    { price: { amount: '21.60' }, pricePerUnit: { value: '7.20' }, priceAfterDiscount: { amount: '21.60' } },
    { price: { amount: '21.60' } },
  ]);
});

test('costs and profits are for merchants', async () => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  const fields = ['MERCHANT_DATA', 'CURRENCY'] as const;
  const { product } = await shop.as('staff').productsV3.getProduct({ id, fields: [...fields] });
  expect(product.costRange).toMatchObject({ minValue: { amount: '9.50', formattedAmount: '€9.50' } });
  expect(product.variantsInfo?.variants?.[0]?.revenueDetails).toEqual({
    cost: { amount: '9.50', formattedAmount: '€9.50' },
    profit: { amount: '14.50', formattedAmount: '€14.50' },
    profitMargin: 0.6042,
  });
  const { productsV3 } = shop.as('visitor');
  const refused = { code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA', status: 403 };
  const asked = ['MERCHANT_DATA' as const];
  await expect(productsV3.getProduct({ id, fields: asked })).rejects.toMatchObject(refused);
  await expect(productsV3.queryProducts({ fields: asked })).rejects.toMatchObject(refused);
  await expect(productsV3.searchProducts({ fields: asked })).rejects.toMatchObject(refused);
  const variants = productsV3.queryVariants({ fields: asked });
  await expect(variants).rejects.toMatchObject({ status: 403 });
});

test('shoppers do not find hidden products, and may not ask for them', async () => {
  const shop = createShopV3();
  const shown = addProduct(shop, { name: 'Shown' });
  const hidden = addProduct(shop, { name: 'Hidden', visible: false });
  const [visitor, staff] = [shop.as('visitor').productsV3, shop.as('staff').productsV3];
  await expect(visitor.getProduct({ id: hidden.id })).rejects.toMatchObject({ status: 404 });
  await expect(visitor.getProductBySlug({ slug: 'hidden' })).rejects.toMatchObject({ status: 404 });
  expect((await staff.getProduct({ id: hidden.id })).product.visible).toBe(false);
  const idsFor = async (client: typeof visitor) =>
    (await client.queryProducts({ query: { sort: [{ fieldName: 'visible' }] } })).products?.map(
      ({ id }) => id,
    );
  expect(await idsFor(visitor)).toEqual([shown.id]);
  expect(await idsFor(staff)).toEqual([hidden.id, shown.id]);
  expect((await visitor.countProducts({})).count).toBe(1);
  expect((await staff.countProducts({})).count).toBe(1);
  expect((await staff.countProducts({ returnNonVisibleProducts: true })).count).toBe(2);
  const refused = { code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS', status: 403 };
  await expect(visitor.countProducts({ returnNonVisibleProducts: true })).rejects.toMatchObject(refused);
  for (const filter of [
    { visible: false },
    { visible: { $ne: true } },
    { visible: { $in: [true, false] } },
    { $or: [{ visible: { $eq: false } }, { slug: 'x' }] },
    { $not: { visible: true } },
  ]) {
    await expect(visitor.queryProducts({ query: { filter } })).rejects.toMatchObject(refused);
    await expect(visitor.searchProducts({ search: { filter } })).rejects.toMatchObject(refused);
    await expect(visitor.countProducts({ filter })).rejects.toMatchObject(refused);
    await staff.queryProducts({ query: { filter } });
  }
  await visitor.queryProducts({ query: { filter: { visible: true } } });
});

test('lists have no variants, but how many there are, and the cheapest visible one on request', async () => {
  const shop = createShopV3();
  const { variantIds } = addProduct(shop, { prices: ['30', '9.5', '12'] });
  const { productsV3 } = shop.as('visitor');
  const { products } = await productsV3.queryProducts({ fields: ['MIN_PRICE_VARIANT', 'CURRENCY'] });
  expect(products?.[0]).not.toHaveProperty('variantsInfo');
  expect(products?.[0]?.variantSummary).toMatchObject({
    variantCount: 3,
    minPriceVariant: {
      id: variantIds[1],
      price: { actualPrice: { amount: '9.50', formattedAmount: '€9.50' } },
    },
  });
  const plain = await productsV3.queryProducts({});
  expect(plain.products?.[0]?.variantSummary).toEqual({ variantCount: 3 });
});

test('a product that is read says how many variants it has, too', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { prices: ['30', '9.5', '12'] });
  const { product } = await shop.as('visitor').productsV3.getProduct({ id });
  expect(product.variantSummary).toEqual({ variantCount: 3 });
});

test('pages have cursors that hold filter and sort, and no total', async () => {
  const shop = createShopV3();
  for (const name of ['a', 'b', 'c', 'd', 'e']) addProduct(shop, { name });
  addProduct(shop, { name: 'other' });
  const { productsV3 } = shop.as('visitor');
  const first = await productsV3.queryProducts({
    query: {
      filter: { slug: { $in: ['a', 'b', 'c', 'd', 'e'] } },
      sort: [{ fieldName: 'slug', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    },
  });
  expect(first.products?.map(({ slug }) => slug)).toEqual(['e', 'd']);
  expect(first.pagingMetadata).toEqual({ count: 2, cursors: { next: expect.any(String) }, hasNext: true });
  const page = (cursor: string | null = '') =>
    productsV3.queryProducts({ query: { cursorPaging: { limit: 2, cursor } } });
  const second = await page(first.pagingMetadata?.cursors?.next);
  expect(second.products?.map(({ slug }) => slug)).toEqual(['c', 'b']);
  const last = await page(second.pagingMetadata?.cursors?.next);
  expect(last.products?.map(({ slug }) => slug)).toEqual(['a']);
  expect(last.pagingMetadata?.hasNext).toBe(false);
  const back = await page(last.pagingMetadata?.cursors?.prev);
  expect(back.products).toEqual(second.products);
});

test('variants of all products are listed with what belongs to their product', async () => {
  const shop = createShopV3();
  const id = fullProduct(shop);
  addProduct(shop, { visible: false });
  addProduct(shop, { variant: { visible: false } });
  const { variants } = await shop.as('visitor').productsV3.queryVariants({
    fields: ['CURRENCY', 'WEIGHT_MEASUREMENT_UNIT_INFO', 'SUBSCRIPTION_PRICES_INFO'],
  });
  expect(variants).toHaveLength(2);
  expect(new Set(variants?.map((variant) => variant.id)).size).toBe(2);
  const product = {
    productId: id,
    name: 'Tidal mug',
    productType: 'PHYSICAL',
    slug: 'tidal-mug',
    handle: 'tidal-mug-2025',
    currency: 'EUR',
    revision: '1',
    physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } },
  };
  for (const variant of variants ?? [])
    expect(variant).toMatchObject({
      barcode: '4006381333931',
      productData: product,
      optionChoices: [{ optionChoiceNames: { optionName: 'Size' } }],
    });
  expect(variants?.[0]?.physicalProperties).not.toHaveProperty('productDimensions');
  const { variants: all } = await shop.as('staff').productsV3.queryVariants({ fields: ['MERCHANT_DATA'] });
  expect(all).toHaveLength(4);
  const filter = { 'productData.productId': id };
  const one = await shop
    .as('staff')
    .productsV3.queryVariants({ query: { filter, cursorPaging: { limit: 1 } } });
  expect(one.pagingMetadata).toMatchObject({ count: 1, hasNext: true });
  expect(one.variants?.[0]?.productData?.productId).toBe(id);
});

test('variants are found and sorted by either of their ids', async () => {
  const shop = createShopV3();
  const { variantIds } = addProduct(shop, { prices: ['1', '2', '3'] });
  const { queryVariants } = shop.as('visitor').productsV3;
  const sort = [{ fieldName: 'variantId' as const, order: 'DESC' as const }];
  const { variants = [] } = await queryVariants({ query: { sort } });
  expect(variants.map(({ variantId }) => variantId)).toEqual(variantIds.toSorted().toReversed());
  const [first] = variants;
  for (const filter of [{ id: first?.id ?? '' }, { variantId: first?.variantId ?? '' }])
    expect((await queryVariants({ query: { filter } })).variants).toEqual([first]);
});

test('prices follow the currency, without a new revision', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { prices: ['1250.00'] });
  shop.changeSettings({ currency: 'JPY' });
  const { product } = await shop.as('visitor').productsV3.getProduct({ id, fields: ['CURRENCY'] });
  expect(product).toMatchObject({
    revision: '1',
    currency: 'JPY',
    actualPriceRange: { minValue: { amount: '1250', formattedAmount: '¥1,250' } },
  });
});

test('a change of stock shows in the product, without a new revision and without an event of version 1', async () => {
  const shop = createShopV3();
  const { id, variantIds } = addProduct(shop, { prices: ['1', '2'], stock: [1, 1] });
  shop.setStock({ productId: id, variantId: variantIds[0] ?? '', quantity: 0 });
  const { product } = await shop.as('visitor').productsV3.getProduct({ id });
  expect(product).toMatchObject({
    revision: '1',
    inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
    variantsInfo: {
      variants: [{ inventoryStatus: { inStock: false } }, { inventoryStatus: { inStock: true } }],
    },
  });
  expect(eventsIn(shop).filter(({ type }) => type.startsWith('com.wix'))).toEqual([]);
});
