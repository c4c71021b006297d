/** What pages look like where neither axe nor a text shows it: colors of the system, directions, what appears late. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

test('the bars of the browser have the color of the page, in the theme of the system and in a chosen one', async () => {
  const page = await shop.visit('/en', { colorScheme: 'dark' });
  const colors = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.createElement('i');
      probe.style.color = metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return { bars: color, page: getComputedStyle(document.body).backgroundColor };
    });
  const dark = await colors();
  expect(dark.bars).toBe(dark.page);
  const stored = page.waitForResponse('**/theme.data');
  await page.getByRole('button', { name: 'Light' }).click();
  await expect.poll(async () => (await colors()).page).not.toBe(dark.page);
  await stored;
  const light = await colors();
  expect(light.bars).toBe(light.page);
  await page.reload();
  expect(await colors()).toEqual(light);
});

test('with the colors of the system, what is selected has an outline, and buttons have a border', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Ink&Size=450+ml', { forcedColors: 'active' });
  const outlined = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).outlineStyle === 'solid').length);
  expect(await outlined('main fieldset label:has(:checked)')).toBe(2);
  expect(await outlined('main fieldset label:not(:has(:checked))')).toBe(0);
  expect(await outlined('main a[aria-current=true]')).toBe(1);
  expect(await outlined('main a[aria-current=false]')).toBe(0);
  const border = await page
    .getByRole('button', { name: 'Add to cart' })
    .first()
    .evaluate((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopWidth, borderTopStyle, borderTopColor !== backgroundColor];
    });
  expect(border).toEqual(['1px', 'solid', true]);
});

/** Whether each of these texts that the page shows is written from left to right. */
const directionsOf = (page: Page, text: string): Promise<boolean[]> =>
  page.locator('main').evaluate((main, wanted) => {
    const found: boolean[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const start = texts.currentNode.nodeValue?.indexOf(wanted) ?? -1;
      const boxOf = (index: number): DOMRect => {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        return range.getBoundingClientRect();
      };
      if (start >= 0 && boxOf(start).width > 0)
        found.push(boxOf(start).left < boxOf(start + wanted.length - 1).left);
    }
    return found;
  }, text);

test('data is not reordered in pages from right to left', async () => {
  const page = await shop.visit('/he', { products: { 'Tidal mug': 1 } });
  for (const [path, text] of [
    ['products/tidal-mug?Glaze=Sea&Size=300+ml', '300 ml'],
    ['products/tidal-mug?Glaze=Sea&Size=300+ml', 'MUG-SEA-300ML'],
    ['cart', '300 ml'],
    ['checkout', '300 ml'],
  ] as const) {
    await page.goto(new URL(`/he/${path}`, shop.origin).href);
    const directions = await directionsOf(page, text);
    expect([path, directions.length > 0, directions.every(Boolean)]).toEqual([path, true, true]);
  }
});

test('a card shows its second image to a pointer', async () => {
  const page = await shop.visit('/en/search?q=tidal');
  await page.waitForLoadState('networkidle');
  const card = page.locator('main').getByRole('article').filter({ hasText: 'Tidal mug' }).first();
  expect(await card.locator('img').count()).toBe(1);
  await card.hover();
  await expect.poll(() => card.locator('img').count()).toBe(2);
});

test('a bar says that the list is loading, if that takes longer than 150 ms', async () => {
  const page = await shop.visit('/en/products');
  await page.waitForLoadState('networkidle');
  const isSeen = Promise.withResolvers<void>();
  await page.route(/products\.data/, async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.getByLabel('Sort by').selectOption('Name');
  const bar = page.locator('.animate-appear-late');
  await bar.waitFor();
  const delays = await bar.evaluate((element) =>
    element.getAnimations().map((each) => each.effect?.getTiming().delay),
  );
  expect(delays).toEqual([150]);
  isSeen.resolve();
  await bar.waitFor({ state: 'detached' });
});
