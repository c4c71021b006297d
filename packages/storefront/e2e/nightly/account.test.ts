import { violationsOf } from 'storewire-dev-kit/axe';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { ANN, clientOf } from '../../test/member.ts';
import { enterPassword, openMemberShop } from '../account.ts';

const shop = await openMemberShop();
const pathOf = (url: string): string => new URL(url).pathname;

const readAnn = async () => {
  const { member } = await shop.ann.members.getMyMember({ fieldsets: ['FULL'] });
  return member;
};

test('visitors who open a page of the account sign in first, and then see that page', async () => {
  const page = await shop.visit('/en/account/addresses?done=added');
  await enterPassword(page, ANN);
  await page.getByText('The address was added').waitFor();
});

test('a profile is saved with the fields that were changed only', async () => {
  const page = await shop.visitAsAnn('/en/account/profile');
  const { id = '' } = await readAnn();
  await shop.ann.members.updateMember({ id: id ?? '', member: { contact: { lastName: 'Elsewhere' } } });
  await page.getByLabel('Name that others see').fill('Ann of the quay');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const { profile, contact } = await readAnn();
  expect(profile?.nickname).toBe('Ann of the quay');
  expect(contact?.lastName).toBe('Elsewhere');
});

test('a field that was changed in two windows is a conflict, and saving again keeps the own entry', async () => {
  const page = await shop.visitAsAnn('/en/account/profile');
  const { id = '' } = await readAnn();
  await shop.ann.members.updateMember({ id: id ?? '', member: { contact: { firstName: 'Other' } } });
  await page.getByLabel('First name').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });
  await conflict.getByText('Other', { exact: true }).waitFor();
  expect((await readAnn()).contact?.firstName).toBe('Other');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await readAnn()).contact?.firstName).toBe('Mine');
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

test('a form whose script cannot be loaded works without it', async () => {
  const page = await shop.visitAsAnn('/en/account', { expectedErrors: /ERR_FAILED/ });
  await page.route('**/assets/profile-form-*.js', (route) => route.abort());
  await page.goto(`${shop.origin}/en/account/profile`);
  await page.getByLabel('Name that others see').fill('Annie');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Name that others see').inputValue()).toBe('Annie');
  expect((await readAnn()).profile?.nickname).toBe('Annie');
});

test('the address of a profile that another member has is rejected at its field', async () => {
  const other = await (await clientOf(shop.platform, 'captcha@example.com')).members.getMyMember();
  const page = await shop.visitAsAnn('/en/account/profile');
  const slug = page.getByLabel('Profile address');
  await slug.fill(other.member.profile?.slug ?? '');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('link', { name: /Another member already uses this address/ }).waitFor();
});

test('an address that was removed elsewhere is not overwritten, and its entries are kept', async () => {
  const { id = '' } = await readAnn();
  const address = { country: 'NL', addressLine: 'Oude Delft 50', city: 'Delft', postalCode: '2611 GC' };
  await shop.ann.members.updateMember({ id: id ?? '', member: { contact: { addresses: [address] } } });
  const page = await shop.visitAsAnn('/en/account/addresses');
  await page.getByRole('link', { name: /Change this address/ }).click();
  await page.getByLabel('Street and house number').fill('Oude Delft 52');
  await shop.ann.members.deleteMemberAddresses({ id: id ?? '' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('changed in another window').waitFor();
  expect(await page.getByLabel('Street and house number').inputValue()).toBe('Oude Delft 52');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The address was added').waitFor();
  expect((await readAnn()).contact?.addresses).toMatchObject([{ addressLine: 'Oude Delft 52' }]);
});

test('emails and phone numbers are added and removed one by one, and all of them', async () => {
  const page = await shop.visitAsAnn('/en/account/contact');
  const phones = page.getByRole('region', { name: 'Phone numbers' });
  const add = async (number: string): Promise<void> => {
    await phones.getByLabel('New phone number').fill(number);
    await phones.getByRole('button', { name: 'Add phone number' }).click();
  };
  await add('+353 91 555 0142');
  await phones.getByText('+353 91 555 0142').waitFor();
  await expect.poll(() => phones.getByLabel('New phone number').inputValue()).toBe('');
  await add('+353915550142');
  await phones.getByRole('link', { name: /already in the list/ }).waitFor();
  await add('+353 91 555 0143');
  await phones.getByText('+353 91 555 0143').waitFor();
  await phones.getByRole('button', { name: 'Remove +353 91 555 0142' }).click();
  await phones.getByText('+353 91 555 0142').waitFor({ state: 'detached' });
  await phones.getByRole('button', { name: 'Remove +353 91 555 0143' }).click();
  await phones.getByText('No phone numbers').waitFor();
  const emails = page.getByRole('region', { name: 'Email addresses' });
  const { id = '' } = await readAnn();
  await shop.ann.members.updateMember({
    id: id ?? '',
    member: { contact: { emails: ['a@example.com', 'b@example.com'] } },
  });
  await page.reload();
  await emails.getByText('Remove all further email addresses').first().click();
  await emails.getByRole('button', { name: 'Remove all further email addresses' }).click();
  await emails.getByText('a@example.com').waitFor({ state: 'detached' });
  expect((await readAnn()).contact).toMatchObject({ emails: [], phones: [] });
});

test('a member joins and leaves the community', async () => {
  const page = await shop.visitAsAnn('/en/account/community');
  await page.getByRole('button', { name: 'Join the community' }).click();
  await page.getByRole('heading', { name: 'You are part of the community' }).waitFor();
  expect((await readAnn()).privacyStatus).toBe('PUBLIC');
  await page.getByRole('button', { name: 'Leave the community' }).click();
  await page.getByRole('heading', { name: 'You are not part of the community' }).waitFor();
  expect((await readAnn()).privacyStatus).toBe('PRIVATE');
});

test('a failed change keeps the entries and shows a request id until it succeeds', async () => {
  const page = await shop.visitAsAnn('/en/account/profile');
  await shop.platform.addFault({ kind: 'throttled', call: 'members.updateMember', retryAfterSeconds: 0 });
  await page.getByLabel('Last name').fill('Byrne');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your changes could not be saved').waitFor();
  await page.getByRole('alert').locator('code').waitFor();
  await shop.platform.clearFaults();
  expect(await page.getByLabel('Last name').inputValue()).toBe('Byrne');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('without JavaScript, the profile, an address and the phone numbers are changed by forms', async () => {
  const page = await shop.visitAsAnn('/de/account/profile', { javaScriptEnabled: false });
  await page.getByLabel('Name, den andere sehen').fill('Ann ohne Skript');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expect((await readAnn()).profile?.nickname).toBe('Ann ohne Skript');
  await page.goto(new URL('/de/account/contact', shop.origin).href);
  await page.getByLabel('Neue Telefonnummer').fill('abc');
  await page.getByRole('button', { name: 'Telefonnummer hinzufügen' }).click();
  await page
    .getByText(/Geben Sie eine Telefonnummer/)
    .first()
    .waitFor();
  await page.getByLabel('Neue Telefonnummer').fill('030 1234567');
  await page.getByRole('button', { name: 'Telefonnummer hinzufügen' }).click();
  await page.getByText('030 1234567').waitFor();
});

test('a member changes the password, which no page repeats, and signs in with it', async () => {
  const page = await shop.visitAsAnn('/en/account/password', { expectedErrors: /40\d|50\d/ });
  const save = page.getByRole('button', { name: 'Save' });
  const password = 'four quiet lamps';
  await page.getByLabel('New password').fill('short');
  await save.click();
  await page.getByText('Use at least 8 characters.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  shop.platform.addFault({ kind: 'unavailable', call: 'authentication.changePassword', times: 9 });
  const response = await page.request.post(page.url(), {
    headers: { origin: shop.origin },
    form: { intent: 'password', newPassword: password },
  });
  expect(await response.text()).toContain('Your changes could not be saved');
  expect(await response.text()).not.toContain(password);
  shop.platform.clearFaults();
  await page.getByLabel('New password').fill(password);
  await save.click();
  await page.getByText('Your new password is set').waitFor();
  const signedIn = await fetch(`${shop.origin}/en/sign-in`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: new URLSearchParams({ intent: 'login', email: ANN, password }),
    redirect: 'manual',
  });
  expect(signedIn.headers.get('location')).toBe('/en/account');
  // the change has ended all other sessions of the member
  await page.goto(page.url());
  await page.getByLabel('New password').fill(SAMPLE_PASSWORD);
  await save.click();
  await page.getByText('Your new password is set').waitFor();
});

test('after the deletion of the account, all tabs are signed out and the password is worth nothing', async () => {
  const page = await shop.visitAsAnn('/en/account/delete');
  const other = await page.context().newPage();
  await other.goto(new URL('/en/account/profile', shop.origin).href);
  await page.getByLabel(/Yes, delete my account/).check();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  await expect.poll(() => pathOf(other.url())).toBe('/en/sign-in');
  await enterPassword(other, ANN);
  await other.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
});
