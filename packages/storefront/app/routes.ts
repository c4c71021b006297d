import type { RouteConfigEntry } from '@react-router/dev/routes';
import { FEATURES } from './features.ts';
import { ACCOUNT_PAGES, OTHER_PAGES } from './routing/pages.ts';

/** The pages, and the routes without a page that their forms and redirects need. */
export default [
  { index: true, file: 'pages/home/choose-language.ts' },
  { path: 'captions/:video', file: 'pages/product/video-captions.ts' },
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
      ...OTHER_PAGES,
      ...FEATURES.flatMap(({ pages = [] }) => pages),
      { path: 'checkout/placed', file: 'pages/order/placed.ts' },
      { path: 'search/suggestions', file: 'features/search/suggestions.ts' },
    ],
  },
] satisfies RouteConfigEntry[];
