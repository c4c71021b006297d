import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser } from './chromium.ts';
import type { Shop } from './shop.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Failures that the test makes on purpose: the browser logs each. */
  failures?: RegExp;
}

/** One person at the shop. */
export interface Visit {
  page: Page;
  goto: (path: string) => Promise<void>;
  /**
   * Lets the mock answer with another of the contract's examples, such as `code=500`, until the returned
   * function is called.
   */
  answer: (path: string, prefer: string) => Promise<() => Promise<void>>;
  /** Changes the JSON of an answer on its way. */
  change: (path: string, change: (body: never, request: Request) => unknown) => Promise<void>;
  /** The body of the next request to this path. */
  nextBody: (path: string) => Promise<unknown>;
  /** Leaves, and checks that nothing went wrong unseen. */
  leave: () => Promise<void>;
}

/** Comes to the shop with a fresh browser profile. */
export async function visit(
  browser: TestBrowser,
  shop: Shop,
  { failures, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    const violations = response.headers()['sl-violations'];
    if (violations) complaints.push(`${response.url()}: ${violations}`);
  });
  const at = (path: string): string => shop.storeUrl + path;
  return {
    page,
    goto: async (path) => void (await page.goto(new URL(path, shop.url).href)),
    answer: async (path, prefer) => {
      await page.route(at(path), (route) =>
        route.continue({ headers: { ...route.request().headers(), prefer } }),
      );
      return () => page.unroute(at(path));
    },
    change: async (path, change) => {
      await page.route(at(path), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: change((await response.json()) as never, route.request()) });
      });
    },
    nextBody: async (path) =>
      (
        await page.waitForRequest((request) => request.url() === at(path) && request.method() !== 'OPTIONS')
      ).postDataJSON(),
    leave: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await browser.closeContext(context);
      expect(complaints.filter((complaint) => !failures?.test(complaint))).toEqual([]);
    },
  };
}

/** What the browser logs for an answer with this status. */
export const logged = (status: number): RegExp => new RegExp(`responded with a status of ${status}`);
