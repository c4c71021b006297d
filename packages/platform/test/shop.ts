import { createClient, fixedToken } from 'storewire';
import { onTestFinished } from 'vitest';
import { STORE_APP_ID } from '../src/features/catalog/catalog-item.ts';
import { events, type StoredEvent } from '../src/kernel/context/outbox.ts';
import { createShopPlatform, type ShopPlatform } from '../src/platform.ts';
import type { PlatformOptions } from '../src/public-types.ts';
import { keepAsSeed } from '../src/seeds/start.ts';
import { validated } from './validated.ts';
import { validateEvent } from './validated-events.ts';

type Client = ReturnType<typeof createClient>;

/** A platform for one test, whose responses are validated. */
export interface TestShop extends ShopPlatform {
  /** A client with a token of this caller. Without an id, the caller is new. */
  as: (role: Role, id?: string) => Client;
  /** `fetch` of the platform, without the validation of responses. */
  unchecked: typeof fetch;
  /** An access token. */
  tokenFor: (subject: { role: Role; id?: string }) => string;
  /** Advances the clock by milliseconds. */
  advance: (milliseconds: number) => void;
  export: () => ExportedFiles;
  import: (files: ExportedFiles) => Promise<void>;
  /** A request without a client, for hostile input. `body` is sent as JSON unless it is text. */
  request: (method: string, path: string, options?: RawOptions) => Promise<RawResponse>;
}

/** Lines of JSON by the names of their files, and bytes by names of `media/`. */
type ExportedFiles = ReadonlyMap<string, string | Uint8Array>;

/** Whom a token is issued to. */
export type Role = Parameters<ShopPlatform['issueToken']>[0]['role'];

interface RawOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface RawResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Where tests start, unless they set the clock. */
export const START = '2026-03-01T09:00:00.000Z';

/** Creates a shop that is closed after the test. A fault of the platform fails the test that awaits the response. */
export function createShop(options: PlatformOptions = {}): TestShop {
  const faults: unknown[] = [];
  const platform = createShopPlatform({
    clock: START,
    onFault: (error) => void faults.push(error),
    ...options,
  });
  onTestFinished(async () => {
    await platform.close();
    for (const event of emitted) validateEvent(event);
  });
  const emitted: StoredEvent[] = [];
  const { db } = platform.base;
  // the seed of the examples shows what the contract describes, be it ever produced or not
  const checked = validated(platform.fetch, { records: options.seed !== 'examples' });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await checked(input, init);
    const { items } = db
      .of(events)
      .pageByOffset(
        { where: { sequence: { $gt: emitted.at(-1)?.sequence ?? 0 } }, sort: [{ fieldName: 'sequence' }] },
        { limit: 1000, offset: 0 },
      );
    emitted.push(...items);
    const [fault] = faults.splice(0);
    if (fault !== undefined) throw fault;
    return response;
  };
  const baseUrl = platform.base.origin();
  const tokenFor: TestShop['tokenFor'] = (subject) => platform.issueToken(subject).accessToken;
  return {
    ...platform,
    fetch,
    unchecked: platform.fetch,
    tokenFor,
    advance: (milliseconds) => void platform.advanceClock({ milliseconds }),
    export: () =>
      new Map(
        Object.entries(platform.exportData().files).map(([name, text]) => [
          name,
          name.startsWith('media/') ? Buffer.from(text, 'base64') : text,
        ]),
      ),
    import: async (files) => {
      const texts = [...files].map(([name, content]) => [
        name,
        typeof content === 'string' ? content : Buffer.from(content).toString('base64'),
      ]);
      await platform.importData({ files: Object.fromEntries(texts) });
    },
    as: (role, id) => {
      const token = tokenFor({ role, ...(id !== undefined && { id }) });
      return createClient({ baseUrl, fetch, auth: fixedToken(token), retry: false });
    },
    request: async (method, path, { token, body, headers } = {}) => {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        // a redirect has no body
        body: JSON.parse(text || '{}') as Record<string, unknown>,
      };
    },
  };
}

/** Makes the current state the one that a reset returns to, as the command does after it was given a seed file. */
export const keepState = ({ base }: ShopPlatform): void => base.db.write(() => keepAsSeed(base));

/** The events so far that have these values, in order. */
export const eventsIn = (
  { base }: TestShop,
  where: { type?: string; entityId?: string } = {},
): StoredEvent[] => base.db.of(events).all({ where, sort: [{ fieldName: 'sequence' }] });

/** The catalog reference of a product. */
export const itemOf = (catalogItemId: string, options?: Record<string, unknown>) => ({
  appId: STORE_APP_ID,
  catalogItemId,
  ...(options && { options }),
});

/** Creates a product and returns its id. */
export async function createProduct(shop: TestShop, product: Record<string, unknown> = {}): Promise<string> {
  const { product: created } = await shop
    .as('staff')
    .products.createProduct({ product: { name: 'Bowl', priceData: { price: 12.5 }, ...product } });
  return created.id ?? '';
}
