import { checkAmount } from '../core/amounts.ts';

/**
 * Where a webhook handler notes what it has done, so that an event that arrives again is not handled again. One that all servers share makes that
 * hold over all of them. What a method throws makes the delivery fail: the platform sends it again.
 */
export interface EventStore {
  /**
   * Takes a piece of work: `taken` when nobody has it, `busy` when another holder does, `done` when it was finished. Of those who ask at the same
   * time exactly one may get `taken`. A holder that does not finish loses the work after `leaseMs`.
   */
  take(key: string, holder: string, leaseMs: number): Promise<'taken' | 'busy' | 'done'>;
  /** Notes that the work is finished, for `keepMs`. */
  finish(key: string, keepMs: number): Promise<void>;
  /** Gives the work back unfinished, if this holder still has it. */
  release(key: string, holder: string): Promise<void>;
  /**
   * Notes the highest number seen under a key, for `keepMs`. True when a higher one was there: this one is late. Numbers are decimal digits without
   * leading zeros.
   */
  isLate(key: string, sequence: string, keepMs: number): Promise<boolean>;
}

/** How much a store in memory remembers. */
export interface MemoryEventStoreOptions {
  /** Most entries; the oldest give way. Default 10000. An event has one for each of its handlers, an entity one. */
  maxEntries?: number | undefined;
}

interface Entry {
  /** The holder, or the number that was seen; undefined for work that is done. */
  value: string | undefined;
  until: number;
}

/**
 * Remembers in this process only: right for one server that seldom restarts, and for tests. The default of `createWebhookHandler`.
 *
 * @example
 * import { createWebhookHandler, memoryEventStore } from 'storewire/webhooks';
 *
 * export const POST = createWebhookHandler({
 *   publicKey: process.env['STORE_WEBHOOK_KEY'] ?? '',
 *   store: memoryEventStore({ maxEntries: 50_000 }),
 *   handlers: { 'wix.ecom.v1.order_approved': ({ data }) => console.log(data.order?.number) },
 * });
 */
export function memoryEventStore({ maxEntries = 10_000 }: MemoryEventStoreOptions = {}): EventStore {
  checkAmount('maxEntries', maxEntries, 1, Number.POSITIVE_INFINITY);
  const entries = new Map<string, Entry>();

  function read(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry : undefined;
  }

  function write(key: string, value: string | undefined, lifeMs: number): void {
    // the order of the map is the order of writing
    entries.delete(key);
    entries.set(key, { value, until: Date.now() + lifeMs });
    for (const [oldest, { until }] of entries) {
      if (until > Date.now() && entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  }

  return {
    async take(key, holder, leaseMs) {
      const entry = read(`work:${key}`);
      if (entry) return entry.value === undefined ? 'done' : 'busy';
      write(`work:${key}`, holder, leaseMs);
      return 'taken';
    },
    async finish(key, keepMs) {
      write(`work:${key}`, undefined, keepMs);
    },
    async release(key, holder) {
      if (read(`work:${key}`)?.value === holder) entries.delete(`work:${key}`);
    },
    async isLate(key, sequence, keepMs) {
      const last = read(`last:${key}`)?.value;
      if (last !== undefined && BigInt(last) > BigInt(sequence)) return true;
      write(`last:${key}`, sequence, keepMs);
      return false;
    },
  };
}
