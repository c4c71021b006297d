/** A shop with many products, for measurements. */
import { newProduct, saveProduct } from '../src/features/catalog/saved-products.ts';
import { products, type StoredProduct } from '../src/features/catalog/stored-product.ts';
import type { Context } from '../src/kernel/context/context.ts';

const SHAPES = ['mug', 'bowl', 'plate', 'vase', 'jug', 'teapot', 'jar', 'planter', 'platter', 'bottle'];
const ORIGINS = ['Harbour', 'Tidal', 'Quay', 'Storm', 'Meadow', 'Dune', 'Cliff', 'Heron', 'Slate', 'Island'];

/** Adds products like those of the shop until it has this many. Call it in a write. */
export function addProducts(context: Context, count: number): void {
  const { db } = context;
  const samples = db.of(products).all({ sort: [{ fieldName: 'numericId' }] });
  for (let index = samples.length; index < count; index++) addCopy(context, samples, index);
}

/**
 * A product with picture, collections and description of a sample, and a name, price and stock of its own.
 */
function addCopy(context: Context, samples: readonly StoredProduct[], index: number): void {
  const sample = samples[index % samples.length];
  if (!sample) return;
  const { description, media, collectionIds, weight, ribbon, brand, additionalInfoSections } = sample;
  const kind = SHAPES[index % SHAPES.length] ?? '';
  const origin = ORIGINS[Math.floor(index / SHAPES.length) % ORIGINS.length] ?? '';
  const name = `${origin} ${kind} ${String(index).padStart(5, '0')}`;
  const product = newProduct(context, {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    sku: `LARGE-${String(index).padStart(5, '0')}`,
    // spread over the range, and the same in every run
    priceData: { price: 5 + ((index * 7919) % 19_500) / 100 },
    ...(description && { description }),
    ...(weight && { weight }),
    ...(ribbon && { ribbon }),
    ...(brand && { brand }),
    ...(additionalInfoSections && { additionalInfoSections }),
    ...(index % 9 === 0 && { discount: { type: 'PERCENT', value: 10 + (index % 4) * 10 } }),
  });
  const quantity = (index * 31) % 12;
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
  }));
  const { mainMedia } = media ?? {};
  saveProduct(context, {
    ...product,
    variants,
    collectionIds,
    ...(mainMedia && { media: { mainMedia, items: [mainMedia] } }),
  });
}
