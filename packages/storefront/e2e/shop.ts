import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { freePort } from 'storewire-dev-kit/free-port';
import { createPlatform, type Platform, type PlatformOptions } from 'storewire-platform';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { BUILD } from '../server/build.ts';
import type { AppOptions } from '../server/settings.ts';
import { type AppModule, closeServer, listen } from '../server/start.ts';
import { untilHydrated } from './hydration.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Errors on the console that the test causes on purpose. All others fail it. */
  expectedErrors?: RegExp;
  /** Runs before the page is opened, to make requests with its cookies: to sign in, or to fill the cart. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A store front on a platform of its own, for the tests of one file. */
export interface TestShop {
  platform: Platform;
  origin: string;
  /** Opens a page in a new browser profile. It is closed after the test, which fails if the console has errors. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** What the pages have called through the server of the store front, such as `GET /ecom/v2/carts/current`. */
  calls: string[];
}

export interface ShopOptions extends PlatformOptions {
  /** Which checkout the cart leads to. */
  checkout?: AppOptions['checkout'];
  /** The accounts that the sign-in page offers. */
  samples?: AppOptions['samples'];
  analytics?: AppOptions['analytics'];
  /** Where withdrawals from contracts are stored. */
  withdrawalsFile?: string;
  /** Sees every response of the store front. */
  onResponse?: (response: Response, url: string) => void;
}

/** One browser for all files that a worker runs. It ends with the worker. */
let browser: Promise<TestBrowser> | undefined;

/** A day on which the platform has no calls of carts and checkouts of version 1. */
const CLOCK = { at: '2027-02-02T09:00:00Z', runs: true };

/** Starts a shop, and stops it after the tests of the file. */
export async function openShop({
  onResponse,
  checkout,
  samples,
  withdrawalsFile,
  analytics,
  ...options
}: ShopOptions = {}): Promise<TestShop> {
  const platform = createPlatform({ seed: 'rich', clock: CLOCK, ...options });
  const url = await platform.listen({ port: 0 });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // React reads it when it is loaded, and is many times slower in development
  vi.stubEnv('NODE_ENV', 'production');
  const { createApp }: AppModule = await import(pathToFileURL(join(BUILD, 'server/index.js')).href);
  const app = createApp({
    captcha: { visible: 'test-visible', invisible: 'test-invisible' },
    storeUrl: url,
    checkout,
    samples,
    withdrawalsFile,
    analytics,
    clientId: platform.shop.clientId,
    origin,
    apiKey: platform.shop.apiKey,
    siteId: platform.shop.siteId,
    clientFolder: join(BUILD, 'client'),
  });
  const calls: string[] = [];
  const server = await listen(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/store/'))
        calls.push(`${request.method} ${pathname.slice('/api/store'.length)}`);
      const response = await app.fetch(request);
      onResponse?.(response, request.url);
      return response;
    }),
    port,
  );
  browser ??= openTestBrowser();
  const opened = await browser;
  afterAll(async () => {
    await closeServer(server);
    await platform.close();
  });
  const visit = (path: string, options?: VisitOptions): Promise<Page> => {
    onTestFinished(() => {
      const retired = retiredCalls(platform);
      platform.clearRequests();
      expect(retired).toEqual([]);
    });
    return openPage(opened, new URL(path, origin), options);
  };
  return { platform, origin, calls, visit };
}

/** The calls that the platform had until 2027-02-01: no page makes one. */
export const retiredCalls = (platform: Platform): string[] =>
  platform
    .listRequests({ limit: 1000 })
    .requests.filter(({ path }) => /^\/ecom\/v1\/(?:carts|checkouts)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`);

async function openPage(browser: TestBrowser, url: URL, options: VisitOptions = {}): Promise<Page> {
  const { expectedErrors, prepare, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...contextOptions });
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  onTestFinished(async () => {
    await browser.closeContext(context);
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
  });
  await prepare?.(context);
  const page = await context.newPage();
  if (options.javaScriptEnabled === false) await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  else await openDocument(page, url);
  return page;
}

/** Opens a page as a document. Resolves when it can be used, which is before its images have arrived. */
export async function openDocument(page: Page, url: URL): Promise<void> {
  await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
}

/** Opens another page of the store front, as a link does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.waitForFunction('globalThis.__reactRouterDataRouter !== undefined');
  await page.evaluate(`void __reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
}

/** Opens a page that takes long, as a link does, until its skeleton is there. Needs the clock of the page. */
export async function navigateToSkeleton(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.animate-pulse')) each.dataset['last'] = '';
  });
  await navigate(page, path);
  const skeleton = page.locator('main [aria-hidden="true"].animate-pulse:not([data-last]):visible').first();
  await expect
    .poll(async () => {
      await page.clock.fastForward(400);
      return skeleton.isVisible();
    })
    .toBe(true);
}
