import { randomUUID } from 'node:crypto';
import { type Actors, idOf } from './actors.ts';
import { addSampleProduct, SAMPLE, sampleProduct } from './steps.ts';
import { onCatalog, type Triggers } from './trigger.ts';

const trigger = onCatalog(1);

async function newCollection({ merchant }: Actors): Promise<string> {
  const { collection } = await merchant.collections.createCollection({ collection: { name: SAMPLE.name } });
  return idOf(collection);
}

/** Counts the stock of the sample product, and then counts it no longer. */
async function recountStock({ admin, merchant }: Actors): Promise<void> {
  const productId = await sampleProduct({ merchant });
  await admin.setStock({ productId, trackQuantity: true, quantity: 10 });
  await admin.setStock({ productId, trackQuantity: false, inStock: true });
}

/** The events of version 1 of the catalog. */
export const catalog = {
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': trigger(
    'The merchant creates a product.',
    addSampleProduct,
  ),
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': trigger(
    'The merchant changes the description of a product.',
    async (actors) => {
      const id = await sampleProduct(actors);
      await actors.merchant.products.updateProduct({ id, product: { description: randomUUID() } });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': trigger(
    'The merchant deletes a product.',
    async (actors) => {
      const id = await addSampleProduct(actors);
      await actors.merchant.products.deleteProduct({ id });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': trigger(
    'The merchant changes the price of a variant.',
    async ({ merchant }) => {
      const { product } = await merchant.products.createProduct({
        product: {
          name: `${SAMPLE.name} in sizes`,
          productType: 'physical',
          priceData: { price: Number(SAMPLE.price) },
          manageVariants: true,
          productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
        },
      });
      const variants = [{ choices: { Size: 'L' }, price: 15 }];
      await merchant.variants.updateProductVariants({ id: idOf(product), variants });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': trigger(
    'The merchant creates a collection.',
    newCollection,
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': trigger(
    'The merchant puts a product into a collection.',
    async (actors) => {
      const id = await newCollection(actors);
      const productIds = [await sampleProduct(actors)];
      await actors.merchant.collections.addProductsToCollection({ id, productIds });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': trigger(
    'The merchant deletes a collection.',
    async (actors) => {
      const id = await newCollection(actors);
      await actors.merchant.collections.deleteCollection({ id });
    },
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': trigger(
    'The merchant begins and ends to count the stock of a product.',
    recountStock,
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': trigger(
    'The merchant begins and ends to count the stock of a product.',
    recountStock,
  ),
} satisfies Triggers;
