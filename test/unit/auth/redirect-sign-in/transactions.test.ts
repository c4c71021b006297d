import { describe, expect, it, test } from 'vitest';
import { type KeyValueStorage, member, memoryStorage } from '../../../../src/index.ts';
import { requestCookies, serverCookies } from '../../../../src/server/index.ts';
import { completeRedirectSignIn, startRedirectSignIn } from '../../../../src/sign-in.ts';
import { cookieStorage } from '../../../../src/storage/document-cookies.ts';
import { failureOf } from '../../helpers/failure.ts';
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
  browser.lines = jar.lines();
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
  test.each([
    ['three with a long returnTo', 3, LONG_PATH],
    ['three with a returnTo that is not quite too long', 3, `/${'a'.repeat(799)}`],
    ['thirty with a short one', 30, '/cart'],
  ])('%s take less than 4 kB in all', async (_title, count, returnTo) => {
    const { browser, begin } = await startInCookies();
    for (let index = 0; index < count; index++) {
      await begin(returnTo);
      expect(browser.cookie.length).toBeLessThan(4096);
    }
    expect(browser.cookie.length).toBeGreaterThan(0);
  });

  it('live at most ten minutes, used ones too', async () => {
    const { browser, begin, server, client, session } = await startInCookies();
    const { url } = await begin('/cart');
    const lives = (): number[] => browser.lines.map((line) => Number(/Max-Age=(\d+)/.exec(line)?.[1]));
    expect(lives()).toEqual([TEN_MINUTES_S, TEN_MINUTES_S]);
    const answer = await server.passThrough(url);
    await visit(browser, (storage) => completeRedirectSignIn(client, session, answer, { storage }));
    expect(lives()).toEqual([TEN_MINUTES_S]);
  });

  it('of a page live at most ten minutes', async () => {
    const written: string[] = [];
    const page = {
      location: { protocol: 'https:' },
      get cookie() {
        return '';
      },
      set cookie(line: string) {
        written.push(line);
      },
    };
    const { begin } = await startShop(cookieStorage(page));
    const before = Date.now();
    await begin({});
    const ends = written.map((line) => Date.now() + Number(/Max-Age=([^;]+)/.exec(line)?.[1]) * 1000);
    expect(ends.length).toBe(2);
    for (const end of ends) expect(end - before).toBeLessThanOrEqual((TEN_MINUTES_S + 60) * 1000);
  });

  it('are evicted by newer ones, the oldest first', async () => {
    const { browser, begin, server, client, session } = await startInCookies();
    const urls: string[] = [];
    for (let index = 0; index < 20; index++) urls.push((await begin(`/${index}`)).url);
    const complete = async (url: string | undefined): Promise<unknown> => {
      const answer = await server.passThrough(url ?? '');
      return visit(browser, (storage) => completeRedirectSignIn(client, session, answer, { storage })).catch(
        ({ code }: { code: string }) => code,
      );
    };
    const outcomes: unknown[] = [];
    for (const url of urls) outcomes.push(await complete(url));
    const kept = outcomes.filter((outcome) => outcome !== 'invalid_state');
    expect(kept.length).toBeGreaterThan(3);
    expect(outcomes).toEqual([
      ...Array(20 - kept.length).fill('invalid_state'),
      ...Array.from(kept, (_outcome, index) => ({ returnTo: `/${20 - kept.length + index}` })),
    ]);
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

describe('two requests with the same cookies', () => {
  test.each(['at the same time', 'one after the other'])('%s exchange the code once', async (order) => {
    const { browser, begin, server, client } = await startInCookies();
    const answer = await server.passThrough((await begin('/cart')).url);
    const complete = (): Promise<unknown> => {
      const session = member({ clientId: server.clientId });
      return visit({ ...browser }, (storage) =>
        completeRedirectSignIn(client, session, answer, { storage }),
      ).catch(({ code }: { code: string }) => code);
    };
    const first = complete();
    if (order === 'one after the other') await first;
    const outcomes = await Promise.all([first, complete()]);
    expect(outcomes).toEqual([{ returnTo: '/cart' }, 'reused_state']);
    const exchanges = server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code');
    expect(exchanges).toHaveLength(1);
  });
});

test('a storage that failed can be tried again, as no code was exchanged', async () => {
  const { server, client, session, storage, begin } = await startShop(memoryStorage());
  const answer = await server.passThrough(await begin({}));
  const broken = { ...storage, get: () => Promise.reject(new Error('closed')) };
  const error = await failureOf(completeRedirectSignIn(client, session, answer, { storage: broken }));
  expect(error.code).toBe('storage_failed');
  expect(await completeRedirectSignIn(client, session, answer, { storage })).toEqual({ returnTo: '/' });
});
