/** Pages of a back office in Chromium. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Order, Product } from 'storewire';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import type { Surrounding } from 'storewire-dev-kit/surroundings';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { Role } from '../roles.ts';
import { type OfficeOptions, openOffice, type TestOffice } from '../test/office.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Errors on the console that the test causes on purpose. All others fail it. */
  expectedErrors?: RegExp;
  surrounding?: Surrounding;
}

export interface TestPages extends TestOffice {
  /** Signs a role in, and opens a page. It is closed after the test, which fails if the console has errors. */
  visit(role: Role, path: string, options?: VisitOptions): Promise<Page>;
}

/** One browser for all files that a worker runs. It ends with the worker. */
let browser: Promise<TestBrowser> | undefined;

/** Starts a back office, and stops it after the tests of the file. */
export async function openPages(options?: OfficeOptions): Promise<TestPages> {
  const office = await openOffice(options);
  browser ??= openTestBrowser();
  const opened = await browser;
  afterAll(() => office.close());
  const visit: TestPages['visit'] = async (role, path, options = {}) => {
    const { expectedErrors, surrounding, ...contextOptions } = options;
    const context = await opened.newContext({
      viewport: { width: 1280, height: 800 },
      ...contextOptions,
      ...surrounding?.options,
    });
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    onTestFinished(async () => {
      await opened.closeContext(context);
      const expected = [expectedErrors, surrounding?.expectedErrors];
      expect(errors.filter((error) => !expected.some((each) => each?.test(error)))).toEqual([]);
    });
    await surrounding?.prepare?.(context);
    const { origin } = office;
    const data = { username: `${role}@example.com`, password: SAMPLE_PASSWORD };
    await context.request.post(`${origin}/staff/sign-in`, { headers: { origin }, data });
    const page = await context.newPage();
    await page.goto(new URL(path, origin).href);
    return page;
  };
  return { ...office, visit };
}

/** Makes a call as another user, who works without the back office. */
export async function callOf(
  { platform }: TestOffice,
  method: string,
  path: string,
  body?: object,
): Promise<{ order?: Order; product?: Product; [name: string]: unknown }> {
  const { accessToken } = platform.issueToken({ role: 'staff' });
  const response = await platform.fetch(`http://127.0.0.1:4010${path}`, {
    method,
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** The id of an order of the shop. */
export function orderId({ platform }: TestOffice, number: string): string {
  const { items } = platform.listItems({ entity: 'order', limit: 100 });
  return String(items.find((order) => order['number'] === number)?.['id']);
}

/** The rows of the table of a list. */
export const rows = (page: Page) => page.locator('tbody tr');

export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a dialog with its button. */
export const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses what is behind "More actions". */
export async function openRare(page: Page, name: string): Promise<void> {
  await open(page, 'More actions');
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Presses a button of the open dialog. */
export const submit = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
