import { data, Outlet } from 'react-router';
import { queryCollections, getCurrentCart } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { storeRequest } from '../../server/store-request.ts';
import { isLanguage } from '../../shared/text/text.tsx';
import { useText } from '../../shared/text/text.tsx';
import { PendingBar } from '../../shared/ui/pending-bar.tsx';
import type { Route } from './+types/shell';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NAVIGATION_COLLECTIONS } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageStore } from './page-store.tsx';
import { CONTENT_ID, useAnnouncedNavigation } from './use-announced-navigation.ts';

/** What the header shows. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isLanguage(params.language)) throw data(null, 404);
  const { client, auth } = context.get(storeRequest);
  const [store, { isLoggedIn }] = await Promise.all([
    fallback(client, [[getCurrentCart], [queryCollections, NAVIGATION_COLLECTIONS]]),
    auth.session(),
  ]);
  return { store, isLoggedIn };
}

/** The layout of every page. */
export default function Shell() {
  const { shell } = useText();
  useAnnouncedNavigation();
  return (
    <PageStore>
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
    </PageStore>
  );
}

export { RouteError as ErrorBoundary } from '../system/route-error.tsx';
