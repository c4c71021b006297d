import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryEventStore } from '../../../src/webhooks/index.ts';
import { eventStoreTests } from './event-stores.ts';

describe('a store in memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  eventStoreTests(async () => {
    const store = memoryEventStore();
    return { one: store, two: store, pass: async (ms) => void vi.setSystemTime(Date.now() + ms) };
  });

  it.each([0, Number.NaN])('that may hold %s entries is not made: it would forget at once', (maxEntries) => {
    expect(() => memoryEventStore({ maxEntries })).toThrow(new TypeError('maxEntries must be a number from 1 to Infinity'));
  });

  it('holds no more than it may, and forgets the oldest first', async () => {
    const store = memoryEventStore({ maxEntries: 3 });
    for (const key of ['a', 'b', 'c', 'd']) await store.finish(key, 60_000);
    expect(await Promise.all(['d', 'c', 'b'].map((key) => store.take(key, 'x', 1000)))).toEqual(['done', 'done', 'done']);
    expect(await store.take('a', 'x', 1000)).toBe('taken');
  });
});
