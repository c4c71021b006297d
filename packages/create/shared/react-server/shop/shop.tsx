'use client';

import type { ReactNode } from 'react';
import { backendSession, createClient } from 'storewire';
import { StoreProvider, useSession } from 'storewire/react';
import type { StoreData } from '../store/reads';
import { KnownVersion } from './catalog-version';
import { Header } from './header';
import { HasCart } from './shop-cart';

const session = backendSession({ signInUrl: '/sign-in', signOutUrl: '/sign-out' });
/** Sends the calls of the page to the server of the shop. While the server renders, it sends nothing. */
const client = createClient({
  baseUrl: typeof window === 'undefined' ? undefined : '/api/store',
  auth: session,
});

interface ShopProps {
  /** What the server has read: the page does not read it again. Absent if the server has read nothing. */
  store?: StoreData;
  isSignedIn?: boolean;
  /** Whether the session of the member has ended with the request of this page. */
  hasEnded?: boolean;
  children: ReactNode;
}

/** Every page of the shop. */
export function Shop({ store, isSignedIn, hasEnded, children }: ShopProps) {
  const { sessionId, fallback } = store ?? {};
  return (
    <StoreProvider client={client} session={session} sessionId={sessionId} fallback={fallback}>
      <KnownVersion value={store?.catalogVersion}>
        <CartOf store={store}>
          <Header wasSignedIn={isSignedIn} hasEnded={hasEnded} />
          <main>{children}</main>
        </CartOf>
      </KnownVersion>
    </StoreProvider>
  );
}

/** A member who has signed in in another tab may have a cart; after a sign-out, the new visitor has none. */
function CartOf({ store, children }: Pick<ShopProps, 'store' | 'children'>) {
  const { sessionId, isSignedIn } = useSession();
  const isOther = sessionId && store && sessionId !== store.sessionId;
  return <HasCart value={isOther ? isSignedIn : (store?.hasCart ?? true)}>{children}</HasCart>;
}
