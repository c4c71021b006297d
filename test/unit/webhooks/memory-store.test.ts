import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryEventStore } from '../../../src/webhooks/index.ts';
import { claimed, eventStoreTests } from './event-stores.ts';

describe('a store in memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  eventStoreTests(async () => {
    const store = memoryEventStore();
    return { one: store, two: store, pass: async (ms) => void vi.setSystemTime(Date.now() + ms) };
  });

  it('drops the oldest entries above its maximum', async () => {
    const store = memoryEventStore();
    for (let count = 0; count <= 10_000; count++) await (await claimed(store, `${count}`)).complete(60_000);
    expect(await Promise.all(['1', '10000'].map((key) => store.claim(key, 1000)))).toEqual([
      'duplicate',
      'duplicate',
    ]);
    await claimed(store, '0');
  });
});
