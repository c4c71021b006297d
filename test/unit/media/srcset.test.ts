import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { srcset } from '../../../src/index.ts';
import { outcomeOf } from '../helpers/failure.ts';
import { lengths, originals, stepsOf } from './arbitraries.ts';

const MUG = { id: '11062b_5d0e~mv2.png', width: 2400, height: 1600 };

/** The candidates as a browser reads them: a URL, a space, a width. */
const candidatesOf = (text: string): { url: string; width: number }[] =>
  text.split(', ').map((each) => {
    const [, url = '', width = ''] = /^(\S+) (\d+)w$/.exec(each) ?? [];
    return { url, width: Number(width) };
  });

describe('the sizes of an image', () => {
  it('are listed in ascending order, and the largest is src with its width and height', () => {
    const { src, srcset: list = '', width, height } = srcset(MUG, { widths: [1280, 320, 640, 320] });
    expect(
      candidatesOf(list).map((each) => [each.width, stepsOf(each.url).width, stepsOf(each.url).height]),
    ).toEqual([
      [320, 320, 213],
      [640, 640, 427],
      [1280, 1280, 853],
    ]);
    expect({ src, width, height }).toEqual({ src: candidatesOf(list).at(-1)?.url, width: 1280, height: 853 });
  });

  it('fill boxes and are cropped around the focal point', () => {
    const {
      srcset: list = '',
      width,
      height,
    } = srcset(
      { ...MUG, focalPoint: { x: 0.52, y: 0.41 } },
      {
        sizes: [
          { width: 200, height: 200 },
          { width: 400, height: 400 },
        ],
      },
    );
    expect(candidatesOf(list).map(({ url }) => stepsOf(url).steps.slice(0, 3).join())).toEqual([
      'w_200,h_200,fp_0.52_0.41',
      'w_400,h_400,fp_0.52_0.41',
    ]);
    expect([width, height]).toEqual([400, 400]);
  });

  it('have the widths that their URLs request', () => {
    fc.assert(
      fc.property(
        originals,
        fc.array(lengths, { minLength: 1, maxLength: 5 }),
        ({ width, height }, widths) => {
          const { src, srcset: list, ...size } = srcset({ id: 'a,b c.jpg', width, height }, { widths });
          const candidates = list === undefined ? [{ url: src, width: size.width }] : candidatesOf(list);
          for (const { url, width } of candidates) expect(stepsOf(url).width).toBe(width);
          expect(candidates.map((each) => each.width)).toEqual(
            [...new Set(candidates.map((each) => each.width ?? 0))].toSorted((a, b) => a - b),
          );
          expect(stepsOf(src)).toMatchObject(size);
        },
      ),
    );
  });

  it('are listed once if the original is too small for several', () => {
    const { src, ...rest } = srcset({ id: 'a.jpg', width: 700, height: 700 }, { widths: [1000, 2000] });
    expect(rest).toEqual({ width: 700, height: 700 });
    expect(stepsOf(src)).toMatchObject({ width: 700, height: 700 });
  });

  it('have no height if the size of the original is not known', () => {
    const { srcset: list = '', width, height } = srcset('a.jpg', { widths: [320, 640] });
    expect([candidatesOf(list).map((each) => each.width), width, height]).toEqual([
      [320, 640],
      640,
      undefined,
    ]);
  });

  test.each([
    [
      'of an SVG image',
      { id: 'a.svg', width: 20, height: 10 },
      { src: 'https://static.wixstatic.com/media/a.svg', width: 20, height: 10 },
    ],
    ['of an image of another site', 'https://x.example/a.jpg', { src: 'https://x.example/a.jpg' }],
  ])('%s are the original only', (_what, source, attributes) => {
    expect(srcset(source, { widths: [320, 640] })).toEqual(attributes);
  });

  test.each([
    ['widths', {}],
    ['widths', { widths: [] }],
    ['widths', { widths: [100, 0] }],
    ['widths', { widths: [Number.NaN] }],
    ['sizes', { sizes: [] }],
    ['sizes', { sizes: [{ width: 1, height: -1 }] }],
    ['widths', { widths: [1], sizes: [{ width: 1, height: 1 }] }],
  ])('throw an error that names the field %s for %j', (field, options) => {
    for (const source of [MUG, 'a.svg'])
      expect(outcomeOf(() => srcset(source, options))).toMatchObject({
        kind: 'validation',
        violations: [{ field }],
      });
  });
});
