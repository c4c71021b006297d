import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countProducts, ready, runPlatform as run, start } from '../commands.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop } from '../shop.ts';

test('the first lines name members that own orders, a coupon, a gift card and the console', async () => {
  const { child, printed } = start(['platform', '--memory', '--seed', 'rich', '--port', '0']);
  await expect.poll(printed).toContain('in memory');
  expect(printed()).toMatch(
    /^ {2}console +http:\S+\/__dev$[\s\S]+^ {2}member +ann@example.com, password 'correct horse', 7 orders\n {2}coupon +KILN10\n {2}gift card +GIFT-2604-MUGS$/m,
  );
  child.kill();
});

test('--json has what the shop has for trying it out', async () => {
  const { child, facts } = await ready(['--memory', '--seed', 'rich']);
  const samples = {
    members: [{ email: 'ann@example.com', password: 'correct horse', orders: 7 }],
    coupon: 'KILN10',
    giftCard: 'GIFT-2604-MUGS',
  };
  expect(facts).toMatchObject(samples);
  child.kill();
  const empty = await ready(['--memory']);
  expect(Object.keys(empty.facts)).not.toContain('coupon');
  expect(empty.facts['members']).toEqual([]);
});

test('--host listens on all networks, or on an address', async () => {
  for (const host of [['--host'], ['--host', '0.0.0.0']]) {
    const { child, facts } = await ready(['--memory', ...host]);
    const health = await fetch(`http://127.0.0.2:${new URL(facts['url'] ?? '').port}/__dev/health`);
    expect(health.status).toBe(200);
    child.kill();
  }
});

test('--seed takes an export too', async () => {
  const shop = createShop();
  await createProduct(shop);
  await createProduct(shop);
  const folder = newFolder();
  mkdirSync(join(folder, 'exported'));
  for (const [name, text] of shop.export()) writeFileSync(join(folder, 'exported', name), text);
  const { facts } = await ready(['--memory', '--seed', './exported'], folder);
  expect(await countProducts(facts['url'])).toBe(2);
});

test('a seed file that fails leaves an empty shop, which the next start fills', async () => {
  const folder = newFolder();
  const seed = join(folder, 'seed.mjs');
  writeFileSync(seed, 'export default () => { throw new Error("no luck") };');
  const args = ['--seed', seed, '--data', 'data'];
  expect(await run([...args, '--port', '0'], folder)).toEqual({ status: 1, output: 'no luck\n' });
  writeFileSync(seed, 'export default 1;');
  expect((await run([...args, '--port', '0'], folder)).output).toContain('must be a function');
  writeFileSync(seed, 'export default (platform) => platform.changeSettings({ shopName: "Quay" });');
  const { facts } = await ready(args, folder);
  const api = `${facts['url']}/__dev/api`;
  await fetch(`${api}/reset`, { method: 'POST' });
  expect(await (await fetch(`${api}/getSettings`)).json()).toMatchObject({ shopName: 'Quay' });
  expect((await run(['--memory', '--seed', './none.ts'], folder)).output).toContain('no seed file ./none.ts');
});

test('where an action has moved the clock of a folder, it continues after a restart', async () => {
  const folder = newFolder();
  const args = ['--data', 'data', '--clock', '2026-03-01T09:00:00Z'];
  const first = await ready(args, folder);
  const advance = { method: 'POST', body: JSON.stringify({ milliseconds: 86_400_000 }) };
  await fetch(`${first.facts['url']}/__dev/api/advanceClock`, advance);
  first.child.kill();
  await once(first.child, 'exit');
  const second = await ready(args, folder);
  const response = await fetch(`${second.facts['url']}/__dev/api/getClock`);
  expect(await response.json()).toMatchObject({
    isRunning: true,
    now: expect.stringMatching(/^2026-03-02T09:/),
  });
});

test('an export of a folder that does not exist is rejected, and an earlier export is kept', async () => {
  const folder = newFolder();
  await run(['export', 'out', '--data', 'data', '--seed', 'small'], folder);
  const before = readdirSync(join(folder, 'out'));
  expect(await run(['export', 'out', '--data', 'date'], folder)).toEqual({
    status: 1,
    output: 'There is no data in date: --data names its folder\n',
  });
  expect(readdirSync(join(folder, 'out'))).toEqual(before);
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'out']);
});

test('an export replaces an earlier one in its folder, and leaves other files', async () => {
  const folder = newFolder();
  const media = join(folder, 'out', 'media');
  expect(await run(['export', 'out', '--data', 'one', '--seed', 'small'], folder)).toMatchObject({
    status: 0,
  });
  expect(readdirSync(media)).not.toEqual([]);
  for (const path of [join(folder, 'out', 'notes.jsonl'), join(media, 'notes.txt')]) writeFileSync(path, '');
  const { output } = await run(['export', 'out', '--data', 'two', '--seed', 'empty'], folder);
  expect(output).toMatch(/^1 files written/);
  expect(readdirSync(join(folder, 'out')).toSorted()).toEqual(['media', 'notes.jsonl', 'shop.jsonl']);
  expect(readdirSync(media)).toEqual(['notes.txt']);
});
