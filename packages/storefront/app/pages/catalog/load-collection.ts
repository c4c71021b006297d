import { data } from 'react-router';
import type { Collection, Product } from 'storewire';
import { getCollectionBySlug } from 'storewire/operations';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import { hasPage } from '../../shop/catalog/collections.ts';
import { imageOf } from '../../shop/catalog/main-image.ts';
import { orMissing } from '../../store/failure.ts';
import type { CatalogIndex, StoreRequest } from '../../store/store-request.ts';

/** What the page of a collection shows of it. Ends with the status 404 if there is none. */
export async function loadCollection(store: StoreRequest, slug = '') {
  const { collection, products } = await readCollection(store, slug);
  return {
    collection,
    name: collection.name ?? '',
    image: [collection, ...products].map(imageOf).find((image) => image !== undefined),
    paragraphs: paragraphsOf(collection.description ?? ''),
  };
}

/** A collection, and those of its products that are known. Collections that the index lacks are read from the platform. */
async function readCollection(
  { client, catalog, fail }: StoreRequest,
  slug: string,
): Promise<{ collection: Collection; products: Product[] }> {
  const { collections, products = [] } = await catalog().catch(
    (): CatalogIndex => ({ collections: [], products: undefined }),
  );
  const known = collections.find((collection) => collection.slug === slug);
  if (known)
    return {
      collection: known,
      products: products.filter(({ collectionIds }) => collectionIds?.includes(known.id ?? '')),
    };
  const found = await orMissing(getCollectionBySlug(client, { slug })).catch(fail);
  if (!found?.collection || !hasPage(found.collection)) throw data(null, 404);
  return { collection: found.collection, products: [] };
}
