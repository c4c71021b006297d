import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { useText } from '../../text/text.tsx';
import { cartSale, track } from './track.ts';

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
    if (cart) track({ event: 'begin_checkout', ...cartSale(cart) });
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

/** Asks for consent, in a shop that records what people do. It covers nothing, and both answers look the same. */
function ConsentNotice() {
  const { consent } = useText();
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const { Form } = useFetcher({ key: 'consent' });
  const { analytics } = useSiteData() ?? {};
  if (!analytics || analytics.consent) return null;
  return (
    <section aria-label={consent.title} className="border-line border-b bg-sunk" data-print="none">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="max-w-prose text-sm">
          {consent.text}{' '}
          <PageLink to={paths.legal('privacy')} className="text-accent underline underline-offset-4">
            {consent.more}
          </PageLink>
        </p>
        <Form method="post" action="/consent" className="flex flex-wrap gap-3">
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <Button type="submit" look="outline" size="small" name="consent" value="denied">
            {consent.decline}
          </Button>
          <Button type="submit" look="outline" size="small" name="consent" value="granted">
            {consent.allow}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** Withdraws the choice: the page is loaded again without the script, and asks again. */
export function ConsentReset() {
  const { consent } = useText();
  const { pathname, search } = useLocation();
  const { analytics } = useSiteData() ?? {};
  if (!analytics?.consent) return null;
  return (
    <form method="post" action="/consent">
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <Button type="submit" look="quiet" size="small">
        {analytics.consent === 'granted' ? consent.withdraw : consent.change}
      </Button>
    </form>
  );
}
