/** A store front on a platform of its own, without a browser. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { apiKey, type Client, createClient } from 'storewire';
import { listen } from 'storewire-dev-kit/server';
import { createPlatform, type Platform, type PlatformOptions } from 'storewire-platform';
import { afterAll, onTestFinished, vi } from 'vitest';
import type { AppOptions } from '../server/settings.ts';
import { BUILD, closeServer, loadApp } from '../server/start.ts';

/** A store front on a platform of its own, for the tests of one file. */
export interface ShopServer {
  platform: Platform;
  origin: string;
  /** Makes calls as the merchant. */
  merchant: Client;
  /** What the pages have called through the server of the store front, such as `GET /ecom/v2/carts/current`. */
  calls: string[];
}

export interface ShopOptions extends PlatformOptions {
  /** Folder of the build. Default: that of the package. */
  build?: string;
  /** The accounts that the sign-in page offers. */
  samples?: AppOptions['samples'];
  analytics?: AppOptions['analytics'];
  /** Another name of this machine, at which the media are. Default: that of the platform. */
  mediaHost?: string;
  /** The email service. Default the inbox of the platform. */
  mail?: AppOptions['mail'];
  /** Sees every response of the store front. */
  onResponse?: (response: Response, url: string) => void;
}

/** App id of the catalog of the shop. */
export const CATALOG = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A day on which the platform has no calls of carts and checkouts of version 1. */
const CLOCK = { at: '2027-02-02T09:00:00Z', runs: true };

/** Starts a shop, and stops it after the tests of the file. */
export async function startShop({
  onResponse,
  build = BUILD,
  samples,
  mail,
  mediaHost,
  analytics,
  ...options
}: ShopOptions = {}): Promise<ShopServer> {
  const platform = createPlatform({ seed: 'rich', clock: CLOCK, ...options });
  const publicUrl = await platform.listen({ port: 0, ...(mediaHost && { publicHostname: mediaHost }) });
  const url = `http://127.0.0.1:${new URL(publicUrl).port}`;
  const server = createServer();
  const origin = `http://localhost:${await listen(server)}`;
  const { createApp } = await loadApp(build);
  const app = createApp({
    captcha: { visible: 'test-visible', invisible: 'test-invisible' },
    storeUrl: mediaHost ? url : publicUrl,
    mediaOrigins: mediaHost ? [publicUrl] : undefined,
    samples,
    mail: mail ?? { url: `${url}/__dev/api/sendMail` },
    analytics,
    clientId: platform.shop.clientId,
    origin,
    apiKey: platform.shop.apiKey,
    siteId: platform.shop.siteId,
    clientFolder: join(build, 'client'),
  });
  const calls: string[] = [];
  server.on(
    'request',
    getRequestListener(async (request, env) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/store/'))
        calls.push(`${request.method} ${pathname.slice('/api/store'.length)}`);
      const response = await app.fetch(request, env);
      onResponse?.(response, request.url);
      return response;
    }),
  );
  afterAll(async () => {
    await closeServer(server);
    await platform.close();
  });
  const { apiKey: key, siteId } = platform.shop;
  const auth = apiKey({ key, siteId });
  const merchant = createClient({ auth, baseUrl: 'http://127.0.0.1', fetch: platform.fetch });
  return { platform, origin, merchant, calls };
}

/**
 * Fails calls of the platform, until the test ends or `clearFaults`. Resolves to what the server logs instead of
 * printing it.
 */
export async function fail(
  { platform }: Pick<ShopServer, 'platform'>,
  fault: Parameters<Platform['addFault']>[0],
): Promise<unknown[][]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    log.mockRestore();
    platform.clearFaults();
  });
  await platform.addFault(fault);
  return log.mock.calls;
}

/** Lets time pass in the server of the store front, until the test ends. */
export function advanceTime(milliseconds: number): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

/** The calls that the platform had until 2027-02-01: no page makes one. */
export const retiredCalls = (platform: Platform): string[] =>
  platform
    .listRequests({ limit: 1000 })
    .requests.filter(({ path }) => /^\/ecom\/v1\/(?:carts|checkouts)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
