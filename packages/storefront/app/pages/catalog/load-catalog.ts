import { type RouterContextProvider, redirect } from 'react-router';
import type { Product } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { languageOfPath } from '../../routing/paths.ts';
import { PAGE_SIZE, searchOfPage } from '../../shop/catalog/list-page.ts';
import { listPriceOf } from '../../shop/catalog/list-price.ts';
import { storeRequest } from '../../store/store-request.ts';
import { languageOf } from '../../text/languages.ts';
import { idsInput, queryOf } from './catalog-query.ts';
import { type CatalogView, hasPrice, readView, type SortName } from './catalog-view.ts';
import { filterCatalog } from './facets.ts';
import { searchProducts } from './search-products.ts';

/**
 * What a page with a list of products needs: the products, and the filters to choose from. `within` is the id of the
 * collection whose products are listed.
 */
export async function loadCatalog(
  request: Request,
  context: Readonly<RouterContextProvider>,
  within?: string,
) {
  const { client, catalog, isNavigation } = context.get(storeRequest);
  const { pathname, searchParams } = new URL(request.url);
  const view = readView(searchParams);
  const index = await catalog().catch((error: unknown) => {
    if (needsIndex(view)) throw error;
    return { collections: [], products: undefined };
  });
  const { collections } = index;
  const products = view.text === '' ? index.products : await searchProducts(view.text, client, index);
  const { locale } = languageOf(languageOfPath(pathname));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const known = products && filterCatalog({ view, within, collections, products, compare });
  const lastPage = known && Math.max(1, Math.ceil(known.facets.total / PAGE_SIZE));
  // a list that has become shorter
  if (lastPage !== undefined && view.page > lastPage)
    throw redirect(pathname + searchOfPage(searchParams, lastPage));
  const ids = known && needsOwnOrder(view) ? idsOfPage(known.matching, view, compare) : undefined;
  const input = ids ? idsInput(ids) : queryOf(view, collections, within);
  return {
    input,
    /** The products of the page in their order, unless the platform has filtered and sorted them. */
    ids,
    facets: known?.facets,
    store: await fallback(client, [[queryProducts, input]], { wait: !isNavigation }),
  };
}

/** The platform finds collections by id only, and no reduced products: see `CatalogIndex`. */
const needsIndex = ({ collections, isReduced: isSale }: CatalogView): boolean =>
  collections.length > 0 || isSale;

/** The platform searches in names only, compares prices before reductions, and sorts names by their code points. */
const needsOwnOrder = (view: CatalogView): boolean =>
  view.text !== '' || view.isReduced || hasPrice(view) || ['name', 'cheapest', 'dearest'].includes(view.sort);

const priceOf = (product: Product): number => Number(listPriceOf(product)?.now ?? 0);

/**
 * The orders of the platform, with prices after reductions, and names as the language of the page sorts them.
 * "Featured" keeps that of the products.
 */
const ordersBy = (
  compare: Intl.Collator['compare'],
): Record<SortName, (a: Product, b: Product) => number> => ({
  featured: () => 0,
  newest: (a, b) => Number(b.numericId) - Number(a.numericId),
  name: (a, b) => compare(a.name ?? '', b.name ?? ''),
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  dearest: (a, b) => priceOf(b) - priceOf(a),
});

function idsOfPage(
  matching: readonly Product[],
  { sort, page }: CatalogView,
  compare: Intl.Collator['compare'],
): string[] {
  const sorted = matching.toSorted(ordersBy(compare)[sort]);
  return sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id ?? '');
}
