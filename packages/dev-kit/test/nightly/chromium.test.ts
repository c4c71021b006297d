import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../src/chromium.ts';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await openTestBrowser(500);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => browser?.close());

test('a context that does not close is reported, and the next one is in a new browser', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const context = await browser.newContext();
  await context.newPage();
  context.close = () => new Promise(() => undefined);
  await browser.closeContext(context);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('did not close'));
  const next = await browser.newContext();
  expect(next.browser()).not.toBe(context.browser());
  expect(context.browser()?.isConnected()).toBe(false);
  const page = await next.newPage();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});
