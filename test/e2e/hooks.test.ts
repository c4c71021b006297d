import { expect, test } from 'vitest';
import { carts, openShopForTests, openTab, shows } from './hooks-shop.ts';

openShopForTests();

test('hooks in pages of a backend follow a sign-in and a sign-out in another tab, and show nothing of the other person', async () => {
  carts.set('member-ann', 7);
  const [here, there] = await Promise.all([openTab(), openTab()]);
  await shows(there, 'visitor', 0);
  await there.getByRole('button', { name: 'Add' }).click();
  await Promise.all([shows(here, 'visitor', 1), shows(there, 'visitor', 1)]);
  await here.getByRole('button', { name: 'Sign in' }).click();
  await Promise.all([shows(here, 'member', 7), shows(there, 'member', 7)]);
  expect(new URL(here.url()).search).toBe('?signed-in');
  await here.getByRole('button', { name: 'Sign out' }).click();
  await Promise.all([shows(here, 'visitor', 0), shows(there, 'visitor', 0)]);
});
