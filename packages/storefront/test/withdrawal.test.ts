import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { fieldOf, linkOf } from './html-page.ts';
import { newAnn, startMemberShop } from './member.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'kept', 'withdrawals.jsonl');
const shop = await startMemberShop({ withdrawalsFile: file });

const received = (): Record<string, string>[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a member withdraws from the contract of an order in two steps, and saves the confirmation', async () => {
  const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });
  const ann = await newAnn(shop);
  const order = await ann.open(`/en/account/orders/${orderId}`);
  const form = await ann.follow(order, 'Withdraw from contract here', 'main');
  const number = fieldOf(form, 'Order number').value;
  expect(number).toMatch(/^\d+$/);
  expect(fieldOf(form, 'Email address').value).toBe('ann@example.com');
  const statement = await ann.submit(form, 'Continue', { Name: 'Ann Byrne' });
  expect(statement.text).toContain('I withdraw from the contract on the goods of this order.');
  const receipt = await ann.submit(statement, 'Confirm withdrawal');
  expect(receipt.heading).toBe('Your withdrawal is received');
  const withdrawal = received().find((each) => each['orderNumber'] === number);
  expect(withdrawal).toEqual({
    name: 'Ann Byrne',
    orderNumber: number,
    email: 'ann@example.com',
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const confirmation = await (await fetch(linkOf(receipt, 'Save the confirmation'))).text();
  for (const fact of ['Ann Byrne', number, withdrawal?.['submittedAt']]) expect(confirmation).toContain(fact);
});

test('without an account, the link in the footer leads to the withdrawal', async () => {
  const visitor = newVisitor(shop, 'de');
  const form = await visitor.follow(await visitor.open('/de'), 'Vertrag widerrufen', 'footer');
  const rejected = await visitor.submit(form, 'Weiter', { Name: 'Jonas' });
  expect(rejected.text).toContain('Diese Angabe fehlt.');
  const entries = { Bestellnummer: '10001', 'E-Mail-Adresse': 'jonas@example.com' };
  const statement = await visitor.submit(rejected, 'Weiter', entries);
  const receipt = await visitor.submit(statement, 'Widerruf bestätigen');
  expect(receipt.heading).toBe('Ihr Widerruf ist eingegangen');
  expect(received()).toContainEqual(expect.objectContaining({ name: 'Jonas', orderNumber: '10001' }));
});

test('a withdrawal that could not be stored is not shown as received', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const visitor = newVisitor(await startShop({ withdrawalsFile: '/dev/null/withdrawals.jsonl' }));
  const form = await visitor.open('/en/withdrawal?order=10001');
  const entries = { Name: 'Jonas', 'Email address': 'jonas@example.com' };
  const statement = await visitor.submit(form, 'Continue', entries);
  const failed = await visitor.submit(statement, 'Confirm withdrawal');
  expect([failed.status, failed.heading]).toEqual([500, 'This page has a problem']);
  expect(failed.text).not.toContain('Your withdrawal is received');
});
