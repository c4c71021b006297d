import type { StoreError } from 'storewire';
import { expect, test } from 'vitest';
import { image, uploadAs } from '../media.ts';
import { createShop, eventsIn, type TestShop } from '../shop.ts';

const mug = {
  name: 'Tidal mug',
  priceData: { price: 24 },
  costAndProfitData: { itemCost: 9.5 },
  sku: 'TIDAL',
  weight: 0.42,
  manageVariants: true,
  productOptions: [
    {
      name: 'Glaze',
      choices: [
        { description: 'Sea', value: '#2f6f73' },
        { description: 'Sand', value: '#d8c3a5' },
      ],
    },
    { name: 'Size', choices: [{ description: '300 ml' }, { description: '450 ml' }] },
  ],
};

const createMug = async (shop: TestShop, changes = {}) =>
  (await shop.as('staff').products.createProduct({ product: { ...mug, ...changes } })).product;

test('a product is created with its variants, slug and derived prices', async () => {
  const shop = createShop();
  const product = await createMug(shop, { discount: { type: 'PERCENT', value: 12.5 } });
  expect(product).toMatchObject({
    slug: 'tidal-mug',
    visible: true,
    productType: 'physical',
    price: { price: 24, discountedPrice: 21 },
    priceData: {
      currency: 'EUR',
      price: 24,
      discountedPrice: 21,
      formatted: { price: '€24.00', discountedPrice: '€21.00' },
    },
    costAndProfitData: { itemCost: 9.5, profit: 11.5, profitMargin: 0.5476 },
    priceRange: { minValue: 24, maxValue: 24 },
    stock: { inventoryStatus: 'IN_STOCK' },
    productOptions: [
      { optionType: 'color', choices: [{ inStock: true }, {}] },
      { optionType: 'drop_down', choices: [{ value: '300 ml' }, {}] },
    ],
  });
  expect(product.variants?.map(({ choices }) => Object.values(choices ?? {}).join())).toEqual([
    'Sea,300 ml',
    'Sea,450 ml',
    'Sand,300 ml',
    'Sand,450 ml',
  ]);
  expect((await createMug(shop)).slug).toBe('tidal-mug-1');
  expect(eventsIn(shop, { type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated' })).toHaveLength(2);
});

test('a discount is not negative, and a slug has no halves of characters', async () => {
  const shop = createShop();
  const { products, members } = shop.as('staff');
  const create = (changes: object) =>
    products.createProduct({
      product: { name: 'Mug', priceData: { price: 1 }, productType: 'physical', ...changes },
    });
  for (const type of ['PERCENT', 'AMOUNT'])
    await expect(create({ discount: { type, value: -10 } })).rejects.toMatchObject({
      violations: [{ field: 'product.discount.value' }],
    });
  await expect(create({ slug: 'mug-\ud83c' })).rejects.toMatchObject({
    violations: [{ field: 'product.slug' }],
  });
  const { member } = await members.createMember({ member: { profile: { nickname: `a${'𠮷'.repeat(60)}` } } });
  expect(member?.profile?.slug).toBe(`a${'𠮷'.repeat(44)}`);
});

test('everything that is wrong with a product is reported at once, by its creation and by an update', async () => {
  const shop = createShop();
  const { slug, id = '' } = await createMug(shop);
  const other = await createMug(shop, { slug: 'other' });
  const wrong = {
    priceData: { price: -1 },
    weight: -2,
    productOptions: [
      { name: 'Size' },
      { choices: [{ description: 'Sea' }, { description: 'Sea' }, {}] },
      { name: 'SIZE', choices: [{ description: 'S' }] },
    ],
  };
  const ofBoth = [
    'product.priceData.price MIN',
    'product.weight MIN',
    'product.slug VALIDATION',
    'product.productOptions[0].choices MIN_SIZE',
    'product.productOptions[1].name REQUIRED_FIELD',
    'product.productOptions[1].choices[2].description REQUIRED_FIELD',
    'product.productOptions[1].choices VALIDATION',
    'product.productOptions[2].name VALIDATION',
  ];
  const found = (call: Promise<unknown>) =>
    call.catch(({ violations }: StoreError) =>
      violations.map(({ field, rule }) => `${field} ${rule}`).toSorted(),
    );
  const digital = { slug, productType: 'digital', ...wrong };
  expect(await found(createMug(shop, digital))).toEqual(
    ['product.productType VALIDATION', ...ofBoth].toSorted(),
  );
  const { products } = shop.as('staff');
  const changes = { name: null, slug: other.slug, ...wrong };
  expect(await found(products.updateProduct({ id, product: changes }))).toEqual(
    ['product.name REQUIRED_FIELD', ...ofBoth].toSorted(),
  );
  expect((await products.getProduct({ id })).product.weight).toBe(mug.weight);
});

test('cost and profit are for merchants who ask for them', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop);
  const read = async (role: 'visitor' | 'staff', includeMerchantSpecificData: boolean) =>
    JSON.stringify(await shop.as(role).products.getProduct({ id, includeMerchantSpecificData }));
  expect(await read('visitor', true)).not.toMatch(/itemCost|costRange/);
  expect(await read('staff', false)).not.toMatch(/itemCost|costRange/);
  expect(await read('staff', true)).toMatch(/itemCost.*itemCost/);
  const { products } = await shop.as('staff').products.queryProducts();
  expect(JSON.stringify(products)).not.toMatch(/itemCost|costRange/);
});

test('a list has the variants of its products, as a product has that is read alone', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop);
  const { products } = shop.as('visitor');
  const { product } = await products.getProduct({ id });
  expect(product.variants?.length).toBeGreaterThan(1);
  expect((await products.queryProducts({ query: { filter: { id } } })).products).toEqual([product]);
});

test('shoppers do not see hidden products', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop, { visible: false });
  const visitor = shop.as('visitor');
  await expect(visitor.products.getProduct({ id })).rejects.toMatchObject({ status: 404 });
  expect((await visitor.products.queryProducts()).products).toEqual([]);
  expect((await visitor.variants.queryStoreVariants({ query: {} })).variants).toEqual([]);
  expect((await shop.as('staff').products.queryProducts()).products).toHaveLength(1);
});

test('an update keeps the variants whose choices stay, with their values', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { id = '', variants = [] } = await createMug(shop);
  await merchant.variants.updateProductVariants({
    id,
    variants: [{ choices: { Glaze: 'Sea', Size: '450 ml' }, price: 28, sku: 'SEA-450' }],
  });
  const { product } = await merchant.products.updateProduct({
    id,
    product: {
      name: 'Tide mug',
      description: null,
      productOptions: [mug.productOptions[0] ?? {}, { name: 'Size', choices: [{ description: '450 ml' }] }],
    },
  });
  expect(product).toMatchObject({
    name: 'Tide mug',
    slug: 'tidal-mug',
    priceRange: { minValue: 24, maxValue: 28 },
  });
  expect(product.variants?.map((variant) => variant.id)).toEqual([variants[1]?.id, variants[3]?.id]);
  expect(product.variants?.[0]?.variant).toMatchObject({ sku: 'SEA-450', priceData: { price: 28 } });
  await merchant.variants.resetProductVariants({ id });
  expect((await merchant.products.getProduct({ id })).product.priceRange).toEqual({
    minValue: 24,
    maxValue: 24,
  });
});

test('lists are filtered and sorted as the contract says', async () => {
  const shop = createShop();
  const prices = { apple: 10, Banana: 9.99, cherry: 100, 'Ä_%': 9 };
  for (const [name, price] of Object.entries(prices))
    await createMug(shop, { name, priceData: { price }, productOptions: [], manageVariants: false });
  const names = async (
    query: NonNullable<Parameters<ReturnType<TestShop['as']>['products']['queryProducts']>[0]>['query'],
  ) => (await shop.as('visitor').products.queryProducts({ query })).products?.map(({ name }) => name);
  expect(await names({ sort: [{ fieldName: 'name' }] })).toEqual(['Banana', 'apple', 'cherry', 'Ä_%']);
  expect(await names({ sort: [{ fieldName: 'price', order: 'DESC' }] })).toEqual([
    'cherry',
    'apple',
    'Banana',
    'Ä_%',
  ]);
  expect(await names({ filter: { price: { $gt: 9.99, $lt: 100 } } })).toEqual(['apple']);
  expect(await names({ filter: { name: { $startsWith: 'BAN' } } })).toEqual(['Banana']);
  expect(await names({ filter: { name: { $startsWith: 'ä_' } } })).toEqual(['Ä_%']);
  await expect(names({ filter: { name: { $startsWith: 'a'.repeat(1001) } } })).rejects.toMatchObject({
    violations: [{ field: 'query.filter.name.$startsWith', rule: 'MAX_LENGTH' }],
  });
  expect(await names({ sort: [{ fieldName: 'numericId' }], paging: { limit: 2, offset: 1 } })).toEqual([
    'Banana',
    'cherry',
  ]);
});

test('products are filtered by choices of their options', async () => {
  const shop = createShop();
  const { id } = await createMug(shop);
  await createMug(shop, { productOptions: [] });
  const { products } = await shop.as('visitor').products.queryProducts({
    query: { filter: { 'options.Glaze': { $hasSome: ['Sea', 'Ink'] } } },
  });
  expect(products?.map((product) => product.id)).toEqual([id]);
});

test('the choices of a product whose variants are not managed are visible and in stock', async () => {
  const shop = createShop();
  const { id } = await createMug(shop, { manageVariants: false });
  const { products } = await shop.as('visitor').products.queryProducts({ query: { filter: { id } } });
  const choices = (products?.[0]?.productOptions ?? []).flatMap((option) => option.choices ?? []);
  expect(choices.length).toBeGreaterThan(1);
  for (const choice of choices) expect(choice).toMatchObject({ inStock: true, visible: true });
});

test('options and their availability follow the choices made so far', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop);
  const visitor = shop.as('visitor');
  const some = await visitor.products.getProductOptionsAvailability({ id, options: { glaze: 'Sea' } });
  expect(some).not.toHaveProperty('selectedVariant');
  expect(some.availableForPurchase).toBe(false);
  const complete = await visitor.products.getProductOptionsAvailability({
    id,
    options: { Glaze: 'Sea', Size: '300 ml' },
  });
  expect(complete).toMatchObject({
    availableForPurchase: true,
    selectedVariant: { inStock: true, price: { price: 24 } },
  });
  const wrong = visitor.products.getProductOptionsAvailability({ id, options: { Glaze: 'Ink' } });
  await expect(wrong).rejects.toMatchObject({ violations: [{ field: 'options.Glaze' }] });
});

test('the availability of options ignores variants that are hidden', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop);
  const hide = (size: string) =>
    shop.as('staff').variants.updateProductVariants({
      id,
      variants: [{ choices: { Glaze: 'Sea', Size: size }, visible: false }],
    });
  const choices = async (options: Record<string, string>) => {
    const asked = await shop.as('visitor').products.getProductOptionsAvailability({ id, options });
    const all = (asked.productOptions ?? []).flatMap((option) => option.choices ?? []);
    return { asked, of: (text: string) => all.find(({ description }) => description === text) };
  };
  await hide('300 ml');
  const { asked, of } = await choices({ Glaze: 'Sea', Size: '300 ml' });
  expect(asked.availableForPurchase).toBe(false);
  expect(asked).not.toHaveProperty('selectedVariant');
  expect(of('300 ml')).toMatchObject({ inStock: false, visible: false });
  expect((await choices({})).of('300 ml')).toMatchObject({ inStock: true, visible: true });
});

test('collections contain products, and count those that the caller sees', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { id: shown = '' } = await createMug(shop);
  const { id: hidden = '' } = await createMug(shop, { visible: false });
  const { collection } = await merchant.collections.createCollection({ collection: { name: 'Für Tee' } });
  const id = collection.id ?? '';
  await merchant.collections.addProductsToCollection({ id, productIds: [shown, hidden] });
  const visitor = shop.as('visitor');
  expect(
    (await visitor.collections.getCollectionBySlug({ slug: 'fur-tee' })).collection.numberOfProducts,
  ).toBe(1);
  expect((await merchant.collections.getCollectionById({ id })).collection.numberOfProducts).toBe(2);
  const list = await visitor.products.queryProducts({
    query: { filter: { collectionIds: { $hasSome: [id] } } },
  });
  expect(list.products?.map((product) => product.id)).toEqual([shown]);
  await merchant.collections.deleteCollection({ id });
  const changes = shop.listEvents({ type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged' }).events;
  // of each product, when it was added and when the collection was deleted
  expect(changes.map(({ entityId }) => entityId).toSorted()).toEqual(
    [shown, shown, hidden, hidden].toSorted(),
  );
  expect((await merchant.products.getProduct({ id: shown })).product.collectionIds).toEqual([]);
  const all = '00000000-000000-000000-000000000001';
  expect((await visitor.collections.getCollectionById({ id: all })).collection.numberOfProducts).toBe(1);
});

test('bulk calls report the result of each product', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { id = '' } = await createMug(shop);
  const { results, bulkActionMetadata } = await merchant.products.bulkAdjustProducts({
    ids: [id, 'missing'],
    adjust: { price: { percentage: { rate: 10 } } },
  });
  expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 });
  expect((await merchant.products.getProduct({ id })).product.priceData?.price).toBe(26.4);
});

test('media belong to a product and to the choices of one option', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { id = '' } = await createMug(shop);
  await merchant.products.addProductMedia({
    id,
    media: [
      { mediaId: 'sea.png', choice: { option: 'Glaze', choice: 'Sea' } },
      { url: 'https://files.example/sand.png' },
    ],
  });
  const { product } = await shop.as('visitor').products.getProduct({ id });
  expect(product.media?.items).toHaveLength(2);
  expect(product.media?.mainMedia?.image?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/sea\.png$/);
  expect(product.productOptions?.[0]?.choices?.[0]?.media?.items).toHaveLength(1);
  const other = merchant.products.setProductChoiceMedia({
    id,
    media: [{ option: 'Size', choice: '300 ml', mediaIds: ['sea.png'] }],
  });
  await expect(other).rejects.toMatchObject({ violations: [{ field: 'media[0].option' }] });
  await merchant.products.removeProductMedia({ id, mediaIds: [] });
  expect((await merchant.products.getProduct({ id })).product.media?.items).toEqual([]);
});

test('a media id with half of a character is a violation', async () => {
  const shop = createShop();
  const { id = '' } = await createMug(shop);
  const added = shop.as('staff').products.addProductMedia({ id, media: [{ mediaId: 'sea\ud800.png' }] });
  await expect(added).rejects.toMatchObject({ violations: [{ field: 'media[0].mediaId', rule: 'FORMAT' }] });
});

test('a variant of the store shows the picture of its choice, or else the main picture or video of the product', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  const { id = '' } = await createMug(shop);
  const mediaOf = async () => {
    const { variants = [] } = await shop
      .as('visitor')
      .variants.queryStoreVariants({ query: { filter: { productId: id } } });
    return Object.fromEntries(variants.map(({ choices, media }) => [choices?.['Glaze'], media]));
  };
  expect(await mediaOf()).toEqual({ Sea: undefined, Sand: undefined });
  const film = await uploadAs(shop, 'no film', 'mug.mp4', { mimeType: 'video/mp4' });
  const sea = await uploadAs(shop, await image(40, 30), 'sea.png');
  await staff.products.addProductMedia({
    id,
    media: [{ mediaId: film.id ?? '' }, { mediaId: sea.id ?? '' }],
  });
  await staff.products.setProductChoiceMedia({
    id,
    media: [{ option: 'Glaze', choice: 'Sea', mediaIds: [sea.id ?? ''] }],
  });
  expect(await mediaOf()).toMatchObject({
    Sea: { image: { id: sea.id, url: sea.url, width: 40, height: 30, altText: 'Tidal mug' } },
    Sand: { video: { id: film.id, url: film.url, resolutions: [{ url: film.url, format: 'mp4' }] } },
  });
});

test.each([
  ['JPY', 333],
  ['EUR', 333.33],
  ['KWD', 333.333],
])('a price per unit has the decimals of %s', async (currency, pricePerUnit) => {
  const shop = createShop({ settings: { currency } });
  const { product } = await shop.as('staff').products.createProduct({
    product: {
      name: 'Glaze',
      priceData: { price: 1000 },
      pricePerUnitData: {
        totalQuantity: 3,
        totalMeasurementUnit: 'L',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
    },
  });
  expect(product.priceData?.pricePerUnit).toBe(pricePerUnit);
});
