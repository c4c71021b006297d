import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { SkeletonName } from '../skeletons/skeletons.tsx';
import type { Text } from '../text/text.tsx';

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
  file: `pages/${file}`,
  skeleton,
  title,
});

/** The pages of a member, inside the layout of the account. */
export const ACCOUNT_PAGES: readonly PageRoute[] = [
  page('account', 'account/account-page.tsx', 'account', (text) => text.account.title),
  page('account/orders', 'account/orders-page.tsx', 'orders', (text) => text.account.orders),
  page('account/orders/:order', 'account/account-order-page.tsx', 'columns', (text) => text.account.order),
  page('account/profile', 'account/profile-page.tsx', 'form', (text) => text.account.profile),
  page('account/addresses', 'account/addresses-page.tsx', 'addresses', (text) => text.account.addresses),
  page('account/addresses/:address', 'account/address-page.tsx', 'form'),
  page('account/contact', 'account/contact-page.tsx', 'contact', (text) => text.account.contact),
  page('account/reviews', 'account/reviews-page.tsx', 'orders', (text) => text.account.reviews),
  page('account/password', 'account/password-page.tsx', 'button', (text) => text.account.password),
  page('account/community', 'account/community-page.tsx', 'community', (text) => text.account.community),
  page('account/delete', 'account/delete-account-page.tsx', 'button', (text) => text.account.remove),
];

/** All other pages. */
export const OTHER_PAGES: readonly PageRoute[] = [
  page('', 'home/home-page.tsx', 'home'),
  page('products', 'catalog/products-page.tsx', 'list', (text) => text.catalog.title),
  page('products/:product', 'product/product-page.tsx', 'product'),
  page('products/:product/review', 'reviews/write-review-page.tsx', 'review', (text) => text.reviews.write),
  page('collections/:slug', 'catalog/collection-page.tsx', 'list'),
  page('search', 'search/search-page.tsx', 'list', (text) => text.search.title),
  page('favorites', 'favorites/favorites-page.tsx', 'list', (text) => text.favorites.title),
  page('sign-in', 'sign-in/sign-in-page.tsx', 'signIn'),
  page('reset-password', 'sign-in/reset-password-page.tsx', 'signIn'),
  page('account-deleted', 'account/account-deleted-page.tsx', 'message'),
  page('legal/:page', 'legal/legal-page.tsx', 'text'),
  page('cart', 'cart/cart-page.tsx', 'cart', (text) => text.cart.title),
  page('checkout', 'checkout/checkout-page.tsx', 'columns', (text) => text.checkout.title),
  page('orders/:order', 'order/order-page.tsx', 'columns'),
  page('find-order', 'order/find-order-page.tsx', 'signIn', (text) => text.order.find),
  page('withdrawal', 'withdrawal/withdrawal-page.tsx', 'signIn', (text) => text.withdrawal.title),
  page('*', 'not-found/not-found-page.tsx', 'message'),
];

/** All pages of the store front, by their path after the language. */
export const PAGES: readonly PageRoute[] = [...ACCOUNT_PAGES, ...OTHER_PAGES];
