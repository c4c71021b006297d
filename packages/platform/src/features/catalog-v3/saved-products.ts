/** Reads and saves products, together with their places in the list of all variants. */
import { isDeepStrictEqual } from 'node:util';
import type { Base, Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import { slugOf } from '../../kernel/values/slug.ts';
import { reportRestocks } from '../catalog/restocks.ts';
import { calculated } from './derived-properties.ts';
import { copyToItems, itemsOfProduct } from './inventory.ts';
import { nextSave, type Saved } from './revision.ts';
import { saveCustomizations } from './saved-customizations.ts';
import { inventoryItems } from './stored-inventory-item.ts';
import {
  type DerivedProperties,
  type ListedVariant,
  listedVariantId,
  listedVariants,
  type OwnProperties,
  productsV3,
  type StoredProductV3,
} from './stored-product.ts';
import { ALL_PRODUCTS_ID, pathTo } from './tree.ts';

/** A slug that no other product has, made from a name. */
export const freeSlug = ({ db }: Pick<Base, 'db'>, name: string): string =>
  slugOf(name, (slug) => db.of(productsV3).findUnique('slug', slug) !== undefined);

/** The product with this id. Throws `NotFound` if the caller cannot see it. */
export const productV3Of = (context: Context, id: string): StoredProductV3 =>
  visibleProduct(context, context.db.of(productsV3).get(id));

/** The product with this slug. Throws `NotFound` if the caller cannot see it. */
export const productV3BySlug = (context: Context, slug: string): StoredProductV3 =>
  visibleProduct(context, context.db.of(productsV3).findUnique('slug', slug));

function visibleProduct({ caller }: Context, product: StoredProductV3 | undefined): StoredProductV3 {
  if (!product || (caller.role !== 'merchant' && !product.visible)) throw new NotFound();
  return product;
}

/** Saves a product and calculates what follows from it. Every product is in the category of all products. */
export function saveProductV3(context: Context, product: OwnProperties & Partial<Saved>): StoredProductV3 {
  const { categories } = product.directCategoriesInfo;
  const isIn = categories.some(({ id }) => id === ALL_PRODUCTS_ID);
  return storeAndReport(context, {
    ...product,
    directCategoriesInfo: { categories: isIn ? categories : [...categories, { id: ALL_PRODUCTS_ID }] },
    ...nextSave(context, product),
  });
}

/** Puts a product into categories. Like its stock, they are no new revision of it. */
export function setCategories(
  context: Base,
  product: StoredProductV3,
  categories: OwnProperties['directCategoriesInfo']['categories'],
): void {
  store(context, { ...product, directCategoriesInfo: { categories } });
}

/** Deletes a product with its variants and their stock. */
export function removeProductV3(context: Base, id: string): void {
  const { db } = context;
  for (const item of itemsOfProduct(context, id)) db.of(inventoryItems).delete(item.id);
  for (const entry of db.of(listedVariants).all({ where: { 'productData.productId': id } }))
    db.of(listedVariants).delete(entry.id);
  const before = db.of(productsV3).get(id);
  db.of(productsV3).delete(id);
  saveCustomizations(context, before, undefined);
}

/** Calculates a product again whose stock or categories have changed. That is no new revision of it. */
export function refreshProduct(context: Context, id: string): StoredProductV3 | undefined {
  const before = context.db.of(productsV3).get(id);
  return before && storeAndReport(context, before);
}

/** Calculates all products again, after a change of currency or language. Call it in a write. */
export function recalculateProductsV3(context: Base): void {
  const sample = context.db.of(productsV3).find({});
  if (!sample || isDeepStrictEqual(sample, withDerived(context, sample))) return;
  for (const product of context.db.of(productsV3).all()) store(context, product);
}

/** Stores a product, and reports what is in stock of it and was not before. */
function storeAndReport(context: Context, product: OwnProperties & Saved): StoredProductV3 {
  const before = context.db.of(productsV3).get(product.id);
  const saved = store(context, product);
  if (before)
    reportRestocks(context, shownVariants(before), shownVariants(saved), {
      isInStock: ({ inventoryStatus }) => inventoryStatus?.inStock,
      shown: ({ id, price }) => ({
        productId: saved.id,
        variantId: id,
        name: saved.name,
        price: price.actualPrice.amount,
      }),
    });
  return saved;
}

const shownVariants = ({
  visible,
  variantsInfo,
}: StoredProductV3): StoredProductV3['variantsInfo']['variants'] =>
  visible ? variantsInfo.variants.filter((variant) => variant.visible) : [];

/**
 * Makes anew what other entities know of all products, in the order in which these were saved. Exports do not contain
 * it, or may have changed it.
 */
export function refreshCopies(context: Base): void {
  for (const part of context.db.of(productsV3).parts([{ fieldName: 'updatedDate' }]))
    for (const product of part) {
      saveCustomizations(context, undefined, product);
      listVariants(context, product);
      copyToItems(context, product);
    }
}

function store(context: Base, product: OwnProperties & Saved): StoredProductV3 {
  const { db } = context;
  const saved = withDerived(context, product);
  const before = db.of(productsV3).get(saved.id);
  if (isDeepStrictEqual(saved, before)) return saved;
  db.of(productsV3).save(saved);
  saveCustomizations(context, before, saved);
  listVariants(context, saved);
  copyToItems(context, saved);
  return saved;
}

/** A product with what follows from it, its stock and its categories. */
export const withDerived = (context: Base, product: OwnProperties & Saved): StoredProductV3 =>
  calculated(product, {
    settings: context.settings,
    inventory: itemsOfProduct(context, product.id),
    allCategories: allCategoriesOf(context, product),
  });

/** The categories that a product was added to, with their place, and those above them. */
function allCategoriesOf(
  context: Base,
  { directCategoriesInfo: { categories } }: OwnProperties,
): DerivedProperties['allCategoriesInfo']['categories'] {
  const above = categories.flatMap(({ id }) => pathTo(context, id).map((category) => ({ id: category.id })));
  return [...new Map([...above, ...categories].map((category) => [category.id, category])).values()];
}

function listVariants({ db }: Base, { id: productId, visible, variantsInfo }: StoredProductV3): void {
  const entries = variantsInfo.variants.map(
    ({ id: variantId, visible: isOwn }): ListedVariant => ({
      id: listedVariantId(productId, variantId),
      variantId,
      productId,
      isVisible: visible && isOwn,
    }),
  );
  const stored = db.of(listedVariants).all({ where: { 'productData.productId': productId } });
  const before = new Map(stored.map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    if (!isDeepStrictEqual(before.get(entry.id), entry)) db.of(listedVariants).save(entry);
    before.delete(entry.id);
  }
  for (const { id, variantId } of before.values()) {
    db.of(listedVariants).delete(id);
    for (const item of db.of(inventoryItems).all({ where: { variantId } }))
      db.of(inventoryItems).delete(item.id);
  }
}
