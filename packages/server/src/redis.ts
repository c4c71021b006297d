import { isStoreError, type KeyValueStorage } from 'storewire';
import {
  type AnsweringStorage,
  type Ask,
  answersItself,
  asking,
  keptForTooLong,
  LOCK_MS,
} from 'storewire/internal';

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
 * wait. Needs Redis 2.6.12 or later. A command without an answer within a second has failed. Turn off the queue that
 * clients of Redis have for times without a connection, and listen to their errors, as the guide "Deploy" does.
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
  const redis: Redis = { command: async (parts) => command(parts), ask: asking() };
  const storage: AnsweringStorage = {
    async get(key) {
      return replyText(await redis.ask(() => redis.command(['GET', prefix + key])));
    },
    async set(key, value, ttlMs = Number.POSITIVE_INFINITY, previous) {
      const ms = Math.min(lifeMs ?? Number.POSITIVE_INFINITY, ttlMs);
      const life = Number.isFinite(ms) ? ['PX', String(Math.round(ms))] : [];
      const write: Parameters<RedisCommand>[0] =
        previous === undefined
          ? ['SET', prefix + key, value, ...life]
          : ['EVAL', SET_AFTER, '1', prefix + key, value, previous, ...life];
      const reply = await withoutTexts([value, previous], () => redis.ask(() => redis.command(write)));
      if (String(reply) === '0') throw new Error('Another server has stored a newer text');
    },
    async delete(key) {
      await redis.ask(() => redis.command(['DEL', prefix + key]));
    },
    lock: (key, work) => redisLock(redis, `${prefix}${key}:lock`, work, lock),
  };
  return answersItself(storage);
}

interface Redis {
  command: RedisCommand;
  /** Limits the time of each command. */
  ask: Ask;
}

/** Sets a key unless it has another text than the previous one. */
const SET_AFTER =
  "local text = redis.call('get', KEYS[1]) if text and text ~= ARGV[2] then return 0 end return redis.call('set', KEYS[1], ARGV[1], unpack(ARGV, 3))";

/** Runs work under a lock that its random owner claims, extends and releases. */
async function redisLock<T>(
  { command, ask }: Redis,
  key: string,
  work: () => Promise<T>,
  { leaseMs = 10_000, holdMs = 120_000, waitMs = LOCK_MS }: LockOptions,
): Promise<T> {
  const owner = crypto.randomUUID();
  const release = () => command(['EVAL', RELEASE, '1', key, owner]);
  const claim = () =>
    ask(
      () => claimKey(command, key, owner, leaseMs),
      // nobody waits for it any more
      (isClaimed) => void (isClaimed && release().catch(() => undefined)),
    );
  for (const waitUntil = performance.now() + waitMs; !(await claim()); ) {
    if (performance.now() >= waitUntil) throw keptForTooLong();
    await pause(15 + Math.random() * 60);
  }
  const stopExtending = extendLease(command, key, owner, leaseMs, performance.now() + holdMs);
  try {
    return await work();
  } finally {
    stopExtending();
    // the work is done: a lock that cannot be released expires
    await Promise.resolve(ask(release)).catch(() => undefined);
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
    if (performance.now() >= until) clearInterval(timer);
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
 * Writes texts. Libraries attach them to their errors, and servers quote them: a new error has only the message, up to
 * where one may begin.
 */
async function withoutTexts(
  texts: (string | undefined)[],
  write: () => Promise<unknown> | unknown,
): Promise<unknown> {
  try {
    return await write();
  } catch (error) {
    if (isStoreError(error)) throw error;
    let message = error instanceof Error ? error.message : 'The storage has failed';
    for (const text of [...texts, ', with args beginning with'])
      if (text) [message = ''] = message.split(text, 1);
    throw new Error(message);
  }
}
