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

  it.each([0, Number.NaN])('cannot be created for %s entries', (maxEntries) => {
    expect(() => memoryEventStore({ maxEntries })).toThrow(
      new TypeError('maxEntries must be a number from 1 to Infinity'),
    );
  });

  it('drops the oldest entries above its maximum', async () => {
    const store = memoryEventStore({ maxEntries: 3 });
    for (const key of ['a', 'b', 'c', 'd']) await (await claimed(store, key)).complete(60_000);
    expect(await Promise.all(['d', 'c', 'b'].map((key) => store.claim(key, 1000)))).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
    ]);
    await claimed(store, 'a');
  });
});
