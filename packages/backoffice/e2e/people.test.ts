import { expect, test } from 'vitest';
import { openPages } from './pages.ts';

const office = await openPages();

test('members that match a filter are approved at once, after their number is shown', async () => {
  const filter = encodeURIComponent(JSON.stringify({ status: { $in: ['PENDING'] } }));
  const page = await office.visit('owner', `/members?filter=${filter}`);
  await page.getByText('needs-approval@example.com').waitFor();
  await page.getByRole('button', { name: 'Approve all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Members that match the filters of the list: 2').waitFor();
  await dialog.getByRole('button', { name: 'Approve all' }).click();
  await page.getByText('The members are being approved').waitFor();
  const stored = () => {
    const { items } = office.platform.listItems({ entity: 'member', limit: 100 });
    return items.find(({ loginEmail }) => loginEmail === 'needs-approval@example.com')?.['status'];
  };
  await expect.poll(stored).toBe('APPROVED');
});

test('a review that another user has changed is not saved', async () => {
  const first = await office.visit('support', '/reviews');
  await first.getByRole('link', { name: 'Edit' }).first().click();
  const text = first.getByLabel('Text');
  await text.waitFor();
  const second = await office.visit('owner', new URL(first.url()).pathname, { expectedErrors: /409/ });
  await second.getByLabel('Title').fill('Second');
  await text.fill('Edited by the first');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.waitForURL(/\/reviews$/);
  await second.getByRole('button', { name: 'Save' }).click();
  await second.getByRole('alert').waitFor();
  expect(second.url()).toMatch(/\/reviews\/.+/);
});

test('a back-in-stock request is marked as notified', async () => {
  const page = await office.visit('support', '/back-in-stock');
  await page.getByRole('button', { name: 'Mark as notified' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as notified' }).click();
  await page.getByText(/is marked as notified/).waitFor();
  await page.getByText('Notification sent').first().waitFor();
});
