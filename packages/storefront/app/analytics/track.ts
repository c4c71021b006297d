/** A product of an event, as GA4 names its properties. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  /** The price of one piece, as a number: GA4 requires it. */
  price: number;
  quantity: number;
}

interface Sale {
  currency: string;
  value: number;
  items: readonly TrackedItem[];
}

/** The events of the shop, with the names and parameters of GA4. */
interface Events {
  page_view: { page_location: string; page_title: string };
  view_item: Sale;
  add_to_cart: Sale;
  begin_checkout: Sale;
  purchase: Sale & { transaction_id: string };
}

declare global {
  interface Window {
    /** Read by the script of the shop, such as Google Tag Manager. */
    dataLayer?: object[];
  }
}

/** Records an event, if people have consented. `root.tsx` marks the document, and loads the script of the shop. */
export function track<Name extends keyof Events>(event: Name, parameters: Events[Name]): void {
  if (document.documentElement.dataset['analytics'] === undefined) return;
  window.dataLayer ??= [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  window.dataLayer.push({ event, ...(event === 'page_view' ? parameters : { ecommerce: parameters }) });
}
