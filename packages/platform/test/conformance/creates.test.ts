/** Creations, with the full example of each call: every property that the contract describes is kept. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { isObject } from '../../src/kernel/errors/violations.ts';
import { createShopV3, isOfVersion3 } from '../catalog-v3-shop.ts';
import { at, CALLS, CLOSED, exampleOf, type Fields, OTHERS } from '../create-calls.ts';
import { EXAMPLE_OPTIONS, MARA } from '../example-shop.ts';
import { requestPaths } from '../request-schemas.ts';
import { createShop } from '../shop.ts';

test('each call that creates something is in the table', () => {
  const names = /^(create|add|register|import|bulkImport|generateFile\w*Upload)/;
  const calls = routes.filter(({ name, effect }) => effect === 'write' && names.test(name));
  const known = [...CALLS.map(({ id }) => id), ...Object.keys(OTHERS)];
  expect([...new Set(calls.map(({ id }) => id))].toSorted()).toEqual(known.toSorted());
});

/** All values at a path of a schema. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

/** The paths of values that were sent and not kept. An amount that is sent alone is returned as a price. */
function lostIn(sent: unknown, kept: unknown, path: readonly string[] = []): string[] {
  if (sent === undefined || sent === null) return [];
  if (Array.isArray(sent))
    return sent.flatMap((each, index) => lostIn(each, at(kept ?? [], [index]), [...path, '[]']));
  if (isObject(sent) && Object.keys(sent).length > 0)
    return Object.entries(sent).flatMap(([name, each]) => lostIn(each, at(kept, [name]), [...path, name]));
  return [kept, at(kept, ['amount'])].some((each) => isDeepStrictEqual(sent, each)) ? [] : [path.join('.')];
}

test.each(CALLS)('$id keeps every property that it is sent', async (call) => {
  const { id, role = 'staff', bodies = (full) => [full], created = (response) => response, lost = {} } = call;
  const { method, url, body: full } = exampleOf(id);
  const sent = bodies(full);
  const missing = new Set(
    requestPaths(id).filter((path) => sent.every((body) => valuesAt(body, path.split('.')).length === 0)),
  );
  for (const body of sent) {
    const createFor = isOfVersion3(id) ? createShopV3 : createShop;
    const shop = createFor({ ...EXAMPLE_OPTIONS, allowImport: [CLOSED], settings: { signUp: 'open' } });
    const token = shop.tokenFor(role === 'member' ? { role, id: MARA } : { role });
    const response = await shop.request(method, url, { token, body });
    expect([response.status, response.body]).toEqual([200, expect.anything()]);
    for (const path of lostIn(body, await created(response.body as Fields, shop))) missing.add(path);
  }
  const isPart = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
  const reasons = Object.keys(lost);
  expect([...missing].filter((path) => !reasons.some((name) => isPart(path, name)))).toEqual([]);
  expect(reasons.filter((name) => ![...missing].some((path) => isPart(path, name)))).toEqual([]);
});
