import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packed } from '../../../src/openapi-fetch/index.ts';

it.each([Number.NaN, Number.POSITIVE_INFINITY, new Date(Number.NaN), new Map()])(
  'packs no input that JSON cannot represent: %s',
  (value) => {
    expect(() => packed({ filter: { value } })).toThrow(new TypeError('"value" must be JSON data'));
  },
);

it('packs any input so that it can be read back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (input) => {
      const text = packed(input);
      expect(text).toMatch(/^[\w-]*$/);
      expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual(
        JSON.parse(JSON.stringify(input)),
      );
    }),
  );
});
