/** Steps of a purchase, as a shopper takes them. */
import type { Page } from 'playwright-core';
import type { Products } from '../test/cart.ts';
import { openReview } from '../test/purchase.ts';
import { newVisitor } from '../test/visitor.ts';
import type { TestShop, VisitOptions } from './shop.ts';

/** Opens the last step of the checkout of a guest. The entries of the steps before it are made by calls. */
export async function visitReview(
  shop: TestShop,
  products: Products,
  { giftCard, ...options }: VisitOptions & { giftCard?: string } = {},
): Promise<Page> {
  const visitor = newVisitor(shop);
  await openReview(shop, visitor, products, giftCard);
  const page = await shop.visit('/en/checkout', { ...options, visitor });
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

/** Buttons of the payment page, by how they end a payment. */
const OUTCOMES = {
  approved: 'Order and pay',
  pending: 'Order with a pending payment',
  declined: 'Order with a declined card',
};

/** Ends a payment on the payment page. */
export const payWith = (page: Page, outcome: keyof typeof OUTCOMES): Promise<void> =>
  page.getByRole('button', { name: OUTCOMES[outcome] }).click();

/** The amount after a name in the list of totals. */
export const amountOf = async (page: Page, name: string): Promise<string | null> =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd')
    .last()
    .textContent();
