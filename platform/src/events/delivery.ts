/** Sends queued events to their targets: at least once, and those of one entity one after another. */
import type { Base } from '../context.ts';
import type { Filter } from '../data/store.ts';
import { claimOf } from './envelope.ts';
import { events } from './outbox.ts';
import { type Delivery, deliveries, type EventTarget, targetsOf } from './queue.ts';
import type { EventSigner } from './signing.ts';

/** How long a target may take for its response, as documented of the real platform. */
const TIMEOUT_MS = 1250;
const MOST_AT_ONCE = 8;
/** Queued events of a target that are considered at a time. */
const WINDOW = 100;
/** The second attempt follows after a minute, and each later one after twice the time, for two days. */
const FIRST_RETRY_MS = 60_000;
const RETRIED_MS = 172_800_000;

/** Sends events in the background. */
export class EventDelivery {
  readonly #base: Base;
  readonly #signer: EventSigner;
  /** Keys of target and entity with the request that is under way. */
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #onFault: (error: unknown) => void;
  /** Changes when the data is replaced: results of earlier requests are then dropped. */
  #epoch = 0;

  constructor(base: Base, signer: EventSigner, onFault: (error: unknown) => void) {
    this.#base = base;
    this.#signer = signer;
    this.#onFault = onFault;
  }

  /** Sends what is due. Call it after writes, and when the clock has moved. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    for (const target of targetsOf(this.#base.db))
      for (const delivery of this.#dueFor(target)) {
        if (this.#underWay.size >= MOST_AT_ONCE) return;
        const key = queueKey(delivery);
        const sent = this.#attempt(delivery, target)
          .catch(this.#onFault)
          .finally(() => {
            this.#underWay.delete(key);
            this.wake();
          });
        this.#underWay.set(key, sent);
      }
  }

  /** Sends what is due, and resolves when nothing is under way. What failed is then due later. */
  async flush(): Promise<void> {
    this.wake();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Drops the results of what is under way, because all data was replaced. */
  dataReplaced(): void {
    this.#epoch++;
  }

  /** Aborts what is under way. It stays queued. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay.values());
  }

  /** What is due and not preceded by an event of its entity that must be sent first. */
  #dueFor({ id }: EventTarget): Delivery[] {
    const now = this.#base.clock.iso();
    const keys = new Set(this.#underWay.keys());
    return this.#queued({ target: id, due: { $lte: now } }, WINDOW).filter((item) => {
      if (keys.has(queueKey(item))) return false;
      keys.add(queueKey(item));
      const [first = item] = this.#queued({ target: id, entityId: item.entityId }, 1);
      if (first.due > now) this.#postpone(item, first.due);
      return first.id === item.id;
    });
  }

  #queued(where: Filter, limit: number): Delivery[] {
    const selection = { where: { ...where, state: 'pending' }, sort: [{ fieldName: 'sequence' }] };
    return this.#base.db.of(deliveries).pageByOffset(selection, { limit, offset: 0 }).items;
  }

  #postpone(delivery: Delivery, due: string): void {
    const { db } = this.#base;
    db.write(() => void db.of(deliveries).save({ ...delivery, due }));
  }

  async #attempt(delivery: Delivery, { url }: EventTarget): Promise<void> {
    const { db, clock, shop } = this.#base;
    const epoch = this.#epoch;
    const event = db.of(events).get(delivery.eventId);
    const result = event ? await this.#send(url, claimOf(event, shop), event.id) : 'the event was deleted';
    if (this.#stop.signal.aborted || epoch !== this.#epoch) return;
    db.write(() => {
      // a replay may have queued it again
      const current = db.of(deliveries).get(delivery.id);
      if (!current || current.attempts !== delivery.attempts || current.state !== 'pending') return;
      const attempts = current.attempts + 1;
      const next = clock.now() + FIRST_RETRY_MS * 2 ** (attempts - 1);
      const isLast = !event || next > Date.parse(event.time) + RETRIED_MS;
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

const queueKey = ({ target, entityId }: Delivery): string => `${target}|${entityId}`;
