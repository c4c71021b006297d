import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { isName } from '../../src/description/names.ts';
import { comment, quote } from '../../src/generate/text.ts';
import { syntaxErrors, wordsOf } from './read-code.ts';

/** Texts with everything that ends a string, a comment or a line. */
const hostile = fc.string({
  unit: fc.constantFrom(...'*/\r\n\u2028\u2029"\'`\\${}@ \ufeff\u200b', 'ts-ignore', 'pwned()'),
});
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));
const json = fc.oneof(text, fc.jsonValue({ stringUnit: 'binary' }), fc.dictionary(text, text));

test('a quoted value is a literal of exactly that value', () => {
  fc.assert(
    fc.property(json, (value) => {
      const code = `const it = ${quote(value)};`;
      expect(syntaxErrors('it.ts', code)).toEqual([]);
      expect(code).not.toMatch(/[\n\r\u2028\u2029]/);
      expect(new Function(`${code} return it;`)()).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a quoted object keeps a property called __proto__ as a property', () => {
  const value: unknown = JSON.parse(
    '{"__proto__":{"a":1},"b":"{\\"__proto__\\":1}","c,\\"__proto__":[{"__proto__":2}]}',
  );
  const made: object = new Function(`return ${quote(value)}`)();
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(JSON.stringify(made)).toBe(JSON.stringify(value));
});

test('a comment ends where it should, whatever its lines hold', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (lines) => {
      const code = `${comment(lines)}const after = 1;`;
      expect(syntaxErrors('it.ts', code)).toEqual([]);
      expect(wordsOf('it.ts', code)).toEqual(['after']);
      expect(code).not.toContain('@ts-');
    }),
    { numRuns: caseCount(1000) },
  );
});

test('a name is one that can be declared', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.stringMatching(/^[a-zA-Z][a-z]{0,9}$/)), (name) => {
      fc.pre(isName(name));
      expect(syntaxErrors('it.ts', `export const ${name} = 1;\nexport type ${name} = 1;`)).toEqual([]);
      expect(name in {}).toBe(false);
    }),
  );
});

test.each([
  'class',
  'default',
  'await',
  'constructor',
  '__proto__',
  'toString',
  'then',
  'any',
  'a-b',
  '1a',
  '',
  'é',
  'a\u200b',
  'a'.repeat(101),
])('%j is not a name', (name) => {
  expect(isName(name)).toBe(false);
});
