import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { type CookieOptions, getCookie, removeCookie, setCookie } from '../../../src/cookies.ts';
import { requestCookies } from '../../../src/server/index.ts';
import { cookiePage } from '../helpers/cookie-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes a new page the global `document`. */
function openPage(url?: string): ReturnType<typeof cookiePage> {
  const page = cookiePage(url);
  vi.stubGlobal('document', page.document);
  return page;
}

describe('a cookie', () => {
  it('has the path /, SameSite=Lax, and Secure on https', () => {
    const { written } = openPage();
    setCookie('currency', 'EUR');
    expect([written, getCookie('currency')]).toEqual([['currency=EUR; Path=/; SameSite=Lax; Secure'], 'EUR']);
  });

  it('expires after the given days, 400 at most', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
    const { written } = openPage();
    for (const expiresInDays of [7, 0.5, 400, 4000, Number.POSITIVE_INFINITY])
      setCookie('a', 'b', { expiresInDays });
    expect(written.map((line) => /Max-Age=([^;]+)/.exec(line)?.[1])).toEqual([
      '604800',
      '43200',
      '34560000',
      '34560000',
      '34560000',
    ]);
    setCookie('a', 'b', { expiresInDays: 2 });
    vi.setSystemTime(Date.UTC(2030, 0, 3, 0, 0, 1));
    expect(getCookie('a')).toBeUndefined();
  });

  it('has the attributes of the options', () => {
    const { written } = openPage();
    setCookie('a', 'b', { path: '/cart', domain: 'shop.example', sameSite: 'none' });
    setCookie('a', 'b', { sameSite: 'strict', secure: false });
    const path = `/ !:<~${'a'.repeat(1018)}`;
    setCookie('a', 'b', { path });
    expect(written).toEqual([
      'a=b; Path=/cart; SameSite=None; Secure; Domain=shop.example',
      'a=b; Path=/; SameSite=Strict',
      `a=b; Path=${path}; SameSite=Lax; Secure`,
    ]);
  });

  test.each(['__Host-a', '__Secure-a', '__host-a'])('named %s is Secure on http too', (name) => {
    const { written } = openPage('http://localhost:3000/');
    setCookie(name, 'b');
    setCookie('a', 'b');
    expect(written).toEqual([`${name}=b; Path=/; SameSite=Lax; Secure`, 'a=b; Path=/; SameSite=Lax']);
  });

  it('is removed from the given path only', () => {
    const { written } = openPage();
    setCookie('a', 'b');
    removeCookie('a', { path: '/other' });
    expect(getCookie('a')).toBe('b');
    removeCookie('a');
    expect([getCookie('a'), written.at(-1)]).toEqual([
      undefined,
      'a=; Path=/; Max-Age=-1; SameSite=Lax; Secure',
    ]);
  });

  it('returns any text under any name, in the page and on a server', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((each) => each.isWellFormed());
    fc.assert(
      fc.property(text, text, text, (value, name, other) => {
        fc.pre(name !== other);
        const { document, written } = openPage();
        setCookie(`k${name}`, value);
        expect([getCookie(`k${name}`), getCookie(`k${other}`)]).toEqual([value, undefined]);
        // one name and one value, and nothing that a browser would read as an attribute
        const [pair = '', ...attributes] = written[0]?.split('; ') ?? [];
        expect([pair, attributes]).toEqual([
          expect.stringMatching(/^[^\s=;,]+=[^\s=;,"]*$/),
          ['Path=/', 'SameSite=Lax', 'Secure'],
        ]);
        const request = new Request('https://shop.example', { headers: { cookie: document.cookie } });
        const [sentName = '', sentValue = ''] = pair.split('=');
        expect([
          requestCookies(request).get(sentName),
          decodeURIComponent(sentValue),
          decodeURIComponent(sentName),
        ]).toEqual([sentValue, value, `k${name}`]);
      }),
    );
  });

  it('with the longer path counts if two have the same name', () => {
    vi.stubGlobal('document', { cookie: 'a=near; b=1; a=far', location: { protocol: 'https:' } });
    expect(getCookie('a')).toBe('near');
  });

  it('that is not percent-encoded is returned unchanged', () => {
    openPage().document.cookie = 'a(b)=50%; Path=/';
    expect(getCookie('a(b)')).toBe('50%');
    expect(getCookie('toString')).toBeUndefined();
  });
});

const PATH = 'path must start with a slash and be at most 1024 ASCII characters without semicolons';
const NAME = 'name must be a well-formed string that is not empty';

describe('a cookie that browsers would reject or drop', () => {
  test.each<[string, string, CookieOptions]>([
    ['expiresInDays must be greater than 0', 'a', { expiresInDays: 0 }],
    ['expiresInDays must be greater than 0', 'a', { expiresInDays: Number.NaN }],
    [PATH, 'a', { path: '' }],
    [PATH, 'a', { path: 'cart' }],
    [PATH, 'a', { path: '/; Domain=evil.example' }],
    [PATH, 'a', { path: '/\r\n' }],
    [PATH, 'a', { path: '/\u007f' }],
    [PATH, 'a', { path: '/söhne' }],
    [PATH, 'a', { path: `/${'a'.repeat(1024)}` }],
    ['scripts cannot set a __Http- cookie', '__Http-a', {}],
    ['scripts cannot set a __Http- cookie', '__HOST-http-a', {}],
    ['domain must be a host name', 'a', { domain: 'shop.example; Path=/x' }],
    ['sameSite must be lax, strict or none', 'a', { sameSite: 'toString' as never }],
    ['a __Host- cookie must have the path / and no domain', '__Host-a', { domain: 'shop.example' }],
    ['a __Host- cookie must have the path / and no domain', '__HOST-a', { path: '/cart' }],
    ['secure must not be false with this name or sameSite', '__Host-a', { secure: false }],
    ['secure must not be false with this name or sameSite', '__Secure-a', { secure: false }],
    ['secure must not be false with this name or sameSite', 'a', { secure: false, sameSite: 'none' }],
    [NAME, '', {}],
    [NAME, '\ud800', {}],
  ])('throws a TypeError: %s', (message, name, options) => {
    const { written } = openPage();
    expect(() => setCookie(name, 'b', options)).toThrow(new TypeError(message));
    expect(written).toEqual([]);
  });

  it('throws a TypeError if there is no document', () => {
    for (const act of [() => getCookie('a'), () => setCookie('a', 'b'), () => removeCookie('a')])
      expect(act).toThrow(new TypeError('document is not available'));
  });

  it('throws for half a surrogate pair and above 4096 bytes', () => {
    const { written } = openPage();
    expect(() => setCookie('a', '\udc00')).toThrow(new TypeError('value must be a well-formed string'));
    expect(() => setCookie('a', 'ü'.repeat(700))).toThrow(
      new RangeError('name and value are too long for a cookie'),
    );
    expect(written).toEqual([]);
  });
});
