import { expect, test } from 'vitest';
import { openPages } from './pages.ts';
import { filesNamed, picturesNamed, startUpload, status } from './uploads.ts';

const office = await openPages();
const stored = (name: string) => filesNamed(office, name);

test('a file that has failed is sent again', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /403/ });
  await page.getByRole('checkbox').first().waitFor();
  const url = '**/files/generate-resumable-upload-url';
  await page.route(url, (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } }));
  await startUpload(page, picturesNamed('failed', 1));
  await expect.poll(() => status(page).textContent()).toBe('0 of 1 uploaded, 1 failed');
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => status(page).textContent()).toBe('1 of 1 uploaded');
  expect(stored('failed')).toHaveLength(1);
});
