import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createCodeVerifier } from '../../../../src/auth/redirect-sign-in/authorization.ts';
import { isStoreError } from '../../../../src/errors/store-error.ts';

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
