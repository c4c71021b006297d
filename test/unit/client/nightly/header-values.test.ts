import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeHeaders } from '../../../../src/core/headers.ts';
import { isStoreError } from '../../../../src/index.ts';
import { withoutStacks } from '../../helpers/without-stacks.ts';

const hostile = fc.constantFrom(
  '',
  '\r',
  '\n',
  '\r\n',
  '\r\nx-injected: 1',
  '\u0000',
  '\t',
  ' ',
  ':',
  '\u007f',
  '\u0080',
  '\u00ff',
  '\u0100',
  '\u010a',
  '\u010d',
  '\ud800',
  '\u2028',
);
const visible = fc.string({ unit: 'grapheme-ascii', maxLength: 6 });
const anything = fc.string({
  unit: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
  maxLength: 6,
});
/** Combinations of two pieces, of which some are valid and some are not. */
const piece = fc.oneof({ weight: 4, arbitrary: visible }, { weight: 2, arbitrary: hostile }, anything);

/** A header is rejected, or the class `Headers` reads it back as the only header. */
function isSent(name: string, value: string, isGood: boolean): boolean {
  let merged: Record<string, string>;
  try {
    merged = mergeHeaders('test.call', [{ [name]: value }]);
  } catch (error) {
    if (isGood || !isStoreError(error) || error.kind !== 'validation')
      throw new Error(`${JSON.stringify([name, value])}: ${error}`);
    return false;
  }
  const [[readName, readValue] = [], ...others] = new Headers(merged);
  const isSame =
    readName === name.toLowerCase() &&
    readValue === value.replace(/^[\t ]+|[\t ]+$/g, '') &&
    others.length === 0;
  if (!isGood || !isSame) throw new Error(`${JSON.stringify([name, value])} was let through`);
  return true;
}

test('headers never start another header, in a million cases each of values and names: they are rejected or arrive unchanged', () => {
  let cases = 0;
  let sent = 0;
  const check = (heads: string[], tails: string[]): void => {
    for (const text of heads.flatMap((head) => tails.map((tail) => head + tail))) {
      if (isSent('x-text', text, !/[^\t\x20-\x7e\x80-\xff]/.test(text))) sent++;
      isSent(text, 'value', /^[\w!#$%&'*+.^`|~-]+$/.test(text));
      cases++;
    }
  };
  const pieces = fc.array(piece, { minLength: 10, maxLength: 10 });
  withoutStacks(() => fc.assert(fc.property(pieces, pieces, check), { numRuns: 10_000 }));
  expect(cases).toBe(1_000_000);
  expect(Math.min(sent, cases - sent)).toBeGreaterThan(cases / 5);
});
