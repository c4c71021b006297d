import type { SessionStorage } from '../auth/storage.ts';
import { type RedisCommand, replyText } from '../core/redis.ts';
import { type LockOptions, redisLock } from './redis-lock.ts';
import { writeQuietly } from './storage-failure.ts';

/** How a session is kept in Redis. */
export interface RedisOptions extends LockOptions {
  /** Put before every key, for servers that hold other data as well. Default none. */
  prefix?: string | undefined;
  /** How long a value is kept after it was last set, in milliseconds. Default for ever. */
  lifeMs?: number | undefined;
}

/**
 * Keeps sessions in Redis, for many servers: they share tokens, and one of them renews while the others wait. Needs Redis 2.6.12 or later.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { app, readServerSettings, redisStorage } from 'storewire/server';
 *
 * declare const redis: { sendCommand(command: string[]): Promise<unknown> };
 *
 * const { appId, appSecret, instanceId } = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * const storage = redisStorage((command) => redis.sendCommand(command), { prefix: 'shop:' });
 * export const store = createClient({ auth: app({ appId, appSecret, instanceId, storage }) });
 */
export function redisStorage(command: RedisCommand, { prefix = '', lifeMs, ...lock }: RedisOptions = {}): SessionStorage {
  const life = lifeMs === undefined ? [] : ['PX', String(Math.round(lifeMs))];
  return {
    async get(key) {
      return replyText(await command(['GET', prefix + key]));
    },
    async set(key, value) {
      await writeQuietly(value, () => command(['SET', prefix + key, value, ...life]));
    },
    async remove(key) {
      await command(['DEL', prefix + key]);
    },
    lock: (key, work) => redisLock(command, `${prefix}${key}:lock`, work, lock),
  };
}
