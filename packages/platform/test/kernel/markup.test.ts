import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTags } from '../../src/kernel/values/markup.ts';

test('tags are replaced, and a text of nothing but their beginnings takes linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', '/') }), (html) => {
      expect(withoutTags(html, ' ')).toBe(html.replaceAll(/<[^>]*>/g, ' '));
    }),
  );
  const text = '<'.repeat(5_000_000);
  expect(withoutTags(text) === text).toBe(true);
});
