import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import type { Surrounding } from 'storewire-dev-kit/surroundings';
import { expect, onTestFinished } from 'vitest';
import { addProducts, type Products } from '../test/cart.ts';
import { retiredCalls, type ShopOptions, type ShopServer, startShop } from '../test/shop.ts';
import { newVisitor, type Visitor } from '../test/visitor.ts';

export type { ShopOptions } from '../test/shop.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Errors on the console that the test causes on purpose. All others fail it. */
  expectedErrors?: RegExp;
  /** Whose session the page has: someone who has signed in, or has filled the cart. */
  visitor?: Visitor;
  /** What is in the cart. */
  products?: Products;
  surrounding?: Surrounding | undefined;
}

/** A store front on a platform of its own, for the tests of one file that open pages in a browser. */
export interface TestShop extends ShopServer {
  /** Opens a page in a new browser profile. It is closed after the test, which fails if the console has errors. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

/** One browser for all files that a worker runs. It ends with the worker. */
let browser: Promise<TestBrowser> | undefined;

/** Starts a shop, and stops it after the tests of the file. Its first visit opens the browser. */
export async function openShop(options?: ShopOptions): Promise<TestShop> {
  const shop = await startShop(options);
  const visit = async (path: string, { products, ...options }: VisitOptions = {}): Promise<Page> => {
    const visitor = options.visitor ?? (products && newVisitor(shop));
    if (visitor && products) await addProducts(shop, visitor, products);
    onTestFinished(() => {
      const retired = retiredCalls(shop.platform);
      shop.platform.clearRequests();
      expect(retired).toEqual([]);
    });
    browser ??= openTestBrowser();
    return openPage(await browser, new URL(path, shop.origin), { ...options, visitor });
  };
  return { ...shop, visit };
}

async function openPage(browser: TestBrowser, url: URL, options: VisitOptions): Promise<Page> {
  const { expectedErrors, visitor, surrounding, ...contextOptions } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...contextOptions,
    ...surrounding?.options,
  });
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  onTestFinished(async () => {
    await browser.closeContext(context);
    const expected = [expectedErrors, surrounding?.expectedErrors];
    expect(errors.filter((error) => !expected.some((each) => each?.test(error)))).toEqual([]);
  });
  if (visitor) await takeSession(context, visitor, url.origin);
  await surrounding?.prepare?.(context);
  const page = await context.newPage();
  if (options.javaScriptEnabled === false) await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  else await openDocument(page, url);
  return page;
}

/** Gives the session of a visitor to a browser profile. */
export async function takeSession(context: BrowserContext, { cookies }: Visitor, url: string): Promise<void> {
  await context.addCookies([...cookies].map(([name, cookie]) => ({ name, url, ...cookie })));
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
