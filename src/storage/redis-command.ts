/**
 * Sends one command and resolves with its reply. `sendCommand` of node-redis accepts the list; for ioredis
 * use `([name, ...rest]) => redis.call(name, ...rest)`.
 */
export type RedisCommand = (command: [name: string, ...rest: string[]]) => Promise<unknown>;

const RELEASE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

/**
 * Sets a key to its owner for `ttlMs` if the key does not exist. Of simultaneous calls exactly one resolves
 * to true. Needs Redis 2.6.12 or later.
 */
export async function claimKey(
  command: RedisCommand,
  key: string,
  owner: string,
  ttlMs: number,
): Promise<boolean> {
  // some clients return undefined instead of null, so only a clear OK counts
  return replyText(await command(['SET', key, owner, 'NX', 'PX', String(Math.ceil(ttlMs))])) === 'OK';
}

/** Deletes a key if it still belongs to this owner. */
export async function releaseKey(command: RedisCommand, key: string, owner: string): Promise<void> {
  await command(['EVAL', RELEASE, '1', key, owner]);
}

/** The text of a reply, which some clients return as bytes; undefined for any other reply. */
export function replyText(reply: unknown): string | undefined {
  if (reply instanceof Uint8Array) return new TextDecoder().decode(reply);
  return typeof reply === 'string' ? reply : undefined;
}
