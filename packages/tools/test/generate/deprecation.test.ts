import { expect, test } from 'vitest';
import { deprecation } from '../../src/description/operations.ts';
import { generateFrom, put, write } from './shop.ts';

const NOTE = '@deprecated The removal date of this call is 2027-02-01. Use `cart v2` instead.';
const LIST = 'paths /v1/wishlists get';

const files = await generateFrom(
  write(
    put(`${LIST} deprecated`, true),
    put(`${LIST} x-sunset`, { date: '2027-02-01', replacedBy: 'cart v2' }),
  ),
);
const textOf = (name: string): string => files.get(name) ?? '';

test.each(['operations/wishlists.ts', 'hooks/wishlists.ts', 'paging/wishlists.ts', 'msw/wishlists.ts'])(
  'a call with a last day is deprecated in %s, with the day and the successor, and no other call is',
  (name) => {
    const lines = textOf(name).split('\n');
    const noted = lines.flatMap((line, index) =>
      line.includes(NOTE) ? [lines.slice(index + 1).find((next) => next.startsWith('export'))] : [],
    );
    expect(noted).not.toEqual([]);
    for (const line of noted)
      expect(line).toMatch(/^export const (listWishlists(Pages|Handler)?|useListWishlists(Infinite)?):/);
  },
);

test('the type of the input and the row of a call with a last day say so', () => {
  expect(textOf('types.ts')).toContain(NOTE);
  expect(textOf('api.md')).toMatch(/`wishlists\.listWishlists` .*\| 2027-02-01, cart v2 \|/);
});

test('the code of a call with a last day has the day, and the successor if there is one', () => {
  const code = textOf('operations/wishlists.ts');
  expect(code.match(/^export const \w+(?=.* sunset: )/gm)).toEqual([
    'export const updateWishlist',
    'export const listWishlists',
  ]);
  expect(code).toContain("'/v1/wishlists', { sunset: '2027-02-01', replacedBy: 'cart v2'");
  expect(code).toContain("'/v1/wishlists/{id}', { sunset: '2030-01-01' }");
});

test('a deprecated call without a last day says only that', () => {
  expect(deprecation({ deprecated: true, sunset: undefined })).toBe('@deprecated');
  expect(deprecation({ deprecated: false, sunset: undefined })).toBe('');
});
