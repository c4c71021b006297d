import { createHmac } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AttemptLimit } from '../app/store/attempts.ts';

/** After the last attempt of a key, there is none for 15 minutes. */
const DURATION = 15 * 60;

/**
 * Counts in Redis, for all processes of the store front, or in the memory of this one: without Redis, and while it
 * cannot be reached. Redis stores no key, only its HMAC with the secret: keys contain addresses of people.
 */
export function attemptLimit(secret: string, redis: Redis | undefined, points: number): AttemptLimit {
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

/** Networks in which reverse proxies are: of this machine, private and shared ones. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address of a browser, of IPv6 its network: that of the connection, or if a reverse proxy has made it, the one in
 * `X-Forwarded-For` to which that proxy or those before it were connected: each adds one at the end. From other networks
 * the header is not believed, as any browser can send it.
 */
export function clientAddress(connection: string, forwarded: string | null, proxies = 1): string {
  const isProxy = PRIVATE.check(connection, isIPv6(connection) ? 'ipv6' : 'ipv4');
  const addresses = isProxy ? (forwarded?.split(',') ?? []) : [];
  return networkOf((addresses.at(-proxies) ?? addresses[0])?.trim() || connection);
}

/** Some proxies write the port, too, and IPv6 in brackets. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** A household or a machine has a /64 of IPv6 addresses, and can use any of them. */
function networkOf(address: string): string {
  const [withoutZone = ''] = withoutPort(address).split('%');
  const [, ipv4] = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(withoutZone) ?? [];
  if (ipv4 !== undefined || !isIPv6(withoutZone)) return ipv4 ?? address;
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
