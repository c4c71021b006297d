import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the Prism that serves the wire description. */
    prismUrl: string;
  }
}

/** Starts one Prism for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const operations = await getHttpOperationsFromSpec(fileURLToPath(new URL('../../generated/wire.json', import.meta.url)));
  const logger = createLogger('x', {});
  logger.level = 'silent';
  const s = createServer(operations, { cors: true, config: { mock: { dynamic: false }, validateRequest: true, validateResponse: true, checkSecurity: true, errors: false, upstreamProxy: undefined, isProxy: false }, components: { logger } });
  const url = await s.listen(0, '127.0.0.1');
  project.provide('prismUrl', url);
  return () => s.close();
}
