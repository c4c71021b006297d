/** A page in Chromium that signs members in at a platform, for each test a new one. */
import type { BrowserContext, Page } from 'playwright-core';
import { type IdentityPlatform, startIdentityPlatform } from 'storewire-platform/testing';
import { afterEach, beforeEach, expect } from 'vitest';
import { pageForTests } from './serve-page.ts';
import type { Outcome, SignInPage, SilentWishes } from './sign-in-page.ts';

/** Where the page is. */
export let home: string;
export let server: IdentityPlatform;
export let context: BrowserContext;
export let page: Page;
/** What the page wrote to its console. */
export let logged: string[];
let complaints: string[];

/** Opens the page for each test of a file, which must leave no frame, listener and timer there. */
export function openPageForTests(): void {
  const tests = pageForTests(new URL('./sign-in-page.ts', import.meta.url));

  beforeEach(async () => {
    home = tests.url();
    server = await startIdentityPlatform();
    context = await tests.newContext();
    await context.addInitScript((platform) => Object.assign(window, { platform }), {
      url: server.url,
      clientId: server.clientId,
    });
    page = await context.newPage();
    complaints = [];
    logged = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => logged.push(message.text()));
    await open(home);
  });

  afterEach(async () => {
    // a token request that was sent goes on after an abort, until it is answered
    await expect.poll(() => on('traces')).toEqual({ frames: 0, listeners: 0, timers: 0 });
    await tests.closeContext(context);
    await server.close();
    expect(complaints).toEqual([]);
  });
}

/** Goes to an address of the page. */
export async function open(url: string): Promise<void> {
  await page.goto(url);
  await ready();
}

/** Waits for the page after it was gone to by other means. */
export const ready = async (): Promise<unknown> =>
  page.waitForFunction(() => window.signInPage !== undefined);

type Plain = {
  [Name in keyof SignInPage]: SignInPage[Name] extends (...args: infer Args) => infer Result
    ? [Args, Awaited<Result>]
    : never;
};

/** Calls the page. */
export function on<Name extends keyof SignInPage>(
  name: Name,
  ...args: Plain[Name][0]
): Promise<Plain[Name][1]> {
  const call = ([method, given]: [string, unknown[]]): unknown =>
    Reflect.apply(Reflect.get(window.signInPage ?? {}, method), undefined, given);
  return page.evaluate(call, [name, args] as [string, unknown[]]) as Promise<Plain[Name][1]>;
}

export const silently = (wishes: SilentWishes = {}): Promise<Outcome> => on('silently', wishes);

/** Delays the page in the frame until it is released. */
export function holdFrame(): () => void {
  let open = (): void => undefined;
  server.faults.push({
    path: '/oauth2/authorize',
    fault: { wait: new Promise<void>((resolve) => (open = resolve)) },
  });
  return open;
}
