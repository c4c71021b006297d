import type { Entity } from '../data/entity.ts';
import type { EventDelivery } from '../events/delivery.ts';
import type { EventSigner } from '../events/signing.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';

/** The parts of a platform that only actions use. */
export interface Tools {
  /** All entities, of calls and of the platform itself. */
  entities: readonly Entity<never>[];
  scheduler: Scheduler;
  faults: Faults;
  log: RequestLog;
  signer: EventSigner;
  delivery: EventDelivery;
}
