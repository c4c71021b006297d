/** Redis servers for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export interface RedisServer {
  port: number;
  stop: () => Promise<void>;
}

const TRIES = 5;

/** Starts a Redis server on loopback that keeps nothing on disk. Undefined without `redis-server`. */
export async function startRedis(): Promise<RedisServer | undefined> {
  for (let count = 0; count < TRIES; count++) {
    const started = await startAt(await freePort());
    if (started !== 'port in use') return started;
  }
  return undefined;
}

async function startAt(port: number): Promise<RedisServer | 'port in use' | undefined> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit').then(
    () => 'port in use' as const,
    // there is no such program
    () => undefined,
  );
  const first = await Promise.race([ended, untilReady(child.stdout)]);
  if (first !== 'ready') return first;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { port, stop };
}

async function untilReady(output: NodeJS.ReadableStream): Promise<'ready' | undefined> {
  for await (const line of createInterface(output)) if (line.includes('Ready to accept')) return 'ready';
  return undefined;
}
