/** The catalog of the contract's examples in version 3: categories, and products with their variants and stock. */
import type { Category, ProductV3 } from 'storewire';
import { setStock } from '../../features/catalog-v3/inventory.ts';
import { saveCategory } from '../../features/catalog-v3/saved-categories.ts';
import { saveProductV3 } from '../../features/catalog-v3/saved-products.ts';
import type { StoredCategory } from '../../features/catalog-v3/stored-category.ts';
import type { OwnProperties } from '../../features/catalog-v3/stored-product.ts';
import type { Context } from '../../kernel/context/context.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
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
      setStock(
        context,
        { productId: saved.id, variantId },
        { trackQuantity: true, quantity: inStock ? PIECES : 0, inStock },
      );
    saveProductV3(context, { ...saved, ...revisionOf(product) });
  }
}

/** The product that `getProductV3` shows, and those that only lists show. */
function exampleProducts(): ProductV3[] {
  const { product } = responseOf<{ product: ProductV3 }>('productsV3.getProductV3', 'typical');
  const listed = examplesOf<ProductV3>(['productsV3.queryProductsV3'], 'products');
  return [product, ...listed.filter(({ id }) => id !== product.id)];
}

/** A save makes the next revision. */
const revisionOf = ({ revision }: ProductV3) => ({ revision: String(BigInt(revision ?? 1) - 1n) });

/** What is calculated from the rest is calculated again. */
function storedCategory({ itemCounter, breadcrumbsInfo, treeReference, ...category }: Category) {
  const { parentCategory: _parent, revision, ...own } = category;
  return { ...own, revision: String(BigInt(revision ?? 1) - 1n) } as Omit<StoredCategory, 'isShown'>;
}

/** A product as the platform stores it. A list does not show the one variant of a product without options. */
function storedProduct(product: ProductV3): OwnProperties {
  const { media, variantsInfo, actualPriceRange, mainCategoryId, id = '', name = '' } = product;
  const { url, currency, breadcrumbsInfo, variantSummary, inventory, ...own } = product;
  const only = {
    id: uuidOf(`variant ${id}`),
    visible: true,
    choices: [],
    price: { actualPrice: { amount: actualPriceRange?.minValue?.amount ?? '0' } },
  };
  const items = media?.itemsInfo?.items ?? (media?.main ? [media.main] : []);
  return {
    ...own,
    media: { itemsInfo: { items } },
    options: product.options ?? [],
    modifiers: product.modifiers ?? [],
    variantsInfo: { variants: variantsInfo?.variants ?? [only] },
    directCategoriesInfo: { categories: mainCategoryId ? [{ id: mainCategoryId }] : [] },
    plainDescription: own.plainDescription ?? `<p>${name}</p>`,
  } as OwnProperties;
}
