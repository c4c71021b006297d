import { expect, test } from 'vitest';
import { allOf, linkOf, oneOf, textOf } from './html-page.ts';
import { newAnn, startMemberShop } from './member.ts';

const shop = await startMemberShop();
const CUP = { name: 'Espresso cup', quantity: 1 };
const MUG = { name: 'Tidal mug', quantity: 2 };
const BOWL = { name: 'Harbour bowl', quantity: 1 };

/** How many orders a page of the list shows. */
const PAGE_SIZE = 10;

const ORDER = /^Order \d+$/;

const countOrders = async (): Promise<number> => {
  const { orders = [] } = await shop.ann.orders.searchOrders({
    search: { cursorPaging: { limit: 100 } },
  });
  return orders.length;
};

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
  const orderId = await shop.order(BOWL);
  await shop.platform.fulfillOrder({ orderId, tracking: { number: 'IE26' }, sendEmail: true });
  await shop.platform.commentOnOrder({ orderId, message: 'Only for the staff' });
  const page = await (await newAnn(shop)).open(`/en/account/orders/${orderId}`);
  const history = oneOf(page, 'section', 'What happened so far');
  const events = allOf(history, 'li').map((event) => textOf(event));
  expect(events).toHaveLength(5);
  expect(events[0]).toContain('Order placed');
  expect(page.text).toContain('Tracking numbers are in the emails');
  expect(page.text).not.toContain('Only for the staff');
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
  const ann = await newAnn(shop);
  const again = await ann.submit(await ann.open(`/en/account/orders/${orderId}`), 'Order again');
  const notice = textOf(oneOf(again, '[role=status]', /1 product is in your cart/));
  expect(notice).toContain('No longer available: Harbour bowl');
  const { cart } = await shop.ann.currentCartV2.getCurrentCartV2();
  expect(
    cart.lineItems.map(({ name, quantityInfo }) => [name?.original, quantityInfo?.confirmedQuantity]),
  ).toEqual([['Tidal mug', 2]]);
});
