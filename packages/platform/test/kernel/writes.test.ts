import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineService } from '../../src/kernel/calls/service.ts';
import { text } from '../../src/kernel/store/columns.ts';
import { defineEntity } from '../../src/kernel/store/entity.ts';
import { VERSION } from '../../src/platform.ts';
import { Idempotency } from '../../src/server/http/idempotency.ts';
import { createShop } from '../shop.ts';

test('while the first request with an idempotency key is in flight, the second waits for it', async () => {
  const idempotency = new Idempotency(createShop().base);
  const started = Promise.withResolvers<void>();
  let runs = 0;
  const send = () =>
    idempotency.once({ scope: 'call', key: 'key', content: 'body' }, async () => {
      runs++;
      await started.promise;
      return { status: 200, body: String(runs) };
    });
  const both = [send(), send()];
  started.resolve();
  expect(await Promise.all(both)).toEqual([
    { status: 200, body: '1' },
    { status: 200, body: '1' },
  ]);
  expect(await send()).toMatchObject({ status: 200, body: '1' });
});

test('the version of the platform is that of its package and of the client', () => {
  for (const name of ['storewire-platform', 'storewire']) {
    const file = import.meta.resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(new URL(file), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(VERSION);
  }
});

test('a missing handler and a missing column are compile errors', () => {
  const handlers = { getCheckoutSettings: () => ({ checkoutSettings: {} }) };
  // @ts-expect-error updateCheckoutSettings is missing
  expect(defineService('checkoutSettings', { handlers })).toEqual({ handlers });
  const { columns } = defineEntity<{ id: string; name: string }>()({
    name: 'example',
    filter: 'CollectionFilter',
    // @ts-expect-error the filter can name `name`
    columns: { slug: text(({ id }) => id) },
  });
  expect(Object.keys(columns)).toEqual(['slug']);
});
