/** Products of version 3 that staff may not create or change, and why. */
import type { ProductV3 } from 'storewire';
import { expect, test } from 'vitest';
import { createShopV3 } from '../catalog-v3-shop.ts';
import {
  type Changes,
  choice,
  create,
  fullProduct,
  having,
  type NewProduct,
  option,
  read,
  SIZES,
  stockOf,
  UNKNOWN,
  update,
  VARIANT,
  VARIANTS,
} from '../products-of-staff.ts';

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

test.each<[string, string, (full: ProductV3) => Omit<Changes, 'revision'>]>([
  ['MISSING_OPTIONS_ON_UPDATE_VARIANTS', 'product.options', () => ({ variantsInfo: SIZES.variantsInfo })],
  ['BRAND_MISSING_ID', 'product.brand.id', () => ({ brand: { name: 'Kiln' } })],
  ['INVALID_SLUG_FORMAT', 'product.slug', () => ({ slug: 'tidal/mug' })],
  [
    'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
    'product.variantsInfo.variants[0].digitalProperties',
    () => ({
      ...SIZES,
      variantsInfo: {
        variants: [having({ Size: 'S' }, { digitalProperties: {} }), having({ Size: 'L' })],
      },
    }),
  ],
  [
    'PRICE_PER_UNIT_NOT_ALIGNED',
    'product.variantsInfo.variants[0].physicalProperties.pricePerUnit.settings.measurementUnit',
    () => ({
      ...SIZES,
      variantsInfo: {
        variants: [
          having(
            { Size: 'S' },
            { physicalProperties: { pricePerUnit: { settings: { quantity: 1, measurementUnit: 'KG' } } } },
          ),
          having({ Size: 'L' }),
        ],
      },
    }),
  ],
  [
    'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
    'product.subscriptionDetails.subscriptions[0].autoRenewal',
    () => ({
      subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH', autoRenewal: false }] },
    }),
  ],
  [
    'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    'product.visibleInPos',
    () => ({ productType: 'DIGITAL', visibleInPos: true }),
  ],
  [
    'DUPLICATE_MEDIA_ERROR',
    'product.media.itemsInfo.items',
    ({ media }) => ({
      media: { itemsInfo: { items: [{ id: media?.main?.id ?? '' }, { id: media?.main?.id ?? '' }] } },
    }),
  ],
  [
    'MODIFIERS_ID_DUPLICATION_ERROR',
    'product.modifiers',
    ({ modifiers = [] }) => ({ modifiers: [{ id: modifiers[0]?.id ?? '' }, { id: modifiers[0]?.id ?? '' }] }),
  ],
])('a change that breaks the rule %s is refused, and nothing changes', async (ruleName, field, changes) => {
  const shop = createShopV3();
  const before = await fullProduct(shop);
  const { id = '', revision = '' } = before;
  const product = { ...changes(before), revision: revision ?? '' };
  await expect(shop.as('staff').productsV3.updateProduct({ id: id ?? '', product })).rejects.toMatchObject({
    violations: [{ field, rule: 'OTHER', ruleName }],
  });
  expect(await read(shop, id ?? '')).toEqual(before);
});

test('a digital product is not sold at points of sale', async () => {
  const { product } = await create(createShopV3(), { productType: 'DIGITAL' });
  expect(product?.visibleInPos).toBe(false);
});

test.each<[string, Partial<NewProduct>]>([
  ['product.slug', { slug: 'tidal-mug' }],
  ['product.slug', { slug: 'm'.repeat(101) }],
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

test('stock of a new product below zero is refused with the code of such a change', async () => {
  const shop = createShopV3();
  const variants = [{ ...VARIANT, inventoryItem: { quantity: -1 } }];
  await expect(create(shop, { variantsInfo: { variants } })).rejects.toMatchObject({
    code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
  });
  expect(shop.listItems({ entity: 'productV3' }).items).toEqual([]);
});
