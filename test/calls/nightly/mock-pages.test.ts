import { createClient, fixedToken, type StoreClient } from 'storewire';
import * as pagers from 'storewire/operations';
import { describe, expect, inject, test } from 'vitest';
import { callOf, fetchedCalls, wire } from '../description.ts';
import { samplesOf } from '../inputs.ts';
import { pick, writtenIn } from '../source-operation.ts';

const client: StoreClient & ReturnType<typeof createClient> = createClient({
  baseUrl: inject('prismUrl'),
  auth: fixedToken('token'),
  retry: false,
});

type AnyPager = (client: StoreClient, input: unknown, options: object) => AsyncIterable<object>;

const names = Object.keys(pagers).filter((name) => name.endsWith('Pages'));

async function readAll(name: string, input: unknown, options: object): Promise<object[]> {
  const items: object[] = [];
  for await (const item of (Reflect.get(pagers, name) as AnyPager)(client, input, options)) items.push(item);
  return items;
}

describe('a list on the mock', () => {
  test('is every list of the contract', () => {
    const lists = writtenIn(wire).filter(({ operation }) => pick(wire, operation, 'x-paging'));
    expect(names.toSorted()).toEqual(lists.map(({ id }) => `${callOf(id).name}Pages`).toSorted());
  });

  test.each(names)('%s ends, and has the items of the example once, in pages of any size', async (name) => {
    const call = fetchedCalls.find((each) => `${each.name}Pages` === name);
    const [sample] = call ? samplesOf(call) : [];
    const whole = await readAll(name, fromStart(sample?.input), {});
    expect(whole.length).toBeGreaterThan(0);
    expect(new Set(whole.map((item) => JSON.stringify(item))).size).toBe(whole.length);
    const single = await readAll(name, fromStart(sample?.input, { limit: 1 }), {});
    expect(single).toEqual(whole);
  });
});

/** An input from its first page on. */
function fromStart(input: unknown, paging?: { limit: number }): unknown {
  return JSON.parse(JSON.stringify(input ?? {}), (key, value) =>
    /^(?:cursorPaging|paging)$/.test(key) ? { ...value, cursor: undefined, ...paging } : value,
  ) as unknown;
}
