import fc from 'fast-check';
import { urlPieces } from '../helpers/url-pieces.ts';

/** Sizes of originals. */
export const originals = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});

/** Valid lengths: usual, fractional, tiny and huge ones. */
export const lengths = fc.oneof(
  fc.integer({ min: 1, max: 3000 }),
  fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
);

/** Numbers that are not valid lengths. */
export const invalidLengths = fc.oneof(
  fc.constantFrom(0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.double({ max: 0, noNaN: true }),
);

/** Any text, often with characters that have a meaning in URLs. */
export const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(urlPieces).map((list) => list.join('')),
);

/** The transformation in the URL of a scaled image. */
export function stepsOf(url: string): {
  how: string;
  width: number;
  height: number;
  crop: Record<string, number>;
  steps: string[];
} {
  const { pathname } = new URL(url);
  const [, , , version, ...rest] = pathname.split('/');
  if (version !== 'v1') throw new Error(`${url} is not scaled`);
  const crop = rest[0] === 'crop' ? rest.splice(0, 2)[1] : undefined;
  const [how = '', steps = ''] = rest;
  const numbers = (text: string): Record<string, number> =>
    Object.fromEntries(
      text
        .split(',')
        .flatMap((step) => (/^[xywh]_\d+$/.test(step) ? [[step[0], Number(step.slice(2))]] : [])),
    );
  const { w = 0, h = 0 } = numbers(steps);
  return { how, width: w, height: h, crop: numbers(crop ?? ''), steps: steps.split(',') };
}

/** The maximum scale of an original. */
export function largestScale({ width, height }: { width: number; height: number }): number {
  return width * height >= 360_000 ? 1 : width * height >= 160_000 ? 1.2 : 1.4;
}
