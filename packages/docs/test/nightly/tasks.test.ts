import type { Page } from 'playwright-core';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocsServer, PAGES, serveDocs } from '../../server.ts';
import { foundPaths, search } from './search.ts';

interface Task {
  /** What a reader wants to do. */
  task: string;
  /** The page and the heading of the answer. */
  answer: string;
  /** Words by which the reader recognizes the last link: in its text, or in its row or item. */
  words: RegExp;
  /** What the reader types into the search. */
  query: string;
}

const TASKS: Task[] = [
  {
    task: 'add the client to a Vite app',
    answer: '/guides/vite/#create-the-project',
    words: /Vite/,
    query: 'vite app',
  },
  {
    task: 'sign members in with your own form',
    answer: '/guides/sign-in-forms/#the-form',
    words: /own form/,
    query: 'own sign-in form',
  },
  {
    task: 'test a checkout in CI',
    answer: '/guides/tests/#test-a-checkout',
    words: /\bCI\b|test a checkout/,
    query: 'test checkout CI',
  },
  {
    task: 'receive a webhook',
    answer: '/guides/webhooks/#verify-and-handle',
    words: /Webhook/,
    query: 'receive webhook',
  },
  {
    task: 'page through orders',
    answer: '/guides/lists/#all-orders',
    words: /all orders|Paging/,
    query: 'page through orders',
  },
  {
    task: 'attach an image to a review',
    answer: '/guides/media/#the-image-of-a-review',
    words: /image of a review/,
    query: 'image of a review',
  },
  {
    task: 'add a field to the contract, and regenerate',
    answer: '/guides/regenerate/#add-a-field',
    words: /[Aa]dd a field/,
    query: 'add a field',
  },
  {
    task: 'handle an expired session',
    answer: '/guides/sessions/#expired-sessions',
    words: /session (?:expires|ends)|expired session/,
    query: 'expired session',
  },
  {
    task: 'keep tokens in your own backend',
    answer: '/guides/backend/#routes-for-sign-in-and-checkout',
    words: /tokens out of|no token reaches/,
    query: 'own backend tokens',
  },
  {
    task: 'repeat a write after a lost response',
    answer: '/guides/errors/#idempotency-keys',
    words: /lost response/,
    query: 'lost response',
  },
  {
    task: 'let a buyer enter a coupon code',
    answer: '/guides/cart/#a-form-for-a-coupon',
    words: /coupon/,
    query: 'coupon form',
  },
  {
    task: 'show a picture in the right size',
    answer: '/guides/media/#images',
    words: /Images/,
    query: 'image size',
  },
  {
    task: 'render a list on the server',
    answer: '/guides/server-rendering/#read-on-the-server',
    words: /on the server/,
    query: 'server rendering',
  },
  {
    task: 'log every request',
    answer: '/guides/errors/#log-every-request',
    words: /every request/,
    query: 'log requests',
  },
  {
    task: 'show a price',
    answer: '/guides/calls/#format-and-show-a-price',
    words: /[Mm]oney/,
    query: 'show money',
  },
  {
    task: 'run a backend on Cloudflare Workers',
    answer: '/guides/node/#a-worker',
    words: /Cloudflare Workers/,
    query: 'cloudflare workers',
  },
  {
    task: 'cancel an order',
    answer: '/calls/orders/cancel-order/#samples',
    words: /Cancel an order/,
    query: 'cancel an order',
  },
  {
    task: 'react to INSUFFICIENT_INVENTORY',
    answer: '/errors/insufficient-inventory/#what-to-do',
    words: /INSUFFICIENT_INVENTORY/,
    query: 'INSUFFICIENT_INVENTORY',
  },
  {
    task: 'handle the event of an approved order',
    answer: '/events/ecom-v1-order-approved/#handler',
    words: /[Aa]pproved/,
    query: 'order approved',
  },
  {
    task: 'give a coding agent all calls and guides',
    answer: '/guides/agents/#configure-a-host',
    words: /agents/,
    query: 'agent MCP server',
  },
];

const MAX_CLICKS = 2;
const RESULTS = 3;

let browser: TestBrowser;
let server: DocsServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openTestBrowser(), serveDocs({ folder: PAGES, port: 0 })]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});

afterAll(() => Promise.all([browser?.close(), server?.close()]));

interface Link {
  path: string;
  text: string;
  /** The row or the item that the link is in. */
  context: string;
}

const linksByPage = new Map<string, Link[]>();

/** The links of a page that a reader sees, those of its content before those of its navigation. */
async function linksOf(path: string): Promise<Link[]> {
  const known = linksByPage.get(path);
  if (known) return known;
  await page.goto(`${server.url}${path}`);
  const links = await page.evaluate(() =>
    ['main a[href]', 'nav a[href]'].flatMap((selector) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)]
        .filter((link) => link.checkVisibility() && link.origin === location.origin)
        .map((link) => ({
          path: link.pathname,
          text: link.textContent?.trim() ?? '',
          context: link.closest('tr, li, p')?.textContent?.replaceAll(/\s+/g, ' ') ?? '',
        })),
    ),
  );
  linksByPage.set(path, links);
  return links;
}

/** The shortest way from the first page to the page of the answer, whose last link shows words of the task. */
async function findWay({ answer, words }: Task): Promise<Link[]> {
  const target = new URL(answer, server.url).pathname;
  let ways: Link[][] = [[]];
  const seen = new Set(['/']);
  for (let clicks = 1; clicks <= MAX_CLICKS; clicks++) {
    const longer: Link[][] = [];
    for (const way of ways)
      for (const link of await linksOf(way.at(-1)?.path ?? '/')) {
        if (link.path === target && words.test(`${link.text} ${link.context}`)) return [...way, link];
        if (seen.has(link.path)) continue;
        seen.add(link.path);
        longer.push([...way, link]);
      }
    ways = longer;
  }
  throw new Error(`${target} is more than ${MAX_CLICKS} clicks away`);
}

/** Follows the links in the browser, and returns the heading of the answer and whether code follows it. */
async function follow(way: readonly Link[], { answer }: Task): Promise<{ path: string; hasCode: boolean }> {
  await page.goto(server.url);
  for (const { path, text } of way)
    await page.locator(`a[href^="${path}"]:visible`, { hasText: text }).first().click();
  const { pathname, hash } = new URL(answer, server.url);
  await page.waitForURL(`**${pathname}*`);
  const hasCode = await page.evaluate((id) => {
    const heading = document.getElementById(id);
    const following = [...document.querySelectorAll('main h2, main pre')].filter(
      (element) => heading && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return following[0]?.tagName === 'PRE';
  }, hash.slice(1));
  return { path: new URL(page.url()).pathname, hasCode };
}

test('a reader finds each of twenty tasks with at most two clicks, and among the first results of the search', async () => {
  for (const task of TASKS) {
    const way = await findWay(task);
    const { pathname } = new URL(task.answer, server.url);
    expect(await follow(way, task), task.task).toEqual({ path: pathname, hasCode: true });
    await search(page, server.url, task.query);
    expect(await foundPaths(page, RESULTS), task.query).toContain(pathname);
  }
});
