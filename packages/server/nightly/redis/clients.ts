/** The two clients of Redis for Node, with the options of the guides and without any. */
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import type { RedisCommand } from 'storewire-server';
import { onTestFinished } from 'vitest';

type Connect = (port: number) => RedisCommand;

const ioredis =
  (options: { enableOfflineQueue?: boolean }): Connect =>
  (port) => {
    const redis = new Redis(port, '127.0.0.1', options);
    redis.on('error', () => undefined);
    onTestFinished(() => redis.disconnect());
    return ([name, ...args]) => redis.call(name, ...args);
  };

const nodeRedis =
  (options: { disableOfflineQueue?: boolean }): Connect =>
  (port) => {
    const redis = createClient({ url: `redis://127.0.0.1:${port}`, ...options });
    redis.on('error', () => undefined);
    redis.connect().catch(() => undefined);
    onTestFinished(() => redis.destroy());
    return (command) => redis.sendCommand(command);
  };

/** Without its queue, a client refuses commands at once where it has no connection. */
export const CLIENTS: [name: string, connect: Connect, hasQueue: boolean][] = [
  ['ioredis', ioredis({}), true],
  ['ioredis without its queue', ioredis({ enableOfflineQueue: false }), false],
  ['node-redis', nodeRedis({}), true],
  ['node-redis without its queue', nodeRedis({ disableOfflineQueue: true }), false],
];
