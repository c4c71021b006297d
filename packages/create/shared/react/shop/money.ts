import { formatMoney as format } from 'storewire';
import type { ShopPrice, ShopProduct } from './product/product';

/** `€76.00`, in the language of the shop. */
export const formatMoney = (amount?: string, currency?: string): string => format(amount, currency, 'en');

/** `€76.00`, or `from €76.00` if other variants cost more. */
export function priceText({ now, currency, isFrom }: ShopPrice): string {
  const price = formatMoney(now, currency);
  return isFrom ? `from ${price}` : price;
}

/** The price of a product in a list. */
export function listPriceText({ isInStock, price }: ShopProduct): string {
  if (!isInStock) return 'Sold out';
  return price ? priceText(price) : '';
}
