/** Sends queued events to their targets: at least once, and those of one entity one after another. */

import type { Base } from '../../kernel/context/context.ts';
import { type Delivery, deliveries, type EventTarget, targetsOf } from '../../kernel/context/event-queue.ts';
import { events } from '../../kernel/context/outbox.ts';
import type { Filter } from '../../kernel/store/store.ts';
import type { Log } from '../../kernel/values/log.ts';
import { claimOf } from './envelope.ts';
import type { EventSigner } from './signing.ts';

/** How long a target may take for its response, as documented of the real platform. */
const TIMEOUT_MS = 1250;
/** Requests to one target at the same time. */
const MAX_CONCURRENT = 8;
/** The second attempt follows after a minute, and each later one after twice the time, for two days. */
const FIRST_RETRY_MS = 60_000;
const RETRIED_MS = 172_800_000;

/** Entities with due events that are found at a time. */
const FOUND_AT_ONCE = 200;

const PENDING = { state: 'pending' };

/** One attempt to send an event to a target. */
export interface Attempt {
  /** When it ended, by the platform's clock. */
  time: string;
  /** Id of the target. */
  target: string;
  eventId: string;
  type: string;
  entityId: string;
  /** How often the event was sent to the target, this time included. */
  attempt: number;
  /** Status of the response, or why there was none. */
  result: string;
  /** How long it took, by the clock of the system. */
  milliseconds: number;
}

/** What is known of the events of one target, so that the database is not searched for each of them. */
interface Queue {
  /** Ids of entities that may have a due event, in the order in which their events became due. */
  waiting: Set<string>;
  /** Requests that are under way, by the id of their entity. */
  underWay: Map<string, Promise<void>>;
  /** Whether other entities may have due events. */
  isStale: boolean;
}

/** What sends events, besides the data of the shop. */
interface DeliveryTools {
  signer: EventSigner;
  /** Gets every attempt. */
  attempts: Log<Attempt>;
  onFault: (error: unknown) => void;
}

/** Sends events in the background. */
export class EventDelivery {
  readonly #base: Base;
  readonly #tools: DeliveryTools;
  readonly #queues = new Map<string, Queue>();
  readonly #stop = new AbortController();
  readonly #holds = new Set<object>();

  constructor(base: Base, tools: DeliveryTools) {
    this.#base = base;
    this.#tools = tools;
  }

  /** Sends what is due. Call it after writes, and when the clock has moved. */
  wake(): void {
    for (const target of targetsOf(this.#base.db)) {
      const queue = this.#queues.get(target.id) ?? {
        waiting: new Set<string>(),
        underWay: new Map<string, Promise<void>>(),
        isStale: true,
      };
      this.#queues.set(target.id, queue);
      queue.isStale = true;
      this.#sendFrom(queue, target);
    }
  }

  /** Sends nothing, but newest first, until the function that it returns is called. */
  hold(): () => void {
    const hold = {};
    this.#holds.add(hold);
    return () => {
      this.#holds.delete(hold);
      if (!this.#stop.signal.aborted) this.wake();
    };
  }

  /**
   * Sends what is due, and resolves when nothing is under way. What failed is then due later. Newest first, events are
   * sent one after another, those of one entity, too, and those that are held.
   */
  async flush({ newestFirst = false } = {}): Promise<void> {
    if (newestFirst) await this.#sendNewestFirst();
    this.wake();
    while (this.#underWay().length > 0) await Promise.all(this.#underWay());
  }

  /** Aborts what is under way. It stays queued. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay());
  }

  #underWay(): Promise<void>[] {
    return [...this.#queues.values()].flatMap(({ underWay }) => [...underWay.values()]);
  }

  /** Sends events of a target until it has as many requests as it may. */
  #sendFrom(queue: Queue, target: EventTarget): void {
    const { underWay, waiting } = queue;
    while (!this.#stop.signal.aborted && this.#holds.size === 0 && underWay.size < MAX_CONCURRENT) {
      const delivery = this.#next(queue, target.id);
      if (!delivery) return;
      const { entityId } = delivery;
      const sent = this.#attempt(delivery, target)
        .catch(this.#tools.onFault)
        .finally(() => {
          underWay.delete(entityId);
          // the next event of the entity
          waiting.add(entityId);
          this.#sendFrom(queue, target);
        });
      underWay.set(entityId, sent);
    }
  }

  async #sendNewestFirst(): Promise<void> {
    const { db, clock } = this.#base;
    const release = this.hold();
    try {
      await Promise.all(this.#underWay());
      for (const target of targetsOf(db)) {
        const where = { target: target.id, ...PENDING, due: { $lte: clock.iso() } };
        const due = db.of(deliveries).all({ where, sort: [{ fieldName: 'sequence', order: 'DESC' }] });
        for (const delivery of due) if (!this.#stop.signal.aborted) await this.#attempt(delivery, target);
      }
    } finally {
      release();
    }
  }

  /** The first event that is due of an entity of which none is under way. */
  #next(queue: Queue, target: string): Delivery | undefined {
    const now = this.#base.clock.iso();
    for (;;) {
      if (queue.waiting.size === 0) this.#find(queue, target, now);
      const [entityId] = queue.waiting;
      if (entityId === undefined) return undefined;
      queue.waiting.delete(entityId);
      const first = this.#firstOf({ target, entityId });
      if (!first) continue;
      if (first.due <= now) return first;
      this.#postpone({ target, entityId, due: { $lte: now } }, first.due);
    }
  }

  /** Finds entities that have due events. */
  #find(queue: Queue, target: string, now: string): void {
    if (!queue.isStale) return;
    const where = { target, ...PENDING, due: { $lte: now }, entityId: { $nin: [...queue.underWay.keys()] } };
    const { items } = this.#base.db
      .of(deliveries)
      .pageByCursor(
        { where, sort: [{ fieldName: 'due' }, { fieldName: 'sequence' }] },
        { limit: FOUND_AT_ONCE, scope: target },
      );
    for (const { entityId } of items) queue.waiting.add(entityId);
    queue.isStale = items.length === FOUND_AT_ONCE;
  }

  /** The event that must be sent before all others of these. */
  #firstOf(where: Filter): Delivery | undefined {
    return this.#base.db.of(deliveries).find({ ...where, ...PENDING }, [{ fieldName: 'sequence' }]);
  }

  #postpone(where: Filter, due: string): void {
    const { db } = this.#base;
    db.write(() => {
      for (const delivery of db.of(deliveries).all({ where: { ...where, ...PENDING } }))
        db.of(deliveries).save({ ...delivery, due });
    });
  }

  async #attempt(delivery: Delivery, { url }: EventTarget): Promise<void> {
    const { db, clock, shop } = this.#base;
    const { replacements } = db;
    const event = db.of(events).get(delivery.eventId);
    const body = event && (await this.#tools.signer.sign(claimOf(event, shop), event.id));
    const started = performance.now();
    const result = body === undefined ? 'the event was deleted' : await this.#send(url, body);
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    if (this.#stop.signal.aborted || replacements !== db.replacements) return;
    db.write(() => {
      // a replay may have queued it again
      const current = db.of(deliveries).get(delivery.id);
      if (!current || current.attempts !== delivery.attempts || current.state !== 'pending') return;
      const attempts = current.attempts + 1;
      if (event)
        this.#tools.attempts.add({
          time: clock.iso(),
          target: current.target,
          eventId: event.id,
          type: event.type,
          entityId: event.entityId,
          attempt: attempts,
          result,
          milliseconds,
        });
      const next = clock.now() + FIRST_RETRY_MS * 2 ** (attempts - 1);
      const isLast = !event || next > Date.parse(current.queued) + RETRIED_MS;
      const state = result === '200' ? 'delivered' : isLast ? 'failed' : 'pending';
      const due = state === 'pending' ? new Date(next).toISOString() : current.due;
      db.of(deliveries).save({ ...current, attempts, state, due, result });
    });
  }

  /** The status of the response, or why there is none. */
  async #send(url: string, body: string): Promise<string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stop.signal]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      if (!(error instanceof Error)) return 'no connection';
      if (error.name === 'TimeoutError') return `no response in ${TIMEOUT_MS} ms`;
      const { code } = (error.cause ?? {}) as { code?: unknown };
      return typeof code === 'string' ? `no connection (${code})` : 'no connection';
    }
  }
}
