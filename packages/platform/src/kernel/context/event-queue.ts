/** Which events are to be sent where. What is queued is part of the write that emits an event. */
import { date, number, text } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { defineEntity } from '../store/entity.ts';

/** A URL that events are sent to. Targets belong to the machine, not to the data: a reset leaves them. */
export interface EventTarget {
  id: string;
  url: string;
  /** Types of the events that are sent; all if it is empty. */
  types: string[];
  /** Whether it ends with the process, or when another target gets its URL. */
  isTemporary?: boolean;
}

/** One event for one target. */
export interface Delivery {
  /** Ids of event and target. */
  id: string;
  eventId: string;
  target: string;
  /** Events of one entity are sent in order. */
  entityId: string;
  sequence: number;
  /** When it was queued, by the platform's clock. */
  queued: string;
  /** Time of the platform from which it is sent. */
  due: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  /** Status of the last response, or why there was none. */
  result?: string;
}

export const deliveries = defineEntity<Delivery>()({
  name: 'delivery',
  isExported: false,
  columns: {
    eventId: text(({ eventId }) => eventId),
    target: text(({ target }) => target),
    entityId: text(({ entityId }) => entityId),
    state: text(({ state }) => state),
    sequence: number(({ sequence }) => sequence),
    due: date(({ due }) => due),
  },
  indexes: [
    ['target', 'state', 'due', 'sequence'],
    ['target', 'entityId', 'state', 'sequence'],
  ],
});

const TARGETS = 'eventTargets';

export const targetsOf = (db: Database): EventTarget[] =>
  JSON.parse(db.meta(TARGETS) ?? '[]') as EventTarget[];

export const saveTargets = (db: Database, targets: readonly EventTarget[]): void =>
  db.setMeta(TARGETS, JSON.stringify(targets));

/** Removes a target, with what was to be sent to it. Call it in writes only. */
export function removeTarget(db: Database, id: string): void {
  saveTargets(
    db,
    targetsOf(db).filter((target) => target.id !== id),
  );
  for (const delivery of db.of(deliveries).all({ where: { target: id } }))
    db.of(deliveries).delete(delivery.id);
}

/** What the queue needs of an event. */
interface QueuedEvent {
  id: string;
  type: string;
  entityId: string;
  sequence: number;
  time: string;
}

/** Queues an event for the targets that want it. Call it in writes only. */
export function enqueue(db: Database, event: QueuedEvent, targets = targetsOf(db)): void {
  for (const { id: target, types } of targets)
    if (types.length === 0 || types.includes(event.type))
      db.of(deliveries).save({
        id: `${event.id}:${target}`,
        eventId: event.id,
        target,
        entityId: event.entityId,
        sequence: event.sequence,
        queued: event.time,
        due: event.time,
        state: 'pending',
        attempts: 0,
      });
}
