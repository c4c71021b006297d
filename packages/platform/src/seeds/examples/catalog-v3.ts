/** The catalog of the contract's examples in version 3: categories, and products with their variants and stock. */
import type { Category, InventoryItem, ProductV3 } from 'storewire';
import { saveInventoryItem } from '../../features/catalog-v3/inventory.ts';
import { ownProperties } from '../../features/catalog-v3/product-input.ts';
import { saveCategory } from '../../features/catalog-v3/saved-categories.ts';
import { saveProductV3 } from '../../features/catalog-v3/saved-products.ts';
import type { StoredCategory } from '../../features/catalog-v3/stored-category.ts';
import type { OwnProperties, StoredProductV3 } from '../../features/catalog-v3/stored-product.ts';
import type { Context } from '../../kernel/context/context.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
import { present } from '../../kernel/values/present.ts';
import { examplesOf, responseOf } from './table.ts';

/** Pieces of each variant that is in stock. */
const PIECES = 14;

export function seedCatalogV3Examples(context: Context): void {
  for (const category of examplesOf<Category>(['categories.queryCategories'], 'categories'))
    saveCategory(context, storedCategory(category));
  for (const product of exampleProducts()) {
    const saved = saveProductV3(context, storedProduct(product));
    const inStock = product.inventory?.availabilityStatus !== 'OUT_OF_STOCK';
    for (const { id: variantId } of saved.variantsInfo.variants)
      saveInventoryItem(context, {
        productId: saved.id,
        variantId,
        trackQuantity: true,
        quantity: inStock ? PIECES : 0,
        inStock,
        ...shownItem(variantId),
      });
    saveProductV3(context, { ...saved, ...revisionOf(product) });
  }
}

/** The product that `getProductV3` shows, and those that only lists show. */
function exampleProducts(): ProductV3[] {
  const { product } = responseOf<{ product: ProductV3 }>('productsV3.getProduct', 'typical');
  const listed = examplesOf<ProductV3>(['productsV3.queryProducts'], 'products');
  return [product, ...listed.filter(({ id }) => id !== product.id)];
}

/** What the contract shows of the inventory item of a variant. */
function shownItem(shownId: string) {
  const { inventoryItems } = responseOf<{ inventoryItems: InventoryItem[] }>(
    'inventoryItems.queryInventoryItems',
    'typical',
  );
  const item = inventoryItems.find(({ variantId }) => variantId === shownId);
  if (!item) return {};
  const { id, createdDate, quantity } = item;
  return { ...present({ id, createdDate, quantity }), ...revisionOf(item) };
}

/** A save makes the next revision. */
const revisionOf = ({ revision }: Pick<ProductV3, 'revision'>) => ({
  revision: String(BigInt(revision ?? 1) - 1n),
});

/** What is calculated from the rest is calculated again. */
function storedCategory({ itemCounter, breadcrumbsInfo, treeReference, ...category }: Category) {
  const { parentCategory: _parent, managingAppId: _app, revision, ...own } = category;
  return { ...own, revision: String(BigInt(revision ?? 1) - 1n) } as Omit<StoredCategory, 'isShown'>;
}

/** A product as the platform stores it. A list does not show the one variant of a product without options. */
function storedProduct(product: ProductV3): OwnProperties {
  const { media, variantsInfo, actualPriceRange, mainCategoryId, id = '', name = '' } = product;
  const { url, currency, breadcrumbsInfo, variantSummary, ...own } = product;
  const only = {
    id: uuidOf(`variant ${id}`),
    visible: true,
    choices: [],
    price: { actualPrice: { amount: actualPriceRange?.minValue?.amount ?? '0' } },
  };
  const items = media?.itemsInfo?.items ?? (media?.main ? [media.main] : []);
  // what is calculated from the rest is calculated again
  return ownProperties({
    ...own,
    media: { itemsInfo: { items } },
    options: product.options ?? [],
    modifiers: product.modifiers ?? [],
    variantsInfo: { variants: variantsInfo?.variants ?? [only] },
    directCategoriesInfo: { categories: mainCategoryId ? [{ id: mainCategoryId }] : [] },
    plainDescription: own.plainDescription ?? `<p>${name}</p>`,
  } as StoredProductV3);
}
