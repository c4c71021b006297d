import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import { nameOf, shownLine } from '../../shop/cart/line-summary.tsx';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { track } from './track.ts';

/** Asks for consent; with it, loads the script of the shop and records the pages. */
export function Analytics() {
  const { analytics } = useSiteData() ?? {};
  useTrackedPages();
  return (
    <>
      {analytics?.consent === 'granted' ? <script async src={analytics.script} data-analytics="" /> : null}
      <ConsentNotice />
    </>
  );
}

/** Records each page without its query, which may identify people, and the start of each checkout. */
function useTrackedPages(): void {
  const { pathname } = useLocation();
  const { checkout } = usePaths();
  const { cart } = useShopCart();
  const consent = useSiteData()?.analytics?.consent;
  const isCheckout = pathname === checkout && cart !== undefined;
  const trackCheckout = useEffectEvent(() => {
    const items = (cart?.lineItems ?? []).map((line) => ({
      item_id: line.source?.catalogReference?.catalogItemId ?? '',
      item_name: nameOf(shownLine(line)),
      price: Number(line.pricing?.unitPrice?.amount ?? 0),
      quantity: line.quantityInfo?.confirmedQuantity ?? 1,
    }));
    const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    track({ event: 'begin_checkout', currency: cart?.businessInfo?.currencyCode ?? '', value, items });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is also recorded when people consent on it
  useEffect(() => {
    track({
      event: 'page_view',
      page_location: location.origin + pathname,
      page_title: document.title,
    });
  }, [pathname, consent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isCheckout) trackCheckout();
  }, [isCheckout, consent]);
}
