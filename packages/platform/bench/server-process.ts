/** Starts a server in a process of its own, so that its CPU time and memory are those of the server alone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, fixedToken } from 'storewire';
import type { FromServer } from './server.ts';

export type ServerKind = 'platform' | 'prism';
export type Client = ReturnType<typeof createClient>;

/** Without the condition under which packages import sources, whose hundreds of files no user loads. */
const AS_PUBLISHED = { ...process.env, NODE_OPTIONS: '' };

export async function startServer(kind: ServerKind) {
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind], {
    silent: true,
    ...(kind === 'platform' && { env: AS_PUBLISHED, execArgv: [] }),
  });
  const receive = async (): Promise<FromServer> => (await once(child, 'message'))[0] as FromServer;
  const first = await receive();
  if (!('url' in first)) throw new Error('The server did not start');
  const client = createClient({ baseUrl: first.url, auth: fixedToken(first.token), retry: false });
  await client.products.queryProducts({ query: { paging: { limit: 1 } } });
  return {
    client,
    /** From the start of the process to the first response. */
    startMs: performance.now() - startedAt,
    usage: async () => {
      child.send('usage');
      const usage = await receive();
      if (!('cpuMicros' in usage)) throw new Error('The server sent no usage');
      return usage;
    },
    stop: () => void child.kill(),
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;
