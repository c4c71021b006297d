import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { type CookieOptions, getCookie, removeCookie, setCookie } from '../../src/cookies.ts';
import { requestCookies } from '../../src/server/index.ts';
import { cookiePage } from './helpers/cookie-page.ts';

afterEach(() => void vi.useRealTimers());

describe('a cookie', () => {
  it('has the path /, SameSite=Lax, and Secure on https', () => {
    const { document, written } = cookiePage();
    setCookie('currency', 'EUR', { document });
    expect([written, getCookie('currency', { document })]).toEqual([['currency=EUR; Path=/; SameSite=Lax; Secure'], 'EUR']);
  });

  it('lives for its days, and 400 at most', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
    const { document, written } = cookiePage();
    for (const expiresInDays of [7, 0.5, 400, 4000, Number.POSITIVE_INFINITY]) setCookie('a', 'b', { document, expiresInDays });
    expect(written.map((line) => /Expires=([^;]+)/.exec(line)?.[1])).toEqual([
      'Tue, 08 Jan 2030 00:00:00 GMT',
      'Tue, 01 Jan 2030 12:00:00 GMT',
      'Wed, 05 Feb 2031 00:00:00 GMT',
      'Wed, 05 Feb 2031 00:00:00 GMT',
      'Wed, 05 Feb 2031 00:00:00 GMT',
    ]);
    setCookie('a', 'b', { document, expiresInDays: 2 });
    vi.setSystemTime(Date.UTC(2030, 0, 3, 0, 0, 1));
    expect(getCookie('a', { document })).toBeUndefined();
  });

  it('is written where and how it is asked for', () => {
    const { document, written } = cookiePage();
    setCookie('a', 'b', { document, path: '/cart', domain: 'shop.example', sameSite: 'none' });
    setCookie('a', 'b', { document, sameSite: 'strict', secure: false });
    const path = `/ !:<~${'a'.repeat(1018)}`;
    setCookie('a', 'b', { document, path });
    expect(written).toEqual([
      'a=b; Path=/cart; Domain=shop.example; SameSite=None; Secure',
      'a=b; Path=/; SameSite=Strict',
      `a=b; Path=${path}; SameSite=Lax; Secure`,
    ]);
  });

  test.each(['__Host-a', '__Secure-a', '__host-a'])('whose name is %s is Secure, also on http', (name) => {
    const { document, written } = cookiePage('http://localhost:3000/');
    setCookie(name, 'b', { document });
    setCookie('a', 'b', { document });
    expect(written).toEqual([`${name}=b; Path=/; SameSite=Lax; Secure`, 'a=b; Path=/; SameSite=Lax']);
  });

  it('is removed where it was set', () => {
    const { document, written } = cookiePage();
    setCookie('a', 'b', { document });
    removeCookie('a', { document, path: '/other' });
    expect(getCookie('a', { document })).toBe('b');
    removeCookie('a', { document });
    expect([getCookie('a', { document }), written.at(-1)]).toEqual([undefined, 'a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure']);
  });

  it('gives back any text under any name, one not being another, here and on a server', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((each) => each.isWellFormed());
    fc.assert(
      fc.property(text, text, text, (value, name, other) => {
        fc.pre(name !== other);
        const { document, written } = cookiePage();
        setCookie(`k${name}`, value, { document });
        expect([getCookie(`k${name}`, { document }), getCookie(`k${other}`, { document })]).toEqual([value, undefined]);
        // one name and one value, and nothing that would be read as an attribute
        const [pair = '', ...attributes] = written[0]?.split('; ') ?? [];
        expect([pair, attributes]).toEqual([expect.stringMatching(/^[^\s=;,]+=[^\s=;,"]*$/), ['Path=/', 'SameSite=Lax', 'Secure']]);
        const request = new Request('https://shop.example', { headers: { cookie: document?.cookie ?? '' } });
        const [sentName = '', sentValue = ''] = pair.split('=');
        expect([requestCookies(request).get(sentName), decodeURIComponent(sentValue), decodeURIComponent(sentName)]).toEqual([sentValue, value, `k${name}`]);
      }),
    );
  });

  it('with the longer path counts where two have one name', () => {
    const document = { cookie: 'a=near; b=1; a=far', location: { protocol: 'https:' } as Location };
    expect(getCookie('a', { document })).toBe('near');
  });

  it('that somebody else has written is given as it is', () => {
    const { document } = cookiePage();
    if (document) document.cookie = 'a(b)=50%; Path=/';
    expect(getCookie('a(b)', { document })).toBe('50%');
    expect(getCookie('toString', { document })).toBeUndefined();
  });
});

const PATH = 'path must begin with a slash and be short ASCII';

describe('what browsers would refuse or drop', () => {
  test.each<[string, string, CookieOptions]>([
    ['expiresInDays must be more than 0', 'a', { expiresInDays: 0 }],
    ['expiresInDays must be more than 0', 'a', { expiresInDays: Number.NaN }],
    [PATH, 'a', { path: '' }],
    [PATH, 'a', { path: 'cart' }],
    [PATH, 'a', { path: '/; Domain=evil.example' }],
    [PATH, 'a', { path: '/\r\n' }],
    [PATH, 'a', { path: '/\u007f' }],
    [PATH, 'a', { path: '/söhne' }],
    [PATH, 'a', { path: `/${'a'.repeat(1024)}` }],
    ['a page cannot set a __Http- cookie', '__Http-a', {}],
    ['a page cannot set a __Http- cookie', '__HOST-http-a', {}],
    ['domain must be a host name', 'a', { domain: 'shop.example; Path=/x' }],
    ['sameSite must be lax, strict or none', 'a', { sameSite: 'toString' as never }],
    ['a __Host- cookie has the path / and no domain', '__Host-a', { domain: 'shop.example' }],
    ['a __Host- cookie has the path / and no domain', '__HOST-a', { path: '/cart' }],
    ['secure must not be false for this name or sameSite', '__Host-a', { secure: false }],
    ['secure must not be false for this name or sameSite', '__Secure-a', { secure: false }],
    ['secure must not be false for this name or sameSite', 'a', { secure: false, sameSite: 'none' }],
    ['name must be well-formed text and not empty', '', {}],
    ['name must be well-formed text and not empty', '\ud800', {}],
  ])('is a TypeError: %s', (message, name, options) => {
    const { document, written } = cookiePage();
    expect(() => setCookie(name, 'b', { ...options, document })).toThrow(new TypeError(message));
    expect(written).toEqual([]);
  });

  it('is also everything where there is no page', () => {
    for (const act of [() => getCookie('a'), () => setCookie('a', 'b'), () => removeCookie('a')]) {
      expect(act).toThrow(new TypeError('there is no page to have cookies'));
    }
  });

  it('is also half a surrogate pair, and more than 4096 bytes', () => {
    const { document, written } = cookiePage();
    expect(() => setCookie('a', '\udc00', { document })).toThrow(new TypeError('value must be well-formed text'));
    expect(() => setCookie('a', 'ü'.repeat(700), { document })).toThrow(new RangeError('name and value are too long for a cookie'));
    expect(written).toEqual([]);
  });
});
