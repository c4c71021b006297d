import type { RouteConfigEntry } from '@react-router/dev/routes';

/** A page, which its module renders; that also exports what replaces the page after an error. */
interface PageRoute extends RouteConfigEntry {
  path: string;
}

const page = (path: string, file: string): PageRoute => ({
  path,
  index: path === '',
  file: `pages/${file}`,
});

/** The pages of a member, inside the layout of the account. */
export const ACCOUNT_PAGES: readonly PageRoute[] = [
  page('account', 'account/account-page.tsx'),
  page('account/orders', 'account/orders-page.tsx'),
  page('account/orders/:order', 'account/account-order-page.tsx'),
  page('account/profile', 'account/profile-page.tsx'),
  page('account/addresses', 'account/addresses-page.tsx'),
  page('account/addresses/:address', 'account/address-page.tsx'),
  page('account/contact', 'account/contact-page.tsx'),
  page('account/password', 'account/password-page.tsx'),
  page('account/community', 'account/community-page.tsx'),
  page('account/delete', 'account/delete-account-page.tsx'),
];

/** All other pages. */
export const OTHER_PAGES: readonly PageRoute[] = [
  page('', 'home/home-page.tsx'),
  page('products', 'catalog/products-page.tsx'),
  page('products/:product', 'product/product-page.tsx'),
  page('collections/:slug', 'catalog/collection-page.tsx'),
  page('search', 'search/search-page.tsx'),
  page('sign-in', 'sign-in/sign-in-page.tsx'),
  page('reset-password', 'sign-in/reset-password-page.tsx'),
  page('account-deleted', 'account/account-deleted-page.tsx'),
  page('legal/:page', 'legal/legal-page.tsx'),
  page('cart', 'cart/cart-page.tsx'),
  page('checkout', 'checkout/checkout-page.tsx'),
  page('orders/:order', 'order/order-page.tsx'),
  page('find-order', 'order/find-order-page.tsx'),
  page('withdrawal', 'withdrawal/withdrawal-page.tsx'),
  page('*', 'not-found/not-found-page.tsx'),
];
