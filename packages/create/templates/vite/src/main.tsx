import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { StoreProvider } from 'storewire/react';
import { Layout } from './layout';
import { NotLoaded } from './not-loaded';
import { Products, Thanks } from './pages';
import { CartPage } from './shop/cart-page';
import { NotFound } from './shop/not-found';
import { OrdersPage } from './shop/orders-page';
import './shop/shop.css';
import { SignedIn } from './signed-in';
import { client, session } from './store';

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Products /> },
      {
        path: '/product-page/:slug',
        lazy: {
          Component: () =>
            import('./product').then(
              ({ Product }) => Product,
              () => NotLoaded,
            ),
        },
        hydrateFallbackElement: <p>Loading …</p>,
      },
      { path: '/cart', element: <CartPage /> },
      { path: '/orders', element: <OrdersPage /> },
      { path: '/thanks', element: <Thanks /> },
      { path: '*', element: <NotFound /> },
    ],
  },
  { path: '/signed-in', element: <SignedIn /> },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <StoreProvider client={client} session={session}>
      <RouterProvider router={router} />
    </StoreProvider>
  </StrictMode>,
);
