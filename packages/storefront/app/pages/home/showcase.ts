import type { Collection, Product } from 'storewire';
import type { ImageObject } from 'storewire/media';
import type { CatalogIndex } from '../../store/store-request.ts';
import { imageOf } from '../catalog/main-image.ts';

/** A collection on the start page. */
export interface CollectionTile {
  slug: string;
  name: string;
  /** That of the collection, or of one of its products. */
  image: ImageObject | undefined;
}

const MAX_TILES = 8;

/** The largest collections. Each one has an image that no other has, if there are enough. */
export function tilesOf({
  collections,
  products = [],
}: Pick<CatalogIndex, 'collections' | 'products'>): CollectionTile[] {
  const used = new Set<string>();
  return collections
    .filter(({ numberOfProducts }) => numberOfProducts !== 0)
    .toSorted((a, b) => (b.numberOfProducts ?? 0) - (a.numberOfProducts ?? 0))
    .slice(0, MAX_TILES)
    .map((collection) => {
      const image = imageOf(collection) ?? imageOfProducts(collection, products, used);
      if (image?.url) used.add(image.url);
      return { slug: collection.slug ?? '', name: collection.name ?? '', image };
    });
}

function imageOfProducts({ id }: Collection, products: readonly Product[], used: ReadonlySet<string>) {
  const images = products
    .filter(({ collectionIds }) => id && collectionIds?.includes(id))
    .map(imageOf)
    .filter((image) => image !== undefined);
  return images.find(({ url }) => !used.has(url ?? '')) ?? images[0];
}
