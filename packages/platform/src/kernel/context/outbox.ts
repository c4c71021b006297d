import type { Events } from 'storewire';
import { number, text } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { defineEntity } from '../store/entity.ts';
import type { Ids } from '../store/ids.ts';
import type { Clock } from '../values/clock.ts';
import { type Caller, callerKey } from './caller.ts';
import { deliveries, enqueue } from './event-queue.ts';

/**
 * An event that was emitted. It is stored in the transaction of the write
 * that caused it, and delivered afterwards.
 */
export interface StoredEvent {
  id: string;
  type: keyof Events;
  /** The entity that it is about. Events of one entity are delivered in order. */
  entityId: string;
  /** Position among the events of the shop. */
  sequence: number;
  time: string;
  /** Entity or data of the event, as in the contract. */
  content: unknown;
  /** Who caused it. */
  causedBy: string;
}

export const events = defineEntity<StoredEvent>()({
  name: 'event',
  columns: {
    type: text(({ type }) => type),
    entityId: text(({ entityId }) => entityId),
    sequence: number(({ sequence }) => sequence),
  },
});

/** How many of the latest events are kept at least. */
const KEPT_EVENTS = 20_000;
/** After how many events older ones are deleted. */
const CLEARED_EVERY = 1000;

/** Emits an event of the contract. `content` is its body without the metadata. */
export type Emit = <Type extends keyof Events>(
  type: Type,
  entityId: string,
  content: Omit<Events[Type]['body'], 'metadata'>,
) => void;

/** Emits events in the name of a caller. Call it in writes only. */
export const emitter =
  ({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }, caller: Caller): Emit =>
  (type, entityId, content) => {
    const sequence = ids.next('event');
    const event = { id: ids.uuid(), type, entityId, sequence, time: clock.iso() };
    db.of(events).save({ ...event, content, causedBy: callerKey(caller) });
    enqueue(db, event);
    if (sequence % CLEARED_EVERY === 0) clearEvents(db, sequence - KEPT_EVENTS);
  };

/** Deletes events up to a position, with their deliveries, unless a target still waits for one. */
function clearEvents(db: Database, last: number): void {
  const where = { sequence: { $lte: last } };
  const waiting = new Set<string>();
  for (const { id, eventId, state } of db.of(deliveries).all({ where }))
    if (state === 'pending') waiting.add(eventId);
    else db.of(deliveries).delete(id);
  for (const { id } of db.of(events).all({ where })) if (!waiting.has(id)) db.of(events).delete(id);
}
