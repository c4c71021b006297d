import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UnstorageDriver, unstorageStorage } from '../../../src/server/index.ts';
import { setClockForward } from '../helpers/timers.ts';

/** What a driver does: texts in, texts out, null for what is not there. */
function driver(): UnstorageDriver {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * What `createStorage` makes of a driver: promises, and everything that looks like JSON comes back parsed.
 */
class Storage implements UnstorageDriver {
  #driver = driver();

  async getItem(key: string): Promise<unknown> {
    const text = this.#driver.getItem(key);
    try {
      return JSON.parse(String(text));
    } catch {
      return text;
    }
  }

  async setItem(key: string, value: string): Promise<void> {
    this.#driver.setItem?.(key, value);
  }

  async removeItem(key: string): Promise<void> {
    this.#driver.removeItem?.(key);
  }
}

/** A driver over a network may give bytes. */
function byteDriver(): UnstorageDriver {
  const inner = driver();
  return {
    ...inner,
    getItem: async (key) =>
      inner.getItem(key) === null ? null : new TextEncoder().encode(String(inner.getItem(key))),
  };
}

describe.each([
  ['a driver', driver],
  ['a storage', () => new Storage()],
  ['a driver that gives bytes', byteDriver],
])('%s of unstorage', (_title, make) => {
  it('drops what has expired, and tells a driver for how long to keep it', async () => {
    const store = make();
    const kept: unknown[] = [];
    const { setItem } = store;
    store.setItem = (key, value, options) => {
      kept.push(options);
      return setItem?.call(store, key, value, options);
    };
    const storage = unstorageStorage(store);
    await storage.set('a', 'text', 60_000);
    await storage.set('b', 'text');
    expect([await storage.get('a'), kept]).toEqual(['text', [{ ttl: 60 }, {}]]);
    setClockForward(60_001);
    expect([await storage.get('a'), await storage.get('b')]).toEqual([undefined, 'text']);
    expect((await store.getItem('a')) ?? null).toBeNull();
  });

  it('gives back any text as it was set, also one that looks like a number or like JSON', async () => {
    const storage = unstorageStorage(make());
    expect(await storage.get('a')).toBeUndefined();
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      fc.constantFrom('1.0', 'true', 'null', '"a"', '{"text":5}'),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        await storage.set('a', text);
        expect([await storage.get('a'), await storage.get('b')]).toEqual([text, undefined]);
      }),
    );
    await storage.delete('a');
    expect(await storage.get('a')).toBeUndefined();
  });
});

describe('a store of unstorage', () => {
  it('that is read-only is rejected immediately', () => {
    expect(() => unstorageStorage({ getItem: () => null })).toThrow(
      new TypeError('the store must have setItem and removeItem'),
    );
  });

  it.each([[5], ['text'], ['{'], [{}], [{ text: 5 }], [[]]])(
    'in which someone else has written %j holds nothing',
    async (item) => {
      expect(await unstorageStorage({ ...driver(), getItem: () => item }).get('a')).toBeUndefined();
    },
  );
});
