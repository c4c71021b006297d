import type { Page } from 'playwright-core';
import { apiKey, createTransport } from 'storewire';
import { queryProducts, updateProductVariants } from 'storewire/operations';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

const status = (page: Page) =>
  page
    .locator('main')
    .getByText(/^(In stock|Only \d+ left|Sold out)$/)
    .first();
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const announced = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
const cartCount = (page: Page, count: number) =>
  page
    .getByRole('link', { name: `Cart, ${count} item` })
    .first()
    .waitFor();

test('image, price, stock and item number change with the selection, which is in the URL', async () => {
  const page = await shop.visit('/en/products/tidal-mug?utm_source=mail');
  await page.getByText('€24.00').first().waitFor();
  const image = page.getByRole('region', { name: 'Images and videos' }).locator('[aria-current=true] img');
  const before = await image.getAttribute('src');
  await page.getByText('Ink', { exact: true }).first().click();
  await page.getByText('450 ml', { exact: true }).first().click();
  await page.getByText('€28.00').first().waitFor();
  await page.getByText('MUG-INK-450ML').first().waitFor();
  await announced(page, '€28.00, Only 3 left. Item number MUG-INK-450ML');
  await expect.poll(() => image.getAttribute('src')).not.toBe(before);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ utm_source: 'mail', Glaze: 'Ink', Size: '450 ml' });
});

test('the server renders the selection of the URL, and the page makes no call for it again', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Ink&Size=450+ml');
  shop.calls.length = 0;
  const html = await (await page.reload())?.text();
  await page.waitForLoadState('networkidle');
  expect(html).toContain('€28.00');
  expect(html).toContain('MUG-INK-450ML');
  expect(shop.calls.filter((call) => !call.includes('carts'))).toEqual([]);
});

test('choices that are sold out or not made with the others say so, also among a thousand variants', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Sand&Size=300+ml');
  await choice(page, '450 ml (Sold out)').waitFor({ state: 'attached' });
  const { shop: key, fetch } = shop.platform;
  const merchant = createTransport({
    auth: apiKey({ key: key.apiKey, siteId: key.siteId }),
    baseUrl: 'http://127.0.0.1:1',
    fetch,
  });
  const { products } = await queryProducts(merchant, { query: { filter: { slug: 'made-to-order-mug' } } });
  await updateProductVariants(merchant, {
    id: products?.[0]?.id ?? '',
    variants: [{ choices: { Glaze: 'Plum', Volume: '200 ml', Handle: 'Ear' }, visible: false }],
  });
  await page.goto(`${shop.origin}/en/products/made-to-order-mug`);
  await page.getByText('Plum', { exact: true }).click();
  await page.getByText('MUG-PLUM-150ML-EAR', { exact: true }).waitFor();
  await choice(page, '200 ml (Not available in this combination)').waitFor({ state: 'attached' });
  expect(await choice(page, '250 ml').count()).toBe(1);
});

test('an item is added with its text and quantity, and a message and the badge say so', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Sea&Size=300+ml', {
    expectedErrors: /404 .*carts/,
  });
  await page.getByLabel('Name to stamp under the handle').fill('Mara');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await announced(page, 'Added. Your cart has 2 items.');
  await cartCount(page, 2);
});

test.each([360, 1280])(
  'at %i px, what was added is shown below the button with its picture, and covers nothing',
  async (width) => {
    const page = await shop.visit('/en/products/tidal-mug?Glaze=Sea&Size=300+ml', {
      expectedErrors: /404 .*carts/,
      viewport: { width, height: 740 },
    });
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    const mini = page.getByRole('region', { name: 'Cart', exact: true });
    await mini.getByText('Added. Your cart has 1 item.').waitFor();
    await mini.getByText('Tidal mug').waitFor();
    await mini.getByText('Quantity 1').waitFor();
    expect(await mini.locator('img').count()).toBeGreaterThan(0);
    await mini.getByText('You may also like').waitFor();
    const [button, box] = await Promise.all([add.boundingBox(), mini.boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
    await mini.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  },
);

test('a quantity above the stock is an error that names the maximum, and adds nothing', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Ink&Size=450+ml');
  shop.calls.length = 0;
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1000');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('At most 3 pieces are available.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('1000');
  expect(shop.calls.filter((call) => call.includes('add-line-items'))).toEqual([]);
});

test('the message counts what is in the cart, and too many pieces are rejected with the number that is left', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Ink&Size=450+ml', {
    expectedErrors: /404 .*carts|428 .*add-line-items/,
  });
  const add = async () => {
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };
  await add();
  await announced(page, 'Added. Your cart has 2 items.');
  await add();
  await page.getByText('Only 3 pieces are left, and your cart would have 4.').waitFor();
  await cartCount(page, 2);
});

test('a failure is shown at the form until the item is added', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', {
    // after the failure, the cart is read, and there is none
    expectedErrors: /429|404 .*carts/,
  });
  const fault = await shop.platform.addFault({
    kind: 'throttled',
    call: 'currentCartV2.addLineItemsToCurrentCartV2',
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('alert').getByText('The product could not be added').waitFor();
  await page.getByRole('alert').getByText('Request id').waitFor();
  shop.platform.removeFault({ id: fault.id });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await announced(page, 'Added. Your cart has 1 item.');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('after a lost response the cart is read, so that nothing is added twice', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', { expectedErrors: /50\d/ });
  await shop.platform.addFault({ kind: 'lost', call: 'currentCartV2.addLineItemsToCurrentCartV2', times: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await announced(page, 'Added. Your cart has 1 item.');
  await cartCount(page, 1);
});

test('as long as the cart cannot be read after a lost response, the item cannot be added again', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', { expectedErrors: /50\d|429/ });
  await shop.platform.addFault({ kind: 'lost', call: 'currentCartV2.addLineItemsToCurrentCartV2', times: 1 });
  const fault = await shop.platform.addFault({ kind: 'throttled', call: 'currentCartV2.getCurrentCartV2' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('alert').getByText('Look at your cart before you try again').waitFor();
  expect(await page.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true');
  const check = page.getByRole('button', { name: 'Check the cart' });
  await check.waitFor();
  shop.platform.removeFault({ id: fault.id });
  await check.click();
  await cartCount(page, 1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('without JavaScript, the form adds the selection to the cart', async () => {
  const page = await shop.visit('/en/products/tidal-mug', {
    javaScriptEnabled: false,
    expectedErrors: /40[04]/,
  });
  await page.getByText('Ink', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Show this selection' }).click();
  await page.getByText('MUG-INK-300ML').first().waitFor();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('900');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(/pieces are available/).waitFor();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/en/cart');
  await cartCount(page, 2);
});

test('an unknown product responds with the status 404', async () => {
  const page = await shop.visit('/en/products/no-such-thing', { expectedErrors: /404/ });
  expect((await page.reload())?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This product does not exist' }).waitFor();
});

test('each picture of a product has an alternative text of its own that says what is on it', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const pictures = page.getByRole('list', { name: 'Images and videos' }).locator('img');
  const texts = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(texts).toEqual([
    'Tidal mug in sea glaze, on a table',
    'Tidal mug in sea glaze, among others on a shelf',
    'Tidal mug in sea glaze, seen from close',
    'Tidal mug in sea glaze, seen from above',
    'Tidal mug in sand glaze, on a table',
    'Tidal mug in ink glaze, on a table',
  ]);
});

test('JSON-LD says what the page shows, with the offers of all variants', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Sand&Size=450+ml');
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Tidal mug',
    sku: 'MUG-SAND-450ML',
    aggregateRating: { ratingValue: 5, reviewCount: 1 },
  });
  expect(facts.offers).toContainEqual(expect.objectContaining({ sku: 'MUG-INK-300ML' }));
  expect(facts.offers).toContainEqual({
    '@type': 'Offer',
    url: page.url(),
    sku: 'MUG-SAND-450ML',
    price: '28',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  });
  expect(await status(page).textContent()).toBe('Sold out');
});

test('the first interaction replaces nothing on the page, and keeps what was entered', async () => {
  const page = await shop.visit('/en/products/tidal-mug', { expectedErrors: /404/ });
  const counts = await page.evaluateHandle(() => {
    const main = document.querySelector('main');
    const counts: number[] = [];
    const count = (): void => void counts.push(main?.querySelectorAll('*').length ?? 0);
    count();
    if (main) new MutationObserver(count).observe(main, { childList: true, subtree: true });
    return counts;
  });
  const engraving = page.getByLabel('Name to stamp under the handle');
  await engraving.fill('Ann');
  await choice(page, 'Ink').check({ force: true });
  await page.getByText('MUG-INK').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [before = 0, ...after] = await counts.jsonValue();
  expect(after.length).toBeGreaterThan(0);
  expect(Math.min(...after)).toBeGreaterThan(before * 0.95);
  expect(await engraving.inputValue()).toBe('Ann');
});
