import { violationsOf } from 'storewire-dev-kit/axe';
import { openTestBrowser, type TestBrowser } from 'storewire-dev-kit/chromium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailer } from '../../src/kernel/context/mail.ts';
import { createShopPlatform, type ShopPlatform } from '../../src/platform.ts';
import { actions } from '../../src/server/admin/actions/index.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 800 };

const MARKUP = "<img src=x onerror=\"document.title='executed'\"><script>document.title='executed'</script>";

/** Dozens of pages are opened in several looks. A page that hangs fails after a minute. */
const MANY_PAGES = { timeout: 600_000 };

let platform: ShopPlatform;
let browser: TestBrowser;
let url = '';

beforeAll(async () => {
  platform = createShopPlatform({ clock: '2026-03-01T09:00:00Z' });
  [url, browser] = await Promise.all([platform.listen({ port: 0 }), openTestBrowser()]);
  platform.addEventTarget({ url: 'http://127.0.0.1:9/events' });
  await create('/stores/v1/products', { product: { name: MARKUP, priceData: { price: 1 } } });
  await create('/members/v1/members', {
    member: { loginEmail: 'ann@example.com', profile: { nickname: MARKUP } },
  });
  await create('/stores/v1/products', { product: { name: 'Bowl' } });
  platform.base.db.write(() =>
    mailer(platform.base)({
      to: MARKUP,
      subject: MARKUP,
      text: MARKUP,
      code: '123456',
      link: `javascript:${MARKUP}`,
    }),
  );
  await platform.addFault({
    kind: 'example',
    call: 'products.getProduct',
    example: 'system',
    header: 'x-test',
  });
  await create('/ecom/v2/carts', {
    cart: { customerInfo: { email: 'ann@example.com' }, note: MARKUP },
    customItems: [
      {
        name: { original: MARKUP },
        quantityInfo: { requestedQuantity: 2 },
        pricing: { price: { amount: '18.00' } },
        attributes: { itemType: { preset: 'PHYSICAL' }, physicalProperties: { shippable: true } },
      },
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  await platform?.close();
});

async function create(path: string, body: object): Promise<void> {
  const { accessToken } = platform.issueToken({ role: 'staff' });
  const headers = { authorization: accessToken, 'content-type': 'application/json' };
  await platform.fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The three pages, one that does not exist, and the forms of all actions. */
const PAGES = ['', '/inbox', '/requests', '/none', ...actions.map(({ name }) => `/actions/${name}`)];

/** Actions whose results show markup of data. */
const RESULTS = ['listAccounts', 'listMails', 'listItems?entity=product'];

test(
  'every page is accessible in light and dark, fits on phones and on screens, and executes no markup of data',
  MANY_PAGES,
  async () => {
    const context = await browser.newContext({ colorScheme: 'light', viewport: WIDE });
    const page = await context.newPage();
    /** Of all rules, only contrast depends on the colors. */
    const expectLook = async (path: string, runOnly?: string[]): Promise<void> => {
      expect([path, await violationsOf(page, runOnly && { runOnly })]).toEqual([path, []]);
      const width = page.viewportSize()?.width;
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, width]);
    };
    for (const path of [...PAGES, ...RESULTS.map((action) => `/actions/${action}`)]) {
      await page.goto(`${url}/__dev${path}`);
      if (RESULTS.some((action) => path.endsWith(action))) {
        await page.getByRole('button', { name: 'Run' }).click();
        await page.getByRole('status').waitFor();
      }
      expect(await page.title()).toContain('local platform');
      expect(await page.locator('img, main script').count()).toBe(0);
      await expectLook(path);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectLook(path, ['color-contrast']);
      await page.setViewportSize(PHONE);
      await expectLook(path, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectLook(path);
      await page.setViewportSize(WIDE);
    }
    await browser.closeContext(context);
  },
);

test('without JavaScript and by keyboard, an action is found, carried out and refused', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/__dev`);
  await page.getByRole('link', { name: 'setClock' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('time').fill('2020-01-01T00:00:00Z');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('time').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('time').inputValue()).toBe('2020-01-01T00:00:00Z');
  await page.getByLabel('time').fill('2026-03-02T09:00:00Z');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('status').innerText()).toBe('Done.');
  expect(page.url()).toBe(`${url}/__dev/actions/setClock#result`);
  expect(platform.getClock().now).toBe('2026-03-02T09:00:00.000Z');

  await page.goto(`${url}/__dev/actions/addEventTarget`);
  await page.getByLabel('url').fill('http://127.0.0.1:9/other');
  await page.getByLabel('types').fill('wix.ecom.v1.cart_created, wix.ecom.v1.cart_deleted');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('status').waitFor();
  expect(platform.listEventTargets().targets.at(-1)?.types).toHaveLength(2);

  await page.goto(`${url}/__dev/actions/reset`);
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('status').waitFor();
  expect(platform.listItems({ entity: 'product' }).total).toBe(0);
  await browser.closeContext(context);
});
