/** Ends a process with eight writers at random times, and looks at what it left. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { carts } from '../src/calls/currentCart/entity.ts';
import { files } from '../src/calls/files/entity.ts';
import { orders } from '../src/calls/orders/entity.ts';
import { products } from '../src/calls/products/entity.ts';
import { events } from '../src/events/outbox.ts';
import { createShopPlatform } from '../src/platform.ts';

/** Set `KILL_RUNS=200` for the long run. */
const RUNS = Number(process.env['KILL_RUNS'] ?? 2);

/** What was acknowledged by kind, before the process was killed some milliseconds after its first write. */
async function killedAfter(milliseconds: number, data: string): Promise<Map<string, string[]>> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer-process.ts'), data, 'all'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, string[]>();
  for await (const line of createInterface({ input: writer.stdout })) {
    if (acknowledged.size === 0) setTimeout(() => writer.kill('SIGKILL'), milliseconds);
    const [kind = '', id = ''] = line.split(' ');
    acknowledged.set(kind, [...(acknowledged.get(kind) ?? []), id]);
  }
  return acknowledged;
}

function checkShop(data: string, acknowledged: Map<string, string[]>): void {
  const platform = createShopPlatform({ data });
  const { db, media } = platform.base;
  const idsOf = (kind: string) => acknowledged.get(kind) ?? [];
  const emitted = (type: string) =>
    db
      .of(events)
      .all({ where: { type: { $contains: type } } })
      .map(({ entityId }) => entityId)
      .toSorted();
  for (const [kind, rows, type] of [
    ['products', db.of(products).all(), 'ProductCreated'],
    ['carts', db.of(carts).all(), 'cart_created'],
    ['orders', db.of(orders).all(), 'order_created'],
  ] as const) {
    const stored = rows.map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(idsOf(kind)));
    expect(emitted(type)).toEqual(stored.toSorted());
  }
  const stored = db.of(files).all();
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(idsOf('files')));
  for (const { hash } of stored)
    expect(createHash('sha256').update(media.bytes(hash)).digest('hex')).toBe(hash);
  const hashes = stored.map(({ hash }) => hash).toSorted();
  if (stored.length > 0) expect(readdirSync(join(data, 'media')).toSorted()).toEqual(hashes);
  void platform.close();
}

test('eight writers killed at any time leave every acknowledged write, and nothing half-written', {
  timeout: 60_000 + RUNS * 10_000,
}, async () => {
  let writes = 0;
  for (let run = 0; run < RUNS; run++) {
    const data = mkdtempSync(join(tmpdir(), 'storewire-'));
    try {
      const acknowledged = await killedAfter(Math.random() * 500, data);
      writes += [...acknowledged.values()].flat().length;
      checkShop(data, acknowledged);
    } finally {
      rmSync(data, { recursive: true });
    }
  }
  expect(writes).toBeGreaterThan(RUNS);
});
