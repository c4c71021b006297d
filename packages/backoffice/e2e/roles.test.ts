/** What a role may not see or do. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from './pages.ts';

const office = await openPages();

/** Paths of the platform that a page requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

test('a role without settings has no menu item and no page, and the server rejects its calls', async () => {
  const page = await office.visit('catalog', '/settings', { expectedErrors: /404/ });
  await page.getByText('Access denied').first().waitFor();
  expect(await page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(0);
  const status = await page.evaluate(
    async () => (await fetch('/api/store/ecom/v1/checkout-settings')).status,
  );
  expect(status).toBe(404);
});

test('a role that only reads members gets no button, and sends no request that it may not send', async () => {
  const { items } = office.platform.listItems({ entity: 'member', limit: 100 });
  const member = items.find(({ loginEmail }) => loginEmail === 'ann@example.com');
  const page = await office.visit('orders', `/members/${member?.['id']}/show`);
  const requests = requestsOf(page);
  await page.reload();
  await page.getByText('ann@example.com').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of ['Edit', 'Block', 'Delete'])
    expect(await page.getByRole('button', { name }).or(page.getByRole('link', { name })).count()).toBe(0);
  expect(requests.filter((path) => !/session$|members\/[\w-]+$/.test(path))).toEqual([]);
});
