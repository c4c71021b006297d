/** Steps of a purchase, as a shopper takes them. */
import type { BrowserContext, Page } from 'playwright-core';
import { apiKey, createClient } from 'storewire';
import { expect } from 'vitest';
import type { TestShop } from './shop.ts';

/** App id of the catalog of the shop. */
const CATALOG = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** The id of a product of the sample shop. */
export async function productId(shop: TestShop, name: string): Promise<string> {
  const product = await productNamed(shop, name);
  return String(product['id']);
}

/** Renames a product of the sample shop, such as to a name that few pages have room for. */
export async function renameProduct(shop: TestShop, name: string, next: string): Promise<void> {
  const { fetch, shop: site } = shop.platform;
  const auth = apiKey({ key: site.apiKey, siteId: site.siteId });
  const merchant = createClient({ auth, baseUrl: 'http://127.0.0.1', fetch });
  await merchant.products.updateProduct({ id: await productId(shop, name), product: { name: next } });
}

async function productNamed({ platform }: TestShop, name: string): Promise<Record<string, unknown>> {
  const { items } = await platform.listItems({ entity: 'product', limit: 100 });
  const product = items.find((each) => each['name'] === name);
  if (!product) throw new Error(`The sample shop has no ${name}`);
  return product;
}

interface Option {
  name: string;
  choices: { description: string }[];
}

/** Adds a product with its first choices, as the product page does. */
export async function addProduct(
  shop: TestShop,
  { request }: Pick<BrowserContext, 'request'>,
  name: string,
  quantity = 1,
): Promise<void> {
  const product = await productNamed(shop, name);
  const given = (product['productOptions'] ?? []) as Option[];
  const options = Object.fromEntries(given.map((option) => [option.name, option.choices[0]?.description]));
  const catalogReference = {
    appId: CATALOG,
    catalogItemId: product['id'],
    ...(given.length > 0 && { options: { options } }),
  };
  const response = await request.post(`${shop.origin}/api/store/ecom/v2/carts/current/add-line-items`, {
    data: { catalogItems: [{ quantity, catalogReference }] },
    headers: { origin: shop.origin },
  });
  expect(response.status()).toBe(200);
}

/** Opens a page with a cart. */
export async function visitWith(
  shop: TestShop,
  path: string,
  products: Readonly<Record<string, number>>,
  options: Parameters<TestShop['visit']>[1] = {},
): Promise<Page> {
  const page = await shop.visit(path, {
    ...options,
    prepare: async (context) => {
      for (const [name, quantity] of Object.entries(products))
        await addProduct(shop, context, name, quantity);
    },
  });
  page.setDefaultTimeout(30_000);
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

/** Chooses a delivery option. */
export async function chooseDelivery(page: Page, name: string | RegExp = /Standard delivery/): Promise<void> {
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in all steps of the checkout of physical products. */
export async function toReview(page: Page): Promise<void> {
  await fillContact(page);
  await chooseDelivery(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
}

/** Agrees to the terms and opens the payment page. */
export async function toPayment(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^(Pay|Continue to payment)/ }).click();
  await page.getByRole('button', { name: 'Order and pay' }).waitFor();
}

/** Enters a gift card in the summary of the checkout. */
export async function enterGiftCard(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Gift card code');
  await field.fill(code);
  await page.locator('form', { has: field }).getByRole('button').click();
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

/** Number of orders of the shop. */
export const countOrders = async ({ platform }: TestShop): Promise<number> =>
  (await platform.listItems({ entity: 'order', limit: 1 })).total;
