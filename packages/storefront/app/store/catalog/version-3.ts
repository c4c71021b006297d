import type { Category, ProductSearch, ProductSearchFilter, SearchDetails, StoreClient } from 'storewire';
import {
  countProductsV3,
  getAllProductsCategoryV3,
  getCategoryBySlug,
  getProductBySlugV3,
  queryCategoriesPages,
  queryProductsV3,
  queryProductsV3Pages,
  searchProductsV3,
  searchProductsV3Pages,
} from 'storewire/operations';
import { orMissing } from '../failure.ts';
import { fullProduct } from '../product/either-version.ts';
import { listedProduct } from '../product/product.ts';
import type { Catalog, ProductQuery, ShopCollection, SortName } from './catalog.ts';

/** What lists show besides what every response has. */
const LISTED = ['CURRENCY', 'MEDIA_ITEMS_INFO', 'MIN_PRICE_VARIANT'] as const;

/** What pages and the search know besides. */
const FULL = [
  'PLAIN_DESCRIPTION',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'ALL_CATEGORIES_INFO',
] as const;

const OF_A_PAGE = ['CURRENCY', 'MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES', ...FULL] as const;

const LARGEST_PAGE = { cursorPaging: { limit: 100 } };

/** Version 3: products by cursor, counted by a call of their own, categories with levels. */
export const catalogV3 = (client: StoreClient): Catalog => ({
  async collections() {
    const { categoryId, treeReference } = await getAllProductsCategoryV3(client);
    const all = queryCategoriesPages(client, {
      query: LARGEST_PAGE,
      treeReference,
      fields: ['DESCRIPTION'],
    });
    const categories = await Array.fromAsync(all);
    return categories
      .filter((category) => hasPage(category, categoryId))
      .map(shopCollection)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  },

  async collection(slug) {
    const { categoryId, treeReference: tree } = await getAllProductsCategoryV3(client);
    const treeReference = { appNamespace: tree?.appNamespace ?? '' };
    const found = await orMissing(
      getCategoryBySlug(client, { slug, treeReference, fields: ['DESCRIPTION'] }),
    );
    return found?.category && hasPage(found.category, categoryId)
      ? shopCollection(found.category)
      : undefined;
  },

  async product(slug) {
    const found = await orMissing(getProductBySlugV3(client, { slug, fields: [...OF_A_PAGE] }));
    return found?.product && fullProduct(found.product);
  },

  async products(max) {
    const { count = 0 } = await countProductsV3(client, {});
    if (count > max) return undefined;
    const all = queryProductsV3Pages(client, { query: LARGEST_PAGE, fields: [...LISTED, ...FULL] });
    const products = await Array.fromAsync(all, fullProduct);
    // the platform has no order of its own, and sites were seen to refuse one in the query
    return products.toSorted((a, b) => b.newness - a.newness);
  },

  async productsById(ids) {
    const query = { filter: { id: { $in: [...ids] } }, cursorPaging: { limit: ids.length } };
    const { products = [] } = await queryProductsV3(client, { query, fields: [...LISTED] });
    return products.map(fullProduct);
  },

  async find({ limit, offset = 0, sort = 'featured', text = '', ...conditions }) {
    const found = {
      filter: filterOf(conditions),
      ...(text && { search: { expression: text, mode: 'AND', fuzzy: true } as const }),
    };
    const search = { ...found, ...(SORTS[sort] && { sort: SORTS[sort] }), ...LARGEST_PAGE };
    const counting = countProductsV3(client, found);
    const isBeyond = offset > 0 && ((await counting).count ?? 0) <= offset;
    const [{ count = 0 }, products] = await Promise.all([
      counting,
      // there is no offset: the pages before are read, too
      isBeyond ? [] : firstOf(offset + limit, searchProductsV3Pages(client, { search, fields: [...LISTED] })),
    ]);
    return { products: products.slice(offset).map(fullProduct).map(listedProduct), total: count };
  },

  async idsOfItemNumber(text) {
    const search: SearchDetails = { expression: text, mode: 'AND', fields: ['variantsInfo.variants.sku'] };
    const { products = [] } = await searchProductsV3(client, { search: { search, ...LARGEST_PAGE } });
    return products.flatMap(({ id }) => id ?? []);
  },

  async *slugs() {
    for await (const { slug } of queryProductsV3Pages(client, { query: LARGEST_PAGE })) if (slug) yield slug;
  },
});

/** The category of all products has none: pages have "All products" instead. */
const hasPage = ({ id, slug }: Category, allProducts: string | undefined): boolean =>
  Boolean(slug) && id !== allProducts;

const shopCollection = (category: Category): ShopCollection => ({
  id: category.id ?? '',
  slug: category.slug ?? '',
  name: category.name ?? '',
  description: category.description ?? '',
  picture: category.image,
  numberOfProducts: category.itemCounter,
});

const SORTS: Readonly<Record<SortName, ProductSearch['sort']>> = {
  featured: undefined,
  newest: [{ fieldName: 'createdDate', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  cheapest: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
  dearest: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
};

/** Choices are found by their names, whatever their option. */
function filterOf(query: Omit<ProductQuery, 'limit' | 'text'>): ProductSearchFilter {
  const { collectionIds = [], options = new Map(), lowest, highest, isInStock } = query;
  const inAny = (ids: readonly string[]): ProductSearchFilter => ({
    $or: ids.map((id) => ({ 'allCategoriesInfo.categories': { $matchItems: [{ id }] } })),
  });
  const filters: (ProductSearchFilter | false | undefined)[] = [
    ...collectionIds.map(inAny),
    ...[...options.values()].map((choices) => ({
      'options.choicesSettings.choices.name': { $hasSome: [...choices] },
    })),
    lowest !== undefined && { 'actualPriceRange.minValue.amount': { $gte: lowest } },
    highest !== undefined && { 'actualPriceRange.minValue.amount': { $lte: highest } },
    isInStock && { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } },
  ];
  const $and = filters.filter((filter) => !!filter);
  return $and.length > 0 ? { $and } : {};
}

async function firstOf<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) {
    found.push(item);
    if (found.length === count) break;
  }
  return found;
}
