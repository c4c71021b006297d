import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { storeVariants } from '../../src/features/catalog/stored-product.ts';
import { categories } from '../../src/features/catalog-v3/stored-category.ts';
import { inventoryItems } from '../../src/features/catalog-v3/stored-inventory-item.ts';
import { listedVariants } from '../../src/features/catalog-v3/stored-product.ts';
import { files } from '../../src/features/media/stored-file.ts';
import { reviewEntity } from '../../src/features/reviews/stored-review.ts';
import { backInStockRequests } from '../../src/features/stock/stored-request.ts';
import { type Entity, tableOf, tablesOf } from '../../src/kernel/store/entity.ts';
import { type Filter, filterToSql } from '../../src/kernel/store/filter.ts';

/** How SQLite finds items, in the order of their ids. */
function planOf<T extends { id: string }>(entity: Entity<T>, filter: Filter): string {
  const database = new DatabaseSync(':memory:');
  database.exec(tablesOf(entity));
  const { sql, parameters } = filterToSql(entity, filter);
  const rows = database
    .prepare(`EXPLAIN QUERY PLAN SELECT id FROM ${tableOf(entity)} WHERE ${sql} ORDER BY id LIMIT 1`)
    .all(...parameters);
  database.close();
  return rows.map(({ detail }) => String(detail)).join('\n');
}

test.each([
  ['variantId', planOf(inventoryItems, { variantId: 'a', locationId: 'b' })],
  ['productData.productId', planOf(listedVariants, { 'productData.productId': 'a', isVisible: true })],
  ['productId', planOf(storeVariants, { productId: 'a', isVisible: true })],
  ['parentCategory.id', planOf(categories, { 'parentCategory.id': 'a', isShown: true })],
  [
    'entityId',
    planOf(reviewEntity, { namespace: 'a', entityId: 'b', 'moderation.moderationStatus': 'APPROVED' }),
  ],
  [
    'catalogReference.catalogItemId',
    planOf(backInStockRequests, { 'catalogReference.appId': 'a', 'catalogReference.catalogItemId': 'b' }),
  ],
  ['parentFolderId', planOf(files, { parentFolderId: 'a', state: 'OK', private: false })],
])('items are looked up by their %s, not by what many of them have', (column, plan) => {
  expect(plan).toMatch(/^SEARCH /);
  expect(plan).toContain(`(${column}=?`);
});
