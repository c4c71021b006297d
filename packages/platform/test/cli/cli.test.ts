import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runPlatform } from '../../src/cli/platform.ts';
import { ANN } from '../../src/features/identity/samples.ts';
import { countProducts, ready, runPlatform as run } from '../commands.ts';
import { newFolder } from '../new-folder.ts';
import { createShop } from '../shop.ts';

test('--json prints URLs and ids as one line when the platform is ready', async () => {
  const { child, facts } = await ready(['--memory']);
  const { apiKey: _key, appSecret: _secret, ...ids } = createShop().shop;
  expect(facts).toMatchObject({
    ...ids,
    apiKey: expect.stringMatching(/^[\da-f]{48}$/),
    appSecret: expect.stringMatching(/^[\da-f]{48}$/),
    consoleUrl: `${facts['url']}/__dev`,
  });
  expect(await (await fetch(`${facts['url']}/__dev/health`)).json()).toEqual({ status: 'ready' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a signal that comes with the ready line closes the platform', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => void vi.restoreAllMocks());
  const stops: NodeJS.SignalsListener[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const stop = process.listeners(signal).at(-1) as NodeJS.SignalsListener;
      process.off(signal, stop);
      stops.push(stop);
    }
  });
  await runPlatform(['--memory', '--port', '0', '--json']);
  const [stop] = stops;
  expect(stops).toEqual([stop, stop, stop]);
  stop?.('SIGTERM');
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
});

test('a member who is blocked, a coupon that has expired and an empty gift card are not for trying out', async () => {
  const shop = createShop({ seed: 'rich' });
  const idOf = (items: readonly Record<string, unknown>[], code: string): string =>
    String(items.find((item) => item['code'] === code)?.['id']);
  const coupon = { id: idOf(shop.listCoupons().coupons, 'KILN10'), code: 'KILN10', name: '10% off' };
  const giftCard = { id: idOf(shop.listGiftCards().giftCards, 'GIFT-2604-MUGS'), code: 'GIFT-2604-MUGS' };
  shop.saveCoupon({
    ...coupon,
    reduction: { kind: 'percent', percent: '10' },
    endDate: '2026-01-01T00:00:00Z',
  });
  shop.saveGiftCard({ ...giftCard, balance: '0' });
  await shop.as('staff').members.blockMember({ id: ANN.id });
  expect(await shop.sampleData()).toEqual({ members: [], coupon: 'POSTFREE' });
});

test('--help describes every option', async () => {
  const folder = join(import.meta.dirname, '../../src/cli');
  const sources = ['platform.ts', 'settings-options.ts'].map((file) => readFile(join(folder, file), 'utf8'));
  const source = (await Promise.all(sources)).join('\n');
  const options = Array.from(source.matchAll(/^ +'?([a-z-]+)'?: \{ type: '/gm), ([, name]) => `--${name} `);
  expect(options.length).toBeGreaterThan(17);
  const { status, output } = await run(['--help']);
  expect(status).toBe(0);
  for (const option of options) expect(`${output.replaceAll(',', ' ')} `).toContain(option);
});

test('settings of the shop are options', async () => {
  const { child, facts } = await ready([
    ...[
      '--memory',
      '--seed',
      'examples',
      '--currency',
      'JPY',
      '--no-tax-included',
      '--moderate-reviews',
      '--sign-up',
      'open',
    ],
    ...['--catalog', '1'],
    ...['--shop-name', 'Quay', '--store-url', 'http://localhost:3000', '--allow-origin', 'https://a.example'],
    ...['--media-host', 'static.wixstatic.com', '--allow-origin', 'myapp://'],
  ]);
  const response = await fetch(`${facts['url']}/__dev/api/getSettings`);
  expect(await response.json()).toMatchObject({
    catalogVersion: 1,
    currency: 'JPY',
    taxIncludedInPrices: false,
    moderatesReviews: true,
    signUp: 'open',
    shopName: 'Quay',
    storeUrl: 'http://localhost:3000',
    mediaHost: 'static.wixstatic.com',
    allowedOrigins: ['loopback', 'https://shop.example.com', 'https://a.example', 'myapp://'],
  });
  child.kill();
});

test.each([
  ['--catalog', '2', 'must be one of 1, 3'],
  ['--currency', 'EURO', 'is not a valid currency code of ISO 4217'],
  ['--time-zone', 'Europe/Galway', 'is not a valid name of a time zone'],
  ['--sign-up', 'never', 'must be one of code, open, approval'],
  ['--allow-origin', 'a b', 'is not a valid http or https origin, or scheme of an app'],
  ['--media-host', 'https://a.example', 'is not a valid name of a host'],
])('%s %s is rejected before a platform starts', async (option, value, problem) => {
  await expect(runPlatform(['--memory', option, value])).rejects.toThrow(`${option} ${problem}`);
});

test('--exec runs a command against the platform and exits with its status', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'check.mjs'),
    `const shop = await (await fetch(process.env.STOREWIRE_URL + '/__dev/shop')).json();
     console.log(shop.apiKey === process.env.STOREWIRE_API_KEY, process.env.STOREWIRE_CLIENT_ID === shop.clientId,
       process.env.STOREWIRE_MEDIA_HOST);
     process.exitCode = Number(process.argv[2]);`,
  );
  const exec = (status: number) =>
    run(
      [
        ...['--memory', '--port', '0', '--media-host', 'static.wixstatic.com'],
        ...['--exec', `"${process.execPath}" check.mjs ${status}`],
      ],
      folder,
    );
  expect(await exec(3)).toEqual({ status: 3, output: 'true true static.wixstatic.com\n' });
  expect((await exec(0)).status).toBe(0);
  const missing = await run(['--memory', '--port', '0', '--exec', 'no-such-command-here'], folder);
  expect(missing.status).toBe(127);
});

test('--seed FILE runs a module on an empty shop only, and a reset returns to its result', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'seed.mts'),
    `import type { SeedFile } from '${join(import.meta.dirname, '../../src/index.ts')}';
     const seed: SeedFile = async (platform) => {
       const { accessToken } = platform.issueToken({ role: 'staff' });
       const body = JSON.stringify({ product: { name: 'Bowl', priceData: { price: 1 } } });
       const headers = { authorization: accessToken, 'content-type': 'application/json' };
       const response = await platform.fetch('http://127.0.0.1:4010/stores/v1/products', { method: 'POST', headers, body });
       if (!response.ok) throw new Error(await response.text());
     };
     export default seed;`,
  );
  const first = await ready(['--seed', './seed.mts', '--data', 'data'], folder);
  expect(await countProducts(first.facts['url'])).toBe(1);
  await fetch(`${first.facts['url']}/__dev/api/reset`, { method: 'POST' });
  expect(await countProducts(first.facts['url'])).toBe(1);
  first.child.kill();
  await once(first.child, 'exit');
  const second = await ready(['--seed', './seed.mts', '--data', 'data'], folder);
  expect(await countProducts(second.facts['url'])).toBe(1);
});
