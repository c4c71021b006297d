/** The table of all services. */

import type { Prepared, Service, Worker } from '../kernel/calls/service.ts';
import type { ServiceName } from '../kernel/calls/services.ts';
import type { Context } from '../kernel/context/context.ts';
import type { Entity } from '../kernel/store/entity.ts';
import { authentication } from './authentication/index.ts';
import { backInStock } from './backInStock/index.ts';
import { cartsV2 } from './cartsV2/index.ts';
import { checkoutSettings } from './checkoutSettings/index.ts';
import { checkoutsService } from './checkouts/index.ts';
import { collectionsService } from './collections/index.ts';
import { currentCart } from './currentCart/index.ts';
import { currentCartV2 } from './currentCartV2/index.ts';
import { filesService } from './files/index.ts';
import { invoicesService } from './invoices/index.ts';
import { membersService } from './members/index.ts';
import { oauth } from './oauth/index.ts';
import { ordersService } from './orders/index.ts';
import { payments } from './payments/index.ts';
import { productsService } from './products/index.ts';
import { recommendations } from './recommendations/index.ts';
import { recovery } from './recovery/index.ts';
import { redirects } from './redirects/index.ts';
import { reviews } from './reviews/index.ts';
import { totals } from './totals/index.ts';
import { variants } from './variants/index.ts';
import { verification } from './verification/index.ts';

/** Services whose calls have dispatchers: `server/graphql/` and `server/app/web-methods.ts`. */
type Dispatched = 'graphql' | 'webMethods';

const services: { [Name in Exclude<ServiceName, Dispatched>]: Service<Name> } = {
  authentication,
  backInStock,
  cartsV2,
  checkoutSettings,
  checkouts: checkoutsService,
  collections: collectionsService,
  currentCart,
  currentCartV2,
  files: filesService,
  invoices: invoicesService,
  members: membersService,
  oauth,
  orders: ordersService,
  payments,
  products: productsService,
  recommendations,
  recovery,
  redirects,
  reviews,
  totals,
  variants,
  verification,
};

/** Entities of all services. */
export const entities: readonly Entity<never>[] = Object.values(services).flatMap(
  ({ entities = [] }) => entities,
);

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
