import type { ImageObject, Product } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { type ListPrice, listPriceOf } from '../../shop/catalog/list-price.ts';
import { imageOf } from '../../shop/catalog/main-image.ts';
import { type Failure, toFailure } from '../../store/failure.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/suggestions';
import { nameFilter } from './catalog-query.ts';
import { readView } from './catalog-view.ts';
import { searchProducts } from './search-products.ts';

export interface Suggestion {
  /** Slug, or else the id. */
  slug: string;
  name: string;
  image: ImageObject | undefined;
  price: ListPrice | undefined;
}

/** The best products for what is typed. */
export interface Suggestions {
  products: Suggestion[];
  failure?: Failure;
}

const MAX_SUGGESTIONS = 6;

/** Responds with the suggestions for a text as JSON. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { text } = readView(new URL(request.url).searchParams);
  const found = await findProducts(text, context.get(storeRequest)).catch(toFailure);
  return Response.json(
    Array.isArray(found)
      ? { products: found.slice(0, MAX_SUGGESTIONS).map(suggestionOf) }
      : ({ products: [], failure: found } satisfies Suggestions),
  );
}

async function findProducts(text: string, { client, catalog }: StoreRequest): Promise<Product[]> {
  const index = await catalog().catch(() => undefined);
  const found = index && (await searchProducts(text, client, index));
  if (found) return found;
  const query = { filter: nameFilter(text), paging: { limit: MAX_SUGGESTIONS } };
  return (await queryProducts(client, { query })).products ?? [];
}

const suggestionOf = (product: Product): Suggestion => ({
  slug: product.slug ?? product.id ?? '',
  name: product.name ?? '',
  image: imageOf(product),
  price: listPriceOf(product),
});
