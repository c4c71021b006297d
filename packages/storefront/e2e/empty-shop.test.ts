import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop({ seed: 'empty' });

test.for([
  ['/en', 'The shelves are empty'],
  ['/en/products', 'No products here yet'],
  ['/en/search?q=mug', 'Nothing found for “mug”'],
  ['/en/cart', 'Your cart is empty'],
  ['/en/checkout', 'There is nothing to check out'],
] as const)('in a shop without products, %s says so', async ([path, heading]) => {
  const page = await shop.visit(path);
  await page.getByRole('heading', { name: heading }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  for (const language of ['de', 'he']) {
    await page.goto(new URL(path.replace('/en', `/${language}`), shop.origin).href);
    await page.locator('main h1').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  }
});
