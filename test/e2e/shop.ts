import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { vi } from 'vitest';
import { startMock } from '../../scripts/mock/server.ts';

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

/** Builds the page for a mock of its own and serves both. */
export async function openShop(): Promise<Shop> {
  const asked: string[] = [];
  const mock = await startMock({ description: path('generated/wire.json'), port: 0, log: (line) => asked.push(line) });
  const outDir = await mkdtemp(join(tmpdir(), 'storewire-page-'));
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_STORE_URL', mock.url);
  const configFile = path('app/vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  vi.unstubAllEnvs();
  const page = await preview({ configFile, logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
  const url = page.resolvedUrls?.local[0];
  if (!url) throw new Error('The page has no address');
  const close = async (): Promise<void> => {
    await Promise.all([page.close(), mock.close(), rm(outDir, { recursive: true })]);
  };
  return { url, storeUrl: mock.url, asked, close };
}
