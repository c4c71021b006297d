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

const forms = actions.map(({ name }) => `/actions/${name}`);

const pagesToSee = (): string[] => {
  const [event] = platform.listEvents({ limit: 1 }).events;
  const [product] = platform.listItems({ entity: 'product', limit: 1 }).items;
  return [
    ...[
      '',
      '/accounts',
      '/inbox',
      '/events',
      '/requests',
      '/faults',
      '/clock',
      '/delivery',
      '/data',
      '/actions',
    ],
    `/events/${event?.id}`,
    '/data/product',
    `/data/product/${String(product?.['id'])}`,
    '/data/none',
  ];
};

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
    for (const path of [...pagesToSee(), ...forms]) {
      await page.goto(`${url}/__dev${path}`);
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

test('without JavaScript, forms carry out actions and report what is wrong with an input', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const status = () => page.getByRole('status').innerText();

  await page.goto(`${url}/__dev/clock`);
  await page.getByRole('button', { name: 'Advance by 1 day' }).click();
  expect(await status()).toBe('Done: advanceClock.');
  expect(platform.getClock().now).toBe('2026-03-02T09:00:00.000Z');
  await page.getByLabel('time').fill('2020-01-01T00:00:00Z');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('not valid');
  expect(await page.getByLabel('time').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('time').inputValue()).toBe('2020-01-01T00:00:00Z');

  await page.goto(`${url}/__dev/faults`);
  await page.getByLabel('kind').selectOption('throttled');
  await page.getByLabel('times').fill('3');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  expect(platform.listFaults().faults.at(-1)).toMatchObject({ kind: 'throttled', times: 3 });

  await page.goto(`${url}/__dev/events`);
  await page.getByLabel('url').fill('http://127.0.0.1:9/other');
  await page.getByLabel('types').fill('wix.ecom.v1.cart_created, wix.ecom.v1.cart_deleted');
  await page.getByRole('button', { name: 'Add the target' }).click();
  expect(platform.listEventTargets().targets.at(-1)?.types).toHaveLength(2);

  await page.goto(`${url}/__dev/accounts`);
  await page.getByRole('button', { name: /^Tokens of/ }).click();
  const { accessToken } = JSON.parse(await page.locator('pre').innerText()) as { accessToken: string };
  expect(platform.base.tokens.identify(accessToken)?.role).toBe('member');

  await page.goto(`${url}/__dev`);
  await page.getByRole('button', { name: 'Reset the shop' }).click();
  expect(await status()).toBe('Done: reset.');
  expect(platform.listItems({ entity: 'product' }).total).toBe(0);
  await browser.closeContext(context);
});
