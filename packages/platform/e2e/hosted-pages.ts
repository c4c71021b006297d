/** The pages that the platform hosts, such as that of the sign-in, in Chromium. */
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll } from 'vitest';
import { addSampleAccounts } from '../src/features/identity/sample-accounts.ts';
import { contextOf } from '../src/kernel/context/context.ts';
import { createShopPlatform, type ShopPlatform } from '../src/platform.ts';

export interface HostedPages {
  platform: ShopPlatform;
  browser: TestBrowser;
  origin: string;
  /** The URL of a hosted page: without a purpose, of a sign-in that returns to another origin. */
  signInUrl(purpose?: object): Promise<string>;
}

/** Starts a platform with the sample accounts and a browser, and stops both after the tests of the file. */
export async function openHostedPages(): Promise<HostedPages> {
  const browser = await openTestBrowser();
  const platform = createShopPlatform();
  afterAll(async () => {
    await browser.close();
    await platform.close();
  });
  const origin = await platform.listen({ port: 0 });
  const context = contextOf(platform.base, { caller: { role: 'anonymous' }, scope: 'test' });
  platform.base.db.write(() => addSampleAccounts(context));

  async function signInUrl(
    purpose: object = {
      login: {},
      callbacks: { postFlowUrl: `${origin.replace('127.0.0.1', 'localhost')}/signed-in` },
    },
  ): Promise<string> {
    const response = await fetch(`${origin}/_api/redirects-api/v1/redirect-session`, {
      method: 'POST',
      headers: {
        authorization: platform.issueToken({ role: 'visitor' }).accessToken,
        'content-type': 'application/json',
      },
      body: JSON.stringify(purpose),
    });
    const { redirectSession } = (await response.json()) as { redirectSession: { fullUrl: string } };
    return redirectSession.fullUrl;
  }

  return { platform, browser, origin, signInUrl };
}
