import { Outlet, redirect } from 'react-router';
import { isStoreError, type StoreClient } from 'storewire';
import { queryCollections, getCurrentCart } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { preferredLanguage } from '../../server/preferred-language.ts';
import { storeRequest } from '../../server/store-request.ts';
import { isLanguage } from '../../shared/text/text.tsx';
import { useText } from '../../shared/text/text.tsx';
import { AnnouncerProvider } from '../../shared/ui/announcer.tsx';
import { PendingBar } from '../../shared/ui/pending-bar.tsx';
import type { Route } from './+types/shell';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NAVIGATION_COLLECTIONS } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageStore } from './page-store.tsx';
import type { ShellData } from './shell-data.ts';
import { CONTENT_ID, useAnnouncedNavigation } from './use-announced-navigation.ts';

/** What the header shows. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<ShellData> {
  if (!isLanguage(params.language)) {
    // paths without a language, as people type them
    const { pathname, search } = new URL(request.url);
    throw redirect(`/${preferredLanguage(request)}${pathname}${search}`);
  }
  const { client, auth } = context.get(storeRequest);
  const [cart, collections, { isLoggedIn }] = await Promise.all([
    fallback(client, [[getCurrentCart]]),
    fallback(client, [[queryCollections, NAVIGATION_COLLECTIONS]]),
    auth.session(),
  ]);
  const hasCart = Object.keys(cart.fallback).length > 0 || (await mayHaveCart(client));
  return { store: { ...cart, fallback: { ...cart.fallback, ...collections.fallback } }, isLoggedIn, hasCart };
}

/** False for a visitor without a cart. After a failure, the page finds out. */
const mayHaveCart = (client: StoreClient): Promise<boolean> =>
  getCurrentCart(client).then(
    () => true,
    (error: unknown) => !isStoreError(error) || error.code !== 'OWNED_CART_NOT_FOUND',
  );

/** The layout of every page. */
export default function Shell() {
  const { shell } = useText();
  useAnnouncedNavigation();
  return (
    <PageStore>
      <AnnouncerProvider>
        <div className="flex min-h-dvh flex-col">
          <a
            href={`#${CONTENT_ID}`}
            className="sr-only rounded-full bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
          >
            {shell.skip}
          </a>
          <PendingBar />
          <Header />
          <OfflineNotice />
          <main id={CONTENT_ID} tabIndex={-1} className="page flex-1 pt-8 pb-20 sm:pt-12 sm:pb-28">
            <Outlet />
          </main>
          <Footer />
        </div>
      </AnnouncerProvider>
    </PageStore>
  );
}

export { keepOnQuery as shouldRevalidate } from './keep-on-query.ts';
export { RouteError as ErrorBoundary } from '../system/route-error.tsx';
