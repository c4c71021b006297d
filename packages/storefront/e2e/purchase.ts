/** Steps of a purchase, as a shopper takes them. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogItem, fillCheckout, type Products, productId } from '../test/cart.ts';
import type { TestShop, VisitOptions } from './shop.ts';

/** Renames a product of the sample shop, such as to a name that few pages have room for. */
export async function renameProduct(shop: TestShop, name: string, next: string): Promise<void> {
  await shop.merchant.products.updateProduct({ id: await productId(shop, name), product: { name: next } });
}

/** Adds a product with its first choices, as the product page does. Resolves to the id of the cart. */
export async function addProduct(
  shop: TestShop,
  { request }: Pick<BrowserContext, 'request'>,
  name: string,
  quantity?: number,
): Promise<string> {
  const response = await request.post(`${shop.origin}/api/store/ecom/v2/carts/current/add-line-items`, {
    data: { catalogItems: [await catalogItem(shop.platform, name, quantity)] },
    headers: { origin: shop.origin },
  });
  expect(response.status()).toBe(200);
  const { cart } = await response.json();
  return cart.id;
}

/** Adds products with their first choices. Resolves to the id of the cart. */
async function addProducts(
  shop: TestShop,
  context: Pick<BrowserContext, 'request'>,
  products: Products,
): Promise<string> {
  let cartId = '';
  for (const [name, quantity] of Object.entries(products))
    cartId = await addProduct(shop, context, name, quantity);
  return cartId;
}

/** Opens a page with a cart. */
export async function visitWith(
  shop: TestShop,
  path: string,
  products: Products,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await shop.visit(path, {
    ...options,
    prepare: (context) => addProducts(shop, context, products),
  });
  page.setDefaultTimeout(30_000);
  return page;
}

/** Opens the last step of the checkout of a guest. The entries of the steps before it are made by calls. */
export async function visitReview(
  shop: TestShop,
  products: Products,
  { giftCard, ...options }: VisitOptions & { giftCard?: string } = {},
): Promise<Page> {
  const page = await shop.visit('/en/checkout', {
    ...options,
    prepare: async (context) => fillCheckout(shop, await addProducts(shop, context, products), giftCard),
  });
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  return page;
}

/** Fills in the first step of the checkout. */
export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('mara@example.com');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Brennan');
  await page.getByLabel('Street and house number').fill('12 Quay Street');
  await page.getByLabel('Town or city').fill('Galway');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses the standard delivery. */
export async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  await page.getByRole('radio', { name: /Standard delivery/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in all steps of the checkout of physical products. */
export async function toReview(page: Page): Promise<void> {
  await fillContact(page);
  await chooseDelivery(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
}

/** Opens a checkout that a gift card pays, so that its button places the order without the payment page. */
export async function visitPaidReview(shop: TestShop, giftCard: string): Promise<Page> {
  const page = await visitReview(shop, { 'Espresso cup': 1 }, { giftCard, expectedErrors: /50\d/ });
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  return page;
}

/** Agrees to the terms and opens the payment page. */
export async function toPayment(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^(Pay|Continue to payment)/ }).click();
  await page.getByRole('button', { name: 'Order and pay' }).waitFor();
}

/** Enters a gift card that the shop accepts. */
export async function enterGiftCard(page: Page, code: string): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('Gift card code') });
  await form.locator('summary').click();
  await form.getByLabel('Gift card code').fill(code);
  await form.getByRole('button').click();
  await page.getByRole('button', { name: 'Remove the gift card' }).waitFor();
}

/** Pays with a simulated card. */
export async function payWith(
  page: Page,
  card: 'approved' | 'pending' | 'declined' | 'challenge',
): Promise<void> {
  await page.locator('select[name=card]').selectOption(card);
  await page.getByRole('button', { name: 'Order and pay' }).click();
}

/** The amount after a name in the list of totals. */
export const amountOf = async (page: Page, name: string): Promise<string | null> =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd')
    .last()
    .textContent();

/** All totals that a page shows, by name. */
export const totalsOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page.locator('dl[class*=tabular-nums] > div').evaluateAll((rows) =>
      rows.map((row): [string, string] => {
        const [name, amount] = ['dt', 'dd'].map((part) => row.querySelector(part));
        return [name?.firstChild?.textContent ?? '', amount?.textContent ?? ''];
      }),
    ),
  );
