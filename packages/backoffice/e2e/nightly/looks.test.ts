import type { Page } from 'playwright-core';
import { disableTransitions, violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openPages, orderId, rows } from '../pages.ts';

const office = await openPages();
const officeV3 = await openPages({ settings: { catalogVersion: 3 } });

const { items: products } = office.platform.listItems({ entity: 'product', limit: 100 });
const mug = `/products/${products.find(({ name }) => name === 'Tidal mug')?.['id']}`;

const { items: collections } = office.platform.listItems({ entity: 'collection', limit: 100 });
const { items: reviews } = office.platform.listItems({ entity: 'review', limit: 100 });

const member = office.platform
  .listItems({ entity: 'member', limit: 100 })
  .items.find(({ loginEmail }) => loginEmail === 'lucia@example.com');
const memberPath = `/members/${String(member?.['id'])}`;

/** Pages with a text that shows that they are complete. */
const PAGES = [
  ['/', 'Sales by day'],
  ['/orders', '10021'],
  ['/products', 'Anchor jug'],
  [mug, 'Tidal mug in ink glaze'],
  ['/products/create', 'Price'],
  ['/collections', 'Bowls'],
  ['/collections/create', 'Visible in the shop'],
  [`/collections/${collections[0]?.['id']}`, 'Add products'],
  ['/coupons', 'Save a gift card'],
  ['/local-only', 'Changes of stock'],
  ['/members', '@example.com'],
  [`${memberPath}/show`, 'Rúa Real 9'],
  ['/variants', 'Anchor jug'],
  ['/reviews', 'Arrived with a chip'],
  [`/reviews/${reviews[0]?.['id']}`, 'Rating'],
  ['/back-in-stock', 'Received'],
  ['/media', '13-sand-table.webp'],
  ['/trash', 'The trash is empty.'],
  ['/folders/media-root/show', '13-sand-table.webp'],
  ['/reports', 'Products that sell'],
  ['/changes', 'Sign in'],
  ['/staff', 'owner@example.com'],
  ['/settings', 'Buyers may pay with a gift card'],
  [`/orders/${orderId(office, '10019')}/show`, 'Timeline'],
  [`/packing-slips?ids=${orderId(office, '10019')}`, 'Side plate'],
] as const;

/** Lists of what has pictures in the sample shop. */
const LISTS = ['/orders', '/products', '/variants', '/collections', '/reviews'];

/** Dialogs: pages with a text that shows that they are complete, and the buttons that open them. */
const DIALOGS = [
  [mug, 'Tidal mug in ink glaze', 'Add media'],
  [mug, 'Tidal mug in ink glaze', 'Remove'],
  [mug, 'Weight', 'Delete'],
  [mug, 'Weight', 'Link'],
  [`/orders/${orderId(office, '10014')}/show`, 'Timeline', 'Refund'],
  [`/orders/${orderId(office, '10019')}/show`, 'Timeline', 'Capture'],
  [`/orders/${orderId(office, '10019')}/show`, 'Timeline', 'Ship'],
  [`/orders/${orderId(office, '10019')}/show`, 'Timeline', 'Edit tags'],
  ['/orders', '10021', 'Search'],
  ['/variants', 'Anchor jug', 'Change stock'],
  ['/reviews', 'Arrived with a chip', 'Publish'],
  ['/members?filter={"loginEmail":{"$contains":"example"}}', '@example.com', 'Delete all'],
  [`${memberPath}/show`, 'Rúa Real 9', 'Block'],
  ['/back-in-stock', 'Received', 'Notify'],
  ['/staff', 'owner@example.com', 'End session'],
] as const;

const { items: categories } = officeV3.platform.listItems({ entity: 'category', limit: 100 });
const bowls = `/categories/${categories.find(({ name }) => name === 'Bowls')?.['id']}`;

const { items: productsV3 } = officeV3.platform.listItems({ entity: 'productV3', limit: 100 });
const mugV3 = `/products-v3/${productsV3.find(({ name }) => name === 'Tidal mug')?.['id']}`;

/** Pages, lists and dialogs that only version 3 of the catalog has. */
const PAGES_V3 = [
  ['/', 'Low stock'],
  ['/products-v3', 'Anchor jug'],
  [mugV3, 'Title in search results'],
  ['/products-v3/create', 'Pieces'],
  ['/back-in-stock', 'Waiting by product'],
  ['/local-only', 'Refunds'],
  ['/inventory', 'Anchor jug'],
  ['/categories', 'Bowls'],
  ['/categories/create', 'Visible in the shop'],
  [bowls, 'Harbour bowl'],
] as const;
const LISTS_V3 = ['/products-v3', '/inventory', '/categories'];
const DIALOGS_V3 = [
  [mugV3, 'Title in search results', 'Add media'],
  [mugV3, 'Title in search results', 'Move'],
  [mugV3, 'Title in search results', 'Remove'],
  [mugV3, 'Title in search results', 'Delete'],
  ['/inventory', 'Anchor jug', 'Change stock'],
  [bowls, 'Harbour bowl', 'Add products'],
  [bowls, 'Harbour bowl', 'Remove'],
] as const;

const SHOPS = [
  { version: 1, shop: office, pages: PAGES, lists: LISTS, dialogs: DIALOGS },
  { version: 3, shop: officeV3, pages: PAGES_V3, lists: LISTS_V3, dialogs: DIALOGS_V3 },
];

/** Dozens of pages are opened in several looks. A page that hangs fails after a minute. */
const MANY_PAGES = { timeout: 600_000 };

type Theme = 'light' | 'dark';

/** Each width with the theme in which its pages are opened, so that both themes are also opened. */
const WIDTHS = [
  { name: 'on a laptop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', colorScheme: 'dark', viewport: { width: 320, height: 740 } },
] as const;

/** Each shop at each width. */
const LOOKS = WIDTHS.flatMap((width) => SHOPS.map((shop) => ({ ...width, ...shop })));

/** What axe finds in both themes. They differ in colors only, so that the second one is checked for contrast only. */
async function violationsInThemes(page: Page): Promise<string[]> {
  const theme = await themeOf(page);
  const other = theme === 'light' ? 'dark' : 'light';
  await disableTransitions(page);
  const violations = await violationsOf(page);
  await showTheme(page, other);
  violations.push(...(await violationsOf(page, { runOnly: ['color-contrast'] })));
  await showTheme(page, theme);
  return violations;
}

const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** Shows a page in another theme, with its final colors. */
async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.emulateMedia({ colorScheme });
  await expect.poll(background).not.toBe(before);
}

test.for(LOOKS)(
  'every page is accessible in both themes and fits, $name, version $version of the catalog',
  MANY_PAGES,
  async ({ colorScheme, viewport, shop, pages }) => {
    const page = await shop.visit('owner', '/', { colorScheme, viewport, reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const [path, text] of pages) {
      await page.goto(new URL(path, shop.origin).href);
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) problems.push(`${path}: is ${width} pixels wide`);
      problems.push(...(await violationsInThemes(page)).map((violation) => `${path}: ${violation}`));
    }
    expect(problems).toEqual([]);
  },
);

test('a page that a role may not see is accessible in both themes', async () => {
  const page = await office.visit('support', '/settings', { colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByText('Access denied').waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
});

test.for(WIDTHS)(
  'the sign-in page is accessible in both themes, $name',
  async ({ colorScheme, viewport }) => {
    const options = { colorScheme, viewport, reducedMotion: 'reduce', expectedErrors: /401/ } as const;
    const page = await office.visit('owner', '/', options);
    await page.context().clearCookies();
    await page.goto(new URL('/login', office.origin).href);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
  },
);

const ALL_LISTS = SHOPS.flatMap(({ shop, lists }) => lists.map((path) => ({ shop, path })));

test.for(ALL_LISTS)('each record has a picture, or a place for one: $path', async ({ shop, path }) => {
  const page = await shop.visit('owner', path);
  await rows(page).first().waitFor();
  const pictures = rows(page).locator('img, .MuiSvgIcon-colorDisabled');
  // rows of the skeleton are replaced by those of the list
  await expect.poll(async () => (await rows(page).count()) - (await pictures.count())).toBe(0);
  await expect.poll(() => rows(page).locator('img').count()).toBeGreaterThan(0);
});

test('on a phone, a list without a match says so, and clears its filters', async () => {
  const page = await office.visit('owner', '/orders?filter={"number":"99999"}', WIDTHS[1]);
  await page.getByText('Nothing matches the filters.').waitFor();
  await page.getByText('Clear filters').click();
  await page.getByRole('link', { name: '10021' }).waitFor();
});

test('on a phone, filters are behind one button, which says how many are used', async () => {
  const { colorScheme, viewport } = WIDTHS[1];
  const page = await office.visit('owner', '/products', { colorScheme, viewport, reducedMotion: 'reduce' });
  await page.getByText('Anchor jug').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('Name', { exact: true }).fill('mug');
  await expect.poll(() => page.getByText('Anchor jug').count()).toBe(0);
  expect(await violationsInThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show' }).press('Enter');
  await page.getByRole('button', { name: 'Filters, 1 used' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove all' }).press('Enter');
  await page.getByText('Anchor jug').waitFor();
});

test.for(LOOKS)(
  'every dialog is accessible in both themes and shows its labels in full, $name, version $version of the catalog',
  async ({ colorScheme, viewport, shop, dialogs }) => {
    const page = await shop.visit('owner', '/', { colorScheme, viewport, reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const [path, text, button] of dialogs) {
      await page.goto(new URL(path, shop.origin).href);
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: button, exact: true }).first().press('Enter');
      // until it is faded in, its colors have too little contrast
      const container = page.locator('.MuiDialog-container').last();
      await expect.poll(() => container.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      const cut = await container
        .locator('label')
        .evaluateAll((labels) =>
          labels.flatMap((label) => (label.scrollWidth > label.clientWidth ? label.textContent : [])),
        );
      problems.push(
        ...[...cut, ...(await violationsInThemes(page))].map((problem) => `${path}, ${button}: ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  },
);

test.for(WIDTHS)(
  'the dialogs of media and the uploads are accessible in both themes, $name',
  async ({ colorScheme, viewport }) => {
    const options = { colorScheme, viewport, reducedMotion: 'reduce', expectedErrors: /400/ } as const;
    const page = await office.visit('owner', '/media', options);
    const problems: string[] = [];
    const check = async (name: string): Promise<void> => {
      // no tooltip, and no transition that is not yet at its end
      await page.mouse.move(0, 0);
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      problems.push(...(await violationsInThemes(page)).map((violation) => `${name}: ${violation}`));
    };
    const dialog = page.getByRole('dialog');
    const open = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await dialog.waitFor();
      await check(name);
    };
    for (const name of ['Rename', 'Import']) {
      await open(name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await open('Upload');
    const [name, mimeType] = ['empty.png', 'image/png'];
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.alloc(0) });
    await dialog.getByText(name).waitFor();
    await check('Files to upload');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('0 of 1 uploaded, 1 failed').waitFor();
    await page.getByRole('checkbox').first().click();
    await page.getByText('1 item selected').waitFor();
    await check('Uploads and selected files');
    await open('Create links');
    await dialog.getByRole('button', { name: 'Create links' }).click();
    await dialog.getByText('Download links').waitFor();
    await check('Download links');
    expect(problems).toEqual([]);
  },
);
