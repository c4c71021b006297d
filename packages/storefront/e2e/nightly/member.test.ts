import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ANN, HOME } from '../../test/member.ts';
import { enterPassword, openMemberShop, saveContact } from '../account.ts';
import { untilHydrated } from '../hydration.ts';
import {
  addProduct,
  chooseDelivery,
  enterCode,
  enterGiftCard,
  payWith,
  toPayment,
  totalsOf,
} from '../purchase.ts';
import type { VisitOptions } from '../shop.ts';

const shop = await openMemberShop();
await saveContact(shop);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function visitCheckout(product: string, options: VisitOptions = {}): Promise<Page> {
  const page = await shop.visitAsAnn('/en/account', options);
  await addProduct(shop, page, product);
  await page.goto(`${shop.origin}/en/checkout?step=contact`);
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  return page;
}

test('with a coupon, a gift card and a fee, the totals are the same from the cart to the account', async () => {
  onTestFinished(() => void shop.platform.configurePurchases({ fees: [] }));
  shop.platform.saveGiftCard({ code: 'GIFT-2604-PART', balance: '7' });
  shop.platform.configurePurchases({ fees: [{ code: 'wrap', name: 'Gift wrap', price: '3' }] });
  const page = await shop.visitAsAnn('/en/cart');
  await addProduct(shop, page, 'Tidal mug', 2);
  await addProduct(shop, page, 'Espresso cup');
  await page.reload();
  await enterCode(page, 'Coupon code', 'KILN10');
  await page.getByText('The coupon KILN10 is applied').waitFor();
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  await page.getByLabel('Saved addresses').selectOption({ label: 'Linienstraße 1, Berlin' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseDelivery(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  await enterGiftCard(page, 'GIFT-2604-PART');
  const { 'Gift card': paid, 'To pay': toPay, Total, ...parts } = await totalsOf(page);
  expect([Total, paid, toPay, parts]).toEqual([
    '€63.80',
    '-€7.00',
    '€56.80',
    {
      Subtotal: '€62.00',
      Discount: '-€6.20',
      Delivery: '€5.00',
      Fees: '€3.00',
      'includes VAT': '€10.19',
    },
  ]);

  await page.goto(`${shop.origin}/en/cart`);
  expect(await totalsOf(page)).toEqual({
    ...parts,
    'Estimated total': Total,
    'Gift card': paid,
    'To pay': toPay,
  });
  await page.goto(`${shop.origin}/en/checkout`);
  await toPayment(page);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByText('Your order is waiting for the payment').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total, Paid: paid, 'To pay': toPay });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total });
  const orderId = pathOf(page).split('/').at(-1);
  await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total, Paid: Total });
});

test('a fully booked delivery time says so, and one that is booked in the meantime is not paid', async () => {
  const { slots } = shop.platform.getDelivery();
  const full = slots.filter(({ isFull }) => isFull);
  const [free] = slots.filter(({ isFull }) => !isFull);
  if (!free) throw new Error('The sample shop has no free delivery time');
  const page = await visitCheckout('Espresso cup');
  await page.getByRole('button', { name: 'Continue' }).click();
  const booked = page.locator('label', { hasText: 'fully booked' }).locator('input');
  await booked.first().waitFor({ state: 'attached' });
  expect(await booked.evaluateAll((radios) => radios.map((radio) => radio.matches(':disabled')))).toEqual(
    full.map(() => true),
  );
  expect(full.length).toBeGreaterThan(0);
  const choose = async (code: string): Promise<void> => {
    const time = page.locator('label', { has: page.locator(`input[value$="/${code}"]`) });
    // the times of a day follow its label
    const times = page.locator('fieldset', { has: time }).last();
    await times.locator('xpath=preceding-sibling::label').click();
    await time.click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  };
  await choose(free.code);

  const { carrierId, optionCode: code, from } = free;
  const settings = shop.platform.getDelivery().delivery.regions.flatMap(({ carriers }) => carriers);
  const plan = settings.find(({ id }) => id === carrierId)?.options.find((each) => each.code === code)?.slots;
  if (!plan) throw new Error('The option has no times');
  shop.platform.setDeliverySlots({ carrierId, code, ...plan, full: [...(plan.full ?? []), from] });
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  await page.getByText('This option is no longer offered. Choose another one.').waitFor();
  expect(await booked.count()).toBe(full.length + 1);
  const [other] = shop.platform.getDelivery().slots.filter(({ isFull }) => !isFull);
  await choose(other?.code ?? '');
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page
    .getByText(other?.title ?? '')
    .first()
    .waitFor();
});

test('without JavaScript, a member places an order, and finds it in the account', async () => {
  const page = await visitCheckout('Espresso cup', { javaScriptEnabled: false });
  expect(await page.getByLabel('Street and house number').inputValue()).toBe(HOME.addressLine);
  expect(await page.getByLabel('Saved addresses').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseDelivery(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  const { Total } = await totalsOf(page);
  await toPayment(page);
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const orderId = pathOf(page).split('/').at(-1);
  await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
  expect((await totalsOf(page))['Total']).toBe(Total);
});

test('a sign-out deletes entries of the checkout that were not saved', async () => {
  const page = await visitCheckout('Milk jug', { expectedErrors: /40[34]|ERR_FAILED/ });
  // no draft has what is typed earlier
  await untilHydrated(page);
  await page.getByLabel('Street and house number').fill('Somewhere else 5');
  onTestFinished(() => void shop.platform.clearFaults());
  await shop.platform.addFault({ kind: 'example', call: 'cartsV2.updateCartV2', example: 'system' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Your entries could not be saved').waitFor();
  const isKept = (): Promise<boolean> =>
    page.evaluate(() => sessionStorage.getItem('draft:checkout contact') !== null);
  expect(await isKept()).toBe(true);
  // sent before it is hydrated
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${shop.origin}/en/account`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await isKept()).toBe(true);
  await page.unroute('**/*.js');
  await page.goto(`${shop.origin}/en`);
  await expect.poll(isKept).toBe(false);
});

test('a session that expires in the checkout keeps what is typed, and the sign-in returns there', async () => {
  const page = await visitCheckout('Milk jug', { expectedErrors: /40[14]/ });
  await page.getByLabel('First name').fill('Anna Maria');
  await page.getByLabel('Street and house number').fill('Somewhere else 5');
  await shop.platform.revokeRefreshTokens();
  await shop.platform.expireAccessTokens();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your session has expired' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, ANN);
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Anna Maria');
  expect(await page.getByLabel('Street and house number').inputValue()).toBe('Somewhere else 5');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  await page.goto(`${shop.origin}/en/checkout`);
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
});

test('the list of saved addresses shows the one that is filled in, so that each can be chosen', async () => {
  const page = await visitCheckout('Espresso cup');
  await untilHydrated(page);
  const list = page.getByLabel('Saved addresses');
  const shown = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  const street = page.getByLabel('Street and house number');
  await list.selectOption('Linienstraße 1, Berlin');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => street.inputValue()).toBe('Linienstraße 1');
  expect(await shown()).toBe('Linienstraße 1, Berlin');
  await list.selectOption('12 Quay Street, Galway');
  expect(await street.inputValue()).toBe('12 Quay Street');
});
