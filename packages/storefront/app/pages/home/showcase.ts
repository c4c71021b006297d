import type { Collection, ImageObject, Product } from 'storewire';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import { imageOf } from '../../shop/catalog/main-image.ts';
import { menuOf } from '../../shop/catalog/menu.ts';
import type { CatalogIndex } from '../../store/store-request.ts';

type ShownCatalog = Pick<CatalogIndex, 'collections' | 'products'>;

/** A collection on the start page. */
export interface CollectionTile {
  slug: string;
  name: string;
  /** The first paragraph of its description. */
  text: string | undefined;
  /** That of the collection, or of one of its products. */
  image: ImageObject | undefined;
}

/** The collections of the menu. Each one has an image that no other has, if there are enough. */
export function tilesOf({ collections, products = [] }: ShownCatalog): CollectionTile[] {
  const used = new Set<string>();
  return menuOf(collections).flatMap(({ slug, name }) => {
    const collection = collections.find((each) => each.slug === slug);
    if (!collection || collection.numberOfProducts === 0) return [];
    const image = imageOf(collection) ?? imageOfProducts(collection, products, used);
    if (image?.url) used.add(image.url);
    return { slug, name, text: paragraphsOf(collection.description ?? '')[0], image };
  });
}

/** The picture at the top of the start page: that of a product of the first collection in the menu. */
export function heroOf({ collections, products = [] }: ShownCatalog): ImageObject | undefined {
  const [first] = menuOf(collections);
  const collection = collections.find(({ slug }) => slug === first?.slug);
  return (
    (collection && imageOfProducts(collection, products, new Set())) ?? products.map(imageOf).find(Boolean)
  );
}

function imageOfProducts({ id }: Collection, products: readonly Product[], used: ReadonlySet<string>) {
  const images = products
    .filter(({ collectionIds }) => id && collectionIds?.includes(id))
    .map(imageOf)
    .filter((image) => image !== undefined);
  return images.find(({ url }) => !used.has(url ?? '')) ?? images[0];
}
