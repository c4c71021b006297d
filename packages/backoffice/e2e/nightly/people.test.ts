import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, openPages, rows, submit } from '../pages.ts';

const office = await openPages();

const stored = (entity: string) => office.platform.listItems({ entity, limit: 100 }).items;
const memberOf = (email: string) => stored('member').find(({ loginEmail }) => loginEmail === email);
const memberPath = (email: string) => `/members/${String(memberOf(email)?.['id'])}/show`;
const pathOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Paths of the platform that a page requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

test('members that match a filter are approved at once, after their number is shown', async () => {
  const page = await office.visit('owner', pathOf('members', { status: { $in: ['PENDING'] } }));
  await page.getByText('needs-approval@example.com').waitFor();
  await open(page, 'Approve all');
  await dialog(page).getByText('Members that match the filters of the list: 2').waitFor();
  await submit(page, 'Approve all');
  await page.getByText('The platform has started the job').waitFor();
  await expect.poll(() => memberOf('needs-approval@example.com')?.['status']).toBe('APPROVED');
});

test('members that match a name are blocked, and unblocked on the page of one', async () => {
  const page = await office.visit(
    'support',
    pathOf('members', { profile: { nickname: { $contains: 'Piotr' } } }),
  );
  await page.getByText('piotr@example.com').waitFor();
  await open(page, 'Block all');
  await dialog(page).getByText('Members that match the filters of the list: 1').waitFor();
  await submit(page, 'Block all');
  await expect.poll(() => memberOf('piotr@example.com')?.['status']).toBe('BLOCKED');
  expect(memberOf('ann@example.com')?.['status']).toBe('APPROVED');
  await page.goto(new URL(memberPath('piotr@example.com'), office.origin).href);
  await open(page, 'Unblock');
  await submit(page, 'Unblock');
  await page.getByText('Approved', { exact: true }).waitFor();
  expect(memberOf('piotr@example.com')?.['status']).toBe('APPROVED');
});

test('a member is found however name and email are spelled, and blocked with the filter of the list', async () => {
  const page = await office.visit(
    'support',
    pathOf('members', { loginEmail: { $contains: 'LUCIA' }, profile: { nickname: { $contains: 'lUC' } } }),
  );
  await page.getByText('lucia@example.com').waitFor();
  expect(await rows(page).count()).toBe(1);
  await open(page, 'Block all');
  await submit(page, 'Block all');
  await expect.poll(() => memberOf('lucia@example.com')?.['status']).toBe('BLOCKED');
  expect(memberOf('ann@example.com')?.['status']).toBe('APPROVED');
});

test('members that match a filter are deleted only after their number is typed', async () => {
  const page = await office.visit('owner', pathOf('members', { loginEmail: { $contains: 'captcha' } }));
  await page.getByText('quiet-captcha@example.com').waitFor();
  await open(page, 'Delete all');
  await dialog(page).getByLabel('Number of members to delete').fill('1');
  await submit(page, 'Delete all');
  await dialog(page).getByText('Type 2 to confirm').waitFor();
  expect(memberOf('captcha@example.com')).toBeDefined();
  await dialog(page).getByLabel('Number of members to delete').fill('2');
  await submit(page, 'Delete all');
  await expect.poll(() => memberOf('captcha@example.com')).toBeUndefined();
  expect(memberOf('quiet-captcha@example.com')).toBeUndefined();
});

test('without a filter, nothing can be done with all members', async () => {
  const page = await office.visit('owner', '/members');
  await page.getByText('@example.com').first().waitFor();
  for (const name of ['Approve all', 'Block all', 'Delete all'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
});

test('the page of a member shows the contact, and leads to the orders', async () => {
  const page = await office.visit('owner', memberPath('lucia@example.com'));
  await page.getByText(/Rúa Real 9\s36202 Vigo\sSpain/).waitFor();
  await page.getByRole('link', { name: 'Orders of this member' }).click();
  const id = memberOf('lucia@example.com')?.['id'];
  const orders = stored('order').filter(
    ({ buyerInfo, status }) =>
      (buyerInfo as { memberId?: string }).memberId === id && status !== 'INITIALIZED',
  );
  await expect.poll(() => page.locator('tbody tr').count()).toBe(orders.length);
});

test('a review that another user has changed is not saved before the versions are compared', async () => {
  const first = await office.visit('support', '/reviews');
  await first.getByRole('link', { name: 'Edit' }).first().click();
  const text = first.getByLabel('Text');
  await text.waitFor();
  const second = await office.visit('owner', new URL(first.url()).pathname);
  await second.getByLabel('Title').fill('Second');
  await text.fill('Edited by the first');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.waitForURL(/\/reviews$/);
  await second.getByRole('button', { name: 'Save' }).click();
  const conflict = second.getByRole('dialog', { name: 'Another user has saved this review' });
  await conflict.getByRole('row', { name: /^Text .* Edited by the first/ }).waitFor();
  expect(second.url()).toMatch(/\/reviews\/.+/);
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await second.waitForURL(/\/reviews$/);
  await second.getByText('Edited by the first').waitFor();
  await second.getByText('Second', { exact: true }).waitFor();
});

test('a review that waits is published, and rejected later', async () => {
  const reviews = () =>
    stored('review') as unknown as { id: string; moderation: { moderationStatus: string } }[];
  const id = reviews().find(({ moderation }) => moderation.moderationStatus === 'SUBMITTED')?.id;
  const status = () => reviews().find((review) => review.id === id)?.moderation.moderationStatus;
  const page = await office.visit('support', '/reviews?perPage=50');
  const row = rows(page).filter({ has: page.locator(`a[href$="${id}"]`) });
  await row.getByRole('button', { name: 'Publish' }).click();
  await submit(page, 'Publish');
  await row.getByText('Approved').waitFor();
  expect(status()).toBe('APPROVED');
  await row.getByRole('button', { name: 'Reject' }).click();
  await submit(page, 'Reject');
  await row.getByText('Rejected').waitFor();
  expect(status()).toBe('REJECTED');
});

test('a review that waits is deleted by one role, and only read by another', async () => {
  const path = pathOf('reviews', {
    moderation: { moderationStatus: { $in: ['IN_MODERATION', 'SUBMITTED'] } },
  });
  const reader = await office.visit('catalog', path);
  await rows(reader).first().waitFor();
  await reader.getByText('With the local platform only: decisions about reviews.').waitFor();
  for (const name of ['Delete', 'Publish'])
    expect(await reader.getByRole('button', { name }).count()).toBe(0);
  const page = await office.visit('support', path);
  await rows(page).first().waitFor();
  const before = await rows(page).count();
  await rows(page)
    .first()
    .getByRole('button', { name: /Delete/ })
    .click();
  await submit(page, 'Confirm');
  await expect.poll(() => rows(page).count()).toBe(before - 1);
});

test('everyone who waits for a product is notified, from a card on a phone', async () => {
  const viewport = { width: 320, height: 740 };
  const page = await office.visit('support', '/back-in-stock', { viewport });
  const card = page.getByRole('listitem').filter({ hasText: '1 buyer' });
  await card.getByRole('button', { name: 'Notify' }).click();
  await dialog(page).getByText('Utensil crock: 1 buyer').waitFor();
  await submit(page, 'Notify');
  await page.getByText('The notifications are on their way').waitFor();
  await page.getByText('No buyer waits for a product.').waitFor();
  const { mails } = office.platform.listMails({ to: 'mara@example.com' });
  expect(JSON.stringify(mails)).toContain('Utensil crock is back in stock');
});

test('a back-in-stock request is deleted after a confirmation', async () => {
  const page = await office.visit('owner', '/back-in-stock');
  const list = page.locator('table').last().locator('tbody tr');
  await list.first().waitFor();
  const before = stored('backInStockRequest').length;
  await list.first().getByRole('button', { name: 'Delete' }).click();
  await submit(page, 'Confirm');
  await expect.poll(() => stored('backInStockRequest').length).toBe(before - 1);
});

test('on a phone, members and reviews are cards with their actions', async () => {
  const viewport = { width: 320, height: 740 };
  const page = await office.visit('support', '/members', { viewport });
  const card = page.getByRole('listitem').filter({ hasText: 'declan@example.com' });
  await card.getByRole('button', { name: 'Block' }).click();
  await submit(page, 'Block');
  await card.getByText('Blocked').waitFor();
  await page.goto(new URL('/reviews', office.origin).href);
  const review = page.getByRole('listitem').filter({ hasText: 'Arrived with a chip' }).first();
  await review.getByRole('link', { name: 'Edit' }).waitFor();
  expect(await review.getByRole('button', { name: 'Delete' }).count()).toBe(1);
});

test('a role that only reads members gets no button, and sends no request that it may not send', async () => {
  const page = await office.visit('orders', memberPath('ann@example.com'));
  const requests = requestsOf(page);
  await page.reload();
  await page.getByText('ann@example.com').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of ['Edit', 'Block', 'Delete'])
    expect(await page.getByRole('button', { name }).or(page.getByRole('link', { name })).count()).toBe(0);
  expect(requests.filter((path) => !/session$|members\/[\w-]+$/.test(path))).toEqual([]);
});
