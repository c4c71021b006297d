import type { RouteConfigEntry } from '@react-router/dev/routes';
import { FEATURES } from './features.ts';

/** The pages of a member, inside the layout of the account. */
const ACCOUNT_PAGES: RouteConfigEntry[] = [
  { path: 'account', file: 'pages/account/account-page.tsx' },
  { path: 'account/orders', file: 'pages/account/orders-page.tsx' },
  { path: 'account/orders/:order', file: 'pages/account/account-order-page.tsx' },
];

/** All other pages. A page of a feature with the same path takes its place. */
const OTHER_PAGES: RouteConfigEntry[] = [
  { index: true, file: 'pages/home/home-page.tsx' },
  { path: 'products', file: 'pages/catalog/products-page.tsx' },
  { path: 'products/:product', file: 'pages/product/product-page.tsx' },
  { path: 'collections/:slug', file: 'pages/catalog/collection-page.tsx' },
  { path: 'sign-in', file: 'pages/sign-in/platform-sign-in-page.tsx' },
  { path: 'legal/:page', file: 'pages/legal/legal-page.tsx' },
  { path: 'cart', file: 'pages/cart/cart-page.tsx' },
  { path: 'checkout', file: 'pages/cart/platform-checkout-page.tsx' },
  { path: 'orders/:order', file: 'pages/order/order-page.tsx' },
  { path: '*', file: 'pages/not-found/not-found-page.tsx' },
];

const PAGES_OF_FEATURES = FEATURES.flatMap(({ pages = [] }) => pages);

const isReplaced = ({ path }: RouteConfigEntry): boolean =>
  PAGES_OF_FEATURES.some((page) => page.path === path);

/** The pages, and the routes without a page that their forms and redirects need. */
export default [
  { index: true, file: 'pages/home/choose-language.ts' },
  { path: 'product-page/:product', file: 'pages/product/product-link.ts' },
  { path: 'signed-in', file: 'pages/sign-in/signed-in.ts' },
  { path: 'sign-out', file: 'pages/sign-in/sign-out.ts' },
  { path: 'theme', file: 'theme/choose-theme.ts' },
  ...FEATURES.flatMap(({ routes = [] }) => routes),
  {
    path: ':language',
    file: 'layout/shell.tsx',
    children: [
      {
        file: 'pages/account/account-layout.tsx',
        children: [...ACCOUNT_PAGES, ...FEATURES.flatMap(({ accountPages = [] }) => accountPages)],
      },
      ...OTHER_PAGES.filter((page) => !isReplaced(page)),
      ...PAGES_OF_FEATURES,
      { path: 'checkout/placed', file: 'pages/order/placed.ts' },
    ],
  },
] satisfies RouteConfigEntry[];
