import { Outlet, ScrollRestoration } from 'react-router';
import { RememberedCart } from './remembered-cart';
import { Header } from './shop/header';

export const Layout = () => (
  <RememberedCart>
    <Header redirectUri={`${location.origin}/signed-in`} />
    <main>
      <Outlet />
    </main>
    <ScrollRestoration />
  </RememberedCart>
);
