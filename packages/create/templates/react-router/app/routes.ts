import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/shell.tsx', [
    index('pages/home-page.tsx'),
    route('product-page/:slug', 'pages/product-page.tsx'),
    route('cart', 'pages/cart-page.tsx'),
    route('orders', 'pages/orders-page.tsx'),
    route('thanks', 'pages/thanks-page.tsx'),
  ]),
  route('api/store/*', 'store/store-calls.ts'),
  route('sign-in', 'pages/sign-in.ts'),
  route('signed-in', 'pages/signed-in.ts'),
  route('sign-out', 'pages/sign-out.ts'),
  route('checkout', 'pages/checkout.ts'),
] satisfies RouteConfig;
