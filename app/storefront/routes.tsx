import { createBrowserRouter } from 'react-router';
import { CatalogPage } from './catalog/catalog-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** The pages of the store front. All but the first are loaded when they are wanted. */
export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: CatalogPage },
          { path: 'products/:product', lazy: () => import('./product/product-page.tsx').then(({ ProductPage }) => ({ Component: ProductPage })) },
          { path: 'cart', lazy: () => import('./cart/cart-page.tsx').then(({ CartPage }) => ({ Component: CartPage })) },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
