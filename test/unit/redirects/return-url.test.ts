import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { createTransport, isStoreError, logoutUrl, safeReturnPath } from '../../../src/index.ts';
import { outcomeOf } from '../helpers/failure.ts';
import { urlPieces } from '../helpers/url-pieces.ts';

const ORIGIN = 'https://shop.example.com';

const logoutTo = (address: string): unknown =>
  outcomeOf(() => {
    const input = { postLogoutRedirectUri: address };
    return logoutUrl(createTransport(), input, { origin: ORIGIN }).searchParams.get('postLogoutRedirectUri');
  });

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  ' https:evil.example',
  ' //evil.example',
  'https://shop.example.com@evil.example/',
  'https://shop.example.com:444/',
  'https://shop.example.com.evil.example/',
  'https://user@shop.example.com/',
  'https://user:password@shop.example.com/',
  'http://shop.example.com/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example.com/1',
  'https://shop.example.com/\u0000',
  '\u0000/cart',
  '/\t/evil.example',
  '/\n/evil.example',
  '/cart\r\nLocation: x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  'https://shop.example.com//evil.example',
  '/\ud800',
  'https://shop.example.com./',
  'https://shop.example.com:80/',
  'https://\u0455hop.example.com/',
  'https://shop.example.com\u3002evil.example/',
  'https://shop.example.com%2eevil.example/',
  'https://shop.example.com;@evil.example/',
  '//shop.example.com@evil.example',
  'wss://shop.example.com/',
  'shop.example.com:443/a',
  'about:blank',
  '\u00a0/cart',
])(
  '%j, which could lead to another site, is rejected as a return URL and replaced as a return path',
  (address) => {
    expect(logoutTo(address)).toMatchObject({
      kind: 'validation',
      operation: 'authentication.logoutRedirect',
      violations: [{ field: 'postLogoutRedirectUri' }],
    });
    expect(safeReturnPath(address)).toBe('/');
  },
);

it.each([
  ['https://shop.example.com:443/a', '/a'],
  ['HTTPS://SHOP.example.com', '/'],
  ['https://\uff53hop.example.com/a', '/a'],
  ['https://shop\u200b.example.com/a', '/a'],
  ['//shop.example.com/a', '/a'],
  ['evil.example', '/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/söhne?a=b c#ü', '/s%C3%B6hne?a=b%20c#%C3%BC'],
  ['?next=//evil.example', '/?next=//evil.example'],
  ['', '/'],
])('a return URL resolves %j to a page of the site', (address, page) => {
  expect(logoutTo(address)).toBe(ORIGIN + page);
});

describe('a return path', () => {
  it.each([
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

  it.each([undefined, null, '', 'cart', ORIGIN, '?a=1', '#a', ['/cart', '/orders'], 5, { path: '/' }])(
    'is / for %j, which is no path',
    (address) => {
      expect(safeReturnPath(address)).toBe('/');
    },
  );
});

it('both belong to the site in every parser, and a return path does not change when it is passed again', () => {
  const pieces = fc.array(urlPieces, { maxLength: 8 }).map((list) => list.join(''));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    pieces,
    pieces.map((rest) => `/${rest}`),
    pieces.map((rest) => ORIGIN + rest),
  );
  const readers = [
    ORIGIN,
    `${ORIGIN}/a/b?c`,
    'https://www.platform.example/logout',
    'http://127.0.0.1:8080/',
  ];
  fc.assert(
    fc.property(text, (address) => {
      const path = safeReturnPath(address);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, `${ORIGIN}/somewhere/else`).origin).toBe(ORIGIN);
      expect(safeReturnPath(path)).toBe(path);
      const made = logoutTo(address);
      if (isStoreError(made)) return;
      const sent = String(made);
      const { href, username, password, pathname } = new URL(sent);
      const origins = new Set(readers.map((reader) => new URL(sent, reader).origin));
      expect([href, username, password, origins]).toEqual([sent, '', '', new Set([ORIGIN])]);
      expect(pathname).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: caseCount(2000) },
  );
});
