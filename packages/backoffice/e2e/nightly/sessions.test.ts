import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { open, openPages, orderId, rows, submit } from '../pages.ts';
import { productsOf } from '../products.ts';

const office = await openPages();
const { create, stored } = productsOf(office);
const { origin } = office;

/** What another tab of the browser sends. */
const post = (page: Page, path: string, data?: object) =>
  page.context().request.post(`${origin}${path}`, { headers: { origin }, ...(data && { data }) });

const endSession = (page: Page) => post(page, '/staff/sign-out');

const signInAs = (page: Page, role: string) =>
  post(page, '/staff/sign-in', { username: `${role}@example.com`, password: SAMPLE_PASSWORD });

const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page): Promise<void> {
  await ended(page).getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
  await ended(page).waitFor({ state: 'detached' });
}

test('a product whose session ends while it is edited is saved after a sign-in over the page', async () => {
  const id = await create({ name: 'Kept bowl' });
  const page = await office.visit('owner', `/products/${id}`, { expectedErrors: /401/ });
  await page.getByLabel('Price').fill('29.00');
  await page.getByLabel('Brand').fill('Quay');
  await endSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await ended(page).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await ended(page).getByRole('textbox', { name: 'Password' }).fill('wrong');
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
  await ended(page).getByText('Authentication failed').waitFor();
  await signInAgain(page);
  expect(await page.getByLabel('Price').inputValue()).toBe('29.00');
  // also if nothing was read in the meantime
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInAgain(page);
  await page.getByText('The product is saved').waitFor();
  expect(await stored(id)).toMatchObject({ priceData: { price: 29 }, brand: 'Quay' });
});

test('a dialog of an order whose session ends goes on after a sign-in, and writes once', async () => {
  const page = await office.visit('orders', `/orders/${orderId(office, '10020')}/show`, {
    expectedErrors: /401/,
  });
  await open(page, 'Ship');
  await page.getByLabel('Tracking number').fill('IE456');
  await endSession(page);
  await submit(page, 'Ship');
  await signInAgain(page);
  await page.getByText('Order 10020 is shipped').waitFor();
  const { mails } = office.platform.listMails({ to: 'tomas@example.com' });
  expect(mails.filter((mail) => JSON.stringify(mail).includes('IE456'))).toHaveLength(1);
});

test('a double click on the button of the sign-in over a page signs in once', async () => {
  const page = await office.visit('support', '/products', { expectedErrors: /401/ });
  await rows(page).first().waitFor();
  await endSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await ended(page).getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  const clicked = Promise.withResolvers<void>();
  let signIns = 0;
  await page.route('**/staff/sign-in', async (route) => {
    signIns += 1;
    await clicked.promise;
    await route.continue();
  });
  await ended(page).getByRole('button', { name: 'Sign in' }).dblclick();
  clicked.resolve();
  await ended(page).waitFor({ state: 'detached' });
  expect(signIns).toBe(1);
});

test('a sign-in over a page says when the server cannot be reached, before and after it', async () => {
  const page = await office.visit('owner', '/products', { expectedErrors: /401|ERR_FAILED/ });
  await rows(page).first().waitFor();
  await endSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await ended(page).getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  const problems = {
    '**/staff/sign-in': 'Failed to fetch',
    '**/staff/session': 'The session cannot be read',
  };
  for (const [path, problem] of Object.entries(problems)) {
    await page.route(path, (route) => route.abort());
    await ended(page).getByRole('button', { name: 'Sign in' }).click();
    await ended(page).getByText(problem).waitFor();
    await page.unroute(path);
  }
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
  await ended(page).waitFor({ state: 'detached' });
});

test('a check of the session that is answered after the sign-in does not end it again', async () => {
  const page = await office.visit('owner', '/products', { expectedErrors: /401/ });
  await rows(page).first().waitFor();
  await endSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await ended(page).waitFor();
  const signedIn = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const sessionUrl = `${origin}/staff/session`;
  await page.route(
    sessionUrl,
    async (route) => {
      const response = await route.fetch({ maxRetries: 1 });
      isHeld.resolve();
      await signedIn.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await isHeld.promise;
  await signInAgain(page);
  const answered = page.waitForResponse(
    (response) => response.url() === sessionUrl && response.status() === 401,
  );
  signedIn.resolve();
  await answered;
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await rows(page).first().waitFor();
  expect(await ended(page).count()).toBe(0);
});

test('with an identity provider, the sign-in is in another tab, after which the page goes on', async () => {
  const id = await create({ name: 'Provided bowl' });
  const page = await office.visit('owner', `/products/${id}`, { expectedErrors: /401/ });
  const signInUrl = `${origin}/staff/sign-in`;
  await page.route('**/products/*', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const html = (await response.text()).replace(
      'name="sign-in-url" content=""',
      `name="sign-in-url" content="${signInUrl}"`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByLabel('Brand').fill('Quay');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const link = ended(page).getByRole('link', { name: 'Sign in' });
  expect(await link.getAttribute('href')).toBe(signInUrl);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await violationsOf(page)).toEqual([]);
  await ended(page).getByRole('button', { name: 'I have signed in' }).click();
  expect(await ended(page).isVisible()).toBe(true);
  await signInAs(page, 'owner');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('The product is saved').waitFor();
  expect(await ended(page).count()).toBe(0);
  expect((await stored(id)).brand).toBe('Quay');
});

test('a page writes nothing as someone else who has signed in since, and starts anew', async () => {
  const id = await create({ name: 'Refused bowl' });
  const page = await office.visit('owner', `/products/${id}`, { expectedErrors: /409/ });
  await page.getByLabel('Brand').fill('Quay');
  await signInAs(page, 'catalog');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('dialog', { name: 'Someone else is signed in' });
  await notice.getByText(/opened by Owner/).waitFor();
  expect((await stored(id)).brand).toBeUndefined();
  await notice.getByRole('button', { name: 'Start anew' }).click();
  await page.getByRole('button', { name: 'Catalog' }).waitFor();
  expect(await page.getByLabel('Brand').inputValue()).toBe('');
});

test('a new product whose answer is lost is created once when it is saved again', async () => {
  const page = await office.visit('catalog', '/products/create', { expectedErrors: /ERR_FAILED/ });
  const create = '**/api/store/stores/v1/products';
  await page.route(create, async (route) => {
    await route.fetch({ maxRetries: 1 });
    await route.abort();
  });
  await page.getByLabel('Name').fill('Single bowl');
  await page.getByLabel('Price').fill('12.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/another try with the same entries does it once/).waitFor();
  await page.unroute(create);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Variants' }).waitFor();
  const { items } = office.platform.listItems({ entity: 'product', limit: 100 });
  expect(items.filter(({ name }) => name === 'Single bowl')).toHaveLength(1);
});
