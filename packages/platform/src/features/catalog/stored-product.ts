import type { Product, ProductVariant, StoreVariant } from 'storewire';
import { boolean, date, decimal, list, number, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A product with everything that merchants see. calculate.ts derives properties of it when it is saved. */
export type StoredProduct = Omit<Product, 'variants'> & {
  id: string;
  name: string;
  slug: string;
  priceData: NonNullable<Product['priceData']>;
  collectionIds: string[];
  variants: StoredVariant[];
  createdDate: string;
};

/** A combination of choices. A product without managed variants has one, without choices. */
export type StoredVariant = Pick<ProductVariant, 'variant'> & {
  id: string;
  choices: Record<string, string>;
  /** What was set for this variant; everything else is that of the product. */
  own: VariantValues;
  stock: { trackQuantity: boolean; quantity?: number; inStock: boolean };
};

/** Values that a variant can have of its own. */
export interface VariantValues {
  price?: number;
  cost?: number;
  weight?: number;
  sku?: string;
  visible?: boolean;
  productDimensions?: Product['productDimensions'];
  packageDimensions?: Product['packageDimensions'];
}

export const products = defineEntity<StoredProduct>()({
  name: 'product',
  isCompressed: true,
  filter: 'ProductFilter',
  sort: 'ProductSortField',
  columns: {
    name: text(({ name }) => name),
    description: text(({ description }) => description),
    sku: text(({ sku }) => sku),
    slug: unique(({ slug }) => slug),
    price: number(({ priceData }) => priceData.price),
    // text in the contract, but ascending by value
    numericId: decimal(({ numericId }) => numericId),
    productType: text(({ productType }) => productType),
    inventoryStatus: text(({ stock }) => stock?.inventoryStatus),
    'collections.id': list('text', ({ collectionIds }) => collectionIds),
    collectionIds: list('text', ({ collectionIds }) => collectionIds),
    lastUpdated: date(({ lastUpdated }) => lastUpdated),
    createdDate: date(({ createdDate }) => createdDate),
    visible: boolean(({ visible }) => visible !== false),
  },
  // what store fronts filter by: their totals are counted without reading the products
  indexes: [['visible', 'inventoryStatus', 'price']],
  prefixes: {
    'options.': ({ productOptions = [] }) =>
      Object.fromEntries(
        productOptions.map(({ name = '', choices = [] }) => [
          name,
          choices.map(({ description }) => description),
        ]),
      ),
  },
});

/** A variant as the whole store lists it. */
export type StoredStoreVariant = StoreVariant & { id: string; productId: string; isVisible: boolean };

export const storeVariants = defineEntity<StoredStoreVariant>()({
  name: 'storeVariant',
  filter: 'StoreVariantFilter',
  sort: 'StoreVariantSortField',
  columns: {
    variantId: text(({ variantId }) => variantId),
    productId: text(({ productId }) => productId),
    productName: text(({ productName }) => productName),
    sku: text(({ sku }) => sku),
    managedVariant: boolean(({ managedVariant }) => managedVariant),
    collectionIds: list('text', ({ collectionIds = [] }) => collectionIds),
    'stock.inStock': boolean(({ stock }) => stock?.inStock),
    'stock.trackQuantity': boolean(({ stock }) => stock?.trackQuantity),
    'stock.quantity': number(({ stock }) => stock?.quantity),
    isVisible: boolean(({ isVisible }) => isVisible),
  },
});
