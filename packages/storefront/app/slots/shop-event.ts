/** A product of an event, as GA4 names its properties. */
interface EventItem {
  item_id: string;
  item_name: string;
  /** The price of one piece, as a number: GA4 requires it. */
  price: number;
  quantity: number;
}

interface Sale {
  currency: string;
  value: number;
  items: readonly EventItem[];
}

/** What happens in the shop, with the names and parameters of GA4. */
export type ShopEvent =
  | ({ event: 'view_item' | 'add_to_cart' | 'begin_checkout' } & Sale)
  | ({ event: 'purchase'; transaction_id: string } & Sale);
