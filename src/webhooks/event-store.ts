import { BoundedMap } from '../lib/bounded-map.ts';
import { checkRange } from '../lib/range.ts';
import { claimKey, type RedisCommand, releaseKey, replyText } from '../storage/redis-command.ts';

/** The right to do a piece of work, until it expires. */
export interface EventClaim {
  /** Records that the work is done, for `ttlMs` milliseconds. */
  complete(ttlMs: number): Promise<void>;
  /** Gives the claim back, so that the work can be claimed again. Does nothing if the claim has expired. */
  release(): Promise<void>;
}

/**
 * Records which handlers are done with which event, so that an event that arrives again is not handled again. Servers that share a store
 * deduplicate together. If a method rejects, the delivery fails and the platform sends the event again.
 */
export interface EventStore {
  /**
   * Claims a piece of work for `ttlMs` milliseconds. Of several callers at once exactly one gets a claim. The others get `busy`, or `done`
   * if the work was completed. A claim that is neither completed nor released expires, so that work of a crashed process is not lost.
   */
  claim(key: string, ttlMs: number): Promise<EventClaim | 'busy' | 'done'>;
  /**
   * Records the highest sequence number of a key, for `ttlMs` milliseconds. Resolves to true if a higher one was recorded before. Numbers are
   * decimal digits without leading zeros, of any length.
   */
  isLate(key: string, sequence: string, ttlMs: number): Promise<boolean>;
}

/**
 * Creates a store in the memory of this process, for tests and for a single server that seldom restarts. It is the default of
 * `createWebhookHandler`. `maxEntries` bounds its size; the oldest entries are dropped first. Default 10000. An event has one entry for each
 * of its handlers, an entity one.
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
export function memoryEventStore({
  maxEntries = 10_000,
}: {
  maxEntries?: number | undefined;
} = {}): EventStore {
  checkRange('maxEntries', maxEntries, 1, Number.POSITIVE_INFINITY);
  const entries = new BoundedMap<string, string>(maxEntries);
  return {
    async claim(name, ttlMs) {
      const key = `work:${name}`;
      const state = entries.get(key);
      if (state !== undefined) return state === DONE ? 'done' : 'busy';
      const owner = crypto.randomUUID();
      entries.set(key, owner, ttlMs);
      return {
        complete: async (doneMs) => entries.set(key, DONE, doneMs),
        release: async () => {
          if (entries.get(key) === owner) entries.delete(key);
        },
      };
    },
    async isLate(name, sequence, ttlMs) {
      const last = entries.get(`last:${name}`);
      if (last !== undefined && BigInt(last) > BigInt(sequence)) return true;
      entries.set(`last:${name}`, sequence, ttlMs);
      return false;
    },
  };
}

const DONE = 'done';

/** Compares digits by length first: numbers of Lua are not exact. */
const IS_LATE = `local last = redis.call('get', KEYS[1])
if last and (#last > #ARGV[1] or (#last == #ARGV[1] and last > ARGV[1])) then return 1 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 0`;

/**
 * Creates a store in Redis, for many servers: of all that receive the same event at once, one handles it. `prefix` is put before every key, by
 * default `storewire:events:`; endpoints that handle the same events independently need different ones. Needs Redis 2.6.12 or later.
 *
 * @example
 * import { createWebhookHandler, redisEventStore } from 'storewire/webhooks';
 *
 * declare const redis: { sendCommand(command: string[]): Promise<unknown> };
 *
 * export const handle = createWebhookHandler({
 *   publicKey: process.env['STORE_WEBHOOK_KEY'] ?? '',
 *   store: redisEventStore((command) => redis.sendCommand(command)),
 *   handlers: { 'wix.ecom.v1.order_approved': async ({ data }) => console.log(data.order?.number) },
 * });
 */
export function redisEventStore(
  command: RedisCommand,
  { prefix = 'storewire:events:' }: { prefix?: string | undefined } = {},
): EventStore {
  return {
    async claim(name, ttlMs) {
      const key = `${prefix}work:${name}`;
      const owner = crypto.randomUUID();
      if (!(await claimKey(command, key, owner, ttlMs)))
        return replyText(await command(['GET', key])) === DONE ? 'done' : 'busy';
      return {
        complete: async (doneMs) => void (await command(['SET', key, DONE, 'PX', toMs(doneMs)])),
        release: () => releaseKey(command, key, owner),
      };
    },
    isLate: async (name, sequence, ttlMs) =>
      Number(await command(['EVAL', IS_LATE, '1', `${prefix}last:${name}`, sequence, toMs(ttlMs)])) === 1,
  };
}

const toMs = (ms: number): string => String(Math.ceil(ms));
