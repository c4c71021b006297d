import type { Product, ProductSelection } from 'storewire';

/** Pieces of a product, for the events of the shop. */
export function trackedOffer(
  { id = '', name }: Product,
  { price, sku }: Pick<ProductSelection, 'price' | 'sku'>,
  quantity: number,
) {
  const each = price?.discountedPrice ?? price?.price ?? 0;
  return {
    currency: price?.currency ?? '',
    value: each * quantity,
    items: [{ item_id: sku ?? id, item_name: name ?? '', price: each, quantity }],
  };
}
