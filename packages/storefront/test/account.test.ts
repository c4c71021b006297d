/** What members change: forms, which need no JavaScript. */
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { allOf, fieldOf, type HtmlPage, oneOf, textOf } from './html-page.ts';
import { ANN, clientOf, newAnn, startMemberShop } from './member.ts';
import { advanceTime, fail } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startMemberShop();
const { members } = shop.ann;

const readAnn = async () => (await members.getMyMember({ fieldsets: ['FULL'] })).member;

const problemOf = (page: HtmlPage): string => textOf(oneOf(page, 'main [role=alert]'));

test('a profile is saved with the fields that were changed only', async () => {
  const ann = await newAnn(shop);
  const page = await ann.open('/de/account/profile');
  await shop.saveContact({ lastName: 'Elsewhere' });
  const saved = await ann.submit(page, 'Speichern', { 'Name, den andere sehen': 'Ann of the quay' });
  expect(saved.text).toContain('Gespeichert');
  const { profile, contact } = await readAnn();
  expect([profile?.nickname, contact?.lastName]).toEqual(['Ann of the quay', 'Elsewhere']);
});

test('a field that was changed in two windows is a conflict, and saving again keeps the own entry', async () => {
  const ann = await newAnn(shop);
  const page = await ann.open('/en/account/profile');
  await shop.saveContact({ firstName: 'Other' });
  const conflict = await ann.submit(page, 'Save', { 'First name': 'Mine' });
  expect(problemOf(conflict)).toMatch(/changed in another window.*Saved: Other.*Your entry: Mine/);
  expect((await readAnn()).contact?.firstName).toBe('Other');
  await ann.submit(conflict, 'Save');
  expect((await readAnn()).contact?.firstName).toBe('Mine');
});

test('the address of a profile that another member has is rejected at its field', async () => {
  const other = await (await clientOf(shop.platform, 'captcha@example.com')).members.getMyMember();
  const ann = await newAnn(shop);
  const entries = { 'Profile address': other.member.profile?.slug ?? '' };
  const page = await ann.submit(await ann.open('/en/account/profile'), 'Save', entries);
  expect(fieldOf(page, 'Profile address').getAttribute('aria-invalid')).toBe('true');
  expect(problemOf(page)).toContain('Another member already uses this address');
});

test('a failed change keeps the entries and shows a request id until it succeeds', async () => {
  const ann = await newAnn(shop);
  await fail(shop, { kind: 'throttled', call: 'members.updateMember', retryAfterSeconds: 0 });
  const entries = { 'Last name': 'Byrne' };
  const failed = await ann.submit(await ann.open('/en/account/profile'), 'Save', entries);
  expect(problemOf(failed)).toMatch(/Your changes could not be saved.*Request id/);
  expect(fieldOf(failed, 'Last name').value).toBe('Byrne');
  shop.platform.clearFaults();
  const saved = await ann.submit(failed, 'Save');
  expect(textOf(oneOf(saved, 'main form [role=status]', 'Saved'))).toBe('Saved');
});

test('addresses are added, checked, changed and removed', async () => {
  const ann = await newAnn(shop);
  const empty = await ann.open('/en/account/addresses');
  expect(empty.text).toContain('No saved addresses');
  const form = await ann.follow(empty, 'Add an address');
  const berlin = {
    'Country or region': 'DE',
    'Street and house number': 'Chausseestraße 12',
    Eircode: '1',
  };
  const rejected = await ann.submit(form, 'Save', berlin);
  expect(problemOf(rejected)).toContain('Postal code: Enter a code such as 10115.');
  const added = await ann.submit(rejected, 'Save', { 'Postal code': '10115', City: 'Berlin' });
  expect(added.text).toContain('The address was added');
  const change = await ann.follow(added, /Change this address: Chausseestraße 12/);
  const saved = await ann.submit(change, 'Save', { 'Street and house number': 'Linienstraße 1' });
  expect(saved.text).toContain('The address was saved');
  expect((await readAnn()).contact?.addresses).toMatchObject([
    { addressLine: 'Linienstraße 1', city: 'Berlin' },
  ]);
  const removed = await ann.submit(saved, /Remove this address/);
  expect(removed.text).toContain('No saved addresses');
  expect((await readAnn()).contact?.addresses).toEqual([]);
});

test('phone numbers are checked, added and removed one by one, and emails all at once', async () => {
  await shop.saveContact({ emails: ['a@example.com', 'b@example.com'] });
  const ann = await newAnn(shop);
  const add = (page: HtmlPage, number: string): Promise<HtmlPage> =>
    ann.submit(page, 'Add phone number', { 'New phone number': number });
  let page = await add(await ann.open('/en/account/contact'), 'abc');
  expect(problemOf(page)).toContain('Enter a phone number');
  page = await add(page, '+353 91 555 0142');
  expect(fieldOf(page, 'New phone number').value).toBe('');
  page = await add(page, '+353915550142');
  expect(problemOf(page)).toContain('already in the list');
  page = await add(page, '+353 91 555 0143');
  for (const number of ['+353 91 555 0142', '+353 91 555 0143'])
    page = await ann.submit(page, `Remove ${number}`);
  expect(page.text).toContain('No phone numbers');
  page = await ann.submit(page, 'Remove all further email addresses');
  expect(page.text).not.toContain('a@example.com');
  expect((await readAnn()).contact).toMatchObject({ emails: [], phones: [] });
});

test('a phone number and an email address are saved in plain characters, however they were copied', async () => {
  const ann = await newAnn(shop);
  const add = (page: HtmlPage, label: string, entry: string, button: string) =>
    ann.submit(page, button, { [label]: entry });
  const page = await ann.open('/en/account/contact');
  const phone = '\u202a(+353)\u00a091\u2011555\u2011٠١٤٢\u202c';
  const added = await add(page, 'New phone number', phone, 'Add phone number');
  await add(added, 'Another email address', '\u200eann＠work.example\u200b', 'Add email address');
  const { contact } = await readAnn();
  expect(contact).toMatchObject({ phones: ['+353 91-555-0142'], emails: ['ann@work.example'] });
});

test('a member joins the community unless it is closed, and leaves it', async () => {
  const ann = await newAnn(shop);
  const call = 'members.joinCommunity';
  await fail(shop, { kind: 'example', call, example: 'COMMUNITY_JOIN_IMPOSSIBLE' });
  const closed = await ann.submit(await ann.open('/en/account/community'), 'Join the community');
  expect(problemOf(closed)).toMatch(/You cannot join the community.*Request id/);
  shop.platform.clearFaults();
  const joined = await ann.submit(closed, 'Join the community');
  expect(joined.text).toContain('You are part of the community');
  expect((await readAnn()).privacyStatus).toBe('PUBLIC');
  const left = await ann.submit(joined, 'Leave the community');
  expect(left.text).toContain('You are not part of the community');
  expect((await readAnn()).privacyStatus).toBe('PRIVATE');
});

test('a member changes the password, which no page repeats, and signs in with it', async () => {
  const ann = await newAnn(shop);
  const set = async (page: HtmlPage, password: string, current = SAMPLE_PASSWORD): Promise<HtmlPage> => {
    const entries = { 'Current password': current, 'New password': password };
    const next = await ann.submit(page, 'Save', entries);
    for (const secret of [password, current])
      expect(next.document.documentElement.outerHTML).not.toContain(secret);
    return next;
  };
  const password = 'four quiet lamps';
  const short = await set(await ann.open('/en/account/password'), 'tiny');
  expect(short.text).toContain('Use at least 8 characters.');
  await fail(shop, { kind: 'throttled', call: 'authentication.changePassword', retryAfterSeconds: 0 });
  expect((await set(short, password)).text).toContain('Your changes could not be saved');
  shop.platform.clearFaults();
  const done = await set(short, password);
  expect(done.text).toContain('Your new password is set');
  const visitor = newVisitor(shop);
  const entries = { 'Email address': ANN, Password: password };
  const account = await visitor.submit(await visitor.open('/en/sign-in'), 'Sign in', entries);
  expect(account.url.pathname).toBe('/en/account');
  // the change has ended all other sessions of the member
  const back = await set(await ann.open(done.url), SAMPLE_PASSWORD, password);
  expect(back.text).toContain('Your new password is set');
});

test('a member who was signed out elsewhere signs in again, and a form says that the session has ended', async () => {
  const ann = await newAnn(shop);
  const form = await ann.open('/en/account/profile');
  await shop.platform.revokeRefreshTokens();
  await shop.platform.expireAccessTokens();
  const failed = await ann.submit(form, 'Save', { 'First name': 'Kept' });
  expect(failed.text).toContain('Your session has ended.');
  const other = await newAnn(shop);
  await shop.platform.revokeRefreshTokens();
  await shop.platform.expireAccessTokens();
  const page = await other.open('/en/account/addresses');
  expect(page.url.pathname + page.url.search).toBe('/en/sign-in?returnTo=%2Fen%2Faccount%2Faddresses');
});

test('after a session has ended, a click in the account leads to the sign-in and back to the page, not to its data', async () => {
  const visitor = newVisitor(shop);
  const clicked = await fetch(`${shop.origin}/en/account/orders.data`, { redirect: 'manual' });
  expect(await clicked.text()).toContain('/en/sign-in?returnTo=%2Fen%2Faccount%2Forders"');
  const form = await visitor.open('/en/sign-in?returnTo=%2Fen%2Faccount%2Forders.data');
  const { url } = await visitor.submit(form, 'Sign in', { 'Email address': ANN, Password: SAMPLE_PASSWORD });
  expect(url.pathname).toBe('/en');
});

test('a member who signed in a while ago is asked to sign in again before a password is changed', async () => {
  const ann = await newAnn(shop);
  const page = await ann.open('/en/account/password');
  await shop.platform.advanceClock({ milliseconds: 11 * 60_000 });
  const asked = await ann.submit(page, 'Save', {
    'Current password': SAMPLE_PASSWORD,
    'New password': 'another horse',
  });
  expect(asked.text).toContain('Sign in again to continue.');
  await newAnn(shop);
});

test('the right password is not counted as a guess while the platform cannot check it', async () => {
  const ann = await newAnn(shop);
  const save = async (): Promise<HtmlPage> =>
    ann.submit(await ann.open('/en/account/password'), 'Save', {
      'Current password': SAMPLE_PASSWORD,
      'New password': SAMPLE_PASSWORD,
    });
  await fail(shop, { kind: 'unavailable', call: 'authentication.login' });
  for (let index = 0; index < 6; index += 1) expect((await save()).text).toContain('could not be saved');
  shop.platform.clearFaults();
  expect((await save()).text).toContain('Your new password is set');
});

test('who finds a browser of a member open changes no password without the current one, and guesses it five times', async () => {
  const ann = await newAnn(shop);
  const password = 'a stranger chose this';
  let page = await ann.open('/en/account/password');
  const guess = async (current: string): Promise<HtmlPage> => {
    page = await ann.submit(page, 'Save', { 'Current password': current, 'New password': password });
    return page;
  };
  expect((await guess('')).text).not.toContain('Your new password is set');
  for (let index = 0; index < 5; index += 1) {
    expect((await guess(`guess ${index}`)).text).toContain('The password is wrong.');
    expect(fieldOf(page, 'Current password').getAttribute('aria-invalid')).toBe('true');
  }
  // also not with the right one
  expect((await guess(SAMPLE_PASSWORD)).text).toContain('Too many attempts.');
  const entries = { 'Email address': ANN, Password: password };
  const stranger = newVisitor(shop);
  const signIn = await stranger.submit(await stranger.open('/en/sign-in'), 'Sign in', entries);
  expect(problemOf(signIn)).toContain('The email address or the password is wrong.');
});

test('after the deletion of the account, the password is worth nothing', async () => {
  const ann = await newAnn(shop);
  const form = await ann.open('/en/account/delete');
  const refused = await ann.submit(form, 'Delete account');
  expect(refused.text).toContain('Confirm that the account is to be deleted.');
  const label = 'Yes, delete my account. I know that this cannot be undone.';
  const deleted = await ann.submit(refused, 'Delete account', { [label]: true });
  expect(deleted.heading).toBe('Your account is deleted');
  expect(allOf(deleted.document, 'header a', 'Sign in')).not.toEqual([]);
  const entries = { 'Email address': ANN, Password: SAMPLE_PASSWORD };
  const signIn = await ann.submit(await ann.open('/en/sign-in'), 'Sign in', entries);
  expect(problemOf(signIn)).toContain('The email address or the password is wrong.');
});

test('after ten minutes, a sign-in deletes no account without the password', async () => {
  const other = await startMemberShop({ clock: { at: new Date().toISOString(), runs: true } });
  const ann = await newAnn(other);
  advanceTime(11 * 60_000);
  const label = 'Yes, delete my account. I know that this cannot be undone.';
  let page = await ann.open('/en/account/delete');
  const remove = async (password: string): Promise<HtmlPage> => {
    page = await ann.submit(page, 'Delete account', { 'Your password': password, [label]: true });
    return page;
  };
  expect((await remove('')).text).toContain('This field is required.');
  expect((await remove('a guess')).text).toContain('The password is wrong.');
  expect(fieldOf(page, 'Your password').getAttribute('aria-invalid')).toBe('true');
  expect((await remove(SAMPLE_PASSWORD)).heading).toBe('Your account is deleted');
});
