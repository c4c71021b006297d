import { type RedisCommand, releaseKey, takeKey } from '../core/redis.ts';
import { systemError } from '../errors/store-error.ts';

/** How long a lock is held and waited for. */
export interface LockOptions {
  /** How long a lock outlives a server that has died, in milliseconds. A server that lives renews it. Default 10000. */
  leaseMs?: number | undefined;
  /** Longest time that work may hold a lock; after that others may take it. Default 120000 ms. */
  holdMs?: number | undefined;
  /** Longest wait for a lock before the call fails. Default 30000 ms. */
  waitMs?: number | undefined;
}

const EXTEND = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";

/** Runs work under a lock of one Redis server: taken with SET NX PX, held by a random token, given back only by its holder. */
export async function redisLock<T>(command: RedisCommand, key: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const { leaseMs = 10_000, holdMs = 120_000, waitMs = 30_000 } = options;
  const token = crypto.randomUUID();
  await take(command, key, token, leaseMs, Date.now() + waitMs);
  const stop = keepExtending(command, key, token, leaseMs, Date.now() + holdMs);
  try {
    return await work();
  } finally {
    stop();
    // the work is done: a lock that cannot be given back runs out by itself
    await releaseKey(command, key, token).catch(() => undefined);
  }
}

async function take(command: RedisCommand, key: string, token: string, leaseMs: number, until: number): Promise<void> {
  for (;;) {
    if (await takeKey(command, key, token, leaseMs)) return;
    if (Date.now() >= until) throw systemError({ reason: 'timeout', description: 'Another server has held the lock of these tokens for too long' });
    await pause(15 + Math.random() * 60);
  }
}

/** Renews the lease in good time, so that slow work does not lose its lock. Returns how to stop. */
function keepExtending(command: RedisCommand, key: string, token: string, leaseMs: number, until: number): () => void {
  const timer = setInterval(() => {
    if (Date.now() >= until) clearInterval(timer);
    else command(['EVAL', EXTEND, '1', key, token, String(leaseMs)]).catch(() => undefined);
  }, leaseMs / 3);
  return () => clearInterval(timer);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
