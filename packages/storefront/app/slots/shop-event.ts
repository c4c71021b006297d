/** A product of an event, as GA4 names its properties. */
interface EventItem {
  item_id: string;
  item_name: string;
  /** The price of one piece, as a number: GA4 requires it. */
  price: number;
  quantity: number;
}

/** Products with their sum. */
export interface Sale {
  currency: string;
  value: number;
  items: readonly EventItem[];
}

/** What pages report, with the names and parameters of GA4. */
export interface ShopEvent extends Sale {
  event: 'view_item' | 'add_to_cart';
}
