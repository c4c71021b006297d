import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deprecation } from '../../src/generate/operations.ts';
import { all, generateFrom, put, write } from './shop.ts';

const SUNSET = { date: '2027-02-01', replacedBy: 'cart v2' };
const NOTE = '@deprecated The removal date of this call is 2027-02-01. Use `cart v2` instead.';

let files: Map<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  const list = 'paths /v1/wishlists get';
  const tags = 'components schemas Wish properties';
  files = await generateFrom(
    folder,
    write(
      all(
        put(`${list} deprecated`, true),
        put(`${list} x-sunset`, SUNSET),
        put(`${tags} price`, {
          type: 'string',
          description: 'What it costs.',
          'x-allowed-roles': ['merchant'],
        }),
        put(`${tags} owner`, {
          $ref: '#/components/schemas/Tags',
          'x-allowed-roles': ['member', 'merchant'],
        }),
      ),
    ),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['operations/wishlists.ts', 'hooks/wishlists.ts', 'paging/wishlists.ts', 'msw/wishlists.ts'])(
  'a call with a last day is deprecated in %s, with the day and the successor, and no other call is',
  (name) => {
    const lines = (files.get(name) ?? '').split('\n');
    const noted = lines.flatMap((line, index) =>
      line.includes(NOTE) ? [lines.slice(index + 1).find((next) => next.startsWith('export'))] : [],
    );
    expect(noted).not.toEqual([]);
    for (const line of noted)
      expect(line).toMatch(/^export const (listWishlists(Pages|Handler)?|useListWishlists(Infinite)?):/);
  },
);

test('the type of the input of a call with a last day says so', () => {
  expect(files.get('types.ts')).toContain(NOTE);
});

test('the paths of a call with a last day are deprecated, with the day and the successor', () => {
  expect(files.get('paths.ts')).toMatch(
    /@deprecated\n.*The removal date of this call is 2027-02-01\. Use `cart v2` instead\./,
  );
});

test('the code of a call with a last day has the day, and the successor if there is one', () => {
  const code = files.get('operations/wishlists.ts') ?? '';
  expect(code.match(/^export const \w+(?=.* sunset: )/gm)).toEqual([
    'export const updateWishlist',
    'export const listWishlists',
  ]);
  expect(code).toContain('"/v1/wishlists", { sunset: "2027-02-01", replacedBy: "cart v2", ');
  expect(code).toContain('"/v1/wishlists/{id}", { sunset: "2030-01-01", buildPath');
});

test('a call with a last day is marked in the list of calls', () => {
  expect(files.get('api.md')).toMatch(/`wishlists\.listWishlists` .*\| 2027-02-01, cart v2 \|/);
});

test('a deprecated call without a last day says only that', () => {
  expect(deprecation({ deprecated: true, sunset: undefined })).toBe('@deprecated');
  expect(deprecation({ deprecated: false, sunset: undefined })).toBe('');
});

test('a property for some roles says so in its type and keeps the key in the description', () => {
  const types = files.get('types.ts') ?? '';
  expect(types).toContain('@description What it costs. Only for merchants.');
  expect(types).toContain('Only for members and merchants.');
  expect(JSON.parse(files.get('contract.json') ?? '')).toMatchObject({
    components: { schemas: { Wish: { properties: { price: { 'x-allowed-roles': ['merchant'] } } } } },
  });
});
