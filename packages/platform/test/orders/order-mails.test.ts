/** Emails about orders, and the page that they link to. */
import { expect, test } from 'vitest';
import { orders } from '../../src/features/orders/stored-order.ts';
import { payOrder } from '../../src/features/payments/pay.ts';
import { refundOrder } from '../../src/features/payments/refund.ts';
import { act, place, transactionIds } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const BUYER = 'mara@example.com';

async function placeBowls(shop: TestShop): Promise<string> {
  const productId = await createProduct(shop);
  return place(shop, [{ productId, quantity: 2 }]).id;
}

const mailsOf = (shop: TestShop) => shop.listMails({ to: BUYER }).mails;

const pay = (shop: TestShop, orderId: string, outcome: 'approved' | 'pending' | 'declined') =>
  act(shop, (context) => payOrder(context, { orderId, outcome }));

test('an order that is approved is confirmed with lines, totals and the name of the shop', async () => {
  const shop = createShop({ settings: { shopName: 'Harbour Ceramics' } });
  const id = await placeBowls(shop);
  expect(mailsOf(shop)).toEqual([]);
  const { number } = pay(shop, id, 'approved');
  expect(mailsOf(shop)).toMatchObject([{ to: BUYER, subject: `Your order ${number} · Harbour Ceramics` }]);
  const [{ text = '' } = {}] = mailsOf(shop);
  for (const part of ['2 × Bowl: €25.00', 'Subtotal: €25.00', 'Total: €25.00', 'Harbour Ceramics'])
    expect(text).toContain(part);
});

test('a payment that is declined, at once or later, and a refund are emails', async () => {
  const shop = createShop();
  const first = await placeBowls(shop);
  pay(shop, first, 'declined');
  const later = await placeBowls(shop);
  pay(shop, later, 'pending');
  pay(shop, later, 'declined');
  const paid = await placeBowls(shop);
  pay(shop, paid, 'approved');
  const [paymentId = ''] = transactionIds(shop, paid);
  const payments = [{ paymentId, amount: '5.00' }];
  act(shop, (context) => refundOrder(context, { orderId: paid, payments, reason: 'One was broken.' }));
  expect(mailsOf(shop).map(({ subject }) => subject.replace(/\d+/, '#'))).toEqual([
    'A refund for your order # · Local shop',
    'Your order # · Local shop',
    'The payment of your order # was declined · Local shop',
    'The payment of your order # was declined · Local shop',
  ]);
  const [refund, , declined] = mailsOf(shop);
  expect(refund?.text).toContain('We have refunded €5.00');
  expect(refund?.text).toContain('One was broken.');
  expect(declined?.text).toContain('The payment of €25.00');
});

test('an email and its page say what a gift card paid and what was paid otherwise, which make up the total', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '10' });
  const { id } = place(shop, [{ productId, quantity: 2 }], { giftCardCode: 'HRBR-2046-QTZ7' });
  pay(shop, id, 'declined');
  pay(shop, id, 'approved');
  const [approved, declined] = mailsOf(shop);
  expect(declined?.text).toContain('Total: €25.00\nPaid by gift card: €10.00\nStill to pay: €15.00');
  expect(approved?.text).toContain('Total: €25.00\nPaid by gift card: €10.00\nPaid in another way: €15.00');
  const page = await (await shop.fetch(approved?.link ?? '')).text();
  expect(page).toMatch(/Paid by gift card<\/dt>\s*<dd>€10.00/);
  pay(shop, await placeBowls(shop), 'approved');
  expect(mailsOf(shop)[0]?.text).not.toContain('Paid');
});

test('an order that a merchant records has no email, as it was ordered elsewhere', async () => {
  const shop = createShop();
  const lineItems = [
    {
      productName: { original: 'Bowl' },
      quantity: 1,
      price: { amount: '5' },
      itemType: { preset: 'PHYSICAL' as const },
    },
  ];
  await shop.as('app').orders.createOrder({
    order: {
      lineItems,
      buyerInfo: { email: BUYER },
      channelInfo: { type: 'OTHER_PLATFORM' },
      priceSummary: {},
    },
  });
  expect(mailsOf(shop)).toEqual([]);
});

test('the link of an email opens the order without a sign-in', async () => {
  const shop = createShop({ settings: { storeUrl: 'https://shop.example.com' } });
  pay(shop, await placeBowls(shop), 'approved');
  const [{ link = '' } = {}] = mailsOf(shop);
  const response = await shop.fetch(link);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('2 × <bdi>Bowl</bdi>');
  expect(text).toContain('href="https://shop.example.com"');
});

test('the link of an order opens no other order, and stays the same', async () => {
  const shop = createShop();
  const ids = [await placeBowls(shop), await placeBowls(shop)];
  for (const id of ids) pay(shop, id, 'approved');
  const links = mailsOf(shop).map(({ link = '' }) => new URL(link));
  expect(mailsOf(shop).map(({ link }) => link)).toEqual(links.map(({ href }) => href));
  const [one, other] = links;
  const keys = [one?.searchParams.get('key') ?? '', 'x', ''];
  for (const key of keys) {
    const forged = new URL(other ?? '');
    forged.searchParams.set('key', key);
    const response = await shop.fetch(forged);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Bowl');
  }
  shop.base.db.write(() => shop.base.db.of(orders).delete(ids[1] ?? ''));
  expect((await shop.fetch(one ?? '')).status).toBe(400);
});

test('emails are a part of a byte-identical export, as their links are made when they are read', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const shop = createShop({ clock: '2026-03-01T09:00:00Z' });
      pay(shop, await placeBowls(shop), 'approved');
      return shop;
    }),
  );
  expect(one?.export().get('mail.jsonl')).toEqual(other?.export().get('mail.jsonl'));
  expect(one?.listMails().mails[0]?.link).not.toBe(other?.listMails().mails[0]?.link);
});

test('the inbox of the console shows an email with its link, in the language of the app that sent it', async () => {
  const shop = createShop();
  pay(shop, await placeBowls(shop), 'approved');
  shop.sendMail({ to: BUYER, subject: 'שלום', text: 'תודה', language: 'he' });
  const text = await (await shop.fetch(`${shop.base.origin()}/__dev/inbox`)).text();
  expect(text).toContain('lang="he" dir="auto"');
  expect(text).toContain('/order?id=');
});
