import type { Product } from 'storewire';
import type { Offer } from './selection.ts';

/** Pieces of a product, for the events of the shop. */
export function trackedOffer({ id = '', name }: Product, { price, sku }: Offer, quantity: number) {
  const each = price?.discountedPrice ?? price?.price ?? 0;
  return {
    currency: price?.currency ?? '',
    value: each * quantity,
    items: [{ item_id: sku ?? id, item_name: name ?? '', price: each, quantity }],
  };
}
