/** Values of the placeholders in the paths of calls, and how they must arrive. */
import fc from 'fast-check';
import { services } from '../../../generated/services.ts';
import type { OperationInfo } from '../../../src/index.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const operations: OperationInfo[] = Object.values(services).flatMap((calls) =>
  Object.values(calls).map((call) => call.info),
);
/** The calls that have placeholders in their paths. */
export const templated = operations.filter(({ path }) => path.includes('{'));

export const namesOf = ({ path }: OperationInfo): string[] =>
  Array.from(path.matchAll(PLACEHOLDER), ([, name = '']) => name);

/** What a path value must not be. Written anew, so that the test does not repeat the code. */
export function isForbidden(value: string): boolean {
  const plain = value.toLowerCase().replaceAll('%2e', '.');
  return value === '' || plain === '.' || plain === '..' || /\p{Cc}/u.test(value) || /\p{Cs}/u.test(value);
}

const nasty = fc.constantFrom(
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '...',
  '%252e',
  '/',
  '\\',
  '../x',
  'a/../b',
  '?a=1',
  '#x',
  ';v=1',
  '%',
  '%00',
  '%2f',
  '%5c',
  '\u0000',
  'a\rb',
  'a\nb',
  '\t',
  '\u007f',
  '\u0085',
  '\ud800',
  'a\udfff',
  '{id}',
  '@',
  ':',
  '//host',
  ' ',
  '.. ',
  '\u2024',
  '．',
  'é漢😀',
  '__proto__',
  'undefined',
);
export const values = fc.oneof(
  { weight: 2, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join('')),
);

/** The path values as a server reads them, or undefined when the path is that of another endpoint. */
export function readPath(template: string, pathname: string): string[] | undefined {
  const expected = template.split('/');
  const actual = pathname.split('/');
  if (actual.length !== expected.length) return undefined;
  const isSame = expected.every((segment, at) => segment.startsWith('{') || segment === actual[at]);
  return isSame
    ? expected.flatMap((segment, at) =>
        segment.startsWith('{') ? [decodeURIComponent(actual[at] ?? '')] : [],
      )
    : undefined;
}
