import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AttemptLimit } from '../app/store/store-request.ts';

/** After the last attempt of a key, there is none for 15 minutes. */
const DURATION = 15 * 60;

/**
 * Counts in Redis, for all processes of the store front, or in the memory of this one: without Redis, and while it
 * cannot be reached. Redis stores no key, only its HMAC with the secret: keys contain addresses of people.
 */
export function attemptLimit(secret: string, redis: Redis | undefined, points = 5): AttemptLimit {
  const limit = { points, duration: DURATION };
  const memory = new RateLimiterMemory(limit);
  const limiter = redis
    ? new RateLimiterRedis({ ...limit, storeClient: redis, keyPrefix: 'attempts', insuranceLimiter: memory })
    : memory;
  const hashed = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  const giveBack = async (keys: readonly string[]): Promise<void> => {
    await Promise.all(keys.map((key) => limiter.reward(hashed(key))));
  };
  return {
    async begin(keys) {
      // before the attempt, so that attempts at the same time count as well
      const counted: string[] = [];
      for (const key of keys) {
        if (!(await isCounted(limiter.consume(hashed(key))))) {
          await giveBack(counted);
          return false;
        }
        counted.push(key);
      }
      return true;
    },
    succeed: giveBack,
  };
}

/** The limiter rejects with its state if a limit is reached, and with an error if it fails. */
async function isCounted(consumed: Promise<unknown>): Promise<boolean> {
  try {
    await consumed;
    return true;
  } catch (reason) {
    if (reason instanceof Error) throw reason;
    return false;
  }
}
