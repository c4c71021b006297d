/** The tool `search` of `storewire mcp`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, startMcp } from '../session.ts';

/** What a reader of the docs and an agent look for: calls come before the schemas of their requests. */
const CALLS_FIRST = ['change password', 'cancel an order', 'gift card', 'apply a coupon'];

interface Found {
  kind: string;
  operation?: string;
  code?: string;
  event?: string;
  guide?: string;
  schema?: string;
  deprecated?: boolean;
  sunset?: { date: string; replacedBy?: string };
}

let session: Session;

beforeAll(async () => {
  session = await startMcp([], {});
});

afterAll(() => session?.close());

async function find(text: string, limit = 20): Promise<Found[]> {
  const { value } = await session.use('search', { text, limit });
  return value['found'] as Found[];
}

const nameOf = ({ kind, operation, code, event, guide, schema }: Found): string =>
  operation ?? event ?? schema ?? `${kind} ${code ?? guide}`;

test.each([
  ['send customer to checkout', 'guide redirects'],
  ['checkout button', 'guide redirects'],
  ['show only products in stock sorted by price', 'products.queryProducts'],
  ['out of stock when adding', 'error INSUFFICIENT_INVENTORY'],
])('%j finds %s', async (task, answer) => {
  expect((await find(task, 3)).map(nameOf)).toContain(answer);
});

test('"refund" finds first that there is no call for it, and why', async () => {
  expect((await find('refund'))[0]).toMatchObject({
    kind: 'guide',
    guide: 'calls',
    section: 'Refunds and shipments',
    description: expect.stringMatching(/^There is no call for a refund or a shipment, because /),
  });
});

test('a guide is the first result for what no single call does', async () => {
  const [first] = await find('guest checkout');
  expect(first).toMatchObject({ kind: 'guide', guide: 'redirects' });
});

test.each(CALLS_FIRST)('a call is the first result for %j', async (question) => {
  const [first] = await find(question);
  expect(first?.kind).toBe('call');
});

test('every error code is the first result of a search for it, as written or in lower case', async () => {
  const { value } = await session.use('search', { kind: 'error', limit: 200 });
  const codes = (value['found'] as Found[])
    .map(({ code = '' }) => code)
    .filter((code) => /[A-Z]_[A-Z]/.test(code));
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes)
    for (const text of [code, code.toLowerCase()]) expect((await find(text, 1))[0]?.code, text).toBe(code);
});

test('a deprecated call comes after the call that replaces it, and names it', async () => {
  const { value } = await session.use('search', { kind: 'call', limit: 200 });
  const deprecated = (value['found'] as Found[]).filter((call) => call.deprecated && call.sunset?.replacedBy);
  expect(deprecated.length).toBeGreaterThan(10);
  for (const { operation = '', sunset } of deprecated)
    for (const text of [operation, operation.replace(/^\w+\./, '')]) {
      const names = (await find(text, 200)).map(nameOf);
      const own = names.indexOf(operation);
      expect(names.slice(0, own), text).toContain(sunset?.replacedBy);
    }
  const { tools } = await session.client.listTools();
  expect(tools[0]?.description).not.toMatch(/\b(?:checkouts|currentCart),/);
});

test.each([
  ['a misspelled word', 'cancle an ordr', 'orders.cancelOrder'],
  ['the beginning of a word', 'recommend algo', 'recommendations.listRecommendationAlgorithms'],
  ['a name with a typing error', 'getProdct', 'products.getProduct'],
  ['a name in lower case', 'searchorders', 'orders.searchOrders'],
])('%s finds the call', async (_, text, operation) => {
  expect((await find(text, 3)).map(nameOf)).toContain(operation);
});

test('words that occur nowhere find nothing', async () => {
  expect(await find('newsletter')).toEqual([]);
});
