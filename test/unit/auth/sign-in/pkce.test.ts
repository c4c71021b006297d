import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { challengeOf, createState, createVerifier } from '../../../../src/auth/sign-in/pkce.ts';
import { isStoreError } from '../../../../src/errors/store-error.ts';

/** Randomness that gives these bytes, over and over. */
function bytesOf(...bytes: number[]): Pick<Crypto, 'getRandomValues'> {
  let at = 0;
  return {
    getRandomValues: (array) => {
      if (array instanceof Uint8Array) for (let index = 0; index < array.length; index++) array[index] = bytes[at++ % bytes.length] ?? 0;
      return array;
    },
  };
}

describe('a verifier', () => {
  it('has 43 characters unless told otherwise, and any length from 43 to 128', () => {
    expect(createVerifier()).toHaveLength(43);
    fc.assert(
      fc.property(fc.integer({ min: 43, max: 128 }), (length) => /^[\w.~-]+$/.test(createVerifier(length)) && createVerifier(length).length === length),
    );
  });

  test.each([42, 129, 0, -1, 43.5, Number.NaN, Number.POSITIVE_INFINITY])('of length %d is refused with the words of the specification', (length) => {
    const refused = (): string => createVerifier(length);
    expect(refused).toThrow(`Expected a length between 43 and 128. Received ${length}.`);
    expect(refused).toThrow(expect.objectContaining({ kind: 'validation', code: 'invalid_verifier_length' }));
    expect(refused).toThrow(expect.toSatisfy(isStoreError));
  });

  it('never repeats', () => {
    expect(new Set(Array.from({ length: 500 }, () => createVerifier())).size).toBe(500);
  });

  it('drops the bytes that would make some characters more likely than others', () => {
    const every = Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    // the 198 fair bytes once each, in two verifiers
    const text = createVerifier(128, bytesOf(...every.slice(0, 128))) + createVerifier(70, bytesOf(...every.slice(128, 198)));
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([counts.size, new Set(counts.values())]).toEqual([66, new Set([3])]);
    expect(createVerifier(43, bytesOf(...every.slice(198), 0))).toBe('A'.repeat(43));
  });

  it('has the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('has the base64url of its SHA-256 as its challenge, whatever it is', async () => {
    const lengths = fc.integer({ min: 43, max: 128 });
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const verifier = createVerifier(length);
        expect(await challengeOf(verifier)).toBe(createHash('sha256').update(verifier).digest('base64url'));
      }),
    );
  });
});

describe('a state', () => {
  it('is 256 bits of randomness in base64url', () => {
    expect(createState()).toMatch(/^[\w-]{43}$/);
    expect(createState(bytesOf(255))).toBe(Buffer.alloc(32, 255).toString('base64url'));
    expect(new Set(Array.from({ length: 500 }, () => createState())).size).toBe(500);
  });
});
