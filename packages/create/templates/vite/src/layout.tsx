import { Outlet, ScrollRestoration } from 'react-router';
import { StoreProvider } from 'storewire/react';
import { Header } from './shop/header';
import { client, session } from './store';

export const Layout = () => (
  <StoreProvider client={client} session={session}>
    <Header redirectUri={`${location.origin}/signed-in`} />
    <main>
      <Outlet />
    </main>
    <ScrollRestoration />
  </StoreProvider>
);
