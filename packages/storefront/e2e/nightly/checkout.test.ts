/** The checkout, where scripts make a difference: `test/checkout.test.ts` has the rest. */
import type { Page } from 'playwright-core';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { HOME } from '../../test/cart.ts';
import { ANN } from '../../test/member.ts';
import { fail } from '../../test/shop.ts';
import { CONTACT, enterPassword, openMemberShop } from '../account.ts';
import { amountOf, chooseDelivery, fillContact, payWith, toPayment, visitReview } from '../purchase.ts';
import type { VisitOptions } from '../shop.ts';

const shop = await openMemberShop();
await shop.saveContact(CONTACT);
const CUP = { 'Espresso cup': 1 };

/** Opens the first step of the checkout as Ann. */
async function visitCheckout(product: string, options: VisitOptions = {}): Promise<Page> {
  const page = await shop.visitAsAnn('/en/checkout?step=contact', { ...options, products: { [product]: 1 } });
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  return page;
}

test('on phones, the button that pays has the total and the width of the page, and the promises are one tap away', async () => {
  const page = await visitReview(shop, CUP, { viewport: { width: 360, height: 740 } });
  const pay = page.getByRole('button', { name: /^Pay/ });
  expect(await pay.textContent()).toBe(`Pay ${await amountOf(page, 'Total')}`);
  expect((await pay.boundingBox())?.width).toBeGreaterThan(300);
  const brands = page.locator('main').getByRole('list', { name: 'You can pay with' }).getByRole('img');
  expect(await brands.evaluateAll((logos) => logos.map((logo) => logo.getAttribute('alt')))).toEqual([
    'Visa',
    'Mastercard',
  ]);
  await page.locator('aside summary').first().click();
  expect(await page.getByRole('link', { name: 'Returns within 30 days' }).getAttribute('target')).toBe(
    '_blank',
  );
  const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions', exact: true });
  await pay.click();
  await expect.poll(() => terms.getAttribute('aria-invalid')).toBe('true');
});

test('on phones, the summary is one line with the total, which opens it, also without JavaScript', async () => {
  const page = await shop.visit('/en/checkout', {
    products: CUP,
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const summary = page.locator('aside summary').filter({ hasText: '€14.00' }).first();
  const line = page.getByText('Espresso cup', { exact: true });
  const [top, step] = await Promise.all([
    summary.boundingBox(),
    page.getByRole('heading', { name: 'Who is buying?' }).boundingBox(),
  ]);
  expect(top?.y).toBeLessThan(step?.y ?? 0);
  expect(await line.isVisible()).toBe(false);
  await summary.click();
  expect(await line.isVisible()).toBe(true);
  await page.getByText('Coupon or gift card', { exact: true }).click();
  await page.getByLabel('Coupon or gift card code').fill('NOPE');
  await page.getByRole('button', { name: 'Apply' }).click();
  // the next page says it, though it begins folded
  expect(await page.getByText('This code does not exist.').isVisible()).toBe(true);
});

test('a phone number that is kept as a draft is shown again', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await page.getByText('Add company, apartment, phone').click();
  await page.getByLabel('Phone number').fill('+353 91 555 0142');
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => page.getByLabel('Phone number').isVisible()).toBe(true);
  expect(await page.getByLabel('Phone number').inputValue()).toBe('+353 91 555 0142');
});

test('without a delivery option, the error is above the options, and the first one has the focus', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await fillContact(page);
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  const cartId = new URL(page.url()).searchParams.get('cart') ?? '';
  await shop.merchant.cartsV2.removeDeliveryMethod({ cartId });
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const first = page.getByRole('radio').first();
  await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);
  const [error, radio] = await Promise.all([
    page.getByText('Choose a delivery option.').boundingBox(),
    first.boundingBox(),
  ]);
  expect(error?.y).toBeLessThan(radio?.y ?? 0);
});

test.for(surroundings('usual'))(
  '$name: the summary of errors takes the focus and leads to the fields',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/checkout', { surrounding, products: CUP });
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('alert');
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: /Town or city/ }).click();
    await page.keyboard.type('Galway');
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Galway');
  },
);

test.for(surroundings('usual'))(
  '$name: fields and checks of an address follow the country',
  async ({ surrounding }) => {
    const page = await shop.visit('/en/checkout', { surrounding, products: CUP });
    await page.getByLabel('Country or region').selectOption('US');
    await page.getByLabel('ZIP code').fill('123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'ZIP code: Enter a code such as 10001.' })
      .waitFor();
    const fields = page.locator('form [autocomplete^="shipping "]');
    const tokens = await fields.evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')));
    const parts = ['given-name', 'family-name', 'country', 'address-line1', 'address-line2', 'postal-code'];
    expect(tokens).toEqual(
      expect.arrayContaining(
        [...parts, 'address-level1', 'address-level2'].map((part) => `shipping ${part}`),
      ),
    );
  },
);

test('another billing address is asked for at once, also before the page is ready', async () => {
  const page = await visitReview(shop, CUP);
  await page.reload();
  await page.getByRole('checkbox', { name: 'The same as the delivery address' }).uncheck();
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('Street and house number').fill('1 Invoice Road');
  expect(await billing.getByLabel('Street and house number').inputValue()).toBe('1 Invoice Road');
});

test('a slow step says that it is saved, and a second click sends nothing', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await fail(shop, { kind: 'latency', call: 'cartsV2.updateCart', milliseconds: 1500 });
  shop.platform.clearRequests();
  await fillContact(page);
  const button = page.getByRole('button', { name: 'Saving' });
  await button.waitFor();
  await button.click({ force: true });
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  const { requests } = shop.platform.listRequests({ call: 'cartsV2.updateCart', limit: 10 });
  expect(requests).toHaveLength(1);
});

test.for(surroundings('usual'))(
  '$name: a member buys with a saved address, and finds the order in the account',
  async ({ surrounding }) => {
    const page = await shop.visitAsAnn('/en/checkout?step=contact', {
      surrounding,
      products: { 'Espresso cup': 1 },
    });
    expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
    expect(await page.getByLabel('Street and house number').inputValue()).toBe(HOME.addressLine);
    await page.getByLabel('Saved addresses').selectOption({ label: 'Linienstraße 1, Berlin' });
    expect(await page.getByLabel('Country or region').inputValue()).toBe('DE');
    expect(await page.getByLabel('Postal code').inputValue()).toBe('10178');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Byrne');
    await page.getByRole('button', { name: 'Continue' }).click();
    await chooseDelivery(page);
    await page.getByRole('heading', { name: 'Check your order' }).waitFor();
    await page.getByRole('main').getByText('Linienstraße 1').first().waitFor();
    const total = await amountOf(page, 'Total');
    await toPayment(page);
    await payWith(page, 'approved');
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
    const orderId = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${shop.origin}/en/account/orders/${orderId}`);
    await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
    expect(await amountOf(page, 'Total')).toBe(total);
  },
);

test('a payment page that is left with the Back button leads to the order, which is not paid', async () => {
  const page = await visitReview(shop, CUP);
  await toPayment(page);
  await page.goBack();
  await page.getByText('Your order is waiting for the payment').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, 'approved');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
});

test('a guest whose session expires finds the entries in the next checkout', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  // a page that is still reading the session would notice before the form is filled
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await fillContact(page);
  await page.getByRole('heading', { name: 'Your session has expired' }).waitFor();
  await page.goto(`${shop.origin}/en/products/espresso-cup`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.goto(`${shop.origin}/en/checkout`);
  await page.getByRole('heading', { name: 'Who is buying?' }).waitFor();
  await expect.poll(() => page.getByLabel('Street and house number').inputValue()).toBe('12 Quay Street');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
});

test('a sign-out deletes entries of the checkout that were not saved', async () => {
  const page = await visitCheckout('Milk jug', { expectedErrors: /40[34]|ERR_FAILED/ });
  await page.getByLabel('Street and house number').fill('Somewhere else 5');
  await fail(shop, { kind: 'example', call: 'cartsV2.updateCart', example: 'system' });
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
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
});

test('the list of saved addresses shows the one that is filled in, so that each can be chosen', async () => {
  const page = await visitCheckout('Espresso cup');
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
