import { createBrowserRouter } from 'react-router';
import { CatalogPage } from './catalog/catalog-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

/** The pages of the store front. All but the first are loaded on demand. */
export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: CatalogPage },
          {
            path: 'products/:product',
            lazy: () =>
              import('./product/product-page.tsx').then(({ ProductPage }) => ({ Component: ProductPage })),
          },
          {
            path: 'cart',
            lazy: () => import('./cart/cart-page.tsx').then(({ CartPage }) => ({ Component: CartPage })),
          },
          {
            path: 'sign-in',
            lazy: () =>
              import('./account/sign-in-page.tsx').then(({ SignInPage }) => ({ Component: SignInPage })),
          },
          {
            path: 'signed-in',
            lazy: () =>
              import('./account/signed-in-page.tsx').then(({ SignedInPage }) => ({
                Component: SignedInPage,
              })),
          },
          {
            path: 'reset-password',
            lazy: () =>
              import('./account/reset-password-page.tsx').then(({ ResetPasswordPage }) => ({
                Component: ResetPasswordPage,
              })),
          },
          {
            path: 'account',
            lazy: () =>
              import('./account/account-page.tsx').then(({ AccountPage }) => ({ Component: AccountPage })),
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
