import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { AppOptions } from '../server/settings.ts';
import { BUILD, closeServer, listen, loadApp } from '../server/start.ts';

const { createApp } = await loadApp();

/** A store front whose platform responds as the test says. */
export async function openWith(platform: RequestListener, options: Partial<AppOptions> = {}) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await listen(platform, 0);
  onTestFinished(async () => {
    await closeServer(server);
    log.mockRestore();
  });
  const { port } = server.address() as AddressInfo;
  const app = createApp({
    storeUrl: `http://127.0.0.1:${port}`,
    clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
    origin: 'https://shop.example',
    apiKey: 'key',
    siteId: '5f0c2d1e-7a64-4b39-9d52-8c3e1f60b7a4',
    clientFolder: join(BUILD, 'client'),
    ...options,
  });
  return {
    log,
    send: async (path: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(path, 'http://shop.example'), init)),
  };
}
