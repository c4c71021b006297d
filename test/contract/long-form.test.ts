import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { callOf, longForms } from './description.ts';
import { MAX_QUERY_LENGTH } from './long-form.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { choose, clientOptions } from './session.ts';

type Client = ReturnType<typeof createClient>;

/** Makes the short form with a packed query that grows with the padding, and returns its input. */
const MAKE: Readonly<Record<string, (client: Client, padding: string) => Promise<object>>> = {
  'backInStock.queryBackInStockRequests': async ({ backInStock }, email) => {
    const input = { query: { filter: { email } } };
    await backInStock.queryBackInStockRequests(input, choose(200, 'full'));
    return input;
  },
  'backInStock.countBackInStockRequestsByCatalogReference': async ({ backInStock }, text) => {
    const input = { catalogReferences: [{ catalogItemId: 'a', appId: 'b', options: { text } }] };
    await backInStock.countBackInStockRequestsByCatalogReference(input, choose(200, 'full'));
    return input;
  },
};

describe.each(longForms)('$id', (long) => {
  const short = callOf(long.fallbackOf ?? '');

  async function send(padding: number) {
    const seen = watch();
    const input = await MAKE[short.id]?.(createClient(clientOptions(seen)), 'x'.repeat(padding));
    const { method, url, requestBody } = seen.only();
    expect(objectionsTo(seen.only())).toEqual([]);
    if (method === 'POST') {
      expect(url.search).toBe('');
      expect(requestBody).toEqual(input);
    }
    return {
      method,
      path: url.pathname,
      length: `.r=${Buffer.from(JSON.stringify(input)).toString('base64url')}`.length,
    };
  }

  test('is the POST of a query of more than 4000 characters, a shorter one is sent as the GET', async () => {
    const { length: empty } = await send(0);
    const first = 2994 - Math.floor(((empty - 3) * 3) / 4);
    const sent = await Promise.all(Array.from({ length: 9 }, (_each, index) => send(first + index)));
    for (const { method, path, length } of sent)
      expect({ length, method, path }).toEqual(
        length > MAX_QUERY_LENGTH
          ? { length, method: 'POST', path: long.path }
          : { length, method: 'GET', path: short.path },
      );
    // base64url has no text of 3997 characters, so no packed query has exactly 4000
    expect(sent.map(({ length }) => length)).toEqual([3995, 3997, 3998, 3999, 4001, 4002, 4003, 4005, 4006]);
  });

  test('takes what the short form takes and answers what it answers', () => {
    expect([...long.bodies]).toEqual([...(short.packed ?? [])]);
    expect([...long.answers]).toEqual([...short.answers]);
    expect(long.failures).toEqual(short.failures);
  });
});
