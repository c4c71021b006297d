/** Accounts, their orders and signing in, where scripts make a difference: the files of the same names in `test/` have the rest. */
import { violationsOf } from 'storewire-dev-kit/axe';
import { surroundings } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { enterPassword, openMemberShop } from '../account.ts';

const shop = await openMemberShop();
const pathOf = (url: string): string => new URL(url).pathname;

const readAnn = async () => {
  const { member } = await shop.ann.members.getMyMember({ fieldsets: ['FULL'] });
  return member;
};

test('a code that is wrong has the focus, and the right one signs in', async () => {
  const email = 'needs-code@example.com';
  // the old page reads for the new person while the next one is loaded
  const page = await shop.visit('/en/sign-in', { expectedErrors: /403 .*orders\/search/ });
  await enterPassword(page, email);
  const code = page.getByLabel('Code');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code is wrong or too old.').waitFor();
  await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
  await code.fill(shop.platform.listMails({ to: email }).mails[0]?.code ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/en/account');
});

test('the link of a recovery mail sets a new password, and its token leaves the URL', async () => {
  const email = 'new-password@example.com';
  const page = await shop.visit('/en/sign-in?view=recovery', { expectedErrors: /403 .*orders\/search/ });
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('status').getByText(email).waitFor();
  const { mails } = shop.platform.listMails({ to: email });
  await page.goto(mails[0]?.link ?? '');
  await expect.poll(() => page.url()).not.toContain('recoveryToken');
  await page.getByLabel('New password').fill('a longer password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/en/account');
});

test('what is entered before the page is ready is kept', async () => {
  const page = await shop.visitAsAnn('/en/account');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/en/account/profile`, { waitUntil: 'commit' });
  const nickname = page.getByLabel('Name that others see');
  await nickname.fill('Early bird');
  scripts.resolve();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect([await nickname.inputValue(), (await readAnn()).profile?.nickname]).toEqual([
    'Early bird',
    'Early bird',
  ]);
});

test.for(surroundings('usual'))(
  '$name: an address that was removed elsewhere is not overwritten, and its entries are kept',
  async ({ surrounding }) => {
    const address = { country: 'NL', addressLine: 'Oude Delft 50', city: 'Delft', postalCode: '2611 GC' };
    await shop.saveContact({ addresses: [address] });
    const page = await shop.visitAsAnn('/en/account/addresses', { surrounding });
    await page.getByRole('link', { name: /Change this address/ }).click();
    await page.getByLabel('Street and house number').fill('Oude Delft 52');
    await shop.ann.members.deleteMemberAddresses({ id: (await readAnn()).id ?? '' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('changed in another window').waitFor();
    expect(await page.getByLabel('Street and house number').inputValue()).toBe('Oude Delft 52');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The address was added').waitFor();
    expect((await readAnn()).contact?.addresses).toMatchObject([{ addressLine: 'Oude Delft 52' }]);
  },
);

test('older orders are shown on request, without leaving the page', async () => {
  const { orders = [] } = await shop.ann.orders.searchOrders({ search: {} });
  // one more than a page shows
  for (let count = orders.length; count < 11; count++) await shop.order({ 'Espresso cup': 1 });
  const page = await shop.visitAsAnn('/en/account/orders');
  expect(await page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(10);
  await page.getByRole('link', { name: 'Show older orders' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(11);
  expect(await page.getByRole('link', { name: 'Show older orders' }).count()).toBe(0);
});

test('an order is put into the cart again without leaving the page', async () => {
  const page = await shop.visitAsAnn(`/en/account/orders/${await shop.order({ 'Tidal mug': 2 })}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('status').filter({ hasText: '1 product is in your cart' }).waitFor();
  await page.getByRole('link', { name: 'Cart, 2' }).first().waitFor();
});

test('the deletion of the account signs out all tabs', async () => {
  const page = await shop.visitAsAnn('/en/account/delete');
  const other = await page.context().newPage();
  await other.goto(new URL('/en/account/profile', shop.origin).href);
  await page.getByLabel(/Yes, delete my account/).check();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  await expect.poll(() => pathOf(other.url())).toBe('/en/sign-in');
});
