import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  createCodeVerifier,
  parseRedirectCallback,
  withoutCallback,
} from '../../../../src/auth/redirect-sign-in/authorization.ts';
import { isStoreError } from '../../../../src/errors/store-error.ts';

const SHOP = 'https://shop.example.com/callback';

describe('parseRedirectCallback', () => {
  it('reads code and state from the fragment or from the query, as the response mode says', () => {
    const answer = { code: 'c 1', state: 's+1' };
    expect(parseRedirectCallback(`${SHOP}#code=c+1&state=s%2B1`)).toEqual(answer);
    expect(parseRedirectCallback(new URL(`${SHOP}?lang=en&code=c%201&state=s%2B1`), 'query')).toEqual(answer);
    expect(parseRedirectCallback(`${SHOP}?code=c&state=s`, 'fragment')).toEqual({
      code: undefined,
      state: undefined,
    });
    expect(parseRedirectCallback(`${SHOP}#code=c&state=s`, 'query')).toEqual({
      code: undefined,
      state: undefined,
    });
  });

  it('reads error, description and issuer', () => {
    const members =
      'error=access_denied&error_description=No%20thanks&state=s&iss=https%3A%2F%2Fid.example.com';
    const answer = {
      code: undefined,
      state: 's',
      error: 'access_denied',
      errorDescription: 'No thanks',
      iss: 'https://id.example.com',
    };
    expect(parseRedirectCallback(`${SHOP}#${members}`)).toEqual(answer);
    expect(parseRedirectCallback(`${SHOP}?${members}`, 'query')).toEqual(answer);
  });

  test.each(['code', 'state', 'iss', 'error', 'error_description'])(
    'returns nothing if %s occurs twice',
    (name) => {
      const url = `${SHOP}#code=c&state=s&iss=i&error=e&error_description=d&${name}=other`;
      expect(parseRedirectCallback(url)).toEqual({ code: undefined, state: undefined });
    },
  );

  it('keeps an empty issuer, so that it is compared with the expected one', () => {
    expect(parseRedirectCallback(`${SHOP}#code=c&state=s&iss=`)).toEqual({ code: 'c', state: 's', iss: '' });
  });

  it('reads any text without an exception, and returns parameters as they were sent', () => {
    const modes = fc.constantFrom('fragment' as const, 'query' as const);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        modes,
        (text, mode) => 'code' in parseRedirectCallback(text, mode),
      ),
    );
    // lone surrogates cannot occur in a URL
    const values = fc.record({
      code: fc.string({ minLength: 1, unit: 'grapheme' }),
      state: fc.string({ minLength: 1, unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(values, modes, (answer, mode) => {
        const url = `${SHOP}${mode === 'query' ? '?' : '#'}${new URLSearchParams(answer)}`;
        expect(parseRedirectCallback(url, mode)).toEqual(answer);
      }),
    );
  });
});

test.each([
  ['#code=c&state=s', ''],
  ['?lang=en&code=c&state=s&iss=i', '?lang=en'],
  ['?code=c&state=s#reviews', '#reviews'],
  ['#error=access_denied&error_description=d', ''],
  ['#code=c', ''],
  ['#code=&code=c', ''],
  ['#code=c&code=d&state=s&state=t', ''],
  ['?code=c&code=d&state=s', ''],
  ['?lang=en#code', '?lang=en#code'],
  ['#/route?code=c', '#/route?code=c'],
  ['', ''],
])('withoutCallback changes %j to %j', (before, after) => {
  expect(withoutCallback(SHOP + before)).toBe(SHOP + after);
});

afterEach(() => void vi.restoreAllMocks());

describe('a code verifier', () => {
  it('has 43 characters by default, and any length from 43 to 128', () => {
    expect(createCodeVerifier()).toHaveLength(43);
    fc.assert(
      fc.property(
        fc.integer({ min: 43, max: 128 }),
        (length) =>
          /^[\w-]+$/.test(createCodeVerifier(length)) && createCodeVerifier(length).length === length,
      ),
    );
  });

  test.each([42, 129, 0, -1, 43.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of length %d is rejected with the message of the specification',
    (length) => {
      const invalid = (): string => createCodeVerifier(length);
      expect(invalid).toThrow(`Expected a length between 43 and 128. Received ${length}.`);
      expect(invalid).toThrow(
        expect.objectContaining({ kind: 'validation', code: 'invalid_verifier_length' }),
      );
      expect(invalid).toThrow(expect.toSatisfy(isStoreError));
    },
  );

  it('is the base64url of random bytes', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(251);
      return array;
    });
    const text = Buffer.alloc(128, 251).toString('base64url');
    expect([createCodeVerifier(), createCodeVerifier(128)]).toEqual([text.slice(0, 43), text.slice(0, 128)]);
  });
});
