import type { Collection, ProductFilter, ProductSorting, StoreClient } from 'storewire';
import {
  getCollectionBySlug,
  queryCollectionsPages,
  queryProducts,
  queryProductsPages,
  queryStoreVariants,
} from 'storewire/operations';
import { orMissing } from '../failure.ts';
import { fullProduct } from '../product/either-version.ts';
import { listedProduct } from '../product/product.ts';
import type { Catalog, ProductQuery, ShopCollection, SortName } from './catalog.ts';

const LARGEST_PAGE = { paging: { limit: 100 } };

/** Version 1: products with a total, collections without levels. */
export const catalogV1 = (client: StoreClient): Catalog => ({
  async collections() {
    const sort = [{ fieldName: 'name', order: 'ASC' } as const];
    const all = await Array.fromAsync(queryCollectionsPages(client, { query: { ...LARGEST_PAGE, sort } }));
    return all.filter(hasPage).map(shopCollection);
  },

  async collection(slug) {
    const found = await orMissing(getCollectionBySlug(client, { slug }));
    return found?.collection && hasPage(found.collection) ? shopCollection(found.collection) : undefined;
  },

  async product(slug) {
    const { products } = await queryProducts(client, { query: { filter: { slug }, paging: { limit: 1 } } });
    return products?.[0] && fullProduct(products[0]);
  },

  async products(max) {
    const pages = queryProductsPages(client, { query: LARGEST_PAGE });
    const { total = 0 } = await pages;
    return total > max ? undefined : Array.fromAsync(pages, fullProduct);
  },

  async productsById(ids) {
    const query = { filter: { id: { $in: [...ids] } }, paging: { limit: ids.length } };
    const { products = [] } = await queryProducts(client, { query });
    return products.map(fullProduct);
  },

  async find({ limit, offset = 0, sort = 'featured', ...conditions }) {
    const filters = filtersOf(conditions);
    const { products = [], metadata } = await queryProducts(client, {
      query: {
        ...(filters.length > 0 && { filter: { $and: filters } }),
        ...(SORTS[sort] && { sort: SORTS[sort] }),
        paging: { limit, offset },
      },
    });
    return { products: products.map(fullProduct).map(listedProduct), total: metadata?.total ?? 0 };
  },

  async idsOfItemNumber(text) {
    const filter = { sku: { $startsWith: text } };
    const { variants = [] } = await queryStoreVariants(client, { query: { filter, ...LARGEST_PAGE } });
    return variants.flatMap(({ productId }) => productId ?? []);
  },

  async *slugs() {
    for await (const { slug } of queryProductsPages(client, { query: LARGEST_PAGE })) if (slug) yield slug;
  },
});

/** The collection of all products, which the platform creates. Pages have "All products" instead. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

const hasPage = ({ id, slug, visible }: Collection): boolean =>
  Boolean(slug) && visible !== false && id !== ALL_PRODUCTS;

const shopCollection = (collection: Collection): ShopCollection => ({
  id: collection.id ?? '',
  slug: collection.slug ?? '',
  name: collection.name ?? '',
  description: collection.description ?? '',
  picture: collection.media?.mainMedia?.image,
  numberOfProducts: collection.numberOfProducts,
});

const SORTS: Readonly<Record<SortName, ProductSorting[] | undefined>> = {
  featured: undefined,
  newest: [{ fieldName: 'numericId', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  cheapest: [{ fieldName: 'price', order: 'ASC' }],
  dearest: [{ fieldName: 'price', order: 'DESC' }],
};

/** The platform compares prices before reductions. */
function filtersOf(query: Omit<ProductQuery, 'limit'>): ProductFilter[] {
  const { text = '', collectionIds = [], options = new Map(), lowest, highest, isInStock } = query;
  const filters: (ProductFilter | false | undefined)[] = [
    ...collectionIds.map((ids) => ({ collectionIds: { $hasSome: [...ids] } })),
    ...[...options].map(([name, choices]) => ({ [`options.${name}`]: { $hasSome: choices } })),
    lowest !== undefined && { price: { $gte: Number(lowest) } },
    highest !== undefined && { price: { $lte: Number(highest) } },
    isInStock && { inventoryStatus: { $ne: 'OUT_OF_STOCK' } },
    textFilter(text),
  ];
  return filters.filter((filter) => !!filter);
}

/** All words of a text are in the name, or the text is the start of the item number. Undefined for an empty text. */
function textFilter(text: string): ProductFilter | undefined {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => ({ $or: spellingsOf(word).map((spelling) => ({ name: { $contains: spelling } })) }));
  if (words.length === 0) return undefined;
  return { $or: [{ $and: words }, { sku: { $startsWith: text.trim() } }] };
}

/** `$contains` compares exactly, so that "MUG" and "mug" would not find "Mug". */
function spellingsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [first = '', ...rest] = lower;
  return [...new Set([word, lower, first.toUpperCase() + rest.join('')])];
}
