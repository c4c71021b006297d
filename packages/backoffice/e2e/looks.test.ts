import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openPages, orderId } from './pages.ts';

const office = await openPages();

/** Pages with a text that shows that they are complete. */
const PAGES = [
  ['/', 'Sales by day'],
  ['/orders', '10021'],
  ['/products', 'Anchor jug'],
  ['/collections', 'Bowls'],
  ['/members', '@example.com'],
  ['/reviews', 'Arrived with a chip'],
  ['/back-in-stock', 'Received'],
  [`/orders/${orderId(office, '10019')}/show`, 'Timeline'],
  [`/packing-slip/${orderId(office, '10019')}`, 'Side plate'],
] as const;

const LOOKS = [
  { name: 'light on a laptop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark on a laptop', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light on a phone', colorScheme: 'light', viewport: { width: 320, height: 740 } },
  { name: 'dark on a phone', colorScheme: 'dark', viewport: { width: 320, height: 740 } },
] as const;

test.for(LOOKS)('every page is accessible and fits, $name', async ({ colorScheme, viewport }) => {
  const page = await office.visit('owner', '/', { colorScheme, viewport, reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const [path, text] of PAGES) {
    await page.goto(new URL(path, office.origin).href);
    await page.getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) problems.push(`${path}: is ${width} pixels wide`);
    problems.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
  }
  expect(problems).toEqual([]);
});
