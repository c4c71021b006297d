import { expect, test } from 'vitest';
import { openPages } from './pages.ts';

const office = await openPages();

test('a role without settings has no menu item and no page, and the server rejects its calls', async () => {
  const page = await office.visit('catalog', '/settings', { expectedErrors: /403/ });
  await page.getByText('Access denied').first().waitFor();
  expect(await page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(0);
  const status = await page.evaluate(
    async () => (await fetch('/api/store/ecom/v1/checkout-settings')).status,
  );
  expect(status).toBe(403);
});
