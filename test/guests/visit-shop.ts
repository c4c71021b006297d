/** A visit to the shop of the recipes in a real browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { openTestBrowser } from 'storewire-dev-kit/chromium';
import { expect, onTestFinished } from 'vitest';
import type { Upstream } from './upstream.ts';

const PRODUCTS = 'POST /stores-reader/v1/products/query-platformized';
const COLLECTIONS = 'POST /v2/collections/query';
const CART = 'GET /ecom/v2/carts/current';
const ADD = 'POST /ecom/v2/carts/current/add-line-items';
const TOKEN = 'POST /oauth2/token';
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** What a page shows of the products, from the first HTML on. */
declare global {
  interface Window {
    shown: string[];
  }
}

/** Runs before the scripts of the page. */
function record(): void {
  window.shown = [];
  new MutationObserver(() => {
    const list = document.querySelector('ul');
    const text = list ? [...list.querySelectorAll('li')].map((item) => item.textContent).join() : 'nothing';
    if (window.shown.length === 0 ? list : window.shown.at(-1) !== text) window.shown.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isHydrated = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (found) => Object.keys(document.querySelector(found) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );

/** Opens the shop and waits until all of it is hydrated and nothing more is requested. */
async function settled(page: Page): Promise<void> {
  for (const part of ['form button', 'ol li', 'ul button'])
    await expect.poll(() => isHydrated(page, part)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** A browser, and the errors on the console of its pages. */
async function openBrowser() {
  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  // React Router does not stream to what says that it is headless
  const context = await browser.newContext({ userAgent: USER_AGENT });
  await context.addInitScript(record);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (error) => void problems.push(String(error.error())));
  return { context, problems, close: () => browser.closeContext(context) };
}

/** Proves that the browser repeats no request of the server, and that sign-in works in all tabs. */
export async function visitShop(origin: string, upstream: Upstream): Promise<void> {
  const { context, problems, close } = await openBrowser();
  await readsOnce(await context.newPage(), origin, upstream);
  expect(problems).toEqual([]);
  await readsWhatFailed(context, origin, upstream);
  await cancelsSignIn(await context.newPage(), origin);
  await signsInAndOut(context, origin);
  // the session of the site ends also without the platform
  await signsInAndOut(context, origin, () => upstream.refuseNext('/redirect-session'));
  await close();
}

/** Proves that a development server, which checks more, has nothing to say. */
export async function visitDevelopment(origin: string): Promise<void> {
  const { context, problems, close } = await openBrowser();
  const page = await context.newPage();
  await page.goto(origin);
  await settled(page);
  expect(problems).toEqual([]);
  await close();
}

async function readsOnce(page: Page, origin: string, { calls, hold }: Upstream): Promise<void> {
  const release = hold('/collections/query');
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('ul li').first().waitFor();
  await page.getByText('Loading collections').waitFor();
  release();
  await page.locator('ol li').first().waitFor();
  await settled(page);
  const reads = [TOKEN, PRODUCTS, CART, COLLECTIONS].toSorted();
  expect(calls.toSorted()).toEqual(reads);
  expect(await page.evaluate(() => window.shown)).toHaveLength(1);

  await page.reload();
  await settled(page);
  expect(calls.slice(4).toSorted()).toEqual(reads.filter((call) => call !== TOKEN));

  calls.length = 0;
  await page.locator('ul button').first().click();
  await expect.poll(() => calls).toContain(ADD);
}

async function readsWhatFailed(context: BrowserContext, origin: string, upstream: Upstream): Promise<void> {
  upstream.calls.length = 0;
  upstream.refuseNext('/collections/query');
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('ol li').first().waitFor();
  await settled(page);
  expect(upstream.calls.toSorted()).toEqual([PRODUCTS, CART, COLLECTIONS, COLLECTIONS].toSorted());
}

async function cancelsSignIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await settled(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(`${origin}/`);
  await settled(page);
  await page.close();
}

async function signsInAndOut(
  context: BrowserContext,
  origin: string,
  beforeSignOut: () => void = () => undefined,
): Promise<void> {
  const [page, other] = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of [page, other]) {
    await tab.goto(origin);
    await settled(tab);
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[name=email]').fill('ann@example.com');
  await page.locator('input[name=password]').fill('correct horse');
  await page.locator('button[value=login]').click();
  await page.waitForURL(`${origin}/`);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Sign out' }).waitFor()));
  beforeSignOut();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Sign in' }).waitFor()));
}

/** Proves that forms of other sites sign no one in or out, and get no session. */
export async function refusesOtherSites(origin: string): Promise<void> {
  for (const path of ['sign-in', 'sign-out', 'api/store/session']) {
    const headers = { origin: 'https://other.example' };
    const { status } = await fetch(`${origin}/${path}`, { method: 'POST', headers, redirect: 'manual' });
    expect([path, status]).toEqual([path, 403]);
  }
}
