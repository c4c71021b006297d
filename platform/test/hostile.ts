/** Requests with hostile parts. */
import fc from 'fast-check';

/** Values that no part of a request should be. */
export const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '\0',
    '\ud800',
    "'; DROP TABLE product; --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '__proto__',
    'x'.repeat(100_000),
    -1,
    1e308,
    2 ** 53,
    0.1,
    true,
    [],
    {},
    [[[[[]]]]],
    { $gt: '' },
    { toString: 1, constructor: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same value with one part replaced by another value, or a property added. */
export function mutated(value: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = [...Object.keys(value), '__proto__', 'added'];
  const key = keys[step % keys.length] ?? 'added';
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? mutated(each, rest, replacement) : each));
  const entries = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries([
    ...entries,
    [key, mutated((value as Record<string, unknown>)[key], rest, replacement)],
  ]);
}
