/** Shops with version 3 of the catalog. Tests store products directly, with the ids that they need. */
import { randomUUID } from 'node:crypto';
import { saveStockOfVariant } from '../src/features/catalog-v3/inventory.ts';
import { addCategory, type NewCategory } from '../src/features/catalog-v3/saved-categories.ts';
import { freeSlug, saveProductV3 } from '../src/features/catalog-v3/saved-products.ts';
import type {
  OwnProperties,
  StoredModifier,
  StoredVariant,
} from '../src/features/catalog-v3/stored-product.ts';
import type { PlatformOptions } from '../src/public-types.ts';
import { catalogVersionOf } from '../src/server/http/catalog-version.ts';
import { act } from './orders.ts';
import { createShop, itemOf, type TestShop } from './shop.ts';

/** Calls of version 3. Others are made to a shop with version 1. */
export const isOfVersion3 = (call: string): boolean => catalogVersionOf(call) === 3;

/** The tree of categories of every shop. */
export const TREE = { appNamespace: '@wix/stores' };

export const createShopV3 = ({ settings, ...options }: PlatformOptions = {}): TestShop =>
  createShop({ ...options, settings: { catalogVersion: 3, ...settings } });

/** A product to add: a variant for each price, chosen by its size. */
interface TestProduct extends Partial<Omit<OwnProperties, 'variantsInfo'>> {
  prices?: readonly string[];
  /** Pieces of each variant. Default: they are not counted. */
  stock?: readonly number[];
  /** What each variant has besides. */
  variant?: Partial<StoredVariant>;
}

/** Adds a product, and returns its id and those of its variants. */
export function addProduct(
  shop: TestShop,
  { prices = ['12.50'], stock = [], variant = {}, ...own }: TestProduct = {},
): { id: string; variantIds: string[] } {
  const id = randomUUID();
  const variantIds = prices.map(() => randomUUID());
  const size = { id: randomUUID(), choiceIds: prices.map(() => randomUUID()) };
  act(shop, (context) => {
    const name = own.name ?? 'Bowl';
    for (const [index, variantId] of variantIds.entries()) {
      const quantity = stock[index];
      saveStockOfVariant(
        context,
        { productId: id, variantId },
        quantity === undefined
          ? { trackQuantity: false, inStock: true }
          : { trackQuantity: true, quantity, inStock: quantity > 0 },
      );
    }
    saveProductV3(context, {
      visible: true,
      visibleInPos: true,
      productType: 'PHYSICAL',
      modifiers: [],
      media: { itemsInfo: { items: [] } },
      directCategoriesInfo: { categories: [] },
      options: prices.length === 1 ? [] : [sizesOf(size)],
      ...own,
      id,
      name,
      slug: own.slug ?? freeSlug(context, name),
      variantsInfo: {
        variants: variantIds.map((variantId, index) => ({
          visible: true,
          choices:
            prices.length === 1
              ? []
              : [{ optionChoiceIds: { optionId: size.id, choiceId: size.choiceIds[index] ?? '' } }],
          ...variant,
          id: variantId,
          price: { ...variant.price, actualPrice: { amount: prices[index] ?? '0' } },
        })),
      },
    });
  });
  return { id, variantIds };
}

const sizesOf = ({ id, choiceIds }: { id: string; choiceIds: readonly string[] }) => ({
  id,
  key: 'Size',
  name: 'Size',
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: {
    choices: choiceIds.map((choiceId, index) => ({
      choiceId,
      choiceType: 'CHOICE_TEXT' as const,
      key: `Size ${index + 1}`,
      name: `Size ${index + 1}`,
    })),
  },
});

/** Gift wrap in paper, or in linen for two more. */
export const wrapping = (mandatory = true): StoredModifier => ({
  id: randomUUID(),
  name: 'Gift wrap',
  key: 'wrap',
  modifierRenderType: 'TEXT_CHOICES',
  mandatory,
  choicesSettings: {
    choices: [
      { choiceId: randomUUID(), choiceType: 'CHOICE_TEXT', key: 'paper', name: 'In paper' },
      { choiceId: randomUUID(), choiceType: 'CHOICE_TEXT', key: 'linen', name: 'In linen', addedPrice: '2' },
    ],
  },
});

/** A text of up to twenty letters, for three and a half. */
export const engraving: StoredModifier = {
  id: randomUUID(),
  name: 'Engraving',
  key: 'Engraving',
  modifierRenderType: 'FREE_TEXT',
  mandatory: false,
  freeTextSettings: {
    title: 'Under the handle',
    key: 'handle',
    minCharCount: 2,
    maxCharCount: 20,
    defaultAddedPrice: '3.50',
  },
};

export const addCategoryTo = (shop: TestShop, category: NewCategory): string =>
  act(shop, (context) => addCategory(context, category)).id;

/** A line of a variant. */
export const lineOf = (productId: string, variantId?: string, quantity = 1, more = {}) => ({
  quantity,
  catalogReference: itemOf(productId, { ...(variantId !== undefined && { variantId }), ...more }),
});
