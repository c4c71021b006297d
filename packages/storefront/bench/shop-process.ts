/** The built store front in a process of its own, so that the memory it tells is that of its server alone. */
import { openStoreFront, type StartOptions } from '../server/start.ts';

/** What the process gets first: where to listen, and the platform. */
export type ShopOptions = Pick<StartOptions, 'port' | 'settings'>;

/** What it sends: `undefined` once it listens, then the memory for each message. */
export type FromShop = { heapBytes: number | undefined };

const send = (message: FromShop): void => void process.send?.(message);

process.once('message', async (options: ShopOptions) => {
  await openStoreFront({ ...options, isDevelopment: false, log: () => undefined });
  process.on('message', async () => {
    // what finalizers release is collected in the next round
    for (let round = 0; round < 3; round++) {
      globalThis.gc?.();
      await new Promise((done) => setTimeout(done, 50));
    }
    send({ heapBytes: process.memoryUsage().heapUsed });
  });
  send({ heapBytes: undefined });
});
