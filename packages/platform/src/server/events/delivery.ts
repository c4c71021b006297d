/** Sends queued events to their targets: at least once, and those of one entity one after another. */
import type { Base } from '../../context/context.ts';
import { type Delivery, deliveries, type EventTarget, targetsOf } from '../../context/event-queue.ts';
import { events } from '../../context/outbox.ts';
import type { Filter } from '../../data/store.ts';
import { claimOf } from './envelope.ts';
import type { EventSigner } from './signing.ts';

/** How long a target may take for its response, as documented of the real platform. */
const TIMEOUT_MS = 1250;
/** Requests to one target at the same time. */
const MOST_AT_ONCE = 8;
/** The second attempt follows after a minute, and each later one after twice the time, for two days. */
const FIRST_RETRY_MS = 60_000;
const RETRIED_MS = 172_800_000;

const PENDING = { state: 'pending' };

/** Sends events in the background. */
export class EventDelivery {
  readonly #base: Base;
  readonly #signer: EventSigner;
  /** The requests that are under way. */
  readonly #underWay = new Map<Delivery, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #onFault: (error: unknown) => void;

  constructor(base: Base, signer: EventSigner, onFault: (error: unknown) => void) {
    this.#base = base;
    this.#signer = signer;
    this.#onFault = onFault;
  }

  /** Sends what is due. Call it after writes, and when the clock has moved. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    for (const target of targetsOf(this.#base.db))
      for (let next = this.#nextFor(target.id); next; next = this.#nextFor(target.id)) {
        const delivery = next;
        const sent = this.#attempt(delivery, target)
          .catch(this.#onFault)
          .finally(() => {
            this.#underWay.delete(delivery);
            this.wake();
          });
        this.#underWay.set(delivery, sent);
      }
  }

  /** Sends what is due, and resolves when nothing is under way. What failed is then due later. */
  async flush(): Promise<void> {
    this.wake();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Aborts what is under way. It stays queued. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay.values());
  }

  /**
   * The first event that is due, unless one of its entity is under way or must be sent first. Undefined while
   * the target has as many requests as it may.
   */
  #nextFor(target: string): Delivery | undefined {
    const now = this.#base.clock.iso();
    const own = [...this.#underWay.keys()].filter((each) => each.target === target);
    if (own.length >= MOST_AT_ONCE) return undefined;
    const isDue = { target, due: { $lte: now } };
    const next = () => this.#firstOf({ ...isDue, entityId: { $nin: own.map(({ entityId }) => entityId) } });
    for (let item = next(); item; item = next()) {
      const { entityId } = item;
      const { due } = this.#firstOf({ target, entityId }) ?? item;
      if (due <= now) return item;
      this.#postpone({ ...isDue, entityId }, due);
    }
    return undefined;
  }

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
    const result = event ? await this.#send(url, claimOf(event, shop), event.id) : 'the event was deleted';
    if (this.#stop.signal.aborted || replacements !== db.replacements) return;
    db.write(() => {
      // a replay may have queued it again
      const current = db.of(deliveries).get(delivery.id);
      if (!current || current.attempts !== delivery.attempts || current.state !== 'pending') return;
      const attempts = current.attempts + 1;
      const next = clock.now() + FIRST_RETRY_MS * 2 ** (attempts - 1);
      const isLast = !event || next > Date.parse(current.queued) + RETRIED_MS;
      const state = result === '200' ? 'delivered' : isLast ? 'failed' : 'pending';
      const due = state === 'pending' ? new Date(next).toISOString() : current.due;
      db.of(deliveries).save({ ...current, attempts, state, due, result });
    });
  }

  /** The status of the response, or why there is none. */
  async #send(url: string, claim: string, id: string): Promise<string> {
    const body = this.#signer.sign(claim, id);
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
      return error instanceof Error && error.name === 'TimeoutError'
        ? `no response in ${TIMEOUT_MS} ms`
        : 'no connection';
    }
  }
}
