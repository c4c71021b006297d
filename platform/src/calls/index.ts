/** The table of all services. Add a service here, and remove its calls from pending.ts. */
import type { Entity } from '../data/entity.ts';
import type { Context } from '../context.ts';
import { authentication } from './authentication/index.ts';
import { backInStock } from './backInStock/index.ts';
import { checkoutSettings } from './checkoutSettings/index.ts';
import { collectionsService } from './collections/index.ts';
import { membersService } from './members/index.ts';
import { oauth } from './oauth/index.ts';
import type { OperationId, ServiceName } from './operation-id.ts';
import type { Pending } from './pending.ts';
import { productsService } from './products/index.ts';
import { recommendations } from './recommendations/index.ts';
import { recovery } from './recovery/index.ts';
import { redirects } from './redirects/index.ts';
import { reviews } from './reviews/index.ts';
import type { Prepared, Service, Worker } from './service.ts';
import { variants } from './variants/index.ts';
import { verification } from './verification/index.ts';

/** Services without a call that is implemented need not be in the table. */
type Implemented = {
  [Name in ServiceName]: Extract<OperationId, `${Name}.${string}`> extends Pending ? never : Name;
}[ServiceName];

const services: { [Name in Implemented]: Service<Name> } = {
  authentication,
  backInStock,
  checkoutSettings,
  collections: collectionsService,
  members: membersService,
  oauth,
  products: productsService,
  recommendations,
  recovery,
  redirects,
  reviews,
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
export const handlerOf = (id: string): AnyHandler | undefined => handlers.get(id);

const workers = new Map<string, Worker>(
  Object.values(services).flatMap(({ workers = {} }) => Object.entries(workers)),
);

/** The worker of a kind of jobs. */
export const workerOf = (kind: string): Worker | undefined => workers.get(kind);
