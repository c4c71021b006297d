import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/pages.tsx', [
    index('routes/home.tsx'),
    route('product-page/:slug', 'routes/product.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('thanks', 'routes/thanks.tsx'),
  ]),
  route('api/store/*', 'routes/store-calls.ts'),
  route('sign-in', 'routes/sign-in.ts'),
  route('signed-in', 'routes/signed-in.ts'),
  route('sign-out', 'routes/sign-out.ts'),
  route('checkout', 'routes/checkout.ts'),
] satisfies RouteConfig;
