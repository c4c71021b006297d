import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet, redirect, useMatches, useRevalidator } from 'react-router';
import { isStoreError } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { StoreProvider, useSession } from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { AnnouncerProvider } from '../components/announcer.tsx';
import { PendingBar } from '../components/pending-bar.tsx';
import { Analytics } from '../features/analytics/analytics.tsx';
import { useSignedOut } from '../pages/sign-in/signed-out.ts';
import type { ShellData } from '../routing/shell-data.ts';
import { CONTENT_ID, useAnnouncedNavigation } from '../routing/use-announced-navigation.ts';
import { useRestoredPage } from '../routing/use-restored-page.ts';
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
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<ShellData> {
  if (!isLanguage(params.language)) {
    // paths without a language, as people type them
    const { pathname, search } = new URL(request.url);
    throw redirect(`/${preferredLanguage(request)}${pathname}${search}`);
  }
  const { reads, auth, catalog } = context.get(storeRequest);
  const { read, props } = reads;
  const [hasCart, { isSignedIn }, menu] = await Promise.all([
    read(getCurrentCartV2).then(() => true, mayHaveCart),
    auth.session(),
    catalog().then(
      ({ collections }) => menuOf(collections),
      () => [],
    ),
  ]);
  return { store: await props(), isSignedIn, hasCart, menu };
}

/** Whether there may be a cart after its read has failed: then the page reads it. */
const mayHaveCart = (error: unknown): boolean => !isStoreError(error) || error.status !== 404;

/** Loads the data of the page again when another session has begun, here or in another tab. */
function OwnSession({ sessionId: loaded }: { sessionId: string | undefined }) {
  const { isLoading, sessionId } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLoading && sessionId !== undefined && sessionId !== loaded) void revalidate();
  }, [isLoading, sessionId, loaded, revalidate]);
  return null;
}

/** The layout of every page. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { shell } = useText();
  useAnnouncedNavigation();
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
        <main id={CONTENT_ID} tabIndex={-1} className="page min-h-dvh pt-8 pb-20 sm:pt-12 sm:pb-28">
          <Outlet />
        </main>
        <Footer />
      </AnnouncerProvider>
    </PageStore>
  );
}

export { keepOnQuery as shouldRevalidate } from '../routing/keep-on-query.ts';
export { ShellError as ErrorBoundary } from '../routing/route-error.tsx';

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
