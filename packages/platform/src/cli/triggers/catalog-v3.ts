import { randomUUID } from 'node:crypto';
import { STORE_APP_ID } from 'storewire';
import { type Actors, idOf } from './actors.ts';
import { addSampleProductV3, SAMPLE, sampleProductV3 } from './steps.ts';
import { onCatalog, type Triggers } from './trigger.ts';

const trigger = onCatalog(3);

const treeReference = { appNamespace: '@wix/stores' };

async function newCategory({ merchant }: Actors): Promise<{ id: string; revision: string }> {
  const { category } = await merchant.categories.createCategory({
    category: { name: SAMPLE.name },
    treeReference,
  });
  return { id: idOf(category), revision: category.revision ?? '' };
}

/** A new category with the sample product in it. */
async function newCategoryWithItem(actors: Actors) {
  const { id } = await newCategory(actors);
  const items = [{ catalogItemId: await sampleProductV3(actors), appId: STORE_APP_ID }];
  await actors.merchant.categories.bulkAddItemsToCategory({ id, items, treeReference });
  return { id, items };
}

/** Sells the sample product out, and adds a piece. */
async function restock({ admin, merchant }: Actors): Promise<void> {
  const productId = await sampleProductV3({ merchant });
  await admin.setStock({ productId, trackQuantity: true, quantity: 0 });
  await admin.setStock({ productId, trackQuantity: true, quantity: 10 });
}

/** The events of version 3 of the catalog. */
export const catalogV3 = {
  'wix.stores.catalog.v3.product_created': trigger('The merchant creates a product.', addSampleProductV3),
  'wix.stores.catalog.v3.product_updated': trigger(
    'The merchant changes the description of a product.',
    async (actors) => {
      const { merchant } = actors;
      const id = await sampleProductV3(actors);
      const { product } = await merchant.productsV3.getProduct({ id });
      const changes = { revision: product.revision ?? '', plainDescription: `<p>${randomUUID()}</p>` };
      await merchant.productsV3.updateProduct({ id, product: changes });
    },
  ),
  'wix.stores.catalog.v3.product_deleted': trigger('The merchant deletes a product.', async (actors) => {
    const id = await addSampleProductV3(actors);
    await actors.merchant.productsV3.deleteProduct({ id });
  }),
  'wix.stores.catalog.v3.inventory_item_updated_with_reason': trigger(
    'The merchant sells a product out, and adds pieces.',
    restock,
  ),
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': trigger(
    'The merchant sells a product out, and adds pieces.',
    restock,
  ),
  'wix.categories.v1.category_created': trigger('The merchant creates a category.', newCategory),
  'wix.categories.v1.category_updated': trigger('The merchant changes a category.', async (actors) => {
    const { id, revision } = await newCategory(actors);
    const category = { revision, description: 'A sample.' };
    await actors.merchant.categories.updateCategory({ id, category, treeReference });
  }),
  'wix.categories.v1.category_deleted': undefined,
  'wix.categories.v1.category_item_added_to_category': trigger(
    'The merchant puts a product into a category.',
    newCategoryWithItem,
  ),
  'wix.categories.v1.category_item_removed_from_category': trigger(
    'The merchant takes a product out of a category.',
    async (actors) => {
      const { id, items } = await newCategoryWithItem(actors);
      await actors.merchant.categories.bulkRemoveItemsFromCategory({ id, items, treeReference });
    },
  ),
} satisfies Triggers;
