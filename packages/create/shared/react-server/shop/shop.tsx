'use client';

import type { ReactNode } from 'react';
import { backendSession, createClient } from 'storewire';
import { StoreProvider } from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { Header } from './header';

const session = backendSession({ signInUrl: '/sign-in', signOutUrl: '/sign-out' });
/** Sends the calls of the page to the server of the shop. While the server renders, it sends nothing. */
const client = createClient({
  baseUrl: typeof window === 'undefined' ? undefined : '/api/store',
  auth: session,
});

interface ShopProps {
  /** What the server has read: the page does not read it again. */
  store: ServerProps;
  isSignedIn: boolean;
  /** Whether the session of the member has ended with the request of this page. */
  hasEnded: boolean;
  children: ReactNode;
}

/** Every page of the shop. */
export const Shop = ({ store, isSignedIn, hasEnded, children }: ShopProps) => (
  <StoreProvider client={client} session={session} {...store}>
    <Header wasSignedIn={isSignedIn} hasEnded={hasEnded} />
    <main>{children}</main>
  </StoreProvider>
);
