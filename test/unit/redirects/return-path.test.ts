import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it, test } from 'vitest';
import { safeReturnPath } from '../../../src/redirects/return-url.ts';

describe('safeReturnPath', () => {
  test.each([
    '/',
    '/cart',
    '/cart?a=1&b=//x#/y',
    '/caf%C3%A9',
    '/a/%2F%2Fevil.example',
    '/@evil.example',
    '/#//evil.example',
  ])('keeps %j', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

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
  ])('replaces %j, which could lead to another site', (address) => {
    expect(safeReturnPath(address)).toBe('/');
  });

  it('returns a path of this site that does not change when it is passed again', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ':',
        '@',
        '?',
        '#',
        'evil.example',
        'https:',
        'javascript:',
        ' ',
        'a',
      ),
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
          const address = safeReturnPath(text);
          expect(address).toMatch(/^\/(?![/\\])/);
          expect(new URL(address, 'https://shop.example.com/somewhere/else').origin).toBe(
            'https://shop.example.com',
          );
          expect(safeReturnPath(address)).toBe(address);
        },
      ),
      { numRuns: caseCount(2000) },
    );
  });
});
