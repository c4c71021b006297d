/** The built store front in a process of its own, so that the memory it tells is that of its server alone. */
import { openStoreFront, type StartOptions } from '../server/start.ts';

/** What the process gets first: where to listen, and the platform. */
export type ShopOptions = Pick<StartOptions, 'port' | 'settings'>;

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
  await openStoreFront({ ...options, isDevelopment: false, log: () => undefined });
  process.on('message', sendHeap);
  await sendHeap();
});
// also if the benchmark fails
process.once('disconnect', () => process.exit());
