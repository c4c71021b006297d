import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** All pages of the store front, and the routes without a page that their forms and redirects need. */
export default [
  index('storefront/system/choose-language.ts'),
  route('captions/:video', 'storefront/product/captions.ts'),
  route('review-images/*', 'storefront/reviews/review-images.ts'),
  route('signed-in', 'shared/sign-in/signed-in.ts'),
  route('sign-out', 'shared/sign-in/sign-out.ts'),
  route(':language', 'storefront/shell/shell.tsx', [
    index('storefront/home/home-page.tsx'),
    route('products', 'storefront/catalog/products-page.tsx'),
    route('products/:product', 'storefront/product/product-page.tsx'),
    route('products/:product/review', 'storefront/reviews/write-review-page.tsx'),
    route('collections/:slug', 'storefront/catalog/collection-page.tsx'),
    route('search', 'storefront/search/search-page.tsx'),
    route('sign-in', 'storefront/account/sign-in-page.tsx'),
    route('reset-password', 'storefront/account/reset-password-page.tsx'),
    route('account', 'storefront/account/account-layout.tsx', [
      index('storefront/account/account-page.tsx'),
      route('orders', 'storefront/account/orders-page.tsx'),
      route('orders/:order', 'storefront/account/account-order-page.tsx'),
      route('profile', 'storefront/account/profile-page.tsx'),
      route('addresses', 'storefront/account/addresses-page.tsx'),
      route('addresses/:address', 'storefront/account/address-page.tsx'),
      route('contact', 'storefront/account/contact-page.tsx'),
      route('community', 'storefront/account/community-page.tsx'),
      route('delete', 'storefront/account/delete-account-page.tsx'),
    ]),
    route('account-deleted', 'storefront/account/account-deleted-page.tsx'),
    route('legal/:page', 'storefront/legal/legal-page.tsx'),
    route('cart', 'storefront/cart/cart-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('checkout/placed', 'storefront/checkout/placed.ts'),
    route('orders/:order', 'storefront/order/order-page.tsx'),
    route('*', 'storefront/system/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
