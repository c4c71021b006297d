import type { RouteConfigEntry } from '@react-router/dev/routes';

/** A page, which its module renders; that also exports what replaces the page after an error. */
interface PageRoute extends RouteConfigEntry {
  path: string;
}

const page = (path: string, file: string): PageRoute => ({
  path,
  index: path === '',
  file,
});

/** The pages of a member, inside the layout of the account. */
export const ACCOUNT_PAGES: readonly PageRoute[] = [
  page('account', 'pages/account/account-page.tsx'),
  page('account/orders', 'pages/account/orders-page.tsx'),
  page('account/orders/:order', 'pages/account/account-order-page.tsx'),
  page('account/profile', 'features/account/profile-page.tsx'),
  page('account/addresses', 'features/account/addresses-page.tsx'),
  page('account/addresses/:address', 'features/account/address-page.tsx'),
  page('account/contact', 'features/account/contact-page.tsx'),
  page('account/password', 'features/account/password-page.tsx'),
  page('account/community', 'features/account/community-page.tsx'),
  page('account/delete', 'features/account/delete-account-page.tsx'),
];

/** All other pages. */
export const OTHER_PAGES: readonly PageRoute[] = [
  page('', 'pages/home/home-page.tsx'),
  page('products', 'pages/catalog/products-page.tsx'),
  page('products/:product', 'pages/product/product-page.tsx'),
  page('collections/:slug', 'pages/catalog/collection-page.tsx'),
  page('search', 'features/search/search-page.tsx'),
  page('sign-in', 'features/sign-in/sign-in-page.tsx'),
  page('reset-password', 'features/sign-in/reset-password-page.tsx'),
  page('account-deleted', 'features/account/account-deleted-page.tsx'),
  page('legal/:page', 'pages/legal/legal-page.tsx'),
  page('cart', 'pages/cart/cart-page.tsx'),
  page('checkout', 'features/checkout/checkout-page.tsx'),
  page('orders/:order', 'pages/order/order-page.tsx'),
  page('*', 'pages/not-found/not-found-page.tsx'),
];
