/** Exports whose process is killed, and folders that are none. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPlatform } from '../../src/cli/platform.ts';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop } from '../shop.ts';

const MODULE = join(import.meta.dirname, '../../src/cli/export-folder.ts');

/** Exports two products in a process that is killed at some point. */
function exportAndDie(folder: string, point: 'writing' | 'moving'): void {
  const script = `
    import { writeExport } from ${JSON.stringify(MODULE)};
    const die = () => process.kill(process.pid, 'SIGKILL');
    const content = (...texts) => texts.map((text) => Buffer.from(text));
    const dying = { *[Symbol.iterator]() { yield Buffer.from('{}'); die(); } };
    const files = new Map([
      ['product.jsonl', content('{"id":"a"}\\n')],
      ['storeVariant.jsonl', ${point === 'writing' ? 'dying' : 'content()'}],
    ]);
    writeExport(${JSON.stringify(folder)}, files, () => ${point === 'moving' ? 'die()' : 'false'});
  `;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(signal).toBe('SIGKILL');
}

/** A folder with the data of a shop that has a product, and one with its export and a file of somebody else. */
async function exportedShop() {
  const folder = newFolder();
  const [data, exported] = [join(folder, 'data'), join(folder, 'exported')];
  const shop = createShop({ data });
  await createProduct(shop);
  await shop.close();
  mkdirSync(exported);
  writeFileSync(join(exported, 'notes.txt'), 'mine');
  await runPlatform(['export', exported, '--data', data]);
  return { data, exported, other: join(folder, 'other') };
}

test('an export that is killed while it is written leaves the earlier one, and none in a new folder', async () => {
  const { exported, other, data } = await exportedShop();
  const before = readdirSync(exported);
  const products = readFileSync(join(exported, 'product.jsonl'), 'utf8');
  exportAndDie(exported, 'writing');
  expect(readFileSync(join(exported, 'product.jsonl'), 'utf8')).toBe(products);
  await runPlatform(['import', exported, '--data', other]);

  const fresh = newFolder();
  exportAndDie(fresh, 'writing');
  await expect(runPlatform(['import', fresh, '--data', other])).rejects.toThrow('contains no export');
  await runPlatform(['export', exported, '--data', data]);
  expect(readdirSync(exported)).toEqual(before);
});

test('an export that is killed while its files are put in place is not imported until it is made again', async () => {
  const { exported, other, data } = await exportedShop();
  const before = readdirSync(exported);
  exportAndDie(exported, 'moving');
  await expect(runPlatform(['import', exported, '--data', other])).rejects.toThrow(
    `${exported} contains a part of an export that was interrupted: export again`,
  );
  expect(existsSync(other)).toBe(false);
  await runPlatform(['export', exported, '--data', data]);
  expect(readdirSync(exported)).toEqual(before);
  await runPlatform(['import', exported, '--data', other]);
});

test('a folder whose media is a file is refused before its database is made or changed', async () => {
  const folder = newFolder();
  const [exported, data] = [join(folder, 'exported'), join(folder, 'data')];
  for (const each of [exported, data]) {
    mkdirSync(each);
    writeFileSync(join(each, 'media'), 'mine');
  }
  writeFileSync(join(exported, 'product.jsonl'), '');
  const other = join(folder, 'other');
  const importing = runPlatform(['import', exported, '--data', other]);
  await expect(importing).rejects.toThrow(`${join(exported, 'media')} is not a folder`);
  expect(existsSync(other)).toBe(false);
  await expect(runPlatform(['export', exported, '--memory'])).rejects.toThrow('media is not a folder');
  expect(() => createShop({ data })).toThrow(
    `${join(data, 'media')} is not a folder. Move it away, or choose another folder with --data.`,
  );
  expect(readdirSync(data)).toEqual(['media']);
});
