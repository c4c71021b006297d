/** How staff create, change and delete products of version 3. */
import type { CreateProductWithInventoryInput, ProductV3, UpdateProductV3Input } from 'storewire';
import { expect, test } from 'vitest';
import { BUYER, place } from '../cart-v2-shop.ts';
import { addCategoryTo, createShopV3, lineOf, TREE } from '../catalog-v3-shop.ts';
import { eventsIn, type TestShop } from '../shop.ts';

type NewProduct = CreateProductWithInventoryInput['product'];
type Changes = UpdateProductV3Input['product'];
type Variant = NonNullable<NonNullable<Changes['variantsInfo']>['variants']>[number];

const UNKNOWN = '3f8d1b6e-9a27-4c50-b4e3-7d2c5a9f1e68';
const VARIANT = { price: { actualPrice: { amount: '24' } } };
const VARIANTS = [VARIANT];

const create = (shop: TestShop, product: Partial<NewProduct> = {}, more = {}) =>
  shop.as('staff').productsV3.createProductWithInventory({
    product: { name: 'Mug', productType: 'PHYSICAL', variantsInfo: { variants: VARIANTS }, ...product },
    ...more,
  });

/** Updates the present revision of a product. */
async function update(shop: TestShop, id: string, changes: Omit<Changes, 'revision'>, more = {}) {
  const staff = shop.as('staff').productsV3;
  const { revision } = (await staff.getProductV3({ id })).product;
  return (await staff.updateProductV3({ id, product: { ...changes, revision: revision ?? '' }, ...more }))
    .product;
}

const choice = (name: string) => ({ name, choiceType: 'CHOICE_TEXT' as const });

const option = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: choices.map(choice) },
});

/** A variant with choices by their names. */
const having = (choices: Record<string, string>, more: Partial<Variant> = {}): Variant => ({
  choices: Object.entries(choices).map(([optionName, choiceName]) => ({
    optionChoiceNames: { optionName, choiceName },
  })),
  price: { actualPrice: { amount: '24' } },
  ...more,
});

/** A mug of two sizes. */
const SIZES = {
  options: [option('Size', 'S', 'L')],
  variantsInfo: { variants: [having({ Size: 'S' }), having({ Size: 'L' })] },
};

const ALL_FIELDS = [
  'URL',
  'PLAIN_DESCRIPTION',
  'DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
] as const;

const read = async (shop: TestShop, id: string): Promise<ProductV3> =>
  (await shop.as('staff').productsV3.getProductV3({ id, fields: [...ALL_FIELDS] })).product;

const stockOf = (shop: TestShop, productId: string) =>
  shop.listItems({ entity: 'inventoryItem' }).items.filter((item) => item['productId'] === productId);

/** A product with everything that stays if another property changes. */
async function fullProduct(shop: TestShop): Promise<ProductV3> {
  const mainCategoryId = addCategoryTo(shop, { name: 'Mugs' });
  const { product } = await create(shop, {
    name: 'Tidal mug',
    plainDescription: '<p>A mug.</p><p>It is wide.</p>',
    media: { itemsInfo: { items: [{ url: 'https://photos.example.org/mug.jpg', altText: 'A mug' }] } },
    seoData: { tags: [{ type: 'title', children: 'Mug' }] },
    options: SIZES.options,
    modifiers: [
      { name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Your text' } },
      {
        name: 'Wrap',
        modifierRenderType: 'TEXT_CHOICES',
        mandatory: true,
        choicesSettings: { choices: [{ ...choice('Linen'), addedPrice: '2' }] },
      },
    ],
    brand: { name: 'Harbour' },
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Handmade' }],
    infoSections: [{ uniqueName: 'Care', plainDescription: '<p>Dishwasher</p>' }],
    mainCategoryId,
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } },
    variantsInfo: {
      variants: [
        having(
          { Size: 'S' },
          {
            sku: 'S',
            barcode: '1',
            price: { actualPrice: { amount: '24' }, compareAtPrice: { amount: '30' } },
            revenueDetails: { cost: { amount: '9.5' } },
            physicalProperties: { weight: 0.4 },
          },
        ),
        having({ Size: 'L' }, { sku: 'L' }),
      ],
    },
    subscriptionDetails: {
      subscriptions: [
        { title: 'Monthly', frequency: 'MONTH', interval: 1, discount: { type: 'AMOUNT', amountOff: '2' } },
      ],
    },
    tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
    extendedFields: { namespaces: { '@a/b': { c: 1 } } },
  });
  return read(shop, product?.id ?? '');
}

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
  const { cart } = await visitor.currentCartV2.createCurrentCartV2({
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

test('options, modifiers, brands, ribbons and sections are shared by their names and ids', async () => {
  const shop = createShopV3();
  const one = await fullProduct(shop);
  const [size] = one.options ?? [];
  const [small, large] = size?.choicesSettings?.choices ?? [];
  const { product } = await create(shop, {
    name: 'Tidal mug',
    options: [{ name: 'Size', choicesSettings: { choices: [{ name: 'S' }, choice('XL')] } }],
    modifiers: [{ id: one.modifiers?.[1]?.id ?? '', choicesSettings: { choices: [{ name: 'Linen' }] } }],
    brand: { name: 'Harbour' },
    ribbon: { id: one.additionalRibbons?.[0]?.id ?? '' },
    infoSections: [{ uniqueName: 'Care' }],
    variantsInfo: { variants: [having({ Size: 'S' }), having({ Size: 'XL' })] },
  });
  const other = await read(shop, product?.id ?? '');
  expect(other).toMatchObject({
    slug: 'tidal-mug-1',
    brand: one.brand,
    ribbon: { name: 'Handmade' },
    infoSections: one.infoSections,
    options: [
      {
        id: size?.id,
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ choiceId: small?.choiceId }, { name: 'XL' }] },
      },
    ],
    modifiers: [
      {
        id: one.modifiers?.[1]?.id,
        name: 'Wrap',
        mandatory: true,
        choicesSettings: { choices: [{ name: 'Linen' }] },
      },
    ],
  });
  expect(large?.choiceId).not.toBe(other.options?.[0]?.choicesSettings?.choices?.[1]?.choiceId);
  const [id = ''] = [other.id ?? ''];
  const back = await update(shop, id, {
    options: [{ id: size?.id ?? '', choicesSettings: { choices: [{ choiceId: large?.choiceId ?? '' }] } }],
    variantsInfo: {
      variants: [
        {
          choices: [{ optionChoiceIds: { optionId: size?.id ?? '', choiceId: large?.choiceId ?? '' } }],
          price: { actualPrice: { amount: '30' } },
        },
      ],
    },
  });
  expect(back.options).toMatchObject([
    { name: 'Size', choicesSettings: { choices: [{ name: 'L', key: 'L' }] } },
  ]);
});

test('media are files of the site by their ids, and pictures by their URLs, which keep their ids', async () => {
  const shop = createShopV3({ seed: 'small' });
  const { items } = shop.listItems({ entity: 'file', limit: 200 });
  const picture = items.find(({ mediaType }) => mediaType === 'IMAGE');
  const { product } = await create(shop, {
    name: 'Vase',
    media: {
      itemsInfo: {
        items: [
          { url: 'https://photos.example.org/a.jpg' },
          { id: String(picture?.['id']), displayName: 'b' },
        ],
      },
    },
  });
  const { media, id = '' } = await read(shop, product?.id ?? '');
  expect(media).toMatchObject({
    main: { image: { url: 'https://photos.example.org/a.jpg', altText: 'Vase' }, mediaType: 'IMAGE' },
    itemsInfo: {
      items: [{}, { id: picture?.['id'], displayName: 'b', image: { width: picture?.['width'] } }],
    },
  });
  const [first, second] = media?.itemsInfo?.items ?? [];
  const after = await update(
    shop,
    id ?? '',
    {
      media: { itemsInfo: { items: [{ id: second?.id ?? '' }, { id: first?.id ?? '', altText: 'A vase' }] } },
    },
    { fields: ['MEDIA_ITEMS_INFO'] },
  );
  expect(after.media).toMatchObject({
    main: { id: second?.id },
    itemsInfo: {
      items: [{}, { id: first?.id, altText: 'A vase', image: { url: 'https://photos.example.org/a.jpg' } }],
    },
  });
});

test('an update changes what it has and keeps everything else', async () => {
  const shop = createShopV3();
  const before = await fullProduct(shop);
  shop.advance(1000);
  const id = before.id ?? '';
  const changes: Omit<Changes, 'revision'>[] = [
    { name: 'Large mug' },
    { visible: false },
    { tags: { publicTags: { tagIds: ['z'] } } },
    { brand: { name: 'Kiln' } },
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

test.each<[string, (full: ProductV3) => Partial<NewProduct>]>([
  ['CUSTOMIZATION_NOT_EXIST', () => ({ ...SIZES, options: [{ ...option('Size', 'S', 'L'), id: UNKNOWN }] })],
  ['CUSTOMIZATION_NOT_EXIST', () => ({ modifiers: [{ id: UNKNOWN }] })],
  ['CUSTOMIZATIONS_CREATION_FAILED', () => ({ ...SIZES, options: [option(' ', 'S', 'L')] })],
  ['CUSTOMIZATIONS_CREATION_FAILED', () => ({ ...SIZES, options: [option('Colour', ' ', 'L')] })],
  ['ADD_CUSTOMIZATION_CHOICES_FAILED', () => ({ ...SIZES, options: [option('Size', 'S', ' ')] })],
  ['PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED', () => ({ ...SIZES, options: [{ name: 'Colour' }] })],
  [
    'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
    () => ({ ...SIZES, options: [{ ...option('Colour'), choicesSettings: { choices: [{ name: 'Red' }] } }] }),
  ],
  ['MODIFIER_NAME_AND_TYPE_REQUIRED', () => ({ modifiers: [{ name: 'Card' }] })],
  [
    'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
    () => ({ modifiers: [{ name: 'Wrap', choicesSettings: { choices: [{ name: 'Paper' }] } }] }),
  ],
  [
    'CHOICE_NOT_EXIST',
    () => ({
      ...SIZES,
      options: [{ name: 'Size', choicesSettings: { choices: [{ choiceId: UNKNOWN }] } }],
    }),
  ],
  ['CHOICE_NOT_EXIST', () => ({ ...SIZES, variantsInfo: { variants: [having({ Size: 'XXL' })] } })],
  [
    'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    () => ({
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '10' }, compareAtPrice: { amount: '9.99' } } }],
      },
    }),
  ],
  ['DUPLICATE_RIBBON_IN_ADDITIONAL', () => ({ additionalRibbons: [{ name: 'New' }, { name: 'New' }] })],
  [
    'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ({ ribbon }) => ({ ribbon: { name: 'New' }, additionalRibbons: [{ id: ribbon?.id ?? '' }] }),
  ],
  ['RIBBON_NOT_FOUND', () => ({ ribbon: { id: UNKNOWN } })],
  ['RIBBON_CREATION_FAILED', () => ({ ribbon: { name: ' ' } })],
  ['INFO_SECTION_CREATION_FAILED', () => ({ infoSections: [{ uniqueName: 'Returns' }] })],
])('a new product is refused with %s, and nothing is stored', async (code, input) => {
  const shop = createShopV3();
  const full = await fullProduct(shop);
  await expect(create(shop, input(full))).rejects.toMatchObject({ code });
  expect((await shop.as('staff').productsV3.countProducts()).count).toBe(1);
  expect(stockOf(shop, full.id ?? '')).toHaveLength(shop.listItems({ entity: 'inventoryItem' }).items.length);
});

test.each<[string, (full: ProductV3) => Omit<Changes, 'revision'>]>([
  ['ADD_CUSTOMIZATION_CHOICES_FAILED', () => ({ ...SIZES, options: [option('Size', 'S', ' ')] })],
  ['BRAND_CREATION_FAILED', () => ({ brand: { name: '' } })],
  ['CHOICE_NOT_EXIST', () => ({ variantsInfo: { variants: [having({ Size: 'XXL' })] } })],
  ['CUSTOMIZATION_NOT_EXIST', () => ({ modifiers: [{ id: UNKNOWN }] })],
  [
    'DUPLICATE_BARCODE_ERROR',
    () => ({
      variantsInfo: {
        variants: [having({ Size: 'S' }, { barcode: '7' }), having({ Size: 'L' }, { barcode: '7' })],
      },
    }),
  ],
  ['DUPLICATE_PRODUCT_OPTIONS', () => ({ ...SIZES, options: [...SIZES.options, ...SIZES.options] })],
  ['DUPLICATE_RIBBON_IN_ADDITIONAL', () => ({ additionalRibbons: [{ name: 'A' }, { name: 'A' }] })],
  ['DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', () => ({ additionalRibbons: [{ name: 'New' }] })],
  [
    'DUPLICATE_VARIANT_OPTION_CHOICE',
    () => ({ variantsInfo: { variants: [having({ Size: 'S' }), having({ Size: 'S' })] } }),
  ],
  [
    'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
    () => ({
      subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ title: 'a', visible: false }] },
    }),
  ],
  ['INFO_SECTION_ERROR_OCCURRED', () => ({ infoSections: [{ id: UNKNOWN }] })],
  ['INFO_SECTION_ERROR_OCCURRED', () => ({ infoSections: [{ uniqueName: 'Returns' }] })],
  [
    'INVALID_DEFAULT_VARIANT',
    () => ({ options: [], variantsInfo: { variants: [...VARIANTS, ...VARIANTS] } }),
  ],
  ['INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION', () => ({ productType: 'DIGITAL' as const })],
  [
    'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
    () => ({
      subscriptionDetails: {
        subscriptions: [{ title: 'a', discount: { type: 'AMOUNT' as const, amountOff: '24.01' } }],
      },
    }),
  ],
  ['MISSING_VARIANT_OPTION_CHOICE', () => ({ variantsInfo: { variants: VARIANTS } })],
  ['RIBBON_NOT_FOUND', () => ({ ribbon: { id: UNKNOWN } })],
  [
    'SUBSCRIPTION_ID_ALREADY_EXISTS',
    () => ({
      subscriptionDetails: {
        subscriptions: [
          { id: UNKNOWN, title: 'a' },
          { id: UNKNOWN, title: 'b' },
        ],
      },
    }),
  ],
  ['VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', () => ({ options: SIZES.options })],
  ['VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', () => ({ variantsInfo: { variants: [having({ Size: 'S' })] } })],
  [
    'VARIANT_ID_ALREADY_EXISTS',
    ({ variantsInfo }) => ({
      variantsInfo: {
        variants: ['S', 'L'].map((size) =>
          having({ Size: size }, { id: variantsInfo?.variants?.[0]?.id ?? '' }),
        ),
      },
    }),
  ],
])('a change is refused with %s, and nothing changes', async (code, changes) => {
  const shop = createShopV3();
  const before = await fullProduct(shop);
  await expect(update(shop, before.id ?? '', changes(before))).rejects.toMatchObject({ code });
  expect(await read(shop, before.id ?? '')).toEqual(before);
});

test.each<[string, (full: ProductV3) => Omit<Changes, 'revision'>]>([
  ['BARCODE_ALREADY_EXIST_ERROR', () => ({ variantsInfo: { variants: [{ ...VARIANT, barcode: '1' }] } })],
  ['SKU_ALREADY_EXIST_ERROR', () => ({ variantsInfo: { variants: [{ ...VARIANT, sku: 'L' }] } })],
  ['DUPLICATE_SLUG_ERROR', () => ({ slug: 'tidal-mug' })],
  [
    'VARIANT_ID_ALREADY_EXISTS',
    ({ variantsInfo }) => ({
      variantsInfo: { variants: [{ ...VARIANT, id: variantsInfo?.variants?.[0]?.id ?? '' }] },
    }),
  ],
  [
    'SUBSCRIPTION_ID_ALREADY_EXISTS',
    ({ subscriptionDetails }) => ({
      subscriptionDetails: {
        subscriptions: [{ id: subscriptionDetails?.subscriptions?.[0]?.id ?? '', title: 'a' }],
      },
    }),
  ],
])('what another product has is refused with %s', async (code, changes) => {
  const shop = createShopV3();
  const other = await fullProduct(shop);
  const { product } = await create(shop, { name: 'Bowl' });
  await expect(update(shop, product?.id ?? '', changes(other))).rejects.toMatchObject({ code });
});

test('an unknown file is refused, and a price before a reduction below the price', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, { productType: 'DIGITAL' });
  const id = product?.id ?? '';
  const price = { actualPrice: { amount: '9' } };
  const file = { price, digitalProperties: { digitalFile: { id: 'unknown' } } };
  await expect(update(shop, id, { variantsInfo: { variants: [file] } })).rejects.toMatchObject({
    code: 'DIGITAL_FILE_NOT_FOUND_ERROR',
  });
  const reduced = { price: { ...price, compareAtPrice: { amount: '8' } } };
  await expect(update(shop, id, { variantsInfo: { variants: [reduced] } })).rejects.toMatchObject({
    code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  });
});

test.each<[string, Partial<NewProduct>]>([
  ['product.slug', { slug: 'tidal-mug' }],
  ['product.mainCategoryId', { mainCategoryId: UNKNOWN }],
  ['product.brand.id', { brand: { id: UNKNOWN } }],
  ['product.media.itemsInfo.items[0]', { media: { itemsInfo: { items: [{ altText: 'a' }] } } }],
  ['product.variantsInfo.variants', { variantsInfo: {} }],
  [
    'product.variantsInfo.variants[0].price.actualPrice.amount',
    { variantsInfo: { variants: [{ price: { actualPrice: {} } }] } },
  ],
  [
    'product.variantsInfo.variants[0].price.actualPrice.amount',
    { variantsInfo: { variants: [{ price: { actualPrice: { amount: '-1' } } }] } },
  ],
  [
    'product.variantsInfo.variants[0].inventoryItem.quantity',
    { variantsInfo: { variants: [{ ...VARIANT, inventoryItem: { quantity: -1 } }] } },
  ],
  [
    'product.variantsInfo.variants[0].digitalProperties',
    { variantsInfo: { variants: [{ ...VARIANT, digitalProperties: { digitalFile: { id: 'a' } } }] } },
  ],
  [
    'product.variantsInfo.variants[0].price.actualPrice.amount',
    { variantsInfo: { variants: [{ price: { actualPrice: { amount: '1000000000' } } }] } },
  ],
  [
    'product.variantsInfo.variants[0].physicalProperties.packageDimensions.length',
    {
      variantsInfo: {
        variants: [
          { ...VARIANT, physicalProperties: { packageDimensions: { length: '0.1234567', unit: 'CM' } } },
        ],
      },
    },
  ],
  [
    'product.modifiers[0].choicesSettings.choices[0].addedPrice',
    { modifiers: [{ name: 'Wrap', choicesSettings: { choices: [{ name: 'Linen', addedPrice: '-1' }] } }] },
  ],
  [
    'product.modifiers[0].freeTextSettings.minCharCount',
    { modifiers: [{ name: 'Engraving', freeTextSettings: { minCharCount: 9, maxCharCount: 8 } }] },
  ],
  ['product.physicalProperties', { productType: 'DIGITAL', physicalProperties: {} }],
  ['product.infoSections[0].id', { infoSections: [{ id: UNKNOWN }] }],
  [
    'product.modifiers[0].choicesSettings',
    { modifiers: [{ name: 'Engraving', choicesSettings: { choices: [choice('a')] } }] },
  ],
  [
    'product.modifiers[0].choicesSettings.choices',
    { modifiers: [{ name: 'Card', modifierRenderType: 'TEXT_CHOICES' }] },
  ],
  ['product.variantsInfo.variants', { ...SIZES, variantsInfo: { variants: [having({ Size: 'S' })] } }],
])('a new product with a wrong %s is a violation', async (field, input) => {
  const shop = createShopV3();
  await fullProduct(shop);
  await expect(create(shop, input)).rejects.toMatchObject({ violations: [{ field }] });
});

test('an outdated revision is a conflict, an unknown product is not found, and shoppers may change nothing', async () => {
  const shop = createShopV3();
  const { product } = await create(shop);
  const id = product?.id ?? '';
  await update(shop, id, { name: 'Bowl' });
  const before = await read(shop, id);
  const staff = shop.as('staff').productsV3;
  const outdated = { id, product: { revision: '1', name: 'Vase' } };
  await expect(staff.updateProductV3(outdated)).rejects.toMatchObject({ status: 409 });
  expect(await read(shop, id)).toEqual(before);
  await expect(staff.updateProductV3({ ...outdated, id: UNKNOWN })).rejects.toMatchObject({ status: 404 });
  await expect(staff.deleteProductV3({ id: UNKNOWN })).rejects.toMatchObject({ status: 404 });
  for (const role of ['visitor', 'member'] as const) {
    const { productsV3 } = shop.as(role);
    for (const call of [
      () => productsV3.updateProductV3(outdated),
      () => productsV3.deleteProductV3({ id }),
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
  await visitor.currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [lineOf(id, product?.variantsInfo?.variants?.[0]?.id ?? '')],
  });
  await shop.as('staff').productsV3.deleteProductV3({ id });
  await expect(visitor.productsV3.getProductV3({ id })).rejects.toMatchObject({ status: 404 });
  expect((await visitor.productsV3.queryVariants()).variants).toEqual([]);
  expect(stockOf(shop, id)).toEqual([]);
  const { cart } = await visitor.currentCartV2.refreshCurrentCartV2();
  expect(cart?.lineItems[0]?.status).toBe('REMOVED_FROM_CATALOG');
});

test('events have the product as apps see it, and what it was before', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, { tags: { privateTags: { tagIds: ['a'] } } });
  const id = product?.id ?? '';
  shop.advance(1000);
  await update(shop, id, { name: 'Bowl', tags: { privateTags: { tagIds: ['b'] } } });
  await shop.as('staff').productsV3.deleteProductV3({ id });
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

test('a job sets values of all variants of the products that a filter and a search find', async () => {
  const shop = createShopV3();
  const full = await fullProduct(shop);
  const { product: bowl } = await create(shop, { name: 'Bowl' });
  const staff = shop.as('staff').productsV3;
  const { jobId } = await staff.bulkUpdateProductVariantsByFilter({
    filter: { visible: true },
    search: { expression: 'mug' },
    variant: {
      id: UNKNOWN,
      price: { actualPrice: { amount: '26' } },
      physicalProperties: { weight: 2 },
      visible: true,
    },
  });
  expect(jobId).toMatch(/^[\da-f-]{36}$/);
  const after = await read(shop, full.id ?? '');
  expect(after.revision).toBe('2');
  expect(
    after.variantsInfo?.variants?.map(({ id, sku, price, physicalProperties }) => ({
      id,
      sku,
      price,
      weight: physicalProperties?.weight,
    })),
  ).toEqual(
    full.variantsInfo?.variants?.map(({ id, sku, price }) => ({
      id,
      sku,
      weight: 2,
      price: { ...price, actualPrice: { amount: '26.00' } },
    })),
  );
  expect((await read(shop, bowl?.id ?? '')).revision).toBe('1');
  const type = 'wix.stores.catalog.v3.product_updated';
  expect(eventsIn(shop, { type }).map(({ entityId }) => entityId)).toEqual([full.id]);
  for (const compareAtPrice of [{ amount: '35' }, {}]) {
    await staff.bulkUpdateProductVariantsByFilter({
      filter: { slug: 'tidal-mug' },
      variant: { price: { actualPrice: { amount: '26' }, compareAtPrice } },
    });
    shop.advance(1);
    const { compareAtPriceRange } = await read(shop, full.id ?? '');
    expect(compareAtPriceRange?.maxValue?.amount).toBe('amount' in compareAtPrice ? '35.00' : undefined);
  }
  await staff.bulkUpdateProductVariantsByFilter({
    filter: { slug: 'tidal-mug' },
    variant: { price: { actualPrice: { amount: '26' }, compareAtPrice: { amount: '30' } } },
  });
  // a price above the one before the reduction ends the reduction
  await staff.bulkUpdateProductVariantsByFilter({
    filter: { slug: 'tidal-mug' },
    variant: { price: { actualPrice: { amount: '40' } } },
  });
  shop.advance(1);
  expect(await read(shop, full.id ?? '')).not.toHaveProperty('compareAtPriceRange');
});

test('values that no variant can have are refused before a job starts', async () => {
  const shop = createShopV3();
  const { bulkUpdateProductVariantsByFilter: change } = shop.as('staff').productsV3;
  const filter = { slug: 'mug' };
  for (const [field, variant] of [
    ['variant.price.actualPrice.amount', { price: { actualPrice: { amount: '-1' } } }],
    [
      'variant.price.compareAtPrice',
      { price: { actualPrice: { amount: '2' }, compareAtPrice: { amount: '1' } } },
    ],
    ['variant.digitalProperties.digitalFile.id', { digitalProperties: { digitalFile: { id: 'a' } } }],
  ] as const)
    await expect(change({ filter, variant })).rejects.toMatchObject({ violations: [{ field }] });
  await expect(change({ filter: {}, variant: {} })).rejects.toMatchObject({
    violations: [{ field: 'filter' }],
  });
});

test('modifiers, choices and texts that are named as renamed ones were are bought on their own', async () => {
  const shop = createShopV3();
  const paid = (name: string, addedPrice: string) => ({ ...choice(name), addedPrice });
  const settings = (...choices: object[]) => ({ choicesSettings: { choices } });
  const { product } = await create(shop, {
    modifiers: [{ name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', ...settings(paid('Paper', '1')) }],
  });
  const id = product.id ?? '';
  const [wrap] = product.modifiers ?? [];
  const [old] = wrap?.choicesSettings?.choices ?? [];
  const renamed = { choiceId: old?.choiceId, name: 'Old paper', addedPrice: '1' };
  await update(shop, id, { modifiers: [{ id: wrap?.id, name: 'Box', ...settings(renamed) }] });
  const text = {
    modifierRenderType: 'FREE_TEXT' as const,
    freeTextSettings: { title: 'Text', defaultAddedPrice: '4' },
  };
  const { modifiers = [] } = await update(shop, id, {
    modifiers: [
      { id: wrap?.id, ...settings(renamed, paid('Paper', '2')) },
      { name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', ...settings(paid('Linen', '8')) },
      { name: 'Front', ...text },
      { name: 'Back', ...text },
    ],
  });
  const [box, linen, front, back] = modifiers;
  const options = { [box?.key ?? '']: box?.choicesSettings?.choices?.[1]?.key, [linen?.key ?? '']: 'Linen' };
  const keys = [front, back].map((each) => each?.freeTextSettings?.key ?? '');
  const { cart } = await shop.as('visitor').currentCartV2.createCurrentCartV2({
    cart: BUYER,
    catalogItems: [lineOf(id, undefined, 1, { options, customTextFields: { [keys[1] ?? '']: 'M' } })],
  });
  expect(new Set(keys).size).toBe(2);
  expect(cart.lineItems).toMatchObject([{ pricing: { unitPrice: { amount: '38.00' } } }]);
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
    await shop.as('staff').productsV3.getProductV3({ id: product.id ?? '', fields: [...fields] })
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
