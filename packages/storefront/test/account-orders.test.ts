/** Orders of members: in the account, paid with gift cards, and ordered again. */
import { expect, onTestFinished, test } from 'vitest';
import { addProducts, HOME, setStock } from './cart.ts';
import { allOf, fieldOf, linkOf, oneOf, textOf } from './html-page.ts';
import { ANN, newAnn, startMemberShop } from './member.ts';
import { chooseDelivery, pay, placeOrder, totalsOf } from './purchase.ts';
import { fail } from './shop.ts';

const shop = await startMemberShop();
const CUP = { 'Espresso cup': 1 };

/** How many orders a page of the list shows. */
const PAGE_SIZE = 10;

const ORDER = /^Order \d+$/;

const countOrders = async (): Promise<number> => {
  const { orders = [] } = await shop.ann.orders.searchOrders({
    search: { cursorPaging: { limit: 100 } },
  });
  return orders.length;
};

test('with a coupon, a gift card and a fee, the totals are the same from the cart to the account', async () => {
  const { platform } = shop;
  onTestFinished(() => void platform.configurePurchases({ fees: [] }));
  platform.saveGiftCard({ code: 'GIFT-2604-PART', balance: '7' });
  platform.configurePurchases({ fees: [{ code: 'wrap', name: 'Gift wrap', price: '3' }] });
  await shop.saveContact({ firstName: 'Ann', lastName: 'Byrne', addresses: [HOME] });
  const ann = await newAnn(shop);
  await addProducts(shop, ann, { 'Tidal mug': 2, 'Espresso cup': 1 });
  await ann.submit(await ann.open('/en/cart'), 'Apply', { 'Coupon or gift card code': 'KILN10' });
  const step = await ann.open('/en/checkout?step=contact');
  expect(fieldOf(step, 'Email address').value).toBe(ANN);
  expect(fieldOf(step, 'Street and house number').value).toBe(HOME.addressLine);
  const chosen = await chooseDelivery(ann, await ann.submit(step, 'Continue'));
  const review = await ann.submit(chosen, 'Apply', { 'Gift card code': 'GIFT-2604-PART' });
  const { 'Gift card': paid, 'To pay': toPay, Total, ...parts } = totalsOf(review);
  expect([Total, paid, toPay, parts]).toEqual([
    '€63.80',
    '-€7.00',
    '€56.80',
    {
      Subtotal: '€62.00',
      Discount: '-€6.20',
      Delivery: '€5.00',
      Fees: '€3.00',
      'includes VAT': '€11.93',
    },
  ]);
  const inCart = { ...parts, 'Estimated total': Total, 'Gift card': paid, 'To pay': toPay };
  expect(totalsOf(await ann.open('/en/cart'))).toEqual(inCart);
  const left = await ann.follow(await placeOrder(ann, review), 'Back to the shop');
  expect(left.heading).toMatch(/^Order \d+$/);
  expect(totalsOf(left)).toEqual({ ...parts, Total, Paid: paid, 'To pay': toPay });
  const thanks = await pay(ann, await ann.submit(left, 'Pay now'));
  expect(totalsOf(thanks)).toEqual({ ...parts, Total });
  const inAccount = await ann.open(`/en/account/orders/${thanks.url.pathname.split('/').at(-1)}`);
  expect(totalsOf(inAccount)).toEqual({ ...parts, Total });
});

test('older orders are on a page of their own', async () => {
  for (let count = await countOrders(); count <= PAGE_SIZE; count++) await shop.order(CUP);
  const ann = await newAnn(shop);
  const latest = await ann.open('/en/account/orders');
  expect(allOf(latest.document, 'a', ORDER)).toHaveLength(PAGE_SIZE);
  const older = await ann.follow(latest, 'Show older orders');
  expect(linkOf(older, 'Back to the latest orders').pathname).toBe('/en/account/orders');
  expect(allOf(older.document, 'a', ORDER)).toHaveLength((await countOrders()) - PAGE_SIZE);
});

test('an order shows what happened to it, its totals and its invoice', async () => {
  const orderId = await shop.order({ 'Harbour bowl': 1 });
  await shop.platform.fulfillOrder({ orderId, tracking: { number: 'IE26' }, sendEmail: true });
  const page = await (await newAnn(shop)).open(`/en/account/orders/${orderId}`);
  const history = oneOf(page, 'section', 'What happened so far');
  const events = allOf(history, 'li').map((event) => textOf(event));
  expect(events).toHaveLength(5);
  expect(events[0]).toContain('Order placed');
  expect(page.text).toContain('Tracking numbers are in the emails');
  const { order } = await shop.ann.orders.getOrder({ id: orderId });
  expect(page.text).toContain(`€${order.priceSummary?.total?.amount}`);
  const invoices = (await shop.platform.listItems({ entity: 'invoice', limit: 100 })).items;
  const invoice = invoices.find((each) => each['orderId'] === orderId);
  expect(page.text).toContain(String(invoice?.['id']));
});

test('the order of someone else, and an invalid id, respond with the status 404', async () => {
  const { orders = [] } = await shop.ann.orders.searchOrders({ search: { cursorPaging: { limit: 100 } } });
  const own = new Set(orders.map(({ id }) => id));
  const all = (await shop.platform.listItems({ entity: 'order', limit: 100 })).items;
  const foreign = all.find(({ id }) => !own.has(String(id)));
  const ann = await newAnn(shop);
  for (const id of [String(foreign?.['id']), 'nothing']) {
    const page = await ann.open(`/en/account/orders/${id}`);
    expect([page.status, page.heading]).toEqual([404, 'This page does not exist']);
  }
});

test('an order is put into the cart again, and what is not available is named', async () => {
  const orderId = await shop.order({ 'Milk jug': 2, 'Floor vase': 1 });
  await setStock(shop, 'Floor vase', 0);
  const ann = await newAnn(shop);
  const again = await ann.submit(await ann.open(`/en/account/orders/${orderId}`), 'Order again');
  const notice = textOf(oneOf(again, '[role=status]', /1 product is in your cart/));
  expect(notice).toContain('No longer available: Floor vase');
  const { cart } = await shop.ann.currentCartV2.getCurrentCart();
  expect(
    cart.lineItems.map(({ name, quantityInfo }) => [name?.original, quantityInfo?.confirmedQuantity]),
  ).toEqual([['Milk jug', 2]]);
});

test('after a failure in the middle, ordering again adds the lines that are missing, and none twice', async () => {
  const orderId = await shop.order({ 'Espresso cup': 2, 'Bud vase': 1 });
  const ann = await newAnn(shop);
  const call = 'currentCartV2.addLineItemsToCurrentCart';
  const quantityOf = async (name: string): Promise<number> => {
    const { cart } = await shop.ann.currentCartV2.getCurrentCart();
    const line = cart.lineItems.find((each) => each.name?.original === name);
    return line?.quantityInfo?.confirmedQuantity ?? 0;
  };
  const page = await ann.open(`/en/account/orders/${orderId}`);
  // the first line is added
  await fail(shop, { kind: 'latency', milliseconds: 1, call, times: 1 });
  await shop.platform.addFault({ kind: 'unavailable', call, retryAfterSeconds: 0 });
  const failed = await ann.submit(page, 'Order again');
  shop.platform.clearFaults();
  expect(failed.text).toContain('1 product is in your cart');
  await ann.submit(failed, 'Order again');
  expect([await quantityOf('Espresso cup'), await quantityOf('Bud vase')]).toEqual([2, 1]);
});

test('after a declined card, page and email say so, and what a gift card has paid explains what is left', async () => {
  shop.platform.saveGiftCard({ code: 'KILN-PART-5', balance: '5' });
  const orderId = await shop.order(CUP, { giftCard: 'KILN-PART-5', card: 'declined' });
  const page = await (await newAnn(shop)).open(`/en/orders/${orderId}`);
  expect(textOf(oneOf(page, '[role=alert]'))).toContain('The payment was declined');
  expect(page.text).toContain('Pay another way');
  expect(page.text).not.toContain('Nothing was charged');
  const [, total, paid, left] =
    /Total€(\d+)\.00.*Paid\W+(\d+)\.00To pay€(\d+)\.00/.exec(page.text.replaceAll('\u200e', '')) ?? [];
  expect([paid, Number(left)]).toEqual(['5', Number(total) - 5]);
  const [mail] = shop.platform.listMails({ to: ANN }).mails;
  expect(mail?.text).toContain('this amount was not charged');
  expect(mail?.text).not.toMatch(/Nothing was charged|order again/i);
});

test('pages of an order that a gift card has paid in full name the card', async () => {
  shop.platform.saveGiftCard({ code: 'KILN-FULL-500', balance: '500' });
  const orderId = await shop.order(CUP, { giftCard: 'KILN-FULL-500' });
  const ann = await newAnn(shop);
  for (const path of ['/en/orders/', '/en/account/orders/']) {
    const page = await ann.open(path + orderId);
    expect(page.text).toMatch(/Gift card\W*-500/);
    expect(page.text).not.toContain('KILN-FULL-500');
  }
});

test('a download has the name of its product', async () => {
  const id = await shop.order({ 'Glaze recipes': 1, 'Espresso cup': 1 });
  const { document } = await (await newAnn(shop)).open(`/de/account/orders/${id}`);
  expect(allOf(document, '#downloads + ul a').map(textOf)).toEqual([
    expect.stringContaining('Glaze recipes'),
  ]);
});
