import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, Page, Request as PageRequest } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../../src/index.ts';
import { getProduct, queryProductsPages } from '../../../src/operations.ts';
import { StoreProvider } from '../../../src/react/index.ts';
import { fallback } from '../../../src/react/server.ts';
import { LIST, Reads } from '../reads-view.tsx';
import { type ServedPage, servePage } from '../serve-page.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];
let products: { id: string; name: string }[];
/** The reads that have arrived: `p1`, or the offset of a page. */
let reads: string[];
/** Those that the platform rejects. */
let broken: Set<string>;
/** What the platform waits for before it responds to a read of `p1`. */
let late: Promise<void> | undefined;
let server: ServerType;
let shop: string;
let served: ServedPage;
let browser: TestBrowser;
let context: BrowserContext;
let page: Page;
let problems: string[];
/** How many requests the page has sent, and those that wait for a response. */
let sent: number;
let open: Set<PageRequest>;

/** A catalog of products, two on a page, and the tokens of visitors. */
async function platform(path: string, request: Request): Promise<Response> {
  if (path === '/oauth2/token')
    return Response.json({ access_token: 'token', refresh_token: 'refresh', expires_in: 14_400 });
  const { query } = request.method === 'POST' ? await request.json() : { query: undefined };
  const { limit = 2, offset = 0 } = query?.paging ?? {};
  const read = query ? String(offset) : 'p1';
  reads.push(read);
  if (read === 'p1') await late;
  if (broken.has(read)) return Response.json({ message: 'Down' }, { status: 404 });
  return query
    ? Response.json({
        products: products.slice(offset, offset + limit),
        metadata: { offset, total: products.length },
      })
    : Response.json({ product: { id: 'p1', name: 'Vase' } });
}

/** The page as a server renders it. */
async function renderPage(parts: readonly string[]): Promise<string> {
  const client = createClient({ baseUrl: `${shop}/platform` });
  const props = await fallback(client, [
    [getProduct, { id: 'p1' }],
    [queryProductsPages, LIST],
  ]);
  const html = renderToString(
    createElement(StoreProvider, { client, ...props }, createElement(Reads, { parts })),
  );
  return `<!doctype html><link rel="icon" href="data:,"><div id="root">${html}</div>
<script>window.fromServer = ${JSON.stringify(props)}</script><script type="module" src="/page.js"></script>`;
}

beforeAll(async () => {
  served = await servePage(new URL('../reads-page.tsx', import.meta.url));
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/platform/')) return platform(pathname.slice('/platform'.length), request);
    if (!pathname.startsWith('/rendered')) return fetch(served.url + pathname);
    const html = await renderPage(searchParams.getAll('part'));
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  };
  server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise<void>((listening) => void server.once('listening', listening));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openTestBrowser();
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  server?.close();
});

beforeEach(async () => {
  products = NAMES.map((name) => ({ id: name, name }));
  reads = [];
  broken = new Set();
  late = undefined;
  problems = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  sent = 0;
  open = new Set();
  page.on('request', (request) => {
    sent++;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
});

afterEach(() => browser.closeContext(context));

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const shows = (id: string, text: string): Promise<void> =>
  expect.poll(() => page.locator(`#${id}`).innerText()).toBe(text);
/**
 * Resolves when no response is missing, and the page has sent no request in the frames and tasks after the last one:
 * SWR reads again in the next frame.
 */
async function settled(): Promise<void> {
  for (let before = -1; before !== sent; ) {
    before = sent;
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      await new Promise((next) => void setTimeout(next));
      await new Promise((idle) => void requestIdleCallback(idle));
    });
  }
}

describe('a read that suspends', () => {
  test('waits without an identity of the provider, renders with data only, and reads once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    late = promise;
    await page.goto(`${shop}/?part=Suspended`);
    await shows('suspended', 'waiting');
    await expect.poll(() => reads).toEqual(['p1']);
    resolve();
    await shows('suspended', 'Vase');
    await settled();
    expect([reads, problems]).toEqual([['p1'], []]);
  });

  test('reads anew after a read that was aborted', async () => {
    late = new Promise(() => undefined);
    await page.goto(`${shop}/?part=Plain`);
    await expect.poll(() => reads).toEqual(['p1']);
    const aborted = page.waitForEvent('requestfailed');
    await press('Switch Plain');
    await aborted;
    late = undefined;
    await press('Switch Suspended');
    await shows('suspended', 'Vase');
    await settled();
    expect([reads, problems]).toEqual([['p1', 'p1'], []]);
  });

  test('reads again when the boundary is reset after a failure, once for each reset', async () => {
    broken.add('p1');
    await page.goto(`${shop}/?part=Suspended`);
    await shows('suspended', 'Down');
    expect(reads).toEqual(['p1']);
    await press('Again');
    await expect.poll(() => reads).toEqual(['p1', 'p1']);
    await shows('suspended', 'Down');
    broken.clear();
    await press('Again');
    await shows('suspended', 'Vase');
    await settled();
    expect(reads).toEqual(['p1', 'p1', 'p1']);
  });

  test('sends one request beside many rows on a slow device, and one more for each reset', async () => {
    const devices = await context.newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    broken.add('p1');
    await page.goto(`${shop}/?part=Suspended beside rows`);
    await shows('suspended', 'Down');
    expect(reads).toEqual(['p1']);
    await press('Again');
    await expect.poll(() => reads).toEqual(['p1', 'p1']);
    await shows('suspended', 'Down');
    broken.clear();
    await press('Again');
    await shows('suspended', 'Vase');
    expect(reads).toEqual(['p1', 'p1', 'p1']);
  });

  test.each(['Plain', 'List'])('renders after a failure that was invalidated, next to %s', async (other) => {
    broken.add('p1');
    await page.goto(`${shop}/?part=Suspended&part=${other}`);
    await shows('suspended', 'Down');
    broken.clear();
    reads.length = 0;
    await press('Invalidate');
    await settled();
    await press('Again');
    await shows('suspended', 'Vase');
    await settled();
    expect(reads.filter((read) => read === 'p1')).toHaveLength(1);
  });
});

describe('a list', () => {
  async function openPages(count: number): Promise<void> {
    await page.goto(`${shop}/?part=List&eager`);
    await shows('list', 'a b');
    for (let opened = 1; opened < count; opened++) {
      await press('More');
      await shows('list', NAMES.slice(0, 2 * opened + 2).join(' '));
    }
    await settled();
  }

  test('sends one request for each page', async () => {
    await openPages(3);
    await shows('end', 'end');
    expect(reads).toEqual(['0', '2', '4']);
  });

  test.each([
    ['focus', () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))],
    ['reconnect', () => context.setOffline(true).then(() => context.setOffline(false))],
    ['return', () => press('Switch List').then(() => press('Switch List'))],
  ])('shows what has changed on %s', async (_event, act) => {
    await openPages(2);
    products[3] = { id: 'd', name: 'D' };
    await act();
    await shows('list', 'a b c D');
    expect(reads).toEqual(['0', '2', '0', '2']);
  });

  test('drops what an insertion has moved to the next page', async () => {
    await openPages(1);
    products.unshift({ id: 'new', name: 'new' });
    await press('More');
    await shows('list', 'a b c');
  });

  test('reads only the missing page again after a failure', async () => {
    await openPages(2);
    broken.add('4');
    await press('More');
    await shows('end', 'Down');
    broken.clear();
    reads.length = 0;
    await press('Retry');
    await shows('list', 'a b c d e');
    expect(reads).toEqual(['4']);
  });
});

describe('hydration', () => {
  test.each(['', '&streamed'])(
    'repeats no read of the server, and follows later changes: %s',
    async (how) => {
      await page.goto(`${shop}/rendered?part=List&part=Plain&part=Suspended${how}`);
      await settled();
      expect(reads.toSorted()).toEqual(['0', 'p1']);
      products[0] = { id: 'a', name: 'A' };
      await press('Invalidate');
      await shows('list', 'A b');
      await shows('suspended', 'Vase');
      await press('More');
      await shows('list', 'A b c d');
      expect([reads.toSorted(), problems]).toEqual([['0', '0', '2', 'p1', 'p1'], []]);
    },
  );
});
