import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice, openProfile, signIn, type TestOffice } from './office.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

interface Variant {
  productId: string;
  quantity: number;
}

const setStock = (key: string, body: Variant): [path: string, init: RequestInit] => [
  '/api/local/setStock',
  { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) },
];

it('a write that is repeated with its key is made once, and gets the first answer', async () => {
  const [page, colleague] = [openProfile(office.origin), openProfile(office.origin)];
  await signIn(page, 'owner@example.com');
  await signIn(colleague, 'catalog@example.com');
  const [product] = office.platform.listItems({ entity: 'product', limit: 1 }).items;
  const productId = String(product?.['id']);
  const changes = async () => (await (await page('/staff/changes?resource=variants')).json()).total;
  const write = setStock('1', { productId, quantity: 5 });
  // at the same time, and later
  const answers = await Promise.all([page(...write), page(...write)]);
  answers.push(await page(...write));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(texts).size).toBe(1);
  expect(await changes()).toBe(1);
  // another write, another key and another person
  await page(...setStock('1', { productId, quantity: 6 }));
  await page(...setStock('2', { productId, quantity: 5 }));
  await colleague(...write);
  expect(await changes()).toBe(4);
});

it('a write without an answer of the platform is refused when it is repeated with its key', async () => {
  const other = await openOffice();
  const page = openProfile(other.origin);
  await signIn(page, 'owner@example.com');
  await other.platform.close();
  const write = setStock('1', { productId: 'any', quantity: 5 });
  expect((await page(...write)).status).toBe(502);
  expect((await page(...write)).status).toBe(409);
  await other.close();
});
