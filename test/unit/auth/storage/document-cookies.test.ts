import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { requestCookies, serverCookies } from 'storewire-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, documentCookies, visitor } from '../../../../src/index.ts';
import { cookieStorage } from '../../../../src/storage/document-cookies.ts';
import { cookiePage } from '../../helpers/cookie-page.ts';
import { failureOf } from '../../helpers/failure.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { controlTimers, passSecond } from '../../helpers/timers.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('cookies of a page', () => {
  it('have the path /, an expiry in days, SameSite=Lax, and Secure on https', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
    const { document, written } = cookiePage();
    vi.stubGlobal('document', document);
    documentCookies({ days: 7 }).set('storewire:client-1', 'text');
    expect(written).toEqual([
      '__Host-storewire%3Aclient-1=1.dGV4dA; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    ]);
  });

  it('are not Secure over http, where they would be dropped', () => {
    const { document, written } = cookiePage('http://localhost:3000/');
    const storage = cookieStorage(document);
    storage.set('a', 'text');
    expect([written[0]?.includes('Secure'), storage.get('a')]).toEqual([false, 'text']);
  });

  it.each([
    ['https://shop.example/cart', {}],
    ['http://localhost:3000/cart', { secure: false }],
  ])('are those that a server reads, on %s', async (url, options) => {
    const { document } = cookiePage(url);
    cookieStorage(document).set('storewire:client-1', 'text');
    const { get } = requestCookies(new Request(url, { headers: { cookie: document.cookie } }));
    expect(await serverCookies({ get }, options).get('storewire:client-1')).toBe('text');
  });

  it('are gone once their days are over', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { document } = cookiePage();
    const storage = cookieStorage(document, 2);
    storage.set('a', 'text');
    vi.setSystemTime(Date.now() + 2 * DAY - 2000);
    expect(storage.get('a')).toBe('text');
    vi.setSystemTime(Date.now() + 4000);
    expect(storage.get('a')).toBeUndefined();
  });

  it('notify other tabs of changes, but not those that have unsubscribed', async () => {
    controlTimers();
    const { document } = cookiePage();
    const [here, there] = [cookieStorage(document), cookieStorage(document)];
    const received: (string | undefined)[] = [];
    const stop = there.watch?.('a', (value) => received.push(value));
    here.set('b', 'other');
    here.set('a', 'text');
    await vi.waitFor(() => expect(received).toEqual(['text']));
    here.delete('a');
    await vi.waitFor(() => expect(received).toEqual(['text', undefined]));
    stop?.();
    here.set('a', 'again');
    await passSecond();
    expect(received).toHaveLength(2);
  });

  it('report what another tab has written when it is visible, however late after the message', async () => {
    controlTimers();
    const [here, there] = [cookiePage(), cookiePage()];
    const received: (string | undefined)[] = [];
    const stop = cookieStorage(there.document).watch?.('a', (value) => received.push(value));
    cookieStorage(here.document).set('a', 'text');
    await passSecond();
    expect(received).toEqual([]);
    // the cookie arrives in the process of the other tab
    for (const line of here.written) there.document.cookie = line;
    await vi.waitFor(() => expect(received).toEqual(['text']));
    stop?.();
  });

  it.each([0, -1, Number.NaN])('reject a lifetime of %d days', (days) => {
    vi.stubGlobal('document', cookiePage().document);
    expect(() => documentCookies({ days })).toThrow(new TypeError('days must be more than 0'));
  });

  it('give back any text under any key, one not being another', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (value, key, other) => {
          fc.pre(key !== other && key.isWellFormed() && other.isWellFormed() && value.isWellFormed());
          const storage = cookieStorage(cookiePage().document);
          storage.set(`k${key}`, value);
          expect([storage.get(`k${key}`), storage.get(`k${other}`)]).toEqual([value, undefined]);
        },
      ),
      { numRuns: caseCount(60) },
    );
  });

  it('spread a long text over several cookies of less than 4096 bytes, and take the rest away when it gets short', () => {
    const { document, written } = cookiePage();
    const storage = cookieStorage(document);
    const long = 'ü'.repeat(3000);
    storage.set('a', long);
    expect([storage.get('a'), written.length, written.every((line) => line.length < 4096)]).toEqual([
      long,
      3,
      true,
    ]);
    storage.set('a', 'short');
    expect([storage.get('a'), document.cookie.split('; ')]).toEqual(['short', ['__Host-a=1.c2hvcnQ']]);
    storage.set('a', long);
    storage.delete('a');
    expect([storage.get('a'), document.cookie]).toEqual([undefined, '']);
  });

  it('are read as the text before or after a write, never as parts of both', () => {
    const { document, written } = cookiePage();
    const storage = cookieStorage(document);
    const texts = ['a', 'b', 'c', 'd'].map((letter, index) => letter.repeat(index === 2 ? 3000 : 6000));
    for (const text of texts) storage.set('a', text);
    storage.delete('a');
    const other = cookiePage();
    const seen = new Set<unknown>();
    for (const line of written) {
      other.document.cookie = line;
      seen.add(cookieStorage(other.document).get('a'));
    }
    expect([...seen]).toEqual([undefined, ...texts]);
  });

  it('hold nothing in a module that a server loads, so no visitor is shared by its requests', async () => {
    const platform = await startPlatform();
    const auth = visitor({ clientId: 'client-1', storage: documentCookies() });
    const client = createClient({ baseUrl: platform.url, auth });
    const { cause } = await failureOf(client.currentCart.getCurrentCart());
    expect([String(cause), platform.tokenCalls]).toEqual([expect.stringContaining('serverCookies'), []]);
  });

  it('reject a value that browsers would drop, and keep the previous one', () => {
    const storage = cookieStorage(cookiePage().document);
    storage.set('a', 'text');
    expect(() => storage.set('a', 'x'.repeat(9000))).toThrow(
      new RangeError('the value is too long for cookies'),
    );
    expect(storage.get('a')).toBe('text');
  });

  it.each(['', 'nonsense', '0.', '9.YQ', '2.YQ', '1.!', '1./w', '1._w', '{"sessionId":1}'])(
    'count as nothing when someone else has written %j',
    (value) => {
      const { document } = cookiePage();
      document.cookie = `a=${value}`;
      expect(cookieStorage(document).get('a')).toBeUndefined();
    },
  );
});
