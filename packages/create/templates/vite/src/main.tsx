import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { StoreProvider } from 'storewire/react';
import { Layout } from './layout';
import { Product } from './product';
import { CartPage } from './shop/cart-page';
import { OrdersPage } from './shop/orders-page';
import { ProductList } from './shop/product-list';
import './shop/shop.css';
import { SignedIn } from './signed-in';
import { client, session } from './store';

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <ProductList /> },
      { path: '/product-page/:slug', element: <Product /> },
      { path: '/cart', element: <CartPage /> },
      { path: '/orders', element: <OrdersPage /> },
      { path: '*', element: <h1>There is no such page</h1> },
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
