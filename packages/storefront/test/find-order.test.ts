/** Guests find their orders again, without an account. */
import { expect, test } from 'vitest';
import { addProducts } from './cart.ts';
import { fieldOf, type HtmlPage } from './html-page.ts';
import { fillContact, MARA, openReview, pay, placeOrder } from './purchase.ts';
import { startShop } from './shop.ts';
import { loadText } from './text.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startShop();

const lookUp = (visitor: Visitor, page: HtmlPage, number: string, email: string): Promise<HtmlPage> =>
  visitor.submit(page, 'Show the order', { 'Order number': number, 'Email address': email });

/** An order that was placed long ago. */
const { number, buyerInfo } = shop.platform
  .listItems({ entity: 'order', limit: 100 })
  .items.find(({ status }) => status === 'APPROVED') as { number: string; buyerInfo: { email: string } };

test('the thank-you page says how a guest finds the order again', async () => {
  const guest = newVisitor(shop);
  const thanks = await pay(guest, await placeOrder(guest, await openReview(shop, guest, { 'Tidal mug': 1 })));
  const form = await guest.follow(thanks, /find this order again/);
  expect([form.url.pathname, form.heading]).toEqual(['/en/find-order', 'Find an order']);
});

test('a guest finds an order in another browser, from the sign-in page, and keeps it after a reload', async () => {
  const guest = newVisitor(shop);
  const signIn = await guest.open('/en/sign-in');
  const form = await guest.follow(signIn, 'Ordered without an account? Find your order');
  const order = await lookUp(guest, form, number, buyerInfo.email);
  expect(order.heading).toBe(`Order ${number}`);
  const again = await guest.open(order.url);
  expect([again.status, again.heading]).toEqual([200, `Order ${number}`]);
  expect(again.text).not.toContain('Thank you');
  expect((await newVisitor(shop).open(order.url)).status).toBe(404);
});

test('a wrong number and a wrong address get the same message', async () => {
  const guest = newVisitor(shop);
  let page = await guest.follow(await guest.open('/en'), 'Find order', 'footer');
  for (const wrong of [number, '99999']) {
    page = await lookUp(guest, page, wrong, 'nobody@example.com');
    expect(page.text).toContain('There is no order with this number and this email address.');
    expect(fieldOf(page, 'Order number').value).toBe(wrong);
  }
});

test('too many attempts are limited', async () => {
  const guest = newVisitor(shop, 'de');
  let page = await guest.open('/de/find-order');
  for (let index = 0; index < 6; index++) {
    const entries = { Bestellnummer: '77777', 'E-Mail-Adresse': `guess-${index}@example.com` };
    page = await guest.submit(page, 'Bestellung anzeigen', entries);
    expect(page.text).toMatch(index < 5 ? /gibt es keine Bestellung/ : /Zu viele Versuche/);
  }
});

test('emails and the payment page are in the language of the store front', async () => {
  const guest = newVisitor(shop, 'he');
  const he = await loadText('he');
  await addProducts(shop, guest, { 'Throwing your first bowl': 1 });
  const review = await fillContact(guest, await guest.open('/he/checkout'), he);
  const payment = await placeOrder(guest, review, he);
  expect(payment.document.documentElement.dir).toBe('rtl');
  expect(payment.document.body.textContent).toContain('Harbour Ceramics');
  const thanks = await guest.submit(payment, 'הזמנה ותשלום');
  expect(thanks.url.pathname).toMatch(/^\/he\/orders\//);
  const { mails } = shop.platform.listMails({ to: MARA.email, limit: 1 });
  expect(mails).toMatchObject([{ language: 'he', subject: expect.stringContaining('ההזמנה שלך') }]);
  const linked = await guest.open(mails[0]?.link ?? '');
  expect(linked.heading).toMatch(/^הזמנה \S*\d+\S*$/);
});
