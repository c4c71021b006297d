import { type RedisCommand, releaseKey, replyText, takeKey } from '../core/redis.ts';
import type { EventStore } from './store.ts';

/** How a handler's notes are kept in Redis. */
export interface RedisEventStoreOptions {
  /** Put before every key. Default `storewire:events:`. Endpoints that handle the same events each on their own need one each. */
  prefix?: string | undefined;
}

const DONE = 'done';

/** Digits compare as numbers by length first: a number of Lua would lose some. */
const IS_LATE = `local last = redis.call('get', KEYS[1])
if last and (#last > #ARGV[1] or (#last == #ARGV[1] and last > ARGV[1])) then return 1 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 0`;

/**
 * Notes in Redis, for many servers: of all that get the same event at once, one handles it. Needs Redis 2.6.12 or later.
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
export function redisEventStore(command: RedisCommand, { prefix = 'storewire:events:' }: RedisEventStoreOptions = {}): EventStore {
  const work = (key: string): string => `${prefix}work:${key}`;
  return {
    async take(key, holder, leaseMs) {
      if (await takeKey(command, work(key), holder, Math.ceil(leaseMs))) return 'taken';
      return replyText(await command(['GET', work(key)])) === DONE ? 'done' : 'busy';
    },
    async finish(key, keepMs) {
      await command(['SET', work(key), DONE, 'PX', String(Math.ceil(keepMs))]);
    },
    release: (key, holder) => releaseKey(command, work(key), holder),
    async isLate(key, sequence, keepMs) {
      return Number(await command(['EVAL', IS_LATE, '1', `${prefix}last:${key}`, sequence, String(Math.ceil(keepMs))])) === 1;
    },
  };
}
