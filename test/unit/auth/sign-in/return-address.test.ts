import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { returnAddress } from '../../../../src/auth/sign-in/return-address.ts';

describe('a return address', () => {
  test.each(['/', '/cart', '/cart?a=1&b=//x#/y', '/caf%C3%A9', '/a/%2F%2Fevil.example', '/@evil.example', '/#//evil.example'])(
    '%j of this site is kept',
    (path) => {
      expect(returnAddress(path)).toBe(path);
    },
  );

  test.each([
    undefined,
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    ' //evil.example',
    '\u0000/cart',
    'https://evil.example/cart',
    'https:/cart',
    'javascript:alert(1)',
    'data:text/html,x',
    '?a=1',
    '#a',
  ])('%j that could lead elsewhere becomes the start page', (address) => {
    expect(returnAddress(address)).toBe('/');
  });

  it('stays on this site and is the same when it is read again, whatever it was', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', ':', '@', '?', '#', 'evil.example', 'https:', 'javascript:', ' ', 'a'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          pieces.map((list) => list.join('')),
          pieces.map((list) => `/${list.join('')}`),
        ),
        (text) => {
          const address = returnAddress(text);
          expect(address).toMatch(/^\/(?![/\\])/);
          expect(new URL(address, 'https://shop.example.com/somewhere/else').origin).toBe('https://shop.example.com');
          expect(returnAddress(address)).toBe(address);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
