import { account } from './features/account/feature.ts';
import { analytics } from './features/analytics/feature.ts';
import { backInStock } from './features/back-in-stock/feature.ts';
import { buyBar } from './features/buy-bar/feature.ts';
import { cartExtras } from './features/cart-extras/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { favorites } from './features/favorites/feature.ts';
import { miniCart } from './features/mini-cart/feature.ts';
import { orderExtras } from './features/order-extras/feature.ts';
import { orderLookUp } from './features/order-look-up/feature.ts';
import { productMedia } from './features/product-media/feature.ts';
import { recommendations } from './features/recommendations/feature.ts';
import { reviews } from './features/reviews/feature.ts';
import { search } from './features/search/feature.ts';
import { signIn } from './features/sign-in/feature.ts';
import { story } from './features/story/feature.ts';
import type { Feature } from './slots/feature.ts';

/** The optional parts of the shop. To remove one, delete its folder and its two lines here. */
export const FEATURES: readonly Feature[] = [
  analytics,
  search,
  backInStock,
  productMedia,
  buyBar,
  miniCart,
  recommendations,
  reviews,
  favorites,
  story,
  cartExtras,
  checkout,
  signIn,
  account,
  orderExtras,
  orderLookUp,
];
