import { expect, test } from 'vitest';
import { openShopForTests, openTab, seen, shows } from '../hooks-shop.ts';

openShopForTests();

test('hooks in pages of a backend show a new visitor in all tabs, and ten quick clicks with few requests', async () => {
  const [here, there] = await Promise.all([openTab(), openTab()]);
  await Promise.all([shows(here, 'visitor', 0), shows(there, 'visitor', 0)]);
  expect(seen.visitors).toBe(1);
  await here.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Add');
    for (let click = 0; click < 10; click++) button?.click();
  });
  await Promise.all([shows(here, 'visitor', 10), shows(there, 'visitor', 10)]);
  await here.getByText('saved').waitFor();
  expect(seen.writes.length).toBeLessThanOrEqual(3);
});
