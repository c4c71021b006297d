/** The shop of the contract's examples, and the example requests that succeed in it. */
import { webMethod } from 'storewire-server';
import { examples } from './contract-requests.ts';
import { createShop, type TestShop } from './shop.ts';

/** The member of the examples, who owns the cart, the checkout and an order. */
export const MARA = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';

/** What the shop of the examples is created with. */
export const EXAMPLE_OPTIONS = {
  seed: 'examples',
  clock: '2026-03-02T09:20:00.000Z',
  webMethods: { 'stock.web.js': { countInStock: webMethod('anyone', () => 14) } },
};

export const createExampleShop = (): TestShop => createShop(EXAMPLE_OPTIONS);

/** A token of each caller for whom a call is, the member of the examples first. */
export const exampleTokens = (
  { issueToken }: Pick<TestShop, 'issueToken'>,
  allowedRoles: readonly string[],
): string[] =>
  [
    ...(allowedRoles.includes('member') ? [{ role: 'member' as const, id: MARA }] : []),
    ...(allowedRoles.includes('merchant') ? [{ role: 'staff' as const }] : []),
    ...(allowedRoles.includes('visitor') ? [{ role: 'visitor' as const }] : []),
  ].map((subject) => issueToken(subject).accessToken);

/** A body that names the files of the site by the URLs that they have in the shop. */
const withOwnFiles = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body).replaceAll('https://static.example.com/', 'http://127.0.0.1:4010/'));

/** The example requests, without cursors, which only the shop that issues them accepts. */
export const exampleRequests = examples.map((each) => ({
  ...each,
  body: withOwnFiles(each.body),
  url: each.url.replace(/&paging\.cursor=[^&]*/, ''),
}));
