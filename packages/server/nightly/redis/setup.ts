import { startRedis } from 'storewire-dev-kit/redis';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of a Redis server on this machine, or 0 if Redis is not available. */
    redisPort: number;
  }
}

/** Starts one Redis server for the run, if this machine has one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const redis = await startRedis();
  project.provide('redisPort', redis?.port ?? 0);
  return async () => {
    await redis?.stop();
  };
}
