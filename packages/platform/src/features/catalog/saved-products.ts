/** Reads and saves products, together with their entries among the variants of the store. */
import { isDeepStrictEqual } from 'node:util';
import type { CreateProductInput, Product, ProductPreorderInfo, ProductVariant } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { createdFrom } from '../../kernel/inputs/update.ts';
import { productPath, STORED_STORE } from '../../kernel/settings/stored-origin.ts';
import type { Filter } from '../../kernel/store/store.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { slugOf } from '../../kernel/values/slug.ts';
import { calculated } from './derived-properties.ts';
import { mainItemFor, toImageOrVideo } from './media.ts';
import { completeOptions, variantsOf } from './options.ts';
import { type Restocked, reportRestocks } from './restocks.ts';
import {
  products,
  type StoredProduct,
  type StoredStoreVariant,
  type StoredVariant,
  storeVariants,
} from './stored-product.ts';

export const isSlugTaken = ({ db }: Context, slug: string): boolean =>
  db.of(products).findUnique('slug', slug) !== undefined;

/** Saves a new product with its variants. */
export const addProduct = (context: Context, input: NewProduct): StoredProduct =>
  saveProduct(context, newProduct(context, input));

/** What a new product is made from. */
export type NewProduct = Received<CreateProductInput['product']>;

/** A new product with its variants, not saved yet. Without a slug, it gets one made from its name. */
export function newProduct(context: Context, input: NewProduct): StoredProduct {
  const { ids, clock } = context;
  const product: StoredProduct = createdFrom(input, {
    id: ids.uuid(),
    slug: input.slug ?? slugOf(input.name, (slug) => isSlugTaken(context, slug)),
    visible: input.visible ?? true,
    productType: input.productType ?? 'physical',
    manageVariants: input.manageVariants ?? false,
    productOptions: completeOptions(input.productOptions ?? []),
    discount: input.discount ?? { type: 'NONE', value: 0 },
    numericId: String(ids.next('product.numericId', 1000)),
    inventoryItemId: ids.uuid(),
    collectionIds: [],
    media: { items: [] },
    variants: [],
    createdDate: clock.iso(),
  });
  return { ...product, variants: variantsOf(context, product) };
}

/** What the caller may see: shoppers see visible products only. */
export const visibleTo = ({ caller }: Context, column = 'visible'): Filter =>
  caller.role === 'merchant' ? {} : { [column]: true };

/** The product with this id. Throws `NotFound` if the caller cannot see it. */
export function productOf(context: Context, id: string): StoredProduct {
  const product = context.db.of(products).get(id);
  if (!product || (context.caller.role !== 'merchant' && product.visible === false)) throw new NotFound();
  return product;
}

/** Saves a product and calculates what follows from it. Returns the saved product. */
export function saveProduct(context: Context, product: StoredProduct): StoredProduct {
  const { db, settings, clock } = context;
  const known = db.of(products).get(product.id);
  const saved = calculated({ ...product, lastUpdated: clock.iso() }, settings);
  db.of(products).save(saved);
  const entries = saved.variants.map((variant) => storeVariantOf(saved, variant));
  const before = new Map(
    db
      .of(storeVariants)
      .all({ where: { productId: saved.id } })
      .map((entry) => [entry.id, entry]),
  );
  for (const entry of entries) {
    if (!isDeepStrictEqual(before.get(entry.id), entry)) db.of(storeVariants).save(entry);
    before.delete(entry.id);
  }
  for (const id of before.keys()) db.of(storeVariants).delete(id);
  if (known)
    reportRestocks(context, shownVariants(known), shownVariants(saved), {
      isInStock: ({ stock }) => stock.inStock,
      shown: (variant) => restockedOf(context, saved, variant),
    });
  return saved;
}

const shownVariants = ({ visible, variants }: StoredProduct): readonly StoredVariant[] =>
  visible === false ? [] : variants.filter(({ variant }) => variant?.visible !== false);

function restockedOf(
  { settings }: Context,
  { id: productId, name, priceData }: StoredProduct,
  { id: variantId, variant }: StoredVariant,
): Restocked {
  const { minor, decimal } = moneyOf(settings);
  const price = variant?.priceData?.discountedPrice ?? priceData.price;
  return { productId, variantId, name, price: decimal(minor(price)) };
}

/** Deletes a product with its variants. */
export function removeProduct({ db }: Context, id: string): void {
  for (const entry of db.of(storeVariants).all({ where: { productId: id } }))
    db.of(storeVariants).delete(entry.id);
  db.of(products).delete(id);
}

function storeVariantOf(product: StoredProduct, variant: StoredVariant): StoredStoreVariant {
  const medium = mainItemFor(product, variant.choices);
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(' | ').slice(0, 80) || product.name,
    productName: product.name,
    managedVariant: product.manageVariants === true,
    sku: variant.variant?.sku ?? '',
    stock: variant.stock,
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(medium && { media: toImageOrVideo(medium) }),
    preorderInfo: NO_PREORDERS,
    isVisible: product.visible !== false && variant.variant?.visible !== false,
  };
}

/** Nothing can be ordered while it is out of stock: no call and no action turns this on. */
export const NO_PREORDERS: ProductPreorderInfo = { enabled: false };

/** A product as the contract describes it. Cost and profit are for merchants who ask for them. */
export function toProduct({ caller }: Context, product: StoredProduct, withCosts = true): Product {
  const showsCosts = withCosts && caller.role === 'merchant';
  const { variants, costAndProfitData, costRange, ...shown } = product;
  return {
    ...shown,
    price: shown.priceData,
    productPageUrl: { base: STORED_STORE, path: productPath(shown.slug) },
    ...(showsCosts && { ...(costAndProfitData && { costAndProfitData }), ...(costRange && { costRange }) }),
    ...(shown.manageVariants && { variants: variants.map((variant) => toVariant(variant, showsCosts)) }),
  };
}

/** A variant as the contract describes it. */
export function toVariant(
  { id, choices, variant = {}, stock }: StoredVariant,
  withCosts: boolean,
): ProductVariant {
  const { costAndProfitData, ...rest } = variant;
  return {
    id,
    choices,
    stock,
    variant: withCosts && costAndProfitData ? { ...rest, costAndProfitData } : rest,
  };
}
