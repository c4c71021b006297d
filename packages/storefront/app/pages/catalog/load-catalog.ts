import { type RouterContextProvider, redirect } from 'react-router';
import { compareMoney } from 'storewire';
import { languageOfPath } from '../../routing/paths.ts';
import { PAGE_SIZE, searchOfPage } from '../../shop/catalog/list-page.ts';
import type { FoundProducts, SortName } from '../../store/catalog/catalog.ts';
import { type Failure, toFailure } from '../../store/failure.ts';
import { type FullProduct, listedProduct } from '../../store/product/product.ts';
import { type CatalogIndex, type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { type LanguageFacts, languageOf } from '../../text/languages.ts';
import { type CatalogView, collectionIdsOf, readView } from './catalog-view.ts';
import { type FacetInput, type Facets, filterCatalog } from './facets.ts';
import { searchProducts } from './search-products.ts';

/** A page of a list of products. */
export interface LoadedCatalog extends FoundProducts {
  /** The filters to choose from. Undefined if the catalog is too large to count. */
  facets?: Facets;
  /** Why there are no products. */
  failure?: Failure;
}

/**
 * What a page with a list of products needs. `within` is the id of the collection whose products are listed. The
 * platform itself lists a catalog that is too large to be kept.
 */
export async function loadCatalog(
  { pathname, searchParams }: URL,
  context: Readonly<RouterContextProvider>,
  within?: string,
): Promise<LoadedCatalog> {
  const store = context.get(storeRequest);
  const view = readView(searchParams);
  try {
    const index = await store.index();
    const { collections } = index;
    const products = view.text === '' ? index.products : await searchProducts(view.text, store, index);
    const found = products
      ? listKept({ view, within, collections, products }, languageOf(languageOfPath(pathname)))
      : await findOnPlatform(view, store, index, within);
    const lastPage = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
    // a list that has become shorter
    if (view.page > lastPage) throw redirect(pathname + searchOfPage(searchParams, lastPage));
    return found;
  } catch (error) {
    return { products: [], total: 0, failure: toFailure(error) };
  }
}

/** A page of the products that the server keeps, or of those that a text has found. */
function listKept(input: Omit<FacetInput, 'compare'>, { locale }: LanguageFacts): LoadedCatalog {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const { facets, matching } = filterCatalog({ ...input, compare });
  const { sort, page } = input.view;
  const sorted = matching.toSorted(ordersBy(compare)[sort]);
  const listed = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(listedProduct);
  return { products: listed, total: facets.total, facets };
}

/** The platform finds collections by their ids only, and no reduced products. */
async function findOnPlatform(
  view: CatalogView,
  { catalog }: StoreRequest,
  { collections }: CatalogIndex,
  within: string | undefined,
): Promise<FoundProducts> {
  const chosen = collectionIdsOf(view, collections);
  if (view.isReduced || (view.collections.length > 0 && chosen.length === 0))
    return { products: [], total: 0 };
  const { text, options, lowest, highest, isInStock, sort, page } = view;
  const found = await catalog();
  return found.find({
    text,
    options,
    lowest,
    highest,
    isInStock,
    sort,
    collectionIds: [within ? [within] : [], chosen].filter((ids) => ids.length > 0),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
}

const byPrice = (a: FullProduct, b: FullProduct): number =>
  compareMoney(a.price?.now ?? '0', b.price?.now ?? '0');

/** By prices after reductions, and by names as the language of the page sorts them. */
const ordersBy = (
  compare: Intl.Collator['compare'],
): Record<SortName, (a: FullProduct, b: FullProduct) => number> => ({
  featured: () => 0,
  newest: (a, b) => b.newness - a.newness,
  name: (a, b) => compare(a.name, b.name),
  cheapest: byPrice,
  dearest: (a, b) => byPrice(b, a),
});
