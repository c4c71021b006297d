import { Redis } from 'ioredis';
import { isStoreError, type KeyValueStorage } from 'storewire';
import { redisStorage } from 'storewire-server';

/** After this silence of a server that owes a reply, the connection is replaced. */
const SILENCE_MS = 500;

/** Redis that processes share. Without a connection, commands fail at once, so that no request waits for one. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: SILENCE_MS,
  });
  let isFailing = false;
  redis.on('ready', () => (isFailing = false));
  redis.on('error', ({ name, message }: Error) => {
    // each attempt to connect fails
    if (isFailing) return;
    isFailing = true;
    const time = new Date().toISOString();
    console.error(
      JSON.stringify({ level: 'error', time, message: 'Redis has failed', error: { name, message } }),
    );
  });
  return redis;
}

/** Shares refreshed sessions. While Redis fails, each process knows only those that it has refreshed itself. */
export function sharedSessions(redis: Redis): KeyValueStorage {
  const storage = redisStorage(([name = '', ...rest]) => redis.call(name, ...rest));
  return {
    get: async (key) => orNothing(storage.get(key)),
    set: async (...entry) => orNothing(storage.set(...entry)),
    delete: async (key) => orNothing(storage.delete(key)),
    async lock(key, work) {
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return work();
      };
      try {
        return await (storage.lock?.(key, begin) ?? begin());
      } catch (error) {
        // of the work, or of another process that has kept the lock for too long
        if (hasBegun || isStoreError(error)) throw error;
        return work();
      }
    },
  };
}

async function orNothing<T>(reply: Promise<T> | T): Promise<T | undefined> {
  try {
    return await reply;
  } catch {
    return undefined;
  }
}
