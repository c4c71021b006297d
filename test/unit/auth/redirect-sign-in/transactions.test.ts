import { requestCookies, serverCookies } from 'storewire-server';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import {
  completeRedirectSignIn,
  type KeyValueStorage,
  member,
  memoryStorage,
  startRedirectSignIn,
} from '../../../../src/index.ts';
import { cookieStorage } from '../../../../src/storage/document-cookies.ts';
import { cookiePage } from '../../helpers/cookie-page.ts';
import { failureOf } from '../../helpers/failure.ts';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { CALLBACK, startShop } from './setup.ts';

const LONG_PATH = `/search?${'filter=canary&'.repeat(500)}`;
const TEN_MINUTES_S = 600;

/** The `Cookie` header of a browser, and the `Set-Cookie` lines of its last response. */
interface Browser {
  cookie: string;
  lines: string[];
}

/** Sends a request of a browser to a server that keeps transactions in HttpOnly cookies. */
async function visit<T>(browser: Browser, work: (storage: KeyValueStorage) => Promise<T>): Promise<T> {
  const jar = requestCookies(
    new Request('https://shop.example.com/', { headers: { cookie: browser.cookie } }),
  );
  const storage = serverCookies(jar);
  const result = await work(storage);
  await storage.save();
  browser.cookie = jar.header();
  browser.lines = jar.addTo(new Response()).headers.getSetCookie();
  return result;
}

async function startInCookies() {
  const shop = await startShop();
  const { client, session } = shop;
  const browser: Browser = { cookie: '', lines: [] };
  const begin = (returnTo: string): Promise<{ url: string }> =>
    visit(browser, (storage) =>
      startRedirectSignIn(client, session, { redirectUri: CALLBACK, returnTo, storage }),
    );
  return { ...shop, browser, begin };
}

describe('sign-ins in cookies', () => {
  it('take less than 4 kB', async () => {
    const { browser, begin } = await startInCookies();
    for (const returnTo of [LONG_PATH, `/${'a'.repeat(799)}`]) {
      browser.cookie = '';
      await begin(returnTo);
      expect(browser.cookie).toMatch(/^.{1,4095}$/);
    }
  });

  it('take less than 5 kB together, of which the newest can be completed', async () => {
    const { browser, begin, server, client, session } = await startInCookies();
    const complete = async (url: string): Promise<string> => {
      const answer = await server.passThrough(url);
      const completed = visit(browser, (storage) =>
        completeRedirectSignIn(client, session, answer, { storage }),
      );
      return (await completed).returnTo;
    };
    for (const path of [LONG_PATH, `/${'a'.repeat(799)}`, '/cart']) {
      const urls: string[] = [];
      for (let count = 0; count < 20; count++) urls.push((await begin(path)).url);
      expect(browser.cookie).toMatch(/^.{1,5000}$/);
      expect(await complete(urls.at(-1) ?? '')).toBe(path === LONG_PATH ? '/' : path);
    }
  });

  it('live at most ten minutes, and without their verifier after their response', async () => {
    const { browser, begin, server, client, session } = await startInCookies();
    const { url } = await begin('/cart');
    const lives = (): number[] => browser.lines.map((line) => Number(/Max-Age=(\d+)/.exec(line)?.[1]));
    expect(lives()).toEqual([TEN_MINUTES_S, TEN_MINUTES_S]);
    const answer = await server.passThrough(url);
    await visit(browser, (storage) => completeRedirectSignIn(client, session, answer, { storage }));
    const [, record = ''] = /sign-in%3A[^=]+=1\.([^;]+)/.exec(browser.cookie) ?? [];
    expect([lives(), Object.keys(JSON.parse(atob(record)))]).toEqual([
      [TEN_MINUTES_S],
      ['completedBy', 'sessionId', 'returnTo'],
    ]);
  });

  it('of a page live at most ten minutes', async () => {
    const { document, written } = cookiePage();
    const { begin } = await startShop(cookieStorage(document));
    const before = Date.now();
    await begin({});
    const ends = written.map((line) => Date.now() + Number(/Max-Age=([^;]+)/.exec(line)?.[1]) * 1000);
    expect(ends.length).toBe(2);
    for (const end of ends) expect(end - before).toBeLessThanOrEqual((TEN_MINUTES_S + 60) * 1000);
  });
});

test('a path that is too long to be stored leads to the start page', async () => {
  const { server, client, session, storage, begin } = await startShop();
  const finish = async (returnTo: string): Promise<string> => {
    const answer = await server.passThrough(await begin({ returnTo }));
    return (await completeRedirectSignIn(client, session, answer, { storage })).returnTo;
  };
  expect(await finish(LONG_PATH)).toBe('/');
  expect(await finish(`/${'a'.repeat(799)}`)).toBe(`/${'a'.repeat(799)}`);
});

describe('two requests of a browser with the same response', () => {
  /** A member who has come back, and a request that completes the sign-in with its own copy of the cookies. */
  async function comeBackInCookies() {
    const { browser, begin, server, client } = await startInCookies();
    const answer = await server.passThrough((await begin('/cart')).url);
    const complete = async (cookie = browser.cookie) => {
      const own = { cookie, lines: [] };
      const session = member({ clientId: server.clientId });
      const { returnTo } = await visit(own, (storage) =>
        completeRedirectSignIn(client, session, answer, { storage }),
      );
      return { returnTo, role: (await session.session()).role, cookies: own.lines.length };
    };
    const exchanges = () => server.tokenCalls().filter(({ code }) => code !== undefined).length;
    return { complete, exchanges };
  }

  it.each(['at once', 'one after the other'])(
    'lead both to a member session, with one exchange of the code: %s',
    async (how) => {
      const { complete, exchanges } = await comeBackInCookies();
      const first = complete();
      if (how !== 'at once') await first;
      const outcomes = await Promise.all([first, complete()]);
      expect(outcomes).toEqual(Array(2).fill({ returnTo: '/cart', role: 'member', cookies: 1 }));
      expect(exchanges()).toBe(1);
    },
  );

  it('lead nobody to it whose cookies do not have the transaction', async () => {
    const { complete, exchanges } = await comeBackInCookies();
    const [own, other] = await Promise.all([complete(), failureOf(complete(''))]);
    expect([own.role, other.code, (await failureOf(complete(''))).code]).toEqual([
      'member',
      'invalid_state',
      'invalid_state',
    ]);
    expect(exchanges()).toBe(1);
  });

  it.each([
    ['after a minute', 61_000],
    ['if the clock was set back', -61_000],
  ])('share nothing %s: the platform rejects a code that was used', async (_when, ms) => {
    const { complete } = await comeBackInCookies();
    await complete();
    const now = Date.now() + ms;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await failureOf(complete())).code).toBe('invalid_grant');
  });
});

test('tabs that begin a sign-in at once are all in the list that bounds how many are kept', async () => {
  const openTab = sharedStorage(() => new Promise((resolve) => setTimeout(resolve, Math.random() * 5)));
  const { client, session } = await startShop();
  const begin = () => startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage: openTab() });
  await Promise.all([begin(), begin(), begin()]);
  const listed = JSON.parse((await openTab().get(`storewire:${session.clientId}:sign-ins`)) ?? '{}');
  expect(Object.keys(listed)).toHaveLength(3);
});

test('a storage that failed can be tried again, as no code was exchanged', async () => {
  const { server, client, session, storage, begin } = await startShop(memoryStorage());
  const answer = await server.passThrough(await begin({}));
  const broken = { ...storage, get: () => Promise.reject(new Error('closed')) };
  const error = await failureOf(completeRedirectSignIn(client, session, answer, { storage: broken }));
  expect(error.code).toBe('storage_failed');
  expect(await completeRedirectSignIn(client, session, answer, { storage })).toEqual({ returnTo: '/' });
});
