import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
import { openPages, rows } from '../pages.ts';

const office = await openPages();

test('after too many attempts, the sign-in page says when to try again', async () => {
  const page = await office.visit('owner', '/', { expectedErrors: /401|429/ });
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill('catalog@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  const { origin } = office;
  const data = { username: 'catalog@example.com', password: 'wrong' };
  for (let attempt = 0; attempt < 5; attempt++)
    await page.context().request.post(`${origin}/staff/sign-in`, { headers: { origin }, data });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Too many attempts. Try again in 15 min.').waitFor();
});

test('staff sign in with a password and out again', async () => {
  const page = await office.visit('owner', '/orders', { expectedErrors: /401/ });
  await page.getByRole('row', { name: '10021' }).waitFor();
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // the list of orders has a filter by email
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Email').fill('support@example.com');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Authentication failed').waitFor();
  await password.fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Support' }).waitFor();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of [SAMPLE_PASSWORD, office.platform.shop.apiKey]) expect(kept).not.toContain(secret);
});

test('the sign-in page has the name of the shop, and other pages have its language', async () => {
  const { shopName, language } = office.platform.getSettings();
  onTestFinished(() => void office.platform.changeSettings({ shopName, language }));
  office.platform.changeSettings({ shopName: 'Tide and Kiln', language: 'de' });
  const page = await office.visit('owner', '/', { expectedErrors: /401/ });
  await page
    .getByText(/^[\d.]+,\d\d\s€$/)
    .first()
    .waitFor();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await page
    .getByText(/^\d+\. \p{L}+\.?$/u)
    .first()
    .waitFor();
  await page.context().clearCookies();
  await page.goto(new URL('/login', office.origin).href);
  await page.getByRole('heading', { name: 'Tide and Kiln' }).waitFor();
});

test('a session that an owner ends asks for a sign-in over the page, which then goes on', async () => {
  const page = await office.visit('orders', '/orders', { expectedErrors: /401/ });
  await page.getByRole('row', { name: '10021' }).waitFor();
  const owner = await office.visit('owner', '/staff');
  const row = owner.getByRole('row', { name: 'orders@example.com' });
  await row.getByRole('button', { name: 'End session' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await owner.getByText('The session has ended').waitFor();
  await row.getByText('No session').waitFor();
  await page.getByLabel('Number, email or name').fill('10019');
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  expect(await ended.getByLabel('Email').inputValue()).toBe('orders@example.com');
  await ended.getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).getByText('10019').waitFor();
});

test('a sign-out that the server refuses says that the session goes on', async () => {
  const page = await office.visit('owner', '/orders', { expectedErrors: /500/ });
  await page.getByRole('row', { name: '10021' }).waitFor();
  await page.route('**/staff/sign-out', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You are still signed in').waitFor();
  await page.getByRole('row', { name: '10021' }).waitFor();
});

test('on the way back to the sign-in page, a page whose session has ended stays that of its owner', async () => {
  const page = await office.visit('owner', '/', { expectedErrors: /401/ });
  const signIn = async (username: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Email' }).fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill(SAMPLE_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn('owner@example.com');
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await rows(page).first().waitFor();
  const { origin } = office;
  await page.context().request.post(`${origin}/staff/sign-out`, { headers: { origin } });
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/login');
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await signIn('support@example.com');
  const notice = page.getByRole('dialog', { name: 'Someone else is signed in' });
  await notice.getByRole('button', { name: 'Start anew' }).click();
  await page.getByRole('button', { name: 'Support' }).waitFor();
});
