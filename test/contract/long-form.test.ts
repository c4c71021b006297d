import { expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { FALLBACK } from './calls.ts';
import { callOf } from './description.ts';
import { LONGEST_QUERY } from './long-form.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { choose, clientOptions } from './session.ts';

const long = callOf(FALLBACK[0]);
const short = callOf(long.fallbackOf ?? '');

/** A query whose packed form has the same length for every run of these characters. */
const inputOf = (padding: number) => ({ query: { filter: { email: 'x'.repeat(padding) } } });

/** Sends a query and returns how it was sent, with the length of its GET URL. */
async function send(padding: number): Promise<{ method: string; path: string; length: number }> {
  const seen = watch();
  await createClient(clientOptions(seen)).backInStock.queryBackInStockRequests(
    inputOf(padding),
    choose(200, 'full'),
  );
  const { method, url, requestBody } = seen.only();
  expect(objectionsTo(seen.only())).toEqual([]);
  if (method === 'POST') {
    expect(url.search).toBe('');
    expect(requestBody).toEqual(inputOf(padding));
  }
  return {
    method,
    path: url.pathname,
    length: `.r=${Buffer.from(JSON.stringify(inputOf(padding))).toString('base64url')}`.length,
  };
}

test('a query of up to 4000 characters goes out as the GET, a longer one as the POST', async () => {
  const empty = JSON.stringify(inputOf(0)).length;
  const paddings = Array.from({ length: 9 }, (_each, index) => 2994 + index - empty);
  const sent = await Promise.all(paddings.map(send));
  for (const { method, path, length } of sent) {
    expect({ length, method, path }).toEqual(
      length > LONGEST_QUERY
        ? { length, method: 'POST', path: long.path }
        : { length, method: 'GET', path: short.path },
    );
  }
  // base64url has no text of 3997 characters, so no packed query has exactly 4000
  expect(sent.map(({ length }) => length)).toEqual([3995, 3997, 3998, 3999, 4001, 4002, 4003, 4005, 4006]);
});

test('the long form takes what the short form takes and answers what it answers', () => {
  expect([...long.bodies]).toEqual([...(short.packed ?? [])]);
  expect([...long.answers]).toEqual([...short.answers]);
  expect(long.failures).toEqual(short.failures);
});
