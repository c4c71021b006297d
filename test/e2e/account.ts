import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { IdentityPlatform } from '../identity-platform.ts';
import { openTestBrowser, type TestBrowser } from './chromium.ts';
import { openShopWithIdentity, type ShopWithIdentity } from './shop.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export const IAM = '/_api/iam';
export const LOGIN = `${IAM}/authentication/v2/login`;
export const PASSWORD = 'correct horse';
/** What the browser logs for failed requests and closed connections. */
const REFUSED = /responded with a status of 4\d\d|ERR_EMPTY_RESPONSE|ERR_FAILED/;

/** A shop where people can sign in, for the tests of one file. */
export interface Account {
  server: () => IdentityPlatform;
  /** The code that was sent last. */
  code: () => string;
  /** Gives a code, by default the last one. */
  giveCode: (page: Page, code?: string) => Promise<void>;
  /** A browser of its own. */
  come: (options?: VisitOptions) => Promise<Visit>;
  /** The same, at a page of the shop. */
  comeTo: (path: string, options?: VisitOptions) => Promise<Page>;
  /** Absolute URL of a page of the shop. */
  at: (path: string) => string;
  /** How many codes were exchanged for tokens. */
  exchanges: () => number;
  /**
   * The next calls to a path fail on the way. Twice, as a browser repeats a request whose line was cut before
   * any answer.
   */
  breakLine: (path: string, times?: number) => void;
}

/** Opens the shop before the tests of a file, and makes its accounts anew before each. */
export function prepareAccounts(): Account {
  let shop: ShopWithIdentity;
  let browser: TestBrowser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    [shop, browser] = await Promise.all([openShopWithIdentity(), openTestBrowser()]);
  });

  beforeEach(() => {
    shop.server.reset();
  });

  afterEach(async () => {
    const leaving = visits;
    visits = [];
    for (const each of leaving) await each.leave();
  });

  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });

  async function come(options: VisitOptions = {}): Promise<Visit> {
    const one = await visit(browser, shop, { failures: REFUSED, ...options });
    visits.push(one);
    return one;
  }

  const code = (): string => shop.server.mails()[0]?.code ?? '';

  return {
    server: () => shop.server,
    code,
    giveCode: (page, given = code()) => giveCode(page, given),
    come,
    comeTo: async (path, options) => {
      const { page, goto } = await come(options);
      await goto(path);
      return page;
    },
    at: (path) => new URL(path, shop.url).href,
    exchanges: () =>
      shop.server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code').length,
    breakLine: (path, times = 2) => {
      for (let count = 0; count < times; count++) shop.server.faults.push({ path, fault: { drop: true } });
    },
  };
}

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const alert = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/ });
export const focused = (page: Page): Promise<string> => page.locator(':focus').innerText();
export const account = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Your account, Signed in as ${name}` });

export async function give(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await button(page, 'Confirm').click();
}

export async function toStep(page: Page, name: string, title: string): Promise<void> {
  await give(page, name);
  await heading(page, title).waitFor();
}
