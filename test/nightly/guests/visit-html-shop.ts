/** A visit to a shop whose pages are HTML with forms, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowser, paysOnPlatform, searches, showsDescription } from './shop.ts';

/**
 * Proves that the shop finds and sells a variant, explains a coupon that does not exist, and shows a member their orders.
 * `loadsByScript` if a link changes the page without replacing it.
 */
export async function visitHtmlShop(
  origin: string,
  { javaScriptEnabled = true, loadsByScript = false } = {},
): Promise<void> {
  const isRejectedForm = (text: string): boolean => text.includes('status of 400');
  const { context, problems, close } = await openBrowser({ javaScriptEnabled }, isRejectedForm);
  const page = await context.newPage();
  await page.goto(origin);
  await showsMore(page);
  await searches(page);
  await addsVariant(page, loadsByScript);
  await changesCart(page);
  await page.goto(`${origin}/product-page/storm-plate-set`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await paysOnPlatform(page, origin);
  await signsInAndOut(page, origin);
  expect(problems).toEqual([]);
  await close();
}

async function showsMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Side plate' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Herb planter' }).click();
  await page.getByRole('heading', { name: 'Herb planter' }).waitFor();
  await page.getByRole('link', { name: 'My shop' }).click();
}

async function addsVariant(page: Page, loadsByScript: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Storm plate set' }).click();
  await page.getByRole('heading', { name: 'Storm plate set' }).waitFor();
  await expect.poll(() => page.getByRole('img', { name: 'Storm plate set' }).evaluate(isLoaded)).toBe(true);
  await showsDescription(page);
  const size = page.getByRole('list', { name: 'Size' }).getByRole('link').last();
  const chosen = await size.innerText();
  if (loadsByScript) await waitsForChoice(page, size);
  else await size.click();
  await expect.poll(() => size.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('heading', { name: 'Cart' }).waitFor();
  await page.getByText(chosen).waitFor();
}

/** Proves that nothing is added while another choice is loaded: it would be the choice before. */
async function waitsForChoice(page: Page, choice: Locator): Promise<void> {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/__data.json*', async (route) => {
    await isAllowed;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Add to cart' });
  expect(await button.isEnabled()).toBe(true);
  await choice.click();
  await expect.poll(() => button.isDisabled()).toBe(true);
  allow();
  await expect.poll(() => button.isEnabled()).toBe(true);
}

const isLoaded = (image: SVGElement | HTMLElement): boolean =>
  image instanceof HTMLImageElement && image.naturalWidth > 0;

async function changesCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Storm plate set' }).click();
  await page.getByRole('heading', { name: 'Storm plate set', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Cart (1)' }).click();
  const quantity = page.getByLabel('Quantity of Storm plate set');
  await quantity.fill('2');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('link', { name: 'Cart (2)' }).waitFor();
  await fitsOnPhone(page);
  await quantity.fill('5000');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('There is not enough in stock.').waitFor();

  const code = page.getByLabel('Coupon code');
  await code.fill('NONE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('There is no coupon with this code.').waitFor();
  expect(await code.inputValue()).toBe('NONE');
  await code.fill('KILN10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Discount').waitFor();
  await page.getByRole('button', { name: 'Remove the coupon' }).click();
  await code.waitFor();
  await page.getByRole('button', { name: 'Remove Storm plate set' }).click();
  await page.getByText('Your cart is empty.').waitFor();
}

/** Proves that both buttons of a line are beside each other on the smallest phone. */
async function fitsOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, width: 320 });
  const buttons = [
    page.getByRole('button', { name: 'Update' }),
    page.getByRole('button', { name: 'Remove Storm plate set' }),
  ];
  const [update, remove] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(remove?.y).toBe(update?.y);
  await page.setViewportSize(size);
}

async function signsInAndOut(page: Page, origin: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('button[value=cancel]').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[name=email]').fill('ann@example.com');
  await page.locator('input[name=password]').fill('correct horse');
  await page.locator('button[value=login]').click();
  await page.waitForURL(`${origin}/account`);
  expect(await page.getByRole('heading', { name: /^Order \d+/ }).count()).toBeGreaterThan(1);
  const session = (await page.context().cookies(origin)).find(({ name }) => name.startsWith('storewire%3A'));
  expect(session?.httpOnly).toBe(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
}
