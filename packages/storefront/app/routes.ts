import type { RouteConfigEntry } from '@react-router/dev/routes';
import { FEATURES } from './features.ts';
import { ACCOUNT_PAGES, OTHER_PAGES } from './routing/pages.ts';

const PAGES_OF_FEATURES = FEATURES.flatMap(({ pages = [] }) => pages);

const isReplaced = (page: RouteConfigEntry): boolean =>
  PAGES_OF_FEATURES.some(({ path = '' }) => path === page.path);

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
