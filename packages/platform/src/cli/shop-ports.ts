/** Where a shop and its platform run, so that several of both run beside each other. */
import { createServer } from 'node:net';
import type { Settings } from '../kernel/settings/settings.ts';
import type { Shop } from '../kernel/settings/shop.ts';

const LOOPBACK = ['127.0.0.1', '::1'];

/** The first port from a number on that no program of this machine has, under either of its addresses. */
export async function freePort(from: number): Promise<number> {
  for (const address of LOOPBACK) if (await isTaken(from, address)) return freePort(from + 1);
  return from;
}

const isTaken = (port: number, address: string): Promise<boolean> => {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(true);
      // without IPv6
      else if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(false);
      else reject(new Error(message));
    });
    server.listen(port, address, () => server.close(() => resolve(false)));
  });
};

/** What a running platform says of its shop. */
export interface RunningShop extends Shop {
  /** URL of the platform. */
  url: string;
  consoleUrl: string;
  catalogVersion: Settings['catalogVersion'];
}

/** Another program may keep the connection open and say nothing. */
const PATIENCE_MS = 3000;

/** The shop of the platform that has a port. Undefined if another program has it, or none. */
export async function shopAt(port: number): Promise<RunningShop | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`http://127.0.0.1:${port}/__dev/shop`, { signal });
    const shop = (await response.json()) as Partial<RunningShop>;
    return isShop(shop) ? shop : undefined;
  } catch {
    return undefined;
  }
}

const isShop = (shop: Partial<RunningShop>): shop is RunningShop =>
  typeof shop.url === 'string' && typeof shop.clientId === 'string' && typeof shop.apiKey === 'string';
