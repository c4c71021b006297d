import { expect, test } from 'vitest';
import { textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop({ seed: 'empty' });

test.for([
  ['/en', 'The shelves are empty'],
  ['/en/products', 'No products here yet'],
  ['/en/search?q=mug', 'Nothing found for “mug”'],
  ['/en/cart', 'Your cart is empty'],
  ['/en/checkout', 'There is nothing to check out'],
] as const)('in a shop without products, %s says so', async ([path, heading]) => {
  const page = await newVisitor(shop).open(path);
  expect(page.status).toBe(200);
  const headings = [...page.document.querySelectorAll('main :is(h1, h2, h3)')].map((each) => textOf(each));
  expect(headings).toContain(heading);
});
