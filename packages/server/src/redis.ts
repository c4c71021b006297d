import type { KeyValueStorage } from 'storewire';
import { systemError } from 'storewire/internal';

/**
 * Sends one command and resolves with its reply. `sendCommand` of node-redis takes the list unchanged; for
 * ioredis use `([name, ...rest]) => redis.call(name, ...rest)`.
 */
export type RedisCommand = (command: [name: string, ...rest: string[]]) => Promise<unknown>;

interface LockOptions {
  /**
   * How long a lock outlives a server that has died, in milliseconds. A server that is alive extends it.
   * Default 10000.
   */
  leaseMs?: number | undefined;
  /**
   * Maximum time that work can keep a lock, in milliseconds; after that others can acquire it. Default
   * 120000.
   */
  holdMs?: number | undefined;
  /** Maximum wait for a lock, in milliseconds, before the call fails. Default 30000. */
  waitMs?: number | undefined;
}

/** Options of {@link redisStorage}. */
export interface RedisOptions extends LockOptions {
  /** Prefix of every key, for Redis servers that contain other data too. Default none. */
  prefix?: string | undefined;
  /** How long a value is stored after it was last set, in milliseconds. Default forever. */
  lifeMs?: number | undefined;
}

/**
 * Stores sessions in Redis, for many servers: they share tokens, and one of them refreshes while the others
 * wait. Needs Redis 2.6.12 or later.
 *
 * @example
 * import { app, readServerSettings, redisStorage } from 'storewire-server';
 *
 * declare const redis: { sendCommand(command: string[]): Promise<unknown> };
 *
 * const storage = redisStorage((command) => redis.sendCommand(command), { prefix: 'shop:' });
 * export const auth = app({ ...readServerSettings('appId', 'appSecret', 'instanceId'), storage });
 */
export function redisStorage(
  command: RedisCommand,
  { prefix = '', lifeMs, ...lock }: RedisOptions = {},
): KeyValueStorage {
  return {
    async get(key) {
      return replyText(await command(['GET', prefix + key]));
    },
    async set(key, value, ttlMs = Number.POSITIVE_INFINITY) {
      const ms = Math.min(lifeMs ?? Number.POSITIVE_INFINITY, ttlMs);
      const life = Number.isFinite(ms) ? ['PX', String(Math.round(ms))] : [];
      await withoutValue(value, () => command(['SET', prefix + key, value, ...life]));
    },
    async delete(key) {
      await command(['DEL', prefix + key]);
    },
    lock: (key, work) => redisLock(command, `${prefix}${key}:lock`, work, lock),
  };
}

/** Runs work under a lock that its random owner claims, extends and releases. */
async function redisLock<T>(
  command: RedisCommand,
  key: string,
  work: () => Promise<T>,
  { leaseMs = 10_000, holdMs = 120_000, waitMs = 30_000 }: LockOptions,
): Promise<T> {
  const owner = crypto.randomUUID();
  for (const waitUntil = Date.now() + waitMs; !(await claimKey(command, key, owner, leaseMs)); ) {
    if (Date.now() >= waitUntil)
      throw systemError({
        reason: 'timeout',
        description: 'Another server has kept the lock of these tokens for too long',
      });
    await pause(15 + Math.random() * 60);
  }
  const stopExtending = extendLease(command, key, owner, leaseMs, Date.now() + holdMs);
  try {
    return await work();
  } finally {
    stopExtending();
    // the work is done: a lock that cannot be released expires
    await command(['EVAL', RELEASE, '1', key, owner]).catch(() => undefined);
  }
}

const EXTEND =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";

/** Extends the lease, so that slow work does not lose its lock. Returns a function that ends that. */
function extendLease(
  command: RedisCommand,
  key: string,
  owner: string,
  leaseMs: number,
  until: number,
): () => void {
  const timer = setInterval(() => {
    if (Date.now() >= until) clearInterval(timer);
    else command(['EVAL', EXTEND, '1', key, owner, String(leaseMs)]).catch(() => undefined);
  }, leaseMs / 3);
  return () => clearInterval(timer);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const RELEASE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

/** Sets a key that does not exist. Of several calls at once, exactly one resolves to true. */
async function claimKey(command: RedisCommand, key: string, owner: string, ttlMs: number): Promise<boolean> {
  // some clients return undefined instead of null, so only a clear OK counts
  return replyText(await command(['SET', key, owner, 'NX', 'PX', String(Math.ceil(ttlMs))])) === 'OK';
}

/** The text of a reply, which some clients return as bytes; undefined for any other reply. */
function replyText(reply: unknown): string | undefined {
  if (reply instanceof Uint8Array) return new TextDecoder().decode(reply);
  return typeof reply === 'string' ? reply : undefined;
}

/**
 * Writes a value. Libraries attach it to their errors, and servers quote it: a new error has only the message, up to
 * where it may begin.
 */
async function withoutValue(value: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const text = error instanceof Error ? error.message : 'The storage has failed';
    const [message = ''] = text.split(value, 1);
    throw new Error(message.split(', with args beginning with', 1)[0]);
  }
}
