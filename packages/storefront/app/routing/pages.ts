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
];

/** All other pages. A page of a feature with the same path takes its place. */
export const OTHER_PAGES: readonly PageRoute[] = [
  page('', 'pages/home/home-page.tsx'),
  page('products', 'pages/catalog/products-page.tsx'),
  page('products/:product', 'pages/product/product-page.tsx'),
  page('collections/:slug', 'pages/catalog/collection-page.tsx'),
  page('sign-in', 'pages/sign-in/platform-sign-in-page.tsx'),
  page('legal/:page', 'pages/legal/legal-page.tsx'),
  page('cart', 'pages/cart/cart-page.tsx'),
  page('checkout', 'pages/cart/platform-checkout-page.tsx'),
  page('orders/:order', 'pages/order/order-page.tsx'),
  page('*', 'pages/not-found/not-found-page.tsx'),
];
