import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { vi } from 'vitest';
import { SAMPLE_PASSWORD, SAMPLES } from '../../platform/src/identity/samples.ts';
import { type Mock, startMock } from '../../scripts/mock/server.ts';
import { type IdentityPlatform, startIdentityPlatform } from '../identity-platform.ts';

/** The built page and the mock behind it, on ports of their own. */
export interface Shop {
  /** Where the page is. */
  url: string;
  /** Where the mock is. */
  storeUrl: string;
  /** What the mock was asked so far, such as `GET /ecom/v1/carts/current`. */
  asked: readonly string[];
  close: () => Promise<void>;
}

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const startContract = (log?: (line: string) => void): Promise<Mock> =>
  startMock({ description: path('generated/wire.json'), port: 0, ...(log ? { log } : {}) });

/** The same address with a name, without which no browser gives a passkey. */
export const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** Builds the page for a mock of its own and serves both. */
export async function openShop(): Promise<Shop> {
  const asked: string[] = [];
  const mock = await startContract((line) => asked.push(line));
  const page = await servePage({ NODE_ENV: 'production', VITE_STORE_URL: mock.url });
  return {
    ...page,
    storeUrl: mock.url,
    asked,
    close: () => Promise.all([page.close(), mock.close()]).then(() => undefined),
  };
}

/** A shop where people can sign in. */
export interface ShopWithIdentity extends Shop {
  server: IdentityPlatform;
}

/**
 * The same with the local platform before the mock, and React as developers run it, which mounts everything
 * twice.
 */
export async function openShopWithIdentity(): Promise<ShopWithIdentity> {
  const mock = await startContract();
  const server = await startIdentityPlatform({}, mock.url);
  const page = await servePage({
    NODE_ENV: 'development',
    VITE_STORE_URL: server.url,
    VITE_CAPTCHA_VISIBLE_KEY: 'test-visible',
    VITE_CAPTCHA_INVISIBLE_KEY: 'test-invisible',
    VITE_TRY_OUT: JSON.stringify({
      inbox: `${server.url}/__dev/inbox`,
      accounts: SAMPLES.map(({ email, asks }) => ({ email, asks, password: SAMPLE_PASSWORD })),
    }),
  });
  return {
    ...page,
    server,
    storeUrl: server.url,
    asked: [],
    close: () => Promise.all([page.close(), server.close(), mock.close()]).then(() => undefined),
  };
}

async function servePage(settings: Record<string, string>): Promise<Pick<Shop, 'url' | 'close'>> {
  const outDir = await mkdtemp(join(tmpdir(), 'storewire-page-'));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const configFile = path('app/vite.config.ts');
  const mode = settings['NODE_ENV'] ?? 'production';
  await build({ configFile, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  vi.unstubAllEnvs();
  const page = await preview({ configFile, logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
  const url = page.resolvedUrls?.local[0];
  if (!url) throw new Error('The page has no address');
  return {
    url,
    close: () => Promise.all([page.close(), rm(outDir, { recursive: true })]).then(() => undefined),
  };
}
