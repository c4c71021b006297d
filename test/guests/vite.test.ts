import { openTestBrowser } from 'storewire-dev-kit/chromium';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
import { bin, copyRecipe, freePort, npmIn, PACKAGE, projectWith, runIn, start } from './guest.ts';

test('a project of create-vite builds with the recipe, adds products with variants, signs in and signs out', async () => {
  const folder = await projectWith();
  const create = [
    'exec',
    '--yes',
    '--',
    'create-vite@latest',
    'shop',
    '--template',
    'react-ts',
    '--no-interactive',
  ];
  await npmIn(folder, ...create);
  const shop = `${folder}/shop`;
  await npmIn(shop, 'install');
  await npmIn(shop, 'install', PACKAGE, 'swr');
  await copyRecipe('vite', shop);
  const platform = createPlatform({ seed: 'small' });
  onTestFinished(() => platform.close());
  const env = { VITE_STORE_URL: await platform.listen({ port: 0 }), NODE_ENV: 'production' };
  await runIn(shop, [bin(shop, 'typescript/bin/tsc'), '-b']);
  const vite = bin(shop, 'vite/bin/vite.js');
  await runIn(shop, [vite, 'build'], env);
  const port = await freePort();
  await start(shop, [vite, 'preview', '--port', String(port), '--strictPort'], /localhost/);

  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  const origin = `http://localhost:${port}`;
  await page.goto(origin);
  // the contract asks for the id of the variant wherever variants are managed
  const sent = page.waitForRequest(/add-line-items/);
  await page.getByRole('button', { name: 'Anchor jug' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    catalogItems: [{ catalogReference: { options: { variantId: expect.any(String) } } }],
  });
  await page.getByText(/^1 lines in the cart, €\d+\.\d\d$/).waitFor();
  // its first variant is out of stock
  await page.getByRole('button', { name: 'Quay teapot' }).click();
  await page.getByText('Sold out').waitFor();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[name=email]').fill('ann@example.com');
  await page.locator('input[name=password]').fill('correct horse');
  await page.locator('button[value=login]').click();
  await page.waitForURL(`${origin}/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await browser.closeContext(context);
});
