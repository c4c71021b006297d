/** Buyers withdraw from contracts: the order has the withdrawal, and an email confirms it. */
import { createClient, fixedToken } from 'storewire';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allOf, fieldOf, linkOf, oneOf, textOf } from './html-page.ts';
import { ANN, newAnn, startMemberShop } from './member.ts';
import { fail } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startMemberShop();

const staffOf = async ({ platform }: typeof shop) => {
  const { accessToken } = await platform.issueToken({ role: 'staff' });
  return createClient({ fetch: platform.fetch, auth: fixedToken(accessToken) });
};

/** The orders that staff find as withdrawn. */
async function withdrawn() {
  const filter = { 'extendedFields.namespaces._user_fields.withdrawnAt': { $exists: true } };
  const { orders } = await (await staffOf(shop)).orders.searchOrders({ search: { filter } });
  return (orders ?? []).map(
    ({ number, extendedFields }): Record<string, unknown> => ({
      number,
      ...extendedFields?.namespaces?.['_user_fields'],
    }),
  );
}

const mailsTo = (to: string) =>
  shop.platform.listMails({ to }).mails.filter(({ subject }) => /withdrawal|Widerruf/.test(subject));

const order = async ({ ann, order: place } = shop) => {
  const { order } = await ann.orders.getOrder({ id: await place({ 'Espresso cup': 1 }) });
  return { id: order.id ?? '', number: order.number ?? '' };
};

/** Enters a statement without an account, and confirms it if the page lets it. */
async function withdraw(visitor: Visitor, number: string, email: string, name = 'Ann Byrne') {
  const entries = { Name: name, 'Order number': number, 'Email address': email };
  const statement = await visitor.submit(await visitor.open('/en/withdrawal'), 'Continue', entries);
  return statement.heading === 'Check your withdrawal'
    ? visitor.submit(statement, 'Confirm withdrawal')
    : statement;
}

test('a member withdraws in two steps: staff find the order, an email confirms it, and the order says so', async () => {
  const { id, number } = await order();
  const ann = await newAnn(shop);
  const page = await ann.open(`/en/account/orders/${id}`);
  const form = await ann.follow(page, 'Withdraw from contract here', 'main');
  expect([fieldOf(form, 'Order number').value, fieldOf(form, 'Email address').value]).toEqual([number, ANN]);
  const statement = await ann.submit(form, 'Continue', { Name: 'Ann Byrne' });
  expect(statement.text).toContain('I withdraw from the contract on the goods of this order.');
  expect(await withdrawn()).toEqual([]);
  const receipt = await ann.submit(statement, 'Confirm withdrawal');
  expect(receipt.heading).toBe('Your withdrawal is received');
  expect(receipt.text).toContain(`It was also sent to ${ANN}.`);
  const [stored] = await withdrawn();
  expect(stored).toEqual({ number, withdrawnBy: 'Ann Byrne', withdrawnAt: expect.stringMatching(/^\d{4}-/) });
  expect(oneOf(receipt, 'a', 'Save the confirmation').getAttribute('download')).toBe(`${number}.txt`);
  const confirmation = await (await fetch(linkOf(receipt, 'Save the confirmation'))).text();
  expect(mailsTo(ANN).map(({ text }) => text)).toEqual([confirmation]);
  for (const fact of ['Ann Byrne', number, stored?.['withdrawnAt'], 'I withdraw from the contract'])
    expect(confirmation).toContain(fact);
  const after = await ann.open(page.url);
  expect(after.text).toMatch(/Withdrawn on \d/);
  expect(after.text).not.toContain('Withdraw from contract here');
});

test('without an account, the footer leads to the withdrawal, whose mistakes are listed with their fields', async () => {
  const { number } = await order();
  const visitor = newVisitor(shop, 'de');
  const form = await visitor.follow(await visitor.open('/de'), 'Vertrag widerrufen', 'footer');
  const rejected = await visitor.submit(form, 'Weiter', { Name: 'Ann' });
  expect(rejected.text).toContain('Diese Angabe fehlt.');
  const problems = allOf(rejected.document, '[role=alert] a').map(textOf);
  expect(problems).toEqual([
    'Bestellnummer: Diese Angabe fehlt.',
    expect.stringMatching(/^E-Mail-Adresse: /),
  ]);
  const entries = { Bestellnummer: number, 'E-Mail-Adresse': ANN };
  const statement = await visitor.submit(rejected, 'Weiter', entries);
  const receipt = await visitor.submit(statement, 'Widerruf bestätigen');
  expect(receipt.heading).toBe('Ihr Widerruf ist eingegangen');
  expect(mailsTo(ANN)[0]).toMatchObject({ language: 'de', text: expect.stringContaining(number) });
});

test('a number that no order has and the address of someone else are refused, and five such attempts are the last', async () => {
  const { number } = await order();
  const visitor = newVisitor(shop);
  const before = await withdrawn();
  expect((await withdraw(visitor, '99999', ANN)).text).toContain('There is no order with this number');
  for (let index = 0; index < 5; index++) {
    const { text } = await withdraw(visitor, number, `other-${index}@example.com`);
    expect(text).toContain('There is no order with this number');
  }
  expect((await withdraw(visitor, number, 'other@example.com')).text).toContain('Too many attempts');
  expect(await withdrawn()).toEqual(before);
  expect(shop.platform.listMails({ to: 'other-0@example.com' }).total).toBe(0);
});

test('the first withdrawal of an order counts, and only it is confirmed by email', async () => {
  const { number } = await order();
  const before = mailsTo(ANN).length;
  const first = await withdraw(newVisitor(shop), number, ANN, 'Ann Byrne');
  expect(first.text).toContain(`It was also sent to ${ANN}.`);
  const second = await withdraw(newVisitor(shop), number, ANN, 'A. Byrne');
  expect([second.heading, textOf(allOf(second.document, 'main dl bdi')[0])]).toEqual([
    'Your withdrawal is received',
    'Ann Byrne',
  ]);
  expect(second.text).not.toMatch(/sent/);
  expect(mailsTo(ANN).length - before).toBe(1);
  expect((await withdrawn()).find((each) => each['number'] === number)?.['withdrawnBy']).toBe('Ann Byrne');
});

test('of withdrawals at the same time, one counts, and all receipts are those of that one', async () => {
  const { number } = await order();
  const before = mailsTo(ANN).length;
  const confirm = (name: string, index: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${50 + index}` };
    const body = new URLSearchParams({ intent: 'confirm', name, orderNumber: number, email: ANN });
    return newVisitor(shop).open('/en/withdrawal', { method: 'POST', headers, body });
  };
  const names = ['Ann Byrne', 'A. Byrne', 'Ann B.'];
  const receipts = await Promise.all(names.map(confirm));
  expect(mailsTo(ANN).length - before).toBe(1);
  const stored = (await withdrawn()).find((each) => each['number'] === number);
  const confirmations = await Promise.all(
    receipts.map(async (receipt) => (await fetch(linkOf(receipt, 'Save the confirmation'))).text()),
  );
  for (const confirmation of confirmations) {
    expect(confirmation).toContain(stored?.['withdrawnAt']);
    expect(confirmation).toContain(stored?.['withdrawnBy']);
  }
});

test('the page says that no email was sent if the email service does not accept it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const other = await startMemberShop({ mail: { url: 'http://127.0.0.1:9/mails', token: 'secret-token' } });
  const { number } = await order(other);
  const receipt = await withdraw(newVisitor(other), number, ANN);
  expect(receipt.heading).toBe('Your withdrawal is received');
  expect(receipt.text).toContain('It could not be sent by email.');
  expect(receipt.text).not.toContain('also sent');
  expect(JSON.stringify(log.mock.calls)).toContain('the confirmation of a withdrawal was not sent');
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret-token');
});

test('a withdrawal that could not be stored is not shown as received', async () => {
  const { number } = await order();
  await fail(shop, { kind: 'example', example: 'system', call: 'orders.updateOrder' });
  const failed = await withdraw(newVisitor(shop), number, ANN);
  expect(failed.text).toContain('Your withdrawal was not received');
  expect(failed.text).not.toContain('Your withdrawal is received');
});
