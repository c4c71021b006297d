/** The tool `search` of `storewire mcp`, with the questions of agents and newcomers. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Document, readOperations, withoutAllOf } from 'storewire-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '../questions.ts';
import { type Session, startMcp } from '../session.ts';

/** So many of the questions have an answer among the first 1, 3 and 5 results. */
const RANKS: readonly (readonly [first: number, atLeast: number])[] = [
  [1, 18],
  [3, 28],
  [5, 32],
];

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

const contract = readFileSync(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8');
const operations = readOperations(withoutAllOf(JSON.parse(contract) as Document));

let session: Session;

beforeAll(async () => {
  session = await startMcp([], {});
});

afterAll(() => session?.close());

async function find(text: string, limit = 20): Promise<Found[]> {
  const { value } = await session.use('search', { text, limit });
  return value['found'] as Found[];
}

/** As in the table of questions. */
const nameOf = ({ kind, operation, code, event, guide, schema }: Found): string =>
  operation ?? event ?? schema ?? `${kind} ${code ?? guide}`;

/** The call of `GET /v1/products/{id}`, and the call that replaces it; a guide is its own answer. */
function idsOf(answer: string): string[] {
  const [, method, path = ''] = /^([A-Z]+) (\/.*)$/.exec(answer) ?? [];
  if (!method) return [answer];
  const form = (text: string): string => text.replaceAll(/\{[^}]*\}/g, '{}');
  return operations
    .filter((call) => call.method.toUpperCase() === method && form(call.path).endsWith(form(path)))
    .flatMap(({ id, sunset }) => [id, ...(sunset?.replacedBy ? [sunset.replacedBy] : [])]);
}

test('forty questions that were written without the index have their answer among the first results', async () => {
  const ranks: { ask: string; rank: number }[] = [];
  for (const { ask, answers } of questions) {
    const ids = answers.flatMap(idsOf);
    expect(ids, ask).not.toEqual([]);
    const rank = (await find(ask, 200)).findIndex((found) => ids.includes(nameOf(found))) + 1;
    ranks.push({ ask, rank: rank || Number.POSITIVE_INFINITY });
  }
  expect(ranks).toHaveLength(40);
  for (const [first, atLeast] of RANKS) {
    const found = ranks.filter(({ rank }) => rank <= first);
    expect(found.length, JSON.stringify(ranks)).toBeGreaterThanOrEqual(atLeast);
  }
});

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
