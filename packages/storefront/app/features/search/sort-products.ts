import type { Product } from 'storewire';
import { listPriceOf } from '../../pages/catalog/list-price.ts';
import type { SortName } from './catalog-view.ts';

const priceOf = (product: Product): number => Number(listPriceOf(product)?.now ?? 0);

const ORDERS: Record<SortName, ((a: Product, b: Product) => number) | undefined> = {
  featured: undefined,
  newest: (a, b) => Number(b.numericId) - Number(a.numericId),
  name: (a, b) => (a.name ?? '').localeCompare(b.name ?? ''),
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  dearest: (a, b) => priceOf(b) - priceOf(a),
};

/** Sorts products as the platform does, but by what they cost after a reduction. "Featured" keeps their order. */
export function sortProducts(products: readonly Product[], sort: SortName): readonly Product[] {
  const order = ORDERS[sort];
  return order ? products.toSorted(order) : products;
}
