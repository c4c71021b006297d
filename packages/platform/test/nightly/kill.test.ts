/** Kills a process with nine writers at random times, and looks at what it left. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, inject, test } from 'vitest';
import { carts } from '../../src/features/carts/stored-cart.ts';
import { products } from '../../src/features/catalog/stored-product.ts';
import { uploads } from '../../src/features/media/calls/uploads.ts';
import { files } from '../../src/features/media/stored-file.ts';
import { orders } from '../../src/features/orders/stored-order.ts';
import { couponUses } from '../../src/features/pricing/coupons.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { createShopPlatform, type ShopPlatform } from '../../src/platform.ts';
import type { Acknowledged } from './writer-process.ts';

/** `STOREWIRE_CASES=40` for the long run. */
const RUNS = caseCount(5);

/** Pieces of the one product in stock, before the first order. */
const STOCK = 99_999;

const KINDS = ['product', 'cart', 'order', 'orderV2', 'file'] as const;

/** What was acknowledged before the process was killed, at most some milliseconds after it had written one of each kind. */
async function killedAfter(milliseconds: number, data: string): Promise<Acknowledged[]> {
  const writer = spawn(process.execPath, [inject('bundled').writer, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: Acknowledged[] = [];
  const missing = new Set<string>(KINDS);
  for await (const line of createInterface({ input: writer.stdout })) {
    const one = JSON.parse(line) as Acknowledged;
    acknowledged.push(one);
    if (missing.delete(one.kind) && missing.size === 0)
      setTimeout(() => writer.kill('SIGKILL'), milliseconds);
  }
  expect([...missing]).toEqual([]);
  return acknowledged;
}

/** Everything that was acknowledged is there, everything that is there is complete, and has its event. */
function checkShop({ base: { db, media } }: ShopPlatform, acknowledged: readonly Acknowledged[]): void {
  const stored = db.of(carts).all();
  const found = {
    product: db.of(products).all(),
    cart: stored.filter(({ isCurrent }) => isCurrent).map(({ cartId = '' }) => ({ id: cartId })),
    order: db.of(orders).all(),
    orderV2: db.of(orders).all(),
    file: db.of(files).all(),
  };
  for (const kind of KINDS) {
    const ids = acknowledged.filter((each) => each.kind === kind).map(({ id }) => id);
    expect(found[kind].map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  }
  const emitted = (name: string): string[] =>
    db
      .of(events)
      .all({ where: { type: { $contains: name } } })
      .map(({ entityId }) => entityId)
      .toSorted();
  const ids = (stored: readonly { id: string }[]): string[] => stored.map(({ id }) => id).toSorted();
  expect(emitted('ProductCreated')).toEqual(ids(found.product));
  expect(emitted('order_created')).toEqual(ids(found.order));
  expect(emitted('file_ready')).toEqual(ids(found.file));
  expect(emitted('ecom.v1.cart_created')).toEqual(
    [...ids(found.cart), ...emitted('ecom.v1.cart_deleted')].toSorted(),
  );
  const sequences = db
    .of(events)
    .all()
    .map(({ sequence }) => sequence);
  expect(new Set(sequences).size).toBe(Math.max(...sequences));

  // an order, its cart, the stock and the use of a coupon change together
  const ordered = stored.filter(({ completed }) => completed);
  expect(ordered.map(({ orderId }) => orderId).toSorted()).toEqual(ids(found.order));
  expect(ordered.filter(({ isCurrent }) => isCurrent)).toEqual([]);
  const sold = found.order
    .flatMap(({ lineItems }) => lineItems)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const left = found.product.flatMap(({ variants }) => variants[0]?.stock.quantity ?? []);
  expect(left).toEqual([STOCK - sold]);
  const reduced = ordered.filter(({ coupon }) => coupon);
  expect(
    db
      .of(couponUses)
      .all()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids(reduced));
  expect(found.order.filter(({ appliedDiscounts }) => appliedDiscounts.length > 0)).toHaveLength(
    reduced.length,
  );

  const sent = new Map(acknowledged.flatMap((each) => (each.kind === 'file' ? [[each.id, each.hash]] : [])));
  for (const { id, hash, sizeInBytes } of found.file) {
    const bytes = readFileSync(media.pathOf(hash));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect(String(bytes.length)).toBe(sizeInBytes);
    expect(hash).toBe(sent.get(id) ?? hash);
  }
}

/** What is on disk belongs to a file, or to an upload that can continue. */
function checkFolders(data: string, { base: { db } }: ShopPlatform): void {
  const hashes = db
    .of(files)
    .all()
    .map(({ hash }) => hash);
  expect(readdirSync(join(data, 'media')).toSorted()).toEqual(hashes.toSorted());
  const open = db
    .of(uploads)
    .all()
    .map(({ id }) => id);
  expect(open).toEqual(expect.arrayContaining(readdirSync(join(data, 'uploads'))));
}

test('nine writers that are killed at any time leave every acknowledged write, and nothing half-written', async () => {
  const counts = new Map<string, number>();
  for (let run = 0; run < RUNS; run++) {
    const data = mkdtempSync(join(tmpdir(), 'storewire-'));
    try {
      const acknowledged = await killedAfter(Math.random() * 400, data);
      for (const { kind } of acknowledged) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const platform = createShopPlatform({ data });
      checkShop(platform, acknowledged);
      checkFolders(data, platform);
      await platform.close();
    } finally {
      rmSync(data, { recursive: true });
    }
  }
  console.info(`${RUNS} runs`, Object.fromEntries(counts));
});
