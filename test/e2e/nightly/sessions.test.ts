import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import { createBackend } from 'storewire-server';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { member } from '../../../src/index.ts';
import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from '../../../src/operations.ts';
import { pageForTests, startOrigin } from '../serve-page.ts';

/**
 * `STOREWIRE_TAB_RUNS=500` for a long run, in which all cores are busy: writes then reach the other tab
 * later.
 */
const TAB_RUNS = Number(process.env['STOREWIRE_TAB_RUNS'] ?? 3);
const IS_LONG_RUN = TAB_RUNS > 10;

interface Seen {
  grants: string[];
  authorizations: Set<string>;
  /** Cookies of the calls that the backend answered. */
  cookies: (string | null)[];
}

const seen: Seen = { grants: [], authorizations: new Set(), cookies: [] };
const tests = pageForTests(new URL('./session-page.ts', import.meta.url));
let shop: string;
let otherOrigin: string;
let context: BrowserContext;
let page: Page;

/** The platform: slow to refresh, so that duplicate refreshes are detected. */
async function platform(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/oauth2/token') {
    seen.authorizations.add(String(request.headers.get('authorization')));
    return Response.json({ cart: {} });
  }
  const { refreshToken, grantType } = (await request.json()) as { refreshToken?: string; grantType: string };
  const count = seen.grants.push(refreshToken ?? grantType);
  await new Promise((resolve) => setTimeout(resolve, IS_LONG_RUN ? 50 : 300));
  return Response.json({
    access_token: `canary-access-${count}`,
    refresh_token: `canary-refresh-${count}`,
    expires_in: 14_400,
  });
}

beforeAll(async () => {
  const baseUrl = await startOrigin(platform);
  shop = await startOrigin((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/platform/'))
      return platform(new Request(request.url.replace('/platform', ''), request));
    if (!pathname.startsWith('/api/store/')) return fetch(tests.url() + pathname);
    seen.cookies.push(request.headers.get('cookie'));
    return backend(request);
  });
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls: [getCurrentCartV2, addLineItemsToCurrentCartV2],
    allowedOrigins: [shop],
    baseUrl,
    mount: '/api/store',
  });
  otherOrigin = await startOrigin(
    () =>
      new Response('<!doctype html><title>elsewhere</title>', { headers: { 'content-type': 'text/html' } }),
  );
});

beforeEach(async () => {
  seen.grants.length = 0;
  seen.authorizations.clear();
  if (context) await tests.closeContext(context);
  context = await tests.newContext();
  page = await openTab();
});

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(shop);
  await tab.waitForFunction(() => window.sessionPage !== undefined);
  return tab;
}

describe('a page with an HttpOnly session', () => {
  test('calls with the tokens of the server, and can see neither them nor the cookie', async () => {
    const answers: string[] = [];
    page.on('response', async (response) =>
      answers.push(JSON.stringify(response.headers()), await response.text()),
    );
    await page.evaluate(() => window.sessionPage?.readCart());
    await page.evaluate(() => window.sessionPage?.addToCart());
    expect([seen.grants, [...seen.authorizations]]).toEqual([['anonymous'], ['canary-access-1']]);
    expect(
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).toMatch(/^__Host-storewire-session-id%3Avisitor=[\da-f-]{36}\{\}$/);
    const cookies = await context.cookies();
    expect(
      cookies.map(({ name, httpOnly, secure, sameSite, path }) => [name, httpOnly, secure, sameSite, path]),
    ).toEqual([
      ['__Host-storewire%3Aclient-1%3Avisitor', true, true, 'Lax', '/'],
      ['__Host-storewire-session-id%3Avisitor', false, true, 'Lax', '/'],
    ]);
    expect(answers.join('\n') + (await page.content())).not.toContain('canary');
  });

  test('is one visitor in a new browser, however many calls of two tabs come first', async () => {
    const tabs = [page, await openTab()];
    const sessionIds = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => window.sessionPage?.callBackendTogether(10))),
    );
    expect([seen.grants, [...seen.authorizations], new Set(sessionIds).size]).toEqual([
      ['anonymous'],
      ['canary-access-1'],
      1,
    ]);
    // the next page continues with the cart of that visitor
    await page.reload();
    await page.waitForFunction(() => window.sessionPage !== undefined);
    expect(await page.evaluate(() => window.sessionPage?.callBackendTogether(1))).toBe(sessionIds[0]);
    expect(seen.grants).toEqual(['anonymous']);
  });

  test('cannot be used by a page of another origin, although the browser sends the cookie', async () => {
    await page.evaluate(() => window.sessionPage?.readCart());
    seen.authorizations.clear();
    seen.cookies.length = 0;
    const other = await context.newPage();
    await other.goto(otherOrigin);
    await other.evaluate(async (address) => {
      const init = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' } as const;
      await fetch(`${address}/api/store/ecom/v2/carts/current/add-line-items`, init);
      await fetch(`${address}/api/store/ecom/v2/carts/current`, { mode: 'no-cors', credentials: 'include' });
    }, shop);
    const session = expect.stringContaining('__Host-storewire');
    expect([seen.cookies, [...seen.authorizations]]).toEqual([[session, session], []]);
  });
});

function keepCoresBusy(): void {
  for (let count = 0; count < 2 * availableParallelism(); count++) {
    const child = spawn(process.execPath, ['-e', 'for (;;);']);
    onTestFinished(() => void child.kill());
  }
}

describe.each(['localStorage', 'cookies'] as const)('two tabs that share a session in %s', (storage) => {
  test(
    'get one visitor for all their first calls',
    async () => {
      if (IS_LONG_RUN) keepCoresBusy();
      const tabs = [page, await openTab()];
      const visitors: number[] = [];
      for (let run = 0; run < TAB_RUNS; run++) {
        seen.grants.length = 0;
        seen.authorizations.clear();
        // a storage that is new to both tabs
        const clientId = `client-${run}`;
        const callTogether = (): Promise<unknown> =>
          Promise.all(
            tabs.map((tab) =>
              tab.evaluate(([where, count, id]) => window.sessionPage?.callTogether(where, count, id), [
                storage,
                20,
                clientId,
              ] as const),
            ),
          );
        await callTogether();
        expect([run, new Set(seen.grants)]).toEqual([run, new Set(['anonymous'])]);
        await expect
          .poll(async () => {
            seen.authorizations.clear();
            await callTogether();
            return seen.authorizations.size;
          })
          .toBe(1);
        visitors.push(seen.grants.length);
        // servers reject requests with hundreds of cookies
        await context.clearCookies();
      }
      // a tab that sees what the other one has stored in localStorage late requests a visitor of its own
      expect(Math.max(...visitors)).toBeLessThanOrEqual(storage === 'localStorage' ? 2 : 1);
      expect(visitors).toContain(1);
    },
    60_000 + TAB_RUNS * 10_000,
  );

  test('are notified of each other’s sign-ins and sign-outs', async () => {
    const other = await openTab();
    await other.evaluate((where) => window.sessionPage?.listen(where), storage);
    await page.evaluate((where) => window.sessionPage?.signIn(where), storage);
    await other.waitForFunction(() => window.sessionPage?.received.at(-1) === 'member started');
    await page.evaluate((where) => window.sessionPage?.signOut(where), storage);
    await other.waitForFunction(() => window.sessionPage?.received.at(-1) === 'member ended');
  });
});
