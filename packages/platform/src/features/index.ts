/** The table of all services. */

import type { Prepared, Service, ServiceName, Worker } from '../kernel/calls/service.ts';
import type { Context } from '../kernel/context/context.ts';
import { cartsV2 } from './carts/calls/carts-v2.ts';
import { checkoutSettings } from './carts/calls/checkout-settings.ts';
import { currentCartV2 } from './carts/calls/current-cart-v2.ts';
import { listenToCarts } from './carts/cart-listeners.ts';
import { cartsV1, cartsV1Listener } from './carts-v1/calls/index.ts';
import { collectionsService } from './catalog/calls/collections.ts';
import { productsService } from './catalog/calls/products.ts';
import { variants } from './catalog/calls/variants.ts';
import { listenToRestocks } from './catalog/restocks.ts';
import { catalogVersioning } from './catalog-v3/calls/catalog-versioning.ts';
import { categoriesService } from './catalog-v3/calls/categories.ts';
import { customizationsService } from './catalog-v3/calls/customizations.ts';
import { productsV3Service } from './catalog-v3/calls/products-v3.ts';
import { authentication } from './identity/calls/authentication.ts';
import { recovery } from './identity/calls/recovery.ts';
import { verification } from './identity/calls/verification.ts';
import { recommendations } from './items/calls/recommendations.ts';
import { filesService } from './media/calls/files.ts';
import { membersService } from './members/calls/members.ts';
import { invoicesService } from './orders/calls/invoices.ts';
import { ordersService } from './orders/calls/orders.ts';
import { payments } from './payments/calls/payments.ts';
import { totals } from './pricing/calls/totals.ts';
import { oauth } from './redirects/calls/oauth.ts';
import { redirects } from './redirects/calls/redirects.ts';
import { reviews } from './reviews/calls/reviews.ts';
import { notifyOfItem } from './stock/back-in-stock.ts';
import { backInStock } from './stock/calls/back-in-stock.ts';
import { inventoryItemsService } from './stock/calls/inventory-items.ts';

/** Services whose calls have dispatchers: `server/graphql/` and `server/app/web-methods.ts`. */
type Dispatched = 'graphql' | 'webMethods';

const services: { [Name in Exclude<ServiceName, Dispatched>]: Service<Name> } = {
  authentication,
  ...cartsV1,
  backInStock,
  cartsV2,
  catalogVersioning,
  categories: categoriesService,
  checkoutSettings,
  collections: collectionsService,
  currentCartV2,
  customizations: customizationsService,
  files: filesService,
  inventoryItems: inventoryItemsService,
  invoices: invoicesService,
  members: membersService,
  oauth,
  orders: ordersService,
  payments,
  products: productsService,
  productsV3: productsV3Service,
  recommendations,
  recovery,
  redirects,
  reviews,
  totals,
  variants,
  verification,
};

listenToCarts(cartsV1Listener);
listenToRestocks(notifyOfItem);

/** A handler whose types the table has checked. */
type AnyHandler = ((input: object, context: Context) => object) | Prepared<object, object>;

const handlers = new Map<string, AnyHandler>(
  Object.entries(services).flatMap(([service, { handlers }]) =>
    Object.entries(handlers).map(([name, handler]) => [`${service}.${name}`, handler as AnyHandler] as const),
  ),
);

/** The handler of a call, by its id. */
export function handlerOf(id: string): AnyHandler {
  const handler = handlers.get(id);
  if (!handler) throw new Error(`There is no handler of ${id}`);
  return handler;
}

const workers = new Map<string, Worker>(
  Object.values(services).flatMap(({ workers = {} }) => Object.entries(workers)),
);

/** The worker of a kind of jobs. */
export const workerOf = (kind: string): Worker | undefined => workers.get(kind);
