import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { connect } from './resp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of a Redis server on this machine, or 0 if Redis is not available. */
    redisPort: number;
  }
}

const TRIES = 5;

/** Starts one Redis server for the run. If Redis is missing, a message says so at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (let count = 0; count < TRIES; count++) {
    const server = await start(await freePort());
    if (server === 'none') break;
    if (!server) continue;
    project.provide('redisPort', server.port);
    return server.stop;
  }
  project.provide('redisPort', 0);
  return async () => {
    console.error(
      '\nREDIS WAS NOT TESTED: there is no redis-server on the PATH, or it does not start. On Debian: apt-get install redis-server\n',
    );
  };
}

/** Keeps nothing on disk. Undefined when another program took the port first. */
async function start(
  port: number,
): Promise<{ port: number; stop: () => Promise<void> } | 'none' | undefined> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit').then(
    () => undefined,
    () => 'none' as const,
  );
  const ready = connect(port, 0, 5000).then((redis) => redis.close());
  const first = await Promise.race([ready.then(() => 'ready' as const), ended]).catch(() => undefined);
  if (first !== 'ready') {
    child.kill();
    return first;
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { port, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
