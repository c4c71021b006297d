import { Outlet, ScrollRestoration } from 'react-router';
import { Header } from './shop/header';

export const Layout = () => (
  <>
    <Header redirectUri={`${location.origin}/signed-in`} />
    <main>
      <Outlet />
    </main>
    <ScrollRestoration />
  </>
);
