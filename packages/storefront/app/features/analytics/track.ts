import type { Sale, ShopEvent } from '../../slots/shop-event.ts';

/** A page that is opened, as GA4 names it. */
interface PageView {
  event: 'page_view';
  page_location: string;
  page_title: string;
}

/** What is recorded. */
type TrackedEvent =
  | ShopEvent
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
