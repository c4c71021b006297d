import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { Hono } from 'hono';

/** Serves the store front on a loopback address. Rejects with `EADDRINUSE` if the port is in use. */
export function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(server as Server));
    server.once('error', reject);
  });
}
