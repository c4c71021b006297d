import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { products } from '../src/calls/products/entity.ts';
import { Database } from '../src/data/database.ts';
import { VERSION } from '../src/platform.ts';
import { createShop } from './shop.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storewire-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

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
