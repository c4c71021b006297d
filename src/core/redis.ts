/** Sends one command. `sendCommand` of node-redis takes the list as it is; for ioredis: `([name, ...rest]) => redis.call(name, ...rest)`. */
export type RedisCommand = (command: [name: string, ...rest: string[]]) => Promise<unknown>;

const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

/** Takes a key for a while, if nobody has it. Needs Redis 2.6.12 or later, as do all commands here. */
export async function takeKey(command: RedisCommand, key: string, holder: string, leaseMs: number): Promise<boolean> {
  // what is no clear yes is no: some clients give undefined for nothing
  return replyText(await command(['SET', key, holder, 'NX', 'PX', String(leaseMs)])) === 'OK';
}

/** Gives a key back, if this holder still has it. */
export async function releaseKey(command: RedisCommand, key: string, holder: string): Promise<void> {
  await command(['EVAL', RELEASE, '1', key, holder]);
}

/** A reply that is a text: some clients give bytes. */
export function replyText(reply: unknown): string | undefined {
  if (reply instanceof Uint8Array) return new TextDecoder().decode(reply);
  return typeof reply === 'string' ? reply : undefined;
}
