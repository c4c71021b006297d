/** Products of version 3 as staff create and change them. */
import type { CreateProductWithInventoryV3Input, ProductV3, UpdateProductV3Input } from 'storewire';
import { addCategoryTo } from './catalog-v3-shop.ts';
import type { TestShop } from './shop.ts';

export type NewProduct = CreateProductWithInventoryV3Input['product'];
export type Changes = UpdateProductV3Input['product'];
export type Variant = NonNullable<NonNullable<Changes['variantsInfo']>['variants']>[number];

export const UNKNOWN = '3f8d1b6e-9a27-4c50-b4e3-7d2c5a9f1e68';
export const VARIANT = { price: { actualPrice: { amount: '24' } } };
export const VARIANTS = [VARIANT];

export const create = (shop: TestShop, product: Partial<NewProduct> = {}, more = {}) =>
  shop.as('staff').productsV3.createProductWithInventory({
    product: { name: 'Mug', productType: 'PHYSICAL', variantsInfo: { variants: VARIANTS }, ...product },
    ...more,
  });

/** Updates the present revision of a product. Its options stay, with which variants are sent. */
export async function update(shop: TestShop, id: string, changes: Omit<Changes, 'revision'>, more = {}) {
  const staff = shop.as('staff').productsV3;
  const { revision = '', options = [] } = (await staff.getProduct({ id })).product;
  const product = { ...(changes.variantsInfo && { options }), ...changes, revision: revision ?? '' };
  return (await staff.updateProduct({ id, product, ...more })).product;
}

export const choice = (name: string) => ({ name, choiceType: 'CHOICE_TEXT' as const });

export const option = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: choices.map(choice) },
});

/** A variant with choices by their names. */
export const having = (choices: Record<string, string>, more: Partial<Variant> = {}): Variant => ({
  choices: Object.entries(choices).map(([optionName, choiceName]) => ({
    optionChoiceNames: { optionName, choiceName },
  })),
  price: { actualPrice: { amount: '24' } },
  ...more,
});

/** A mug of two sizes. */
export const SIZES = {
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

export const read = async (shop: TestShop, id: string): Promise<ProductV3> =>
  (await shop.as('staff').productsV3.getProduct({ id, fields: [...ALL_FIELDS] })).product;

export const stockOf = (shop: TestShop, productId: string) =>
  shop.listItems({ entity: 'inventoryItem' }).items.filter((item) => item['productId'] === productId);

/** A product with everything that stays if another property changes. */
export async function fullProduct(shop: TestShop): Promise<ProductV3> {
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
