import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, onTestFinished, test } from 'vitest';
import { openMemberShop } from './account.ts';

const shop = await openMemberShop();
const MUG = { name: 'Tidal mug', quantity: 2 };
const BOWL = { name: 'Harbour bowl', quantity: 1 };

const { orders: earlier = [] } = await shop.ann.orders.searchOrders({ search: {} });
const orders = earlier.map(({ id }) => id);
// one more than a page shows
while (orders.length < 11) orders.push(await shop.order(orders.length === 10 ? BOWL : MUG));

test('older orders are shown on request, without leaving the page', async () => {
  const page = await shop.visitAsAnn('/en/account/orders');
  expect(await page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(10);
  await page.getByRole('link', { name: 'Show older orders' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(11);
  expect(await page.getByRole('link', { name: 'Show older orders' }).count()).toBe(0);
});

test('without JavaScript, older orders are on a page of their own', async () => {
  const page = await shop.visitAsAnn('/en/account/orders', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Show older orders' }).click();
  await page.getByRole('link', { name: 'Back to the latest orders' }).waitFor();
  expect(await page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(1);
});

test('the page of the orders makes no call again that the server has made for it', async () => {
  const page = await shop.visitAsAnn('/en/account/orders');
  shop.calls.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(shop.calls.filter((call) => call.includes('orders'))).toEqual([]);
});

test('an order shows what happened to it, its totals and its invoice', async () => {
  const orderId = await shop.order(BOWL);
  await shop.platform.fulfillOrder({ orderId, tracking: { number: 'IE26' }, sendEmail: true });
  await shop.platform.commentOnOrder({ orderId, message: 'Only for the staff' });
  const page = await shop.visitAsAnn(`/en/account/orders/${orderId}`);
  const events = page.getByRole('region', { name: 'What happened so far' }).getByRole('listitem');
  await expect.poll(() => events.allTextContents()).toHaveLength(5);
  expect((await events.allTextContents())[0]).toContain('Order placed');
  await page.getByText('Tracking numbers are in the emails').waitFor();
  expect(await page.getByText('Only for the staff').count()).toBe(0);
  const { order } = await shop.ann.orders.getOrder({ id: orderId });
  await page.getByText(`€${order.priceSummary?.total?.amount}`).first().waitFor();
  const invoices = (await shop.platform.listItems({ entity: 'invoice', limit: 100 })).items;
  const invoice = invoices.find((each) => each['orderId'] === orderId);
  await page.getByText(String(invoice?.['id'])).waitFor();
});

test('the order of someone else, and an invalid id, respond with the status 404', async () => {
  const page = await shop.visitAsAnn('/en/account/orders', { expectedErrors: /404/ });
  const all = (await shop.platform.listItems({ entity: 'order', limit: 100 })).items;
  const foreign = all.find(({ id }) => !orders.includes(String(id)));
  for (const id of [String(foreign?.['id']), 'nothing']) {
    const response = await page.goto(new URL(`/en/account/orders/${id}`, shop.origin).href);
    expect(response?.status()).toBe(404);
  }
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page does not exist');
});

test('an order is put into the cart again, and what is not available is named', async () => {
  const orderId = await shop.order(MUG, BOWL);
  const { order } = await shop.ann.orders.getOrder({ id: orderId });
  const bowl = order.lineItems.find(({ productName }) => productName.original === BOWL.name);
  const variantId = bowl?.catalogReference?.options?.['variantId'];
  await shop.platform.setStock({
    productId: bowl?.catalogReference?.catalogItemId ?? '',
    ...(typeof variantId === 'string' && { variantId }),
    trackQuantity: true,
    quantity: 0,
  });
  const page = await shop.visitAsAnn(`/en/account/orders/${orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  const notice = page.getByRole('status').filter({ hasText: '1 product is in your cart' });
  await notice.getByText('No longer available: Harbour bowl').waitFor();
  await page.getByRole('link', { name: 'Cart, 2' }).first().waitFor();
  const { cart } = await shop.ann.currentCartV2.getCurrentCartV2();
  expect(
    cart.lineItems.map(({ name, quantityInfo }) => [name?.original, quantityInfo?.confirmedQuantity]),
  ).toEqual([['Tidal mug', 2]]);
});

test('a list that cannot be loaded shows the error with its request id, and a retry that works', async () => {
  const page = await shop.visitAsAnn('/en/account', { expectedErrors: /429/ });
  onTestFinished(async () => void (await shop.platform.clearFaults()));
  await shop.platform.addFault({ kind: 'throttled', call: 'orders.searchOrders', retryAfterSeconds: 0 });
  await page.goto(new URL('/en/account/orders', shop.origin).href);
  await page.getByRole('heading', { name: 'Your orders could not be loaded' }).waitFor();
  await page.getByRole('alert').locator('code').waitFor();
  await shop.platform.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(10);
});

test('while an order is loading, a slow page shows a skeleton in the place of its content', async () => {
  const page = await shop.visitAsAnn('/en/account/orders');
  await shop.platform.addFault({ kind: 'latency', milliseconds: 1_500, call: 'orders.getOrder', times: 1 });
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click();
  await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
});

test('a member without orders sees where to begin', async () => {
  const page = await shop.visit('/en/sign-in?returnTo=/en/account/orders', { expectedErrors: /404/ });
  await page.getByLabel('Email address').fill('quiet-captcha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await page.getByRole('list', { name: 'New from the kiln' }).getByRole('listitem').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
