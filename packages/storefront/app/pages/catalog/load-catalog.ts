import { type RouterContextProvider, redirect } from 'react-router';
import type { Collection, Product } from 'storewire';
import { queryProductsPages } from 'storewire/paging';
import { fallback } from 'storewire/react/server';
import { storeRequest } from '../../store/store-request.ts';
import { PAGE_SIZE, queryOf } from './catalog-query.ts';
import { type CatalogView, readView, searchOfPage } from './catalog-view.ts';
import { facetsOf } from './facets.ts';
import { isPriced, isReduced } from './list-price.ts';

/** What a page with a list of products needs: the products, and the filters to choose from. */
export async function loadCatalog(
  request: Request,
  context: Readonly<RouterContextProvider>,
  within?: Collection,
) {
  const { client, catalog, isNavigation } = context.get(storeRequest);
  const { pathname, searchParams } = new URL(request.url);
  const view = readView(searchParams);
  const { collections, products } = await catalog().catch((error: unknown) => {
    if (needsIndex(view)) throw error;
    return { collections: [], products: undefined };
  });
  const reduced = (products ?? []).filter(isReduced);
  const input = queryOf(view, {
    collection: within?.id ?? undefined,
    collections: collections
      .filter(({ slug }) => view.collections.includes(slug ?? ''))
      .map(({ id }) => id ?? ''),
    reduced: idsOf(reduced),
    reducedInRange: idsOf(reduced.filter((product) => isPriced(product, view))),
  });
  const facets = products && facetsOf({ view, within: within?.id ?? undefined, collections, products });
  const lastPage = facets && Math.max(1, Math.ceil(facets.total / PAGE_SIZE));
  // a list that has become shorter
  if (lastPage !== undefined && view.page > lastPage)
    throw redirect(pathname + searchOfPage(searchParams, lastPage));
  return {
    input,
    facets,
    store: await fallback(client, [[queryProductsPages, input]], { wait: !isNavigation }),
  };
}

const idsOf = (products: readonly Product[]): string[] => products.map(({ id }) => id ?? '');

/** The platform finds collections by id only, and no reduced products: see `CatalogIndex`. */
const needsIndex = ({ collections, isReduced: isSale }: CatalogView): boolean =>
  collections.length > 0 || isSale;
