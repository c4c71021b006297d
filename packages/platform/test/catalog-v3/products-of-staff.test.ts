/** How staff create, change and delete products of version 3. */
import { expect, test } from 'vitest';
import { BUYER, place } from '../cart-v2-shop.ts';
import { createShopV3, lineOf, TREE } from '../catalog-v3-shop.ts';
import {
  type Changes,
  choice,
  create,
  fullProduct,
  having,
  option,
  read,
  SIZES,
  stockOf,
  UNKNOWN,
  update,
  VARIANT,
  VARIANTS,
} from '../products-of-staff.ts';
import { eventsIn } from '../shop.ts';

test('a new product is found, listed and bought, and takes its pieces from the stock', async () => {
  const shop = createShopV3();
  const { product, inventoryResults } = await create(
    shop,
    {
      name: 'Harbour bowl',
      brand: { name: 'Harbour' },
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '48' } }, sku: 'B', inventoryItem: { quantity: 2 } }],
      },
    },
    { returnEntity: true, fields: ['URL', 'CURRENCY'] },
  );
  const id = product?.id ?? '';
  expect(product).toMatchObject({
    slug: 'harbour-bowl',
    revision: '1',
    visible: true,
    visibleInPos: true,
    url: { relativePath: '/product-page/harbour-bowl' },
    actualPriceRange: { minValue: { amount: '48.00', formattedAmount: '€48.00' } },
    inventory: { availabilityStatus: 'IN_STOCK' },
    variantsInfo: { variants: [{ visible: true, sku: 'B', choices: [] }] },
  });
  expect(inventoryResults).toMatchObject({
    results: [{ itemMetadata: { originalIndex: 0, success: true }, item: { quantity: 2, productId: id } }],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0 },
  });
  const visitor = shop.as('visitor');
  const { products, aggregationData } = await visitor.productsV3.searchProducts({
    search: {
      search: { expression: 'bowl' },
      aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: {} }],
    },
  });
  expect(products).toMatchObject([{ id }]);
  expect(aggregationData).toMatchObject({
    results: [{ values: { results: [{ value: 'Harbour', count: 1 }] } }],
  });
  expect((await visitor.productsV3.queryVariants()).variants).toMatchObject([
    { productData: { productId: id } },
  ]);
  const { categoryId = '' } = await visitor.productsV3.getAllProductsCategory();
  expect(
    (await visitor.categories.listItemsInCategory({ id: categoryId, treeReference: TREE })).items,
  ).toMatchObject([{ catalogItemId: id }]);
  const { cart } = await visitor.currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineOf(id, undefined, 2)],
    deliveryMethod: { code: 'pickup' },
  });
  const { orderId } = await place(visitor, cart.id ?? '');
  shop.payOrder({ orderId, outcome: 'approved' });
  expect(await read(shop, id)).toMatchObject({ inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
});

test('stock that is not sent is there and not counted, and can be out or open for orders in advance', async () => {
  const shop = createShopV3();
  const variant = (size: string, inventoryItem?: object) => ({
    ...having({ Size: size }),
    ...(inventoryItem && { inventoryItem }),
  });
  const { product, inventoryResults } = await create(shop, {
    options: [option('Size', 'S', 'M', 'L')],
    variantsInfo: {
      variants: [
        variant('S'),
        variant('M', { inStock: false }),
        variant('L', { quantity: 0, preorderInfo: { enabled: true, message: 'In March', limit: 5 } }),
      ],
    },
  });
  expect(product?.variantsInfo?.variants?.map(({ inventoryStatus }) => inventoryStatus)).toEqual([
    { inStock: true, preorderEnabled: false },
    { inStock: false, preorderEnabled: false },
    { inStock: false, preorderEnabled: true },
  ]);
  expect(inventoryResults?.results?.[0]).not.toHaveProperty('item');
  const items = stockOf(shop, product?.id ?? '');
  expect(items).toContainEqual(
    expect.objectContaining({ preorderInfo: { enabled: true, message: 'In March', limit: 5, counter: 0 } }),
  );
});

test('an update changes what it has and keeps everything else', async () => {
  const shop = createShopV3();
  const before = await fullProduct(shop);
  const { product: other } = await create(shop, { name: 'Plate', brand: { name: 'Kiln' } });
  shop.advance(1000);
  const id = before.id ?? '';
  const changes: Omit<Changes, 'revision'>[] = [
    { name: 'Large mug' },
    { visible: false },
    { tags: { publicTags: { tagIds: ['z'] } } },
    { brand: { id: other?.brand?.id ?? '' } },
    { physicalProperties: { fulfillerId: UNKNOWN } },
    { purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } },
  ];
  let product = before;
  for (const change of changes) {
    await update(shop, id, change);
    const after = await read(shop, id);
    const [name = ''] = Object.keys(change);
    const { [name as 'name']: _changed, revision, updatedDate: _date, ...rest } = after;
    expect(BigInt(revision ?? 0)).toBe(BigInt(product.revision ?? 0) + 1n);
    const { [name as 'name']: old, revision: _revision, updatedDate: _before, ...others } = product;
    expect(JSON.stringify(rest)).toBe(JSON.stringify(others));
    expect(after[name as 'name']).not.toEqual(old);
    product = after;
  }
  expect(product.tags).toEqual({ publicTags: { tagIds: ['z'] }, privateTags: { tagIds: ['b'] } });
  expect(product.physicalProperties).toMatchObject({ pricePerUnit: { quantity: 100 }, fulfillerId: UNKNOWN });
});

test('null and empty values clear', async () => {
  const shop = createShopV3();
  const { id } = await fullProduct(shop);
  await update(shop, id ?? '', {
    plainDescription: null,
    brand: {},
    ribbon: {},
    additionalRibbons: [],
    infoSections: [],
    modifiers: [],
    media: { itemsInfo: { items: [] } },
    mainCategoryId: null,
    visible: null,
    visibleInPos: null,
    slug: null,
  });
  const after = await read(shop, id ?? '');
  expect(after).toMatchObject({
    slug: 'tidal-mug-1',
    visible: true,
    visibleInPos: true,
    plainDescription: '',
    additionalRibbons: [],
    infoSections: [],
    modifiers: [],
    media: { itemsInfo: { items: [] } },
  });
  for (const name of ['brand', 'ribbon', 'mainCategoryId']) expect(after).not.toHaveProperty(name);
});

test('null clears objects, as it does texts', async () => {
  const shop = createShopV3();
  const { product: created } = await create(shop, { brand: null, ribbon: null, media: null, seoData: null });
  for (const name of ['brand', 'ribbon', 'seoData']) expect(created).not.toHaveProperty(name);
  const { id } = await fullProduct(shop);
  await update(shop, id ?? '', { seoData: { tags: [{ type: 'title', children: 'Mug' }] } });
  const before = await read(shop, id ?? '');
  expect([before.brand, before.ribbon, before.seoData, before.media?.main].every(Boolean)).toBe(true);
  await update(shop, id ?? '', { brand: null, ribbon: null, media: null, seoData: null, description: null });
  const after = await read(shop, id ?? '');
  for (const name of ['brand', 'ribbon', 'seoData']) expect(after).not.toHaveProperty(name);
  expect(after).toMatchObject({
    media: { itemsInfo: { items: [] } },
    plainDescription: '',
    description: { nodes: [] },
  });
});

test('prices before a reduction, costs and weights that end leave no range behind', async () => {
  const shop = createShopV3();
  const { id, variantsInfo } = await fullProduct(shop);
  const variants = variantsInfo?.variants ?? [];
  await update(shop, id ?? '', {
    variantsInfo: {
      variants: variants.map((each) => ({ id: each.id ?? '', price: { actualPrice: { amount: '5' } } })),
    },
  });
  const after = await read(shop, id ?? '');
  expect(after.variantsInfo?.variants?.map((each) => each.choices)).toEqual(
    variants.map((each) => each.choices),
  );
  for (const name of ['compareAtPriceRange', 'costRange']) expect(after).not.toHaveProperty(name);
  expect(after.physicalProperties).not.toHaveProperty('shippingWeightRange');
});

test('a variant that is left out goes with its stock, others keep theirs, and new ones are in stock', async () => {
  const shop = createShopV3();
  const variants = ['S', 'L'].map((size) => ({ ...having({ Size: size }), inventoryItem: { quantity: 3 } }));
  const { product } = await create(shop, { ...SIZES, variantsInfo: { variants } });
  const [small, large] = product?.variantsInfo?.variants ?? [];
  const id = product?.id ?? '';
  await update(shop, id, {
    options: [{ name: 'Size', choicesSettings: { choices: [{ name: 'L' }, choice('XL')] } }],
    variantsInfo: { variants: [having({ Size: 'L' }, { id: large?.id ?? '' }), having({ Size: 'XL' })] },
  });
  const stock = stockOf(shop, id);
  expect(stock).toHaveLength(2);
  expect(stock).toContainEqual(expect.objectContaining({ variantId: large?.id, quantity: 3 }));
  expect(stock).toContainEqual(expect.objectContaining({ trackQuantity: false, inStock: true }));
  const listed = await shop.as('staff').productsV3.queryVariants();
  expect(listed.variants?.map(({ variantId }) => variantId)).not.toContain(small?.id);
  expect(listed.variants).toHaveLength(2);
});

test('each text follows from the other', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, { plainDescription: '<p>Fish &amp; <b>chips</b></p><p>Salt</p>' });
  const id = product?.id ?? '';
  const paragraph = (text: string) => ({ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] });
  expect((await read(shop, id)).description).toEqual({
    nodes: [paragraph('Fish & chips'), paragraph('Salt')],
  });
  const description = { nodes: [{ type: 'LIST', nodes: [paragraph('a < b')] }] };
  await update(shop, id, { description });
  expect(await read(shop, id)).toMatchObject({ description, plainDescription: '<p>a &lt; b</p>' });
  await update(shop, id, { description, plainDescription: '<p>Other</p>' });
  expect(await read(shop, id)).toMatchObject({ description, plainDescription: '<p>Other</p>' });
});

test('a product that becomes a digital one has files instead of weights', async () => {
  const shop = createShopV3({ seed: 'small' });
  const { items } = shop.listItems({ entity: 'file', limit: 200 });
  const fileId = String(items[0]?.['id']);
  const { product } = await create(shop, { name: 'Recipes' });
  const variants = [
    { price: { actualPrice: { amount: '9' } }, digitalProperties: { digitalFile: { id: fileId } } },
  ];
  const after = await update(shop, product?.id ?? '', { productType: 'DIGITAL', variantsInfo: { variants } });
  expect(after).toMatchObject({
    productType: 'DIGITAL',
    variantsInfo: {
      variants: [{ digitalProperties: { digitalFile: { id: fileId, fileSize: expect.any(String) } } }],
    },
  });
  expect(after).not.toHaveProperty('physicalProperties');
  const back = await update(shop, product?.id ?? '', { productType: 'PHYSICAL' });
  expect(back.variantsInfo?.variants?.[0]).not.toHaveProperty('digitalProperties');
});

test('an outdated revision is a conflict, an unknown product is not found, and shoppers may change nothing', async () => {
  const shop = createShopV3();
  const { product } = await create(shop);
  const id = product?.id ?? '';
  await update(shop, id, { name: 'Bowl' });
  const before = await read(shop, id);
  const staff = shop.as('staff').productsV3;
  const outdated = { id, product: { revision: '1', name: 'Vase' } };
  await expect(staff.updateProduct(outdated)).rejects.toMatchObject({ status: 409 });
  expect(await read(shop, id)).toEqual(before);
  await expect(staff.updateProduct({ ...outdated, id: UNKNOWN })).rejects.toMatchObject({ status: 404 });
  await expect(staff.deleteProduct({ id: UNKNOWN })).rejects.toMatchObject({ status: 404 });
  for (const role of ['visitor', 'member'] as const) {
    const { productsV3 } = shop.as(role);
    for (const call of [
      () => productsV3.updateProduct(outdated),
      () => productsV3.deleteProduct({ id }),
      () =>
        productsV3.createProductWithInventory({
          product: { name: 'a', productType: 'PHYSICAL', variantsInfo: { variants: VARIANTS } },
        }),
      () => productsV3.bulkUpdateProductVariantsByFilter({ filter: { slug: 'a' }, variant: {} }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403 });
  }
});

test('a deleted product goes with its variants and stock, and its lines in carts are those of a deleted item', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, SIZES);
  const id = product?.id ?? '';
  const visitor = shop.as('visitor');
  await visitor.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineOf(id, product?.variantsInfo?.variants?.[0]?.id ?? '')],
  });
  await shop.as('staff').productsV3.deleteProduct({ id });
  await expect(visitor.productsV3.getProduct({ id })).rejects.toMatchObject({ status: 404 });
  expect((await visitor.productsV3.queryVariants()).variants).toEqual([]);
  expect(stockOf(shop, id)).toEqual([]);
  const { cart } = await visitor.currentCartV2.refreshCurrentCart();
  expect(cart?.lineItems[0]?.status).toBe('REMOVED_FROM_CATALOG');
});

test('events have the product as apps see it, and what it was before', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, { tags: { privateTags: { tagIds: ['a'] } } });
  const id = product?.id ?? '';
  shop.advance(1000);
  await update(shop, id, { name: 'Bowl', tags: { privateTags: { tagIds: ['b'] } } });
  await shop.as('staff').productsV3.deleteProduct({ id });
  const events = eventsIn(shop, { entityId: id });
  expect(events.map(({ type }) => type)).toEqual(
    ['created', 'updated', 'deleted'].map((slug) => `wix.stores.catalog.v3.product_${slug}`),
  );
  expect(events[0]?.content).toMatchObject({
    entity: { id, revision: '1', variantsInfo: { variants: [{}] } },
  });
  expect(events[1]?.content).toEqual({
    entity: expect.objectContaining({ name: 'Bowl', revision: '2' }),
    modifiedFields: {
      name: 'Mug',
      revision: '1',
      updatedDate: product?.updatedDate,
      'tags.privateTags.tagIds': ['a'],
    },
  });
});

test('a price per unit that is too long for display is left out, and the product can be read and imported', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, {
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } },
    subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH' }] },
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '999999999.99' } },
          physicalProperties: { pricePerUnit: { settings: { quantity: 0.01, measurementUnit: 'ML' } } },
        },
      ],
    },
  });
  const fields = ['SUBSCRIPTION_PRICES_INFO', 'DISCOUNT_INFO', 'CURRENCY'] as const;
  const { variantsInfo } = (
    await shop.as('staff').productsV3.getProduct({ id: product.id ?? '', fields: [...fields] })
  ).product;
  const [variant] = variantsInfo?.variants ?? [];
  const [subscription] = variant?.subscriptionPricesInfo?.subscriptionPrices ?? [];
  const amount = '9999999999900.00';
  expect(variant?.physicalProperties?.pricePerUnit).toMatchObject({
    description: '€9,999,999,999,900.00 / 100 ml',
    priceAfterDiscount: { amount },
  });
  expect(subscription?.pricePerUnit).toEqual({ value: amount, priceAfterDiscount: { amount } });
  const copy = createShopV3();
  await copy.import(shop.export());
  expect(copy.export().get('productV3.jsonl')).toEqual(shop.export().get('productV3.jsonl'));
});

test('an export has what calls wrote, and an import finds shared parts and taken SKUs again', async () => {
  const shop = createShopV3();
  const full = await fullProduct(shop);
  const other = createShopV3();
  await other.import(shop.export());
  expect(await read(other, full.id ?? '')).toEqual(full);
  const { product } = await create(other, { brand: { name: 'Harbour' }, ribbon: { name: 'Handmade' } });
  expect(product).toMatchObject({ brand: full.brand, ribbon: full.additionalRibbons?.[0] });
  const variants = [{ ...VARIANT, sku: 'L' }];
  await expect(create(other, { variantsInfo: { variants } })).rejects.toMatchObject({
    violations: [{ field: 'product.variantsInfo.variants[0].sku' }],
  });
});
