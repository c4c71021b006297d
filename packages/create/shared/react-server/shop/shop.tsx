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
  isLoggedIn: boolean;
  children: ReactNode;
}

/** Every page of the shop. */
export function Shop({ store, isLoggedIn, children }: ShopProps) {
  return (
    <StoreProvider client={client} session={session} {...store}>
      <Header wasLoggedIn={isLoggedIn} />
      <main>{children}</main>
    </StoreProvider>
  );
}
