// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as backInStock from './operations/backInStock.ts';
import * as checkoutSettings from './operations/checkoutSettings.ts';
import * as checkouts from './operations/checkouts.ts';
import * as currentCart from './operations/currentCart.ts';
import * as invoices from './operations/invoices.ts';
import * as orders from './operations/orders.ts';
import * as payments from './operations/payments.ts';
import * as recommendations from './operations/recommendations.ts';
import * as reviews from './operations/reviews.ts';
import * as collections from './operations/collections.ts';
import * as products from './operations/products.ts';
import * as variants from './operations/variants.ts';
import * as authentication from './operations/authentication.ts';
import * as verification from './operations/verification.ts';
import * as recovery from './operations/recovery.ts';
import * as oauth from './operations/oauth.ts';
import * as files from './operations/files.ts';
import * as members from './operations/members.ts';
import * as redirects from './operations/redirects.ts';
import * as graphql from './operations/graphql.ts';
import * as webMethods from './operations/webMethods.ts';

/** Every call, by service. */
export const services = {
  backInStock,
  checkoutSettings,
  checkouts,
  currentCart,
  invoices,
  orders,
  payments,
  recommendations,
  reviews,
  collections,
  products,
  variants,
  authentication,
  verification,
  recovery,
  oauth,
  files,
  members,
  redirects,
  graphql,
  webMethods,
};
