import { expect, test } from 'vitest';
import { callOf, openPages } from '../pages.ts';

const office = await openPages();
const withoutPlatform = await openPages();
/** Whose orders no test changes. */
const untouched = await openPages();
const withWrongKey = await openPages({ apiKey: 'wrong' });

/** What the shop has stored. */
interface Stored {
  status: string;
  fulfillmentStatus: string;
  paymentStatus: string;
  createdDate: string;
  priceSummary: { total: { amount: string } };
  balanceSummary?: { refunded?: { amount: string } };
}

const orders = () => office.platform.listItems({ entity: 'order', limit: 100 }).items as unknown as Stored[];

test('a page that is opened while the platform does not answer says so, and offers to try again', async () => {
  await withoutPlatform.platform.close();
  const page = await withoutPlatform.visit('owner', '/');
  await page.getByText('The platform of the shop cannot be reached').waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
});

test('a page whose server has a wrong API key says that, and not that the platform cannot be reached', async () => {
  const page = await withWrongKey.visit('owner', '/');
  await page.getByText('The platform does not accept the API key of this server.').waitFor();
});

test('a page under a name of the network by http says that it needs https', async () => {
  const page = await office.visit('owner', '/', { expectedErrors: /Cross-Origin-Opener-Policy/ });
  const origin = 'http://office.test';
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(origin, office.origin) });
    return route.fulfill({ response });
  });
  await page.goto(origin);
  await page.getByText('Open the back office with https://').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

test('the figures of the home page equal direct sums over what the shop has stored', async () => {
  const page = await office.visit('owner', '/');
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - 29);
  const approved = orders().filter(({ status }) => status === 'APPROVED');
  const recent = approved.filter(({ createdDate }) => new Date(createdDate) >= start);
  const cents = recent.reduce(
    (sum, { priceSummary: { total }, balanceSummary }) =>
      sum + 100 * (Number(total.amount) - Number(balanceSummary?.refunded?.amount ?? 0)),
    0,
  );
  const figure = (label: string) =>
    page
      .getByRole('heading', { name: label, exact: true })
      .locator('xpath=following-sibling::p')
      .textContent();
  await expect.poll(() => figure('Orders')).toBe(String(recent.length));
  const text = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
    Math.round(cents) / 100,
  );
  expect(await figure('Sales of 30 days')).toBe(text);
  const toShip = approved.filter(({ fulfillmentStatus }) => fulfillmentStatus !== 'FULFILLED');
  await expect.poll(() => figure('To ship')).toBe(String(toShip.length));
  const toCapture = approved.filter(({ paymentStatus }) => paymentStatus === 'PENDING_MERCHANT');
  await expect.poll(() => figure('To capture')).toBe(String(toCapture.length));
  for (const label of ['Low stock', 'Reviews to moderate', 'Back-in-stock requests'])
    await expect.poll(() => figure(label)).toMatch(/^\d+$/);
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page
      .locator('h2 + p')
      .evaluateAll((figures) =>
        figures
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((each) => each.textContent),
      );
    expect(wide).toEqual([]);
  }
  // where the menu does not cover the page
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('As a table').click();
  expect(await page.locator('table tbody tr').count()).toBe(30);
});

test.for(['Orders', 'To ship', 'To capture', 'Low stock', 'Reviews to moderate', 'Back-in-stock requests'])(
  'the list behind %s has as many records as the figure says',
  async (label) => {
    const page = await office.visit('owner', '/');
    const link = page.getByRole('heading', { name: label, exact: true });
    const figure = () => link.locator('xpath=following-sibling::p').textContent();
    await expect.poll(figure).toMatch(/^\d+$/);
    const count = Number(await figure());
    await page.getByRole('heading', { name: label, exact: true }).getByRole('link').click();
    await page.getByText(/Rows per page/).waitFor();
    const url = new URL(page.url());
    url.searchParams.set('perPage', '100');
    await page.goto(url.href);
    const list = page.locator('table').last();
    await expect.poll(() => list.locator('tbody tr').count()).toBe(Math.min(count, 100));
    if (label === 'Low stock') await page.getByText(`of ${count}`).waitFor();
  },
);

test('a figure of many digits stays in its card', async () => {
  const amount = '123456789.50';
  const lineItems = [
    { productName: { original: 'Kiln' }, quantity: 1, itemType: { preset: 'PHYSICAL' }, price: { amount } },
  ];
  const order = { channelInfo: { type: 'WEB' }, lineItems, priceSummary: { total: { amount } } };
  await callOf(office, 'POST', '/ecom/v1/orders', { order: { ...order, status: 'APPROVED' } });
  const page = await office.visit('owner', '/');
  // on a phone, the menu covers the page, and headings have no role
  const figure = page.locator('h2:text-is("Sales of 30 days") + p');
  await expect.poll(() => figure.textContent()).toMatch(/^€123,\d{3},\d{3}\.\d\d$/);
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('a role without orders is led to its areas', async () => {
  const page = await office.visit('catalog', '/');
  await page.getByText('Choose an area in the menu.').waitFor();
});

test('a canceled order is no paid one among the latest orders', async () => {
  const page = await untouched.visit('owner', '/');
  const canceled = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '10012' }) });
  await canceled.getByText('Canceled').waitFor();
  expect(await canceled.getByText('Paid').count()).toBe(0);
});
