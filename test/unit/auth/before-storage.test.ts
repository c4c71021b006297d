import { afterEach, expect, test, vi } from 'vitest';
import { type Credentials, createClient, type KeyValueStorage, member, visitor } from '../../../src/index.ts';
import { app } from '../../../src/server/index.ts';

const CLIENT = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const APP = { appId: CLIENT, appSecret: 'secret', instanceId: CLIENT };

afterEach(() => vi.restoreAllMocks());

const SESSIONS: [name: string, create: (storage: KeyValueStorage) => Credentials][] = [
  ['visitor', (storage) => visitor({ clientId: CLIENT, storage })],
  ['member', (storage) => member({ clientId: CLIENT, storage })],
  ['app', (storage) => app({ ...APP, storage })],
];

test.each(SESSIONS)(
  'a call of a %s reads no clock, random value or id before the storage has responded',
  async (_name, create) => {
    let opened: (() => void) | undefined;
    const isRead = new Promise<void>((resolve) => {
      opened = resolve;
    });
    // a rendering that waits for cookies, which a prerendering never gets
    const storage: KeyValueStorage = {
      get: () => {
        opened?.();
        return new Promise(() => undefined);
      },
      set: () => undefined,
      delete: () => undefined,
    };
    // Next.js accepts performance.now()
    const used: string[] = [];
    vi.spyOn(Date, 'now').mockImplementation(() => used.push('Date.now'));
    vi.spyOn(Math, 'random').mockImplementation(() => used.push('Math.random'));
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${used.push('randomUUID')}-0-0-0-0`);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      used.push('getRandomValues');
      return array;
    });
    const client = createClient({ auth: create(storage) });
    void client.products.queryProducts().catch(() => undefined);
    await isRead;
    expect(used).toEqual([]);
  },
);
