import { useEffect, useEffectEvent } from 'react';
import { addMoney, type CartV2, multiplyMoney, type Order } from 'storewire';
import { nameOf, shownLine } from '../../shop/cart/line-summary.tsx';
import type { ShopProduct, ShopSelection } from '../../store/product/product.ts';

/** A product of an event. */
interface EventItem {
  item_id: string;
  item_name: string;
  /** The price of one piece, as a number: GA4 requires it. */
  price: number;
  quantity: number;
}

/** Products with their sum. */
interface Sale {
  currency: string;
  value: number;
  items: readonly EventItem[];
}

/** A page that is opened, as GA4 names it. */
interface PageView {
  event: 'page_view';
  page_location: string;
  page_title: string;
}

/** What is recorded, with the names and parameters of GA4. */
type TrackedEvent =
  | ({ event: 'view_item' | 'add_to_cart' } & Sale)
  | PageView
  | ({ event: 'begin_checkout' } & Sale)
  | ({ event: 'purchase'; transaction_id: string } & Sale);

declare global {
  interface Window {
    /** Read by the script of the shop, such as Google Tag Manager. */
    dataLayer?: object[];
  }
}

/** Records an event, if people have consented: then the page has the script of the shop. */
export function track({ event, ...parameters }: TrackedEvent): void {
  if (!document.querySelector('script[data-analytics]')) return;
  window.dataLayer ??= [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  window.dataLayer.push({ event, ...(event === 'page_view' ? parameters : { ecommerce: parameters }) });
}

/** Products at their prices, without what is added or taken off later. */
const saleOf = (currency: string | undefined, items: readonly EventItem[]): Sale => ({
  currency: currency ?? '',
  value: Number(
    items.map(({ price, quantity }) => multiplyMoney(String(price), String(quantity))).reduce(addMoney, '0'),
  ),
  items,
});

/** Pieces of a product, as an event has them. */
export const offerOf = (
  { id, name }: Pick<ShopProduct, 'id' | 'name'>,
  { price, sku }: Pick<ShopSelection, 'price' | 'sku'>,
  quantity: number,
): Sale =>
  saleOf(price?.currency, [
    { item_id: sku ?? id, item_name: name, price: Number(price?.now ?? 0), quantity },
  ]);

/** The products of a cart, as an event has them. */
export const cartSale = ({ lineItems, businessInfo }: Pick<CartV2, 'lineItems' | 'businessInfo'>): Sale =>
  saleOf(
    businessInfo?.currencyCode,
    lineItems.map((line) => ({
      item_id: line.source?.catalogReference?.catalogItemId ?? '',
      item_name: nameOf(shownLine(line)),
      price: Number(line.pricing?.unitPrice?.amount ?? 0),
      quantity: line.quantityInfo?.confirmedQuantity ?? 1,
    })),
  );

/** An order, as an event has it: at what its buyer pays. */
export const purchaseOf = ({
  number,
  currency,
  priceSummary,
  lineItems,
}: Pick<Order, 'number' | 'currency' | 'priceSummary' | 'lineItems'>): Sale & { transaction_id: string } => ({
  transaction_id: number,
  currency: currency ?? '',
  value: Number(priceSummary?.total?.amount ?? 0),
  items: lineItems.map((line) => ({
    item_id: line.physicalProperties?.sku ?? line.catalogReference?.catalogItemId ?? '',
    item_name: nameOf(line),
    price: Number(line.price?.amount ?? 0),
    quantity: line.quantity,
  })),
});

/** Older orders are opened again, not placed. */
const ONE_HOUR = 3_600_000;

/** Records a purchase when its page opens. If it opens again, analytics count it once, by its number. */
export function TrackedPurchase({ order }: { order: Order }): null {
  const isPlaced = order.status === 'APPROVED' && Date.now() - Date.parse(order.createdDate ?? '') < ONE_HOUR;
  const trackPurchase = useEffectEvent(() => track({ event: 'purchase', ...purchaseOf(order) }));
  useEffect(() => {
    if (isPlaced) trackPurchase();
  }, [isPlaced]);
  return null;
}
