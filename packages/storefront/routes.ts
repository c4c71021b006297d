import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Text } from './shared/text/text.tsx';
import type { SkeletonName } from './storefront/system/skeletons.tsx';

/** A page, which its module renders; that also exports what replaces the page after an error. */
interface PageRoute extends RouteConfigEntry {
  path: string;
  /** What is shown of the page before it arrives. */
  skeleton: SkeletonName;
  /** The heading, if it is the same for all pages of the route. */
  title: ((text: Text) => string) | undefined;
}

const page = (path: string, file: string, skeleton: SkeletonName, title?: PageRoute['title']): PageRoute => ({
  path,
  index: path === '',
  file: `storefront/${file}`,
  skeleton,
  title,
});

const account = [
  page('account', 'account/account-page.tsx', 'account', (text) => text.account.title),
  page('account/orders', 'account/orders-page.tsx', 'orders', (text) => text.account.orders),
  page('account/orders/:order', 'account/account-order-page.tsx', 'columns', (text) => text.account.order),
  page('account/profile', 'account/profile-page.tsx', 'form', (text) => text.account.profile),
  page('account/addresses', 'account/addresses-page.tsx', 'addresses', (text) => text.account.addresses),
  page('account/addresses/:address', 'account/address-page.tsx', 'form'),
  page('account/contact', 'account/contact-page.tsx', 'contact', (text) => text.account.contact),
  page('account/community', 'account/community-page.tsx', 'community', (text) => text.account.community),
  page('account/delete', 'account/delete-account-page.tsx', 'button', (text) => text.account.remove),
];

const others = [
  page('', 'home/home-page.tsx', 'home'),
  page('products', 'catalog/products-page.tsx', 'list', (text) => text.catalog.title),
  page('products/:product', 'product/product-page.tsx', 'product'),
  page('products/:product/review', 'reviews/write-review-page.tsx', 'review', (text) => text.reviews.write),
  page('collections/:slug', 'catalog/collection-page.tsx', 'list'),
  page('search', 'search/search-page.tsx', 'list', (text) => text.search.title),
  page('sign-in', 'account/sign-in-page.tsx', 'signIn'),
  page('reset-password', 'account/reset-password-page.tsx', 'signIn'),
  page('account-deleted', 'account/account-deleted-page.tsx', 'message'),
  page('legal/:page', 'legal/legal-page.tsx', 'text'),
  page('cart', 'cart/cart-page.tsx', 'cart', (text) => text.cart.title),
  page('checkout', 'checkout/checkout-page.tsx', 'columns', (text) => text.checkout.title),
  page('orders/:order', 'order/order-page.tsx', 'columns'),
  page('*', 'system/not-found-page.tsx', 'message'),
];

/** All pages of the store front, by their path after the language. */
export const PAGES: readonly PageRoute[] = [...account, ...others];

/** The pages, and the routes without a page that their forms and redirects need. */
export default [
  { index: true, file: 'storefront/system/choose-language.ts' },
  { path: 'captions/:video', file: 'storefront/product/video-captions.ts' },
  { path: 'review-images/*', file: 'storefront/reviews/review-images.ts' },
  { path: 'signed-in', file: 'shared/sign-in/signed-in.ts' },
  { path: 'sign-out', file: 'storefront/account/sign-out.ts' },
  { path: 'theme', file: 'shared/theme/choose-theme.ts' },
  {
    path: ':language',
    file: 'storefront/shell/shell.tsx',
    children: [
      { file: 'storefront/account/account-layout.tsx', children: account },
      ...others,
      { path: 'checkout/placed', file: 'storefront/checkout/placed.ts' },
    ],
  },
] satisfies RouteConfigEntry[];
