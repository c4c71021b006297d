import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { WAIT_MS } from './wait.ts';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // how far ahead images are loaded depends on it, and it would be estimated from how busy the machine is
  '--force-effective-connection-type=4G',
];

const CLOSE_TIMEOUT_MS = 20_000;

/**
 * Starts the browser that the set-up found or fetched, with more arguments of its command line, and without some that
 * the library adds.
 */
export async function launchChromium(
  more: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  const executablePath = process.env['STOREWIRE_CHROMIUM'];
  if (!executablePath)
    throw new Error('There is no Chromium here. npm test fetches one; CHROMIUM_PATH names one.');
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...QUIET, ...more],
    ignoreDefaultArgs: [...without],
    timeout: WAIT_MS,
  });
}

/**
 * A browser whose contexts are closed after each test, and which is replaced if closing one of them hangs.
 */
export interface TestBrowser {
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  closeContext: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
}

export async function openTestBrowser(closeTimeoutMs = CLOSE_TIMEOUT_MS): Promise<TestBrowser> {
  let browser: Promise<Browser> = launchChromium();
  await browser;

  /**
   * Returns false if closing took too long. What is left of the browser ends with this process at the latest.
   */
  const isClosedInTime = (closing: Promise<unknown>): Promise<boolean> =>
    Promise.race([closing.then(() => true), delay(closeTimeoutMs, false, { ref: false })]);

  return {
    newContext: async (options) => {
      const context = await (await browser).newContext(options);
      context.setDefaultTimeout(WAIT_MS);
      return context;
    },
    closeContext: async (context) => {
      if (await isClosedInTime(stopNavigations(context).then(() => context.close()))) return;
      console.warn(
        `A browser context did not close in ${closeTimeoutMs} ms. The next test gets a new browser.`,
      );
      const hanging = await browser;
      browser = launchChromium();
      await Promise.all([browser, isClosedInTime(hanging.close())]);
    },
    close: async () => void (await isClosedInTime((await browser).close())),
  };
}

/**
 * Chromium sometimes never closes a page that is just committing a navigation, such as the redirect after
 * signing out: about one in nine times in the test of two tabs. A page at `about:blank` navigates nowhere. A
 * navigation that commits first interrupts this one.
 */
async function stopNavigations(context: BrowserContext): Promise<void> {
  for (const page of context.pages())
    for (let attempt = 0; attempt < 5 && page.url() !== 'about:blank'; attempt++)
      await page.goto('about:blank', { timeout: CLOSE_TIMEOUT_MS }).catch(() => undefined);
}
