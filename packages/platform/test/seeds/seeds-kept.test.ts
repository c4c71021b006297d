import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { products } from '../../src/features/catalog/stored-product.ts';
import { Database } from '../../src/kernel/store/database.ts';
import { defineEntity } from '../../src/kernel/store/entity.ts';
import { VERSION } from '../../src/platform.ts';
import { newFolder } from '../new-folder.ts';
import { createShop } from '../shop.ts';

test('a folder without a database starts from a copy of a kept shop, and a folder with one is left as it is', () => {
  const { base, entities } = createShop({ seed: 'small' });
  const [copyOf, folder] = [join(newFolder(), 'kept', 'small.sqlite'), newFolder()];
  base.db.copyTo(copyOf);
  const open = () => new Database({ entities, folder, copyOf, version: VERSION });
  const first = open();
  expect(first.isCopy).toBe(true);
  expect(first.meta('secret')).not.toBe(base.db.meta('secret'));
  const [product] = first.of(products).all();
  if (product) first.of(products).delete(product.id);
  first.close();
  const second = open();
  expect(second.isCopy).toBe(false);
  expect(second.of(products).count()).toBe(base.db.of(products).count() - 1);
  second.close();
});

test('a process that is killed while it copies a kept shop leaves a folder that starts from a copy', async () => {
  const [copyOf, folder] = [join(newFolder(), 'large.sqlite'), newFolder()];
  const pages = defineEntity<{ id: string; text: string }>()({ name: 'page', columns: {} });
  const database = (more: object) => new Database({ entities: [pages], version: VERSION, ...more });
  const kept = database({});
  for (let id = 0; id < 100; id++) kept.of(pages).save({ id: String(id), text: 'x'.repeat(1_000_000) });
  kept.copyTo(copyOf);
  kept.close();
  const source = new URL('../../src/kernel/store/database.ts', import.meta.url);
  const options = JSON.stringify({ entities: [], folder, copyOf, version: VERSION });
  const starting = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { Database } from '${source}'; new Database(${options});`,
  ]);
  const exited = once(starting, 'exit');
  while (readdirSync(folder).length === 0 && starting.exitCode === null) await setImmediate();
  starting.kill('SIGKILL');
  await exited;
  const started = database({ folder, copyOf });
  expect(started.of(pages).count()).toBe(100);
  started.close();
});
