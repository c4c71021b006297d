import { expect, test } from 'vitest';
import { pageForTests } from '../serve-page.ts';

const tests = pageForTests(new URL('./reads-page.tsx', import.meta.url));

// a page without a browser renders all rows in one task, so that no response arrives in between
test('a failed read that suspends sends one request beside many rows on a slow device, and one more for each reset', async () => {
  const page = await tests.newTab();
  let isBroken = true;
  let requests = 0;
  await page.route('**/platform/**', (route) => {
    requests++;
    return isBroken
      ? route.fulfill({ status: 404, json: { message: 'Down' } })
      : route.fulfill({ json: { product: { id: 'p1', name: 'Vase' } } });
  });
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(tests.url());
  const again = page.getByRole('button', { name: 'Down' });
  await again.waitFor();
  expect(requests).toBe(1);
  await again.click();
  await expect.poll(() => requests).toBe(2);
  await again.waitFor();
  isBroken = false;
  await again.click();
  await page.getByText('Vase').waitFor();
  expect(requests).toBe(3);
});
