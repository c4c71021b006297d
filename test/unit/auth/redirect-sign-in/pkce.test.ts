import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  createCodeVerifier,
  createState,
  toCodeChallenge,
} from '../../../../src/auth/redirect-sign-in/authorization.ts';
import { isStoreError } from '../../../../src/errors/store-error.ts';

afterEach(() => void vi.restoreAllMocks());

/** Makes these bytes the random values, over and over. */
function stubBytes(...bytes: number[]): void {
  let at = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array)
      for (let index = 0; index < array.length; index++) array[index] = bytes[at++ % bytes.length] ?? 0;
    return array;
  });
}

describe('a code verifier', () => {
  it('has 43 characters by default, and any length from 43 to 128', () => {
    expect(createCodeVerifier()).toHaveLength(43);
    fc.assert(
      fc.property(
        fc.integer({ min: 43, max: 128 }),
        (length) =>
          /^[\w.~-]+$/.test(createCodeVerifier(length)) && createCodeVerifier(length).length === length,
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

  it('never repeats', () => {
    expect(new Set(Array.from({ length: 500 }, () => createCodeVerifier())).size).toBe(500);
  });

  it('uses every character equally often', () => {
    const every = Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    // each of the 198 accepted bytes once, in two verifiers
    stubBytes(...every.slice(0, 198));
    const text = createCodeVerifier(128) + createCodeVerifier(70);
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([counts.size, new Set(counts.values())]).toEqual([66, new Set([3])]);
    stubBytes(...every.slice(198), 0);
    expect(createCodeVerifier(43)).toBe('A'.repeat(43));
  });

  it('has the code challenge of RFC 7636, appendix B', async () => {
    expect(await toCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('has the base64url of its SHA-256 as its code challenge', async () => {
    const lengths = fc.integer({ min: 43, max: 128 });
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const verifier = createCodeVerifier(length);
        expect(await toCodeChallenge(verifier)).toBe(
          createHash('sha256').update(verifier).digest('base64url'),
        );
      }),
    );
  });
});

describe('a state', () => {
  it('is 256 bits of randomness in base64url', () => {
    expect(createState()).toMatch(/^[\w-]{43}$/);
    expect(new Set(Array.from({ length: 500 }, () => createState())).size).toBe(500);
    stubBytes(255);
    expect(createState()).toBe(Buffer.alloc(32, 255).toString('base64url'));
  });
});
