import { startRedis } from 'storewire-dev-kit/redis';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of a Redis server on this machine, or 0 if Redis is not available. */
    redisPort: number;
  }
}

/** Starts one Redis server for the run. If Redis is missing, a message says so at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const redis = await startRedis();
  project.provide('redisPort', redis?.port ?? 0);
  return async () => {
    if (redis) await redis.stop();
    else
      console.error(
        '\nREDIS WAS NOT TESTED: there is no redis-server on the PATH, or it does not start. On Debian: apt-get install redis-server\n',
      );
  };
}
