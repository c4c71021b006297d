import { boundedMap } from '../lib/bounded-map.ts';

/** The right to do a piece of work, until it expires. */
export interface EventClaim {
  /** Records that the work is done, for `ttlMs` milliseconds. */
  complete(ttlMs: number): Promise<void>;
  /** Releases the claim, so that the work can be claimed again. Does nothing if the claim has expired. */
  release(): Promise<void>;
}

/**
 * Records which handlers are done with which event, so that an event that arrives again is not handled again.
 * Servers that share a store deduplicate together. If a method rejects or does not answer within a second, the delivery
 * fails and the platform sends the event again.
 */
export interface EventStore {
  /**
   * Claims a piece of work for `ttlMs` milliseconds. Of several callers at once exactly one gets a claim. The
   * others get `busy`, or `duplicate` if the work is done. A claim that is neither completed nor released
   * expires, so that work of a crashed process is not lost. All times are whole milliseconds.
   */
  claim(key: string, ttlMs: number): Promise<EventClaim | 'busy' | 'duplicate'>;
}

const DONE = 'done';

/** An event has one entry for each of its handlers. */
const MAX_ENTRIES = 10_000;

/**
 * Creates a store in the memory of this process, for tests and for a single server that seldom restarts: the
 * default of `createWebhookHandler`. It keeps the newest 10,000 handled events.
 *
 * @example
 * import { memoryEventStore } from 'storewire-server';
 *
 * // for two endpoints that handle each event once together
 * export const store = memoryEventStore();
 */
export function memoryEventStore(): EventStore {
  const entries = boundedMap<string, string>(MAX_ENTRIES);
  return {
    async claim(key, ttlMs) {
      const state = entries.get(key);
      if (state) return state === DONE ? 'duplicate' : 'busy';
      const owner = crypto.randomUUID();
      entries.set(key, owner, ttlMs);
      return {
        complete: async (doneMs) => entries.set(key, DONE, doneMs),
        release: async () => {
          if (entries.get(key) === owner) entries.delete(key);
        },
      };
    },
  };
}
