import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openMemberShop } from './account.ts';
import { untilHydrated } from './hydration.ts';
import {
  addProduct,
  chooseDelivery,
  countOrders,
  enterGiftCard,
  payWith,
  toPayment,
  totalsOf,
} from './purchase.ts';
import type { VisitOptions } from './shop.ts';

const shop = await openMemberShop();
const HOME = { country: 'IE', addressLine: '12 Quay Street', city: 'Galway', postalCode: 'H91 X2V4' };
const WORK = { country: 'DE', addressLine: 'Linienstraße 1', city: 'Berlin', postalCode: '10178' };

const { member } = await shop.ann.members.getMyMember();
await shop.ann.members.updateMember({
  id: member.id ?? '',
  member: {
    contact: {
      firstName: 'Ann',
      lastName: 'Byrne',
      phones: ['+353 91 555 0142'],
      addresses: [HOME, WORK],
    },
  },
});

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function visitCheckout(product: string, options: VisitOptions = {}): Promise<Page> {
  const page = await shop.visitAsAnn('/en/account', options);
  await addProduct(shop, page, product);
  await page.goto(`${shop.origin}/en/checkout?step=contact`);
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  return page;
}

test('contact and addresses of a member are filled in, and the totals are the same from the cart to the account', async () => {
  shop.platform.saveGiftCard({ code: 'GIFT-2604-PART', balance: '7' });
  shop.platform.configurePurchases({ fees: [{ code: 'wrap', name: 'Gift wrap', price: '3' }] });
  const page = await shop.visitAsAnn('/en/cart');
  await addProduct(shop, page, 'Tidal mug', 2);
  await addProduct(shop, page, 'Espresso cup');
  await page.reload();
  await page.getByLabel('Coupon code').fill('KILN10');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await page.getByText('The coupon KILN10 is applied').waitFor();
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
  expect(await page.getByLabel('Street and house number').inputValue()).toBe(HOME.addressLine);
  await page.getByLabel('Saved addresses').selectOption({ label: 'Linienstraße 1, Berlin' });
  expect(await page.getByLabel('Country or region').inputValue()).toBe('DE');
  expect(await page.getByLabel('Postal code').inputValue()).toBe('10178');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Byrne');
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
  const pay = page.getByRole('button', { name: 'Pay now' });
  await pay.waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total, 'To pay': toPay });
  await pay.click();
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total });
  expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
  const orderId = pathOf(page).split('/').at(-1);
  await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
  expect(await totalsOf(page)).toEqual({ ...parts, Total, Paid: Total });
  shop.platform.configurePurchases({ fees: [] });
});

test('a fully booked delivery time says so, and one that is booked in the meantime is not paid', async () => {
  const { slots } = shop.platform.getDelivery();
  const full = slots.filter(({ isFull }) => isFull);
  const [free] = slots.filter(({ isFull }) => !isFull);
  if (!free) throw new Error('The sample shop has no free delivery time');
  const page = await visitCheckout('Espresso cup');
  await page.getByRole('button', { name: 'Continue' }).click();
  const booked = page.getByRole('radio', { name: /fully booked/ });
  await booked.first().waitFor();
  expect(await booked.evaluateAll((radios) => radios.map((radio) => radio.matches(':disabled')))).toEqual(
    full.map(() => true),
  );
  expect(full.length).toBeGreaterThan(0);
  const choose = async (code: string): Promise<void> => {
    await page.locator('label', { has: page.locator(`input[value$="/${code}"]`) }).click();
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

test('a member whose response of the order is lost is led to the order, which is placed once', async () => {
  shop.platform.saveGiftCard({ code: 'GIFT-2604-ALL', balance: '500' });
  const page = await visitCheckout('Throwing your first bowl');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  await enterGiftCard(page, 'GIFT-2604-ALL');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const before = await countOrders(shop);
  await shop.platform.addFault({ kind: 'lost', call: 'cartsV2.placeOrderV2', times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByRole('region', { name: 'Your downloads' }).waitFor();
  expect(await countOrders(shop)).toBe(before + 1);
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

test('a visitor signs in and returns to the same page with the same cart', async () => {
  const page = await shop.visit('/en/products/milk-jug', { expectedErrors: /404|403/ });
  await addProduct(shop, page, 'Milk jug');
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email address').fill('quiet-captcha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/products/milk-jug');
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
});

test('signing out in one tab signs out all tabs', async () => {
  const page = await shop.visitAsAnn('/en/account', { expectedErrors: /40[34]/ });
  const account = await page.context().newPage();
  await account.goto(`${shop.origin}/en/account/profile`);
  const catalog = await page.context().newPage();
  await catalog.goto(`${shop.origin}/en/products`);
  await catalog.getByRole('link', { name: 'Account' }).first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => pathOf(account)).toBe('/en/sign-in');
  await catalog.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0);
});

test('a sign-out deletes entries of the checkout that were not saved', async () => {
  const page = await visitCheckout('Milk jug', { expectedErrors: /40[34]/ });
  await page.getByLabel('Street and house number').fill('Somewhere else 5');
  onTestFinished(() => void shop.platform.clearFaults());
  await shop.platform.addFault({ kind: 'example', call: 'cartsV2.updateCartV2', example: 'system' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Your entries could not be saved').waitFor();
  const isKept = (): Promise<boolean> =>
    page.evaluate(() => sessionStorage.getItem('draft:checkout contact') !== null);
  expect(await isKept()).toBe(true);
  await page.goto(`${shop.origin}/en/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await isKept()).toBe(false);
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
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
