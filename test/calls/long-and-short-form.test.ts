import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { allCalls, callOf, longForms, shortForms } from './description.ts';
import { MAX_QUERY_LENGTH } from './long-form.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { choose, clientOptions, prefer } from './session.ts';

type Client = ReturnType<typeof createClient>;

/** Makes the short form with a query that grows with the padding, and returns its input. */
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
  'productsV3.searchProducts': async ({ productsV3 }, slug) => {
    const input = { search: { filter: { slug } } };
    await productsV3.searchProducts(input, choose(200, 'full'));
    return input;
  },
  'productsV3.queryProducts': async ({ productsV3 }, slug) => {
    const input = { query: { filter: { slug } } };
    await productsV3.queryProducts(input, choose(200, 'full'));
    return input;
  },
  'productsV3.countProducts': async ({ productsV3 }, slug) => {
    const input = { filter: { slug } };
    await productsV3.countProducts(input, choose(200, 'typical'));
    return input;
  },
  'customizations.queryCustomizations': async ({ customizations }, name) => {
    const input = { query: { filter: { name } } };
    await customizations.queryCustomizations(input, choose(200, 'full'));
    return input;
  },
  'inventoryItems.queryInventoryItems': async ({ inventoryItems }, productId) => {
    const input = { query: { filter: { productId } } };
    await inventoryItems.queryInventoryItems(input, choose(200, 'full'));
    return input;
  },
  'categories.listItemsInCategory': async ({ categories }, cursor) => {
    const id = '5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391';
    const input = { treeReference: { appNamespace: '@wix/stores' }, cursorPaging: { cursor } };
    await categories.listItemsInCategory({ id, ...input }, choose(200, 'full'));
    return input;
  },
};

describe.each(longForms)('$id', (long) => {
  const short = callOf(long.fallbackOf ?? '');
  const isPacked = short.packed !== undefined;

  async function send(padding: number) {
    const seen = watch();
    const input = await MAKE[short.id]?.(createClient(clientOptions(seen)), 'x'.repeat(padding));
    const { method, url, requestBody } = seen.only();
    expect(objectionsTo(seen.only())).toEqual([]);
    if (method === 'POST') {
      expect(url.search).toBe('');
      expect(requestBody).toEqual(input);
    }
    return { method, path: url.pathname, length: isPacked ? packedLength(input) : padding + plainLength };
  }

  const packedLength = (input: unknown): number =>
    `.r=${Buffer.from(JSON.stringify(input)).toString('base64url')}`.length;
  const plainLength = 'treeReference.appNamespace=%40wix%2Fstores&cursorPaging.cursor='.length;

  test('is the POST of a query of more than 4000 characters, a shorter one is sent as the GET', async () => {
    const { length: empty } = await send(0);
    const first = isPacked ? 2994 - Math.floor(((empty - 3) * 3) / 4) : 3996 - empty;
    const sent = await Promise.all(Array.from({ length: 9 }, (_each, index) => send(first + index)));
    const pathOf = ({ path }: { path: string }) =>
      path.replace('{id}', '5a9e3d72-1b4f-4c86-8e20-d7f6a5b4c391');
    for (const { method, path, length } of sent)
      expect({ length, method, path }).toEqual(
        length > MAX_QUERY_LENGTH
          ? { length, method: 'POST', path: pathOf(long) }
          : { length, method: 'GET', path: pathOf(short) },
      );
    // base64url has no text of 3997 characters, so no packed query has exactly 4000
    const packed = [3995, 3997, 3998, 3999, 4001, 4002, 4003, 4005, 4006];
    const plain = [3996, 3997, 3998, 3999, 4000, 4001, 4002, 4003, 4004];
    expect(sent.map(({ length }) => length)).toEqual(isPacked ? packed : plain);
  });

  test('takes what the short form takes and answers what it answers', () => {
    if (isPacked) expect(long.bodies).toEqual(short.packed);
    expect(long.answers).toEqual(short.answers);
    expect(long.failures).toEqual(short.failures);
  });
});

test('every short form of a POST takes what the POST takes, and answers with each of its examples', async () => {
  const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const form of shortForms) {
    const main = callOf(form.fallbackOf ?? '');
    expect([form.method, main.method]).toEqual(['GET', 'POST']);
    expect(form.packed).toEqual(main.bodies);
    expect(form.answers).toEqual(main.answers);
    expect(form.failures).toEqual(main.failures);
    for (const query of form.packed?.values() ?? []) {
      for (const [example, answer] of form.answers) {
        const seen = watch();
        await createClient(clientOptions(seen)).fetch(`${form.path}?.r=${pack(query)}`, {
          headers: prefer(200, example),
        });
        expect(objectionsTo(seen.only())).toEqual([]);
        expect(seen.only().body).toEqual(answer);
      }
    }
  }
});

test('plain parameters in place of a packed query are as the contract describes them', async () => {
  const calls = allCalls.filter(({ plain }) => plain.length > 0);
  expect(calls.length).toBeGreaterThan(0);
  for (const { path, plain } of calls) {
    const query = plain.flatMap(({ name, example }) =>
      [example].flat().map((value): [string, string] => [name, String(value)]),
    );
    const seen = watch();
    await createClient(clientOptions(seen)).fetch(`${path}?${new URLSearchParams(query)}`);
    expect(objectionsTo(seen.only())).toEqual([]);
  }
});
