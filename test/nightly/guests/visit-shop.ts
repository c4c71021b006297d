/** A visit to a shop with React in a real browser. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { openTestBrowser } from 'storewire-dev-kit/chromium';
import { type Surrounding, surroundings } from 'storewire-dev-kit/surroundings';
import { expect, onTestFinished } from 'vitest';
import type { Upstream } from './upstream.ts';

const PRODUCTS = 'POST /stores-reader/v1/products/query-platformized';
const CART = 'GET /ecom/v2/carts/current';
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** What a page shows of the products, from the first HTML on. */
declare global {
  interface Window {
    shown: string[];
  }
}

/** Runs before the scripts of the page. While the HTML arrives, the list grows, which is one thing that is shown. */
function record(): void {
  window.shown = [];
  new MutationObserver(() => {
    const list = document.querySelector('ul');
    if (window.shown.length === 0 && !list) return;
    const text = list ? [...list.querySelectorAll('li')].map((item) => item.textContent).join() : 'nothing';
    const isMore = text.startsWith(window.shown.at(-1) ?? '');
    window.shown.splice(isMore ? -1 : window.shown.length, 1, text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const isHydrated = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (found) => Object.keys(document.querySelector(found) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );

/** What a browser waits for, and when the last of its requests ended. */
const traffic = new WeakMap<BrowserContext, { open: Set<Request>; changedAt: number }>();

/** Playwright loses its `networkidle` for good if a slow page, as in development, is idle once before `load`. */
function watchTraffic(context: BrowserContext): void {
  const watched = { open: new Set<Request>(), changedAt: Date.now() };
  traffic.set(context, watched);
  const end = (request: Request): void => {
    watched.open.delete(request);
    watched.changedAt = Date.now();
  };
  context.on('request', (request) => void watched.open.add(request));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Whether nothing has been requested for half a second. */
function isIdle(page: Page): boolean {
  const watched = traffic.get(page.context());
  return watched?.open.size === 0 && Date.now() - watched.changedAt > 500;
}

/** Waits until the page is hydrated and requests nothing more. */
async function settled(page: Page): Promise<void> {
  for (const part of ['header button', 'main ul a'])
    await expect.poll(() => isHydrated(page, part)).toBe(true);
  await expect.poll(() => isIdle(page)).toBe(true);
}

/** A page of a new browser. */
export async function newPage(prepare?: Surrounding['prepare']): Promise<Page> {
  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  await prepare?.(context);
  return context.newPage();
}

/** A browser that records what pages show, and the errors on their console except for a coupon that is wrong. */
async function openRecorder({ options, prepare, expectedErrors }: Surrounding = {}) {
  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  // React Router does not stream to what says that it is headless
  const context = await browser.newContext({ userAgent: USER_AGENT, ...options });
  await prepare?.(context);
  watchTraffic(context);
  const problems: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !url.endsWith('/add-coupon')) problems.push(`${message.text()} ${url}`);
  });
  context.on('weberror', (error) => void problems.push(String(error.error())));
  await context.addInitScript(record);
  const unexpected = () => problems.filter((problem) => !expectedErrors?.test(problem));
  return { context, problems, unexpected, close: () => browser.closeContext(context) };
}

const isCartRead = (problem: string): boolean => problem.endsWith('/ecom/v2/carts/current');

/**
 * Proves that the shop finds and sells a variant, explains a wrong coupon, and shows a member their orders. After an
 * order, a page without a server can only learn from a 404 that the cart is gone.
 */
export async function visitShop(origin: string, { isRendered = true } = {}): Promise<void> {
  const { context, problems, close } = await openRecorder();
  const page = await context.newPage();
  await buys(page, origin);
  await showsDescription(page, origin);
  await usesCoupons(page);
  expect(problems).toEqual([]);
  await paysOnPlatform(page, origin);
  await page.getByRole('link', { name: 'Show the products' }).click();
  await settled(page);
  // the visitor brings a cart to the member
  await page.getByRole('link', { name: 'Jaffa mug' }).click();
  await page.getByRole('heading', { name: 'Jaffa mug' }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart (1)' }).waitFor();
  await showsOrders(page, origin);
  expect(isRendered ? problems : problems.filter((problem) => !isCartRead(problem))).toEqual([]);
  await close();
}

/**
 * Proves that the shop sells, whatever people have around it. A page without a server is a new visitor when it is opened
 * again, if the browser has not stored its session.
 */
export async function sellsInAllSurroundings(origin: string, { isRendered = true } = {}): Promise<void> {
  for (const { name, surrounding } of surroundings()) {
    const { context, unexpected, close } = await openRecorder(surrounding);
    const page = await context.newPage();
    await buys(page, origin);
    await usesCoupons(page);
    const isKnown = isRendered || !name.startsWith('storage');
    await paysOnPlatform(page, origin, { isKnown });
    const isRefusal = (problem: string): boolean => !isKnown && problem.includes('/ecom/v1/orders/');
    // what is streamed may be translated before React hydrates it, which then renders it again
    const isMismatch = (problem: string): boolean => name === 'translated' && problem.includes('#418');
    const problems = unexpected().filter((problem) => !isRefusal(problem) && !isMismatch(problem));
    expect([name, problems]).toEqual([name, []]);
    await close();
  }
}

async function buys(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await settled(page);
  // the next page knows as well that there is no cart
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'More products' }).click();
  await expect.poll(() => page.locator('main li').count()).toBeGreaterThan(12);
  await searches(page);
  await settled(page);
  await page.getByRole('link', { name: 'Storm plate set' }).click();
  await page.getByRole('heading', { name: 'Storm plate set' }).waitFor();
  await page.getByText('€88.00', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Six plates' }).check();
  await page.getByText('€126.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Show the cart' }).click();
  await page.getByText('Slate, Six plates').waitFor();
  await page.getByRole('button', { name: 'One Storm plate set more' }).click();
  await page.getByRole('link', { name: 'Cart (2)' }).waitFor();
  // the change is saved, and its totals have been read
  await page.getByLabel('Total').locator('.price', { hasText: '€252.00' }).waitFor();
}

/** Proves that the shop finds products by a word, however it is spelled. */
async function searches(page: Page): Promise<void> {
  const name = page.getByRole('searchbox');
  await name.fill('zebra');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No product has “zebra” in its name.').waitFor();
  await name.fill('sTorm');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Storm plate set').waitFor();
}

/** Proves that the page of the product shows the text of the merchant, without what could run scripts. */
async function showsDescription(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/product-page/storm-plate-set`);
  const description = page.getByText('Plates that stack');
  await description.waitFor();
  expect(await description.innerHTML()).toBe('Plates that <strong>stack</strong>');
  expect(await page.content()).not.toContain('<script>alert');
  await page.getByRole('link', { name: 'Cart (2)' }).click();
  await page.getByText('Slate, Six plates').waitFor();
}

async function usesCoupons(page: Page): Promise<void> {
  await page.getByLabel('Coupon').fill('NONE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('There is no coupon with this code.').waitFor();
  expect(await page.getByLabel('Coupon').inputValue()).toBe('NONE');
  await page.getByLabel('Coupon').fill('KILN10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('€226.80').waitFor();
}

async function paysOnPlatform(page: Page, origin: string, { isKnown = true } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  const buyer = { email: 'mara@example.com', addressLine: '12 Quay Street', city: 'Galway', country: 'IE' };
  for (const [name, value] of Object.entries(buyer)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('button[value=details]').click();
  await page.getByLabel('Delivery').waitFor();
  await page.locator('button[value=details]').click();
  await page.locator('button[value=approved]').click();
  await page.waitForURL(`${origin}/thanks?**`);
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const details = isKnown
    ? page.getByRole('heading', { name: /^Order \d+$/ })
    : page.getByText('The email that confirms it has the details.');
  await details.waitFor();
  await page.getByRole('link', { name: 'Cart (0)' }).waitFor();
}

async function showsOrders(page: Page, origin: string): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByText('Sign in to see your orders.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await enterPassword(page);
  await page.waitForURL(`${origin}/orders`);
  await page
    .getByRole('heading', { name: /^Order \d+$/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
}

async function enterPassword(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('ann@example.com');
  await page.locator('input[name=password]').fill('correct horse');
  await page.locator('button[value=login]').click();
}

/** Proves that the browser repeats no request of the server, and that sign-in works in all tabs. */
export async function visitRenderedShop(origin: string, upstream: Upstream): Promise<void> {
  await visitShop(origin);
  const { context, problems, close } = await openRecorder();
  const page = await context.newPage();
  // a visitor with a cart
  await buys(page, origin);
  await readsOnce(page, origin, upstream);
  await streams(page, origin, upstream);
  await readsWhatFailed(page, origin, upstream);
  expect(problems).toEqual([]);
  await showsHeaderOfMissing(page, origin);
  await cancelsSignIn(page, origin);
  await signsInAndOut(context, origin);
  // the session of the site ends also without the platform
  await signsInAndOut(context, origin, () => upstream.refuseNext('/redirect-session'));
  await close();
  await sellsInAllSurroundings(origin);
}

async function readsOnce(page: Page, origin: string, { calls }: Upstream): Promise<void> {
  calls.length = 0;
  await page.goto(origin);
  await settled(page);
  expect(calls.toSorted()).toEqual([CART, PRODUCTS]);
  expect((await page.evaluate(() => window.shown)).slice(1)).toEqual([]);
}

async function streams(page: Page, origin: string, { hold }: Upstream): Promise<void> {
  const release = hold('"limit":4');
  await page.goto(`${origin}/product-page/storm-plate-set`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Storm plate set' }).waitFor();
  await page.getByText('Loading …').waitFor();
  release();
  await page.getByRole('link', { name: 'Jaffa mug' }).waitFor();
}

async function readsWhatFailed(page: Page, origin: string, upstream: Upstream): Promise<void> {
  upstream.calls.length = 0;
  upstream.refuseNext('/products/query');
  await page.goto(origin);
  await settled(page);
  expect(upstream.calls.toSorted()).toEqual([CART, PRODUCTS, PRODUCTS]);
}

async function showsHeaderOfMissing(page: Page, origin: string): Promise<void> {
  for (const path of ['/none', '/product-page/none']) {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Cart (2)' }).waitFor();
  }
  await page.getByRole('link', { name: 'Show the products' }).click();
  await settled(page);
}

async function cancelsSignIn(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(`${origin}/`);
  await settled(page);
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
  await enterPassword(page);
  await page.waitForURL(`${origin}/`);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Sign out' }).waitFor()));
  beforeSignOut();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Sign in' }).waitFor()));
}
