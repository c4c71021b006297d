/** The built store front in a process of its own, so that the memory it tells is that of its server alone. */
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { BUILD, listen, loadApp, type ServeOptions } from '../server/start.ts';

/** What the process gets first: where to listen, and the platform. */
export type ShopOptions = Pick<ServeOptions, 'port' | 'settings'>;

/** What it sends once it listens, and then for each message: what it keeps after a garbage collection. */
export interface FromShop {
  heapBytes: number;
}

async function sendHeap(): Promise<void> {
  // what finalizers release is collected in the next round
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const message: FromShop = { heapBytes: process.memoryUsage().heapUsed };
  process.send?.(message);
}

process.once('message', async (options: ShopOptions) => {
  const { createApp } = await loadApp();
  const shop = createApp({ ...options.settings, clientFolder: join(BUILD, 'client') });
  const app = new Hono().use(compress()).all('*', ({ req }) => shop.fetch(req.raw));
  await listen(getRequestListener(app.fetch), options.port);
  process.on('message', sendHeap);
  await sendHeap();
});
// also if the benchmark fails
process.once('disconnect', () => process.exit());
