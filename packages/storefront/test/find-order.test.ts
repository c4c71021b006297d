/** Guests find their orders again, without an account. */
import { expect, test } from 'vitest';
import { loadText } from '../app/text/load-text.ts';
import { addProducts } from './cart.ts';
import { fieldOf, type HtmlPage } from './html-page.ts';
import { fillContact, MARA, openReview, pay, placeOrder } from './purchase.ts';
import { advanceTime, fail, startShop } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startShop();

const lookUp = (visitor: Visitor, page: HtmlPage, number: string, email: string): Promise<HtmlPage> =>
  visitor.submit(page, 'Show the order', { 'Order number': number, 'Email address': email });

/** Orders that were placed long ago. */
const [order, other] = shop.platform
  .listItems({ entity: 'order', limit: 100 })
  .items.filter(({ status }) => status === 'APPROVED') as {
  id: string;
  number: string;
  buyerInfo: { email: string };
}[];
const { id = '', number = '', buyerInfo: { email } = { email: '' } } = order ?? {};

const FOUND = `Order ${number}`;
const UNKNOWN = 'There is no order';
const LIMITED = 'Too many attempts';

/** Looks an order up in another browser, at this network address. Resolves to what the page says. */
async function attempt(address: string, entered: string, by = email): Promise<string | undefined> {
  const { heading, text } = await newVisitor(shop).open('/en/find-order', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams({ intent: 'find', number: entered, email: by }),
  });
  return [FOUND, UNKNOWN, LIMITED].find((result) => heading === result || text.includes(result));
}

test('the thank-you page says how a guest finds the order again', async () => {
  const guest = newVisitor(shop);
  const thanks = await pay(guest, await placeOrder(guest, await openReview(shop, guest, { 'Tidal mug': 1 })));
  const form = await guest.follow(thanks, /find this order again/);
  expect([form.url.pathname, form.heading]).toEqual(['/en/find-order', 'Find an order']);
});

test('a guest finds an order from the sign-in page, by what people write, and keeps it after a reload', async () => {
  const guest = newVisitor(shop);
  const signIn = await guest.open('/en/sign-in');
  const form = await guest.follow(signIn, 'Ordered without an account? Find your order');
  const page = await lookUp(guest, form, ` #${number} `, ` ${email.toUpperCase()}`);
  expect(page.heading).toBe(FOUND);
  const again = await guest.open(page.url);
  expect([again.status, again.heading]).toEqual([200, FOUND]);
  expect(again.text).not.toContain('Thank you');
  expect((await newVisitor(shop).open(page.url)).status).toBe(404);
});

test('a wrong number and a wrong address get the same message, after the same calls', async () => {
  const guest = newVisitor(shop);
  let page = await guest.follow(await guest.open('/en'), 'Find order', 'footer');
  for (const [entered, by] of [
    [number, 'nobody@example.com'],
    ['99999', email],
    ['99999', 'nobody@example.com'],
  ] as const) {
    shop.platform.clearRequests();
    page = await lookUp(guest, page, entered, by);
    expect(page.text).toContain('There is no order with this number and this email address.');
    expect(fieldOf(page, 'Order number').value).toBe(entered);
    const { requests } = shop.platform.listRequests({ limit: 100 });
    expect(requests.map(({ path }) => path).filter((path) => path.includes('orders'))).toHaveLength(1);
  }
});

test('five failed attempts with a number, also at the same time, are the last of a stranger for fifteen minutes', async () => {
  const address = '203.0.113.1';
  const guesses = Array.from({ length: 7 }, (_, index) => `guess-${index}@example.com`);
  const results = await Promise.all(guesses.map((guess) => attempt(address, number, guess)));
  expect(results.toSorted()).toEqual([...Array.from({ length: 5 }, () => UNKNOWN), LIMITED, LIMITED]);
  expect(await attempt(address, number)).toBe(LIMITED);
  expect(await attempt('198.51.100.4', number)).toBe(FOUND);
  advanceTime(15 * 60_000);
  expect(await attempt(address, number)).toBe(FOUND);
});

test('an email address cannot be tried with many numbers, which does not lock the order for its buyer elsewhere', async () => {
  for (let index = 0; index < 5; index++)
    expect(await attempt('203.0.113.2', String(90_000 + index))).toBe(UNKNOWN);
  expect(await attempt('203.0.113.2', number)).toBe(LIMITED);
  expect(await attempt('198.51.100.4', number)).toBe(FOUND);
});

test('a network address has 30 attempts with any number and any email address', async () => {
  const guess = (index: number) =>
    attempt(`2001:db8:30:1::${index}`, String(70_000 + index), `guess-${index}@example.com`);
  for (let index = 1; index <= 30; index++) expect(await guess(index)).toBe(UNKNOWN);
  expect(await guess(31)).toBe(LIMITED);
  expect(await attempt('2001:db8:30:2::1', number)).toBe(FOUND);
});

test('successful attempts are not counted', async () => {
  for (let index = 0; index < 8; index++) expect(await attempt('203.0.113.3', number)).toBe(FOUND);
});

test('attempts while the platform fails are not counted', async () => {
  await fail(shop, { kind: 'unavailable', call: 'orders.searchOrders' });
  const threeTimes = () => Promise.all([1, 2, 3].map(() => attempt('203.0.113.4', number)));
  expect([await threeTimes(), await threeTimes()].flat()).not.toContain(LIMITED);
  shop.platform.clearFaults();
  expect(await attempt('203.0.113.4', number)).toBe(FOUND);
});

test('who has found an order opens it for a day, and no other, without what staff have noted', async () => {
  await shop.platform.commentOnOrder({ orderId: id, message: 'An impatient customer' });
  const guest = newVisitor(shop);
  await lookUp(guest, await guest.open('/en/find-order'), number, email);
  const [name, cookie] = [...guest.cookies].find(([each]) => each.includes('found-order')) ?? [];
  const proof = Buffer.from(cookie?.value.slice('1.'.length) ?? '', 'base64url').toString();
  const open = (given: string, orderId = id): Promise<Response> => {
    const headers = { cookie: `${name}=1.${Buffer.from(given).toString('base64url')}` };
    return fetch(`${shop.origin}/en/orders/${orderId}`, { headers });
  };
  const opened = await open(proof);
  expect([opened.status, await opened.text()]).toEqual([200, expect.not.stringContaining('impatient')]);
  expect((await open(proof, other?.id)).status).toBe(404);
  const [end = '', signature = ''] = proof.split('.');
  for (const forged of ['x', `${Number(end) + 1}.${signature}`, `${end}.`, `${end}.${signature}x`])
    expect((await open(forged)).status).toBe(404);
  advanceTime(86_400_001);
  expect((await open(proof)).status).toBe(404);
});

test('a buyer returns from the payment page to the order in the language of the store front', async () => {
  const guest = newVisitor(shop, 'he');
  const he = await loadText('he');
  await addProducts(shop, guest, { 'Throwing your first bowl': 1 });
  const review = await fillContact(guest, await guest.open('/he/checkout'), he);
  const payment = await placeOrder(guest, review, he);
  expect(payment.document.body.textContent).toContain('Harbour Ceramics');
  const thanks = await guest.submit(payment, 'Order and pay');
  expect(thanks.url.pathname).toMatch(/^\/he\/orders\//);
  const { mails } = shop.platform.listMails({ to: MARA.email, limit: 1 });
  const linked = await guest.open(mails[0]?.link ?? '');
  expect(linked.heading).toMatch(/^Order \d+$/);
});
