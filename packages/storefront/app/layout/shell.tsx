import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import {
  Outlet,
  redirect,
  useFetchers,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { isStoreError } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { StoreProvider, useSession } from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { AnnouncerProvider } from '../components/announcer.tsx';
import { Analytics } from '../features/analytics/analytics.tsx';
import { useSignedOut } from '../pages/sign-in/signed-out.ts';
import { useNextPage } from '../routing/next-page.ts';
import { isPrivatePath } from '../routing/private-pages.ts';
import { CONTENT_ID } from '../routing/route-error.tsx';
import type { ShellData } from '../routing/site-data.ts';
import { menuOf } from '../shop/catalog/collections.ts';
import { client, session } from '../store/browser-client.ts';
import { storeRequest } from '../store/store-request.ts';
import { isLanguage } from '../text/languages.ts';
import { preferredLanguage } from '../text/preferred-language.ts';
import { useText } from '../text/text.tsx';
import type { Route } from './+types/shell';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What the header shows. */
export async function loader({ request, url, context, params }: Route.LoaderArgs): Promise<ShellData> {
  if (!isLanguage(params.language)) {
    // paths without a language, as people type them
    const { pathname, search } = url;
    throw redirect(`/${preferredLanguage(request)}${pathname}${search}`);
  }
  const { reads, auth, index } = context.get(storeRequest);
  const { read, props } = reads;
  const [hasCart, { isSignedIn }, menu] = await Promise.all([
    read(getCurrentCartV2).then(() => true, mayHaveCart),
    auth.session(),
    index().then(
      ({ collections }) => menuOf(collections),
      () => [],
    ),
  ]);
  return { store: await props(), isSignedIn, hasCart, menu };
}

/** Whether there may be a cart after its read has failed: then the page reads it. */
const mayHaveCart = (error: unknown): boolean => !isStoreError(error) || error.status !== 404;

/** The layout of every page. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { shell } = useText();
  useAnnouncedNavigation();
  useNextPage();
  useRestoredPage();
  useSignedOut();
  return (
    <PageStore>
      <OwnSession sessionId={loaderData.store.sessionId} />
      <AnnouncerProvider>
        <a
          href={`#${CONTENT_ID}`}
          className="sr-only rounded-full bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
        >
          {shell.skip}
        </a>
        <PendingBar />
        <Analytics />
        <Header />
        <main id={CONTENT_ID} tabIndex={-1} className="page min-h-dvh pt-6 pb-20 sm:pt-8 sm:pb-28">
          <Outlet />
        </main>
        <Footer />
      </AnnouncerProvider>
    </PageStore>
  );
}

/**
 * After a navigation to another page, the focus moves to the heading, which screen readers then read. A change of the
 * query only, such as a filter, leaves the focus where it is.
 */
function useAnnouncedNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    const heading = content?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    // the router scrolls to the top, and restores the position after Back
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/**
 * Brings a page up to date that Back has restored from memory, since cart and session may have changed in the meantime.
 * A page of one person is loaded again, and not shown until then: it may have been left while its form was being sent,
 * and its totals may be those of an earlier cart.
 */
function useRestoredPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const update = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      if (isPrivatePath(location.pathname)) {
        document.body.hidden = true;
        location.reload();
      } else void revalidate();
    };
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [revalidate]);
}

/** What loaders return for the hooks of their page, under the name `store`. */
interface StoreData {
  store?: ServerProps | undefined;
}

/** Passes to all hooks what the loaders of the page have read, so that the page does not read it again. */
function PageStore({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // the same while no loader has returned anything else
  const read = useMemo(() => {
    const stores = matches.flatMap(({ loaderData }) => (loaderData as StoreData | undefined)?.store ?? []);
    return {
      sessionId: stores.at(-1)?.sessionId,
      fallback: Object.assign({}, ...stores.map(({ fallback }) => fallback)),
    };
  }, [matches]);
  return (
    <StoreProvider client={client} session={session} {...read}>
      {children}
    </StoreProvider>
  );
}

/** Loads the data of the page again when another session has begun, here or in another tab. */
function OwnSession({ sessionId: loaded }: { sessionId: string | undefined }) {
  const { isLoading, sessionId } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLoading && sessionId !== undefined && sessionId !== loaded) void revalidate();
  }, [isLoading, sessionId, loaded, revalidate]);
  return null;
}

/**
 * A bar at the top of the page while the next page is loading or a form is sent. CSS delays it by 150 ms, so that fast
 * pages show none, and no timer is needed.
 */
function PendingBar() {
  const { states } = useText();
  const { state } = useNavigation();
  const isSending = useFetchers().length > 0;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50" data-print="none">
      {state !== 'idle' || isSending ? (
        <div className="relative animate-appear-late h-1 overflow-hidden bg-accent-soft forced-colors:bg-[Canvas]">
          <span className="absolute inset-y-0 w-2/5 rounded-full bg-accent animate-slide motion-reduce:w-full forced-colors:bg-[Highlight]" />
          <span className="sr-only">{states.loading}</span>
        </div>
      ) : null}
    </div>
  );
}

export { keepOnQuery as shouldRevalidate } from '../routing/keep-on-query.ts';
export { ShellError as ErrorBoundary } from '../routing/route-error.tsx';
