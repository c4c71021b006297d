import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it, test } from 'vitest';
import { cropImage, fillImage, fitImage, isStoreError } from '../../../src/index.ts';
import { outcomeOf } from '../helpers/failure.ts';
import { invalidLengths, largestScale, lengths, originals, stepsOf } from './arbitraries.ts';

const picture = (width: number, height: number, id = '11062b_5d0e~mv2.jpg') => ({ id, width, height });
const MUG = 'wix:image://v1/id~mv2.jpg/f.jpg#originWidth=800&originHeight=600';
const BASE = 'https://static.wixstatic.com/media/id~mv2.jpg/v1';

/** How a URL asks for an image: the way, and its size. */
const shapeOf = (url: string): string => {
  const { how, width, height } = stepsOf(url);
  return `${how} ${width}x${height}`;
};

describe('a fitted image', () => {
  test('Image fit 3000x2000 into 300x300 gives 300x200.', () => {
    expect(shapeOf(fitImage(picture(3000, 2000), { width: 300, height: 300 }))).toBe('fill 300x200');
  });

  it('has the recorded URL of the platform', () => {
    expect(fitImage(MUG, { width: 80, height: 60 })).toBe(
      `${BASE}/fill/w_80,h_60,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/id~mv2.jpg`,
    );
  });

  it('stays in its box, keeps its proportions, and is not enlarged beyond the maximum scale', () => {
    fc.assert(
      fc.property(
        originals,
        lengths,
        lengths,
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (original, width, height, devicePixelRatio) => {
          const url = fitImage(picture(original.width, original.height), {
            width,
            height,
            devicePixelRatio,
          });
          const made = stepsOf(url);
          const ratio = Math.min(2, Math.max(1, devicePixelRatio));
          expect(made.width).toBeLessThanOrEqual(Math.max(1, Math.min(5000, width * ratio)));
          expect(made.height).toBeLessThanOrEqual(Math.max(1, Math.min(5000, height * ratio)));
          for (const side of ['width', 'height'] as const) {
            expect(Number.isInteger(made[side]) && made[side] >= 1).toBe(true);
            expect(made[side]).toBeLessThanOrEqual(
              Math.max(1, Math.round(original[side] * largestScale(original))),
            );
          }
          // both are rounded, and one pixel always stays
          if (made.width > 1 && made.height > 1) {
            expect(Math.abs(made.width * original.height - made.height * original.width)).toBeLessThanOrEqual(
              (original.width + original.height) / 2 + 1e-3,
            );
          }
        },
      ),
      { numRuns: caseCount(2000) },
    );
  });

  it('has the width or the height of its box if the original is large enough', () => {
    fc.assert(
      fc.property(
        originals,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        (original, width, height) => {
          fc.pre(original.width >= width && original.height >= height);
          const made = stepsOf(fitImage(picture(original.width, original.height), { width, height }));
          expect(made.width === width || made.height === height).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['a width only', { width: 600 }, { width: 600, height: 400 }],
    ['a height only', { height: 600 }, { width: 900, height: 600 }],
    ['fractions', { width: 299.9, height: 299.9 }, { width: 299, height: 199 }],
    ['less than a pixel', { width: 0.2, height: 0.2 }, { width: 1, height: 1 }],
    ['a device pixel ratio of 2', { width: 300, devicePixelRatio: 2 }, { width: 600, height: 400 }],
    ['a device pixel ratio above 2', { width: 300, devicePixelRatio: 3 }, { width: 600, height: 400 }],
    ['a device pixel ratio below 1', { width: 300, devicePixelRatio: 0.5 }, { width: 300, height: 200 }],
    ['a box larger than the original', { width: 1e12, height: 1e12 }, { width: 3000, height: 2000 }],
  ])('accepts %s', (_what, options, size) => {
    expect(stepsOf(fitImage(picture(3000, 2000), options))).toMatchObject(size);
  });

  test.each([
    [300, 1.4, 420],
    [399, 1.4, 559],
    [400, 1.2, 480],
    [599, 1.2, 719],
    [600, 1, 600],
  ])('of %d pixels per side is enlarged by at most %d', (side, _scale, largest) => {
    const made = stepsOf(fitImage(picture(side, side), { width: 4000, height: 4000 }));
    expect(made).toMatchObject({ width: largest, height: largest });
    expect(made.steps.includes('lg_1')).toBe(largest > side);
    expect(made.steps).not.toContain('usm_0.66_1.00_0.01');
  });

  it('has no side longer than 5000 pixels', () => {
    expect(shapeOf(fitImage(picture(20_000, 10_000), { width: 9000 }))).toBe('fill 5000x2500');
  });

  it('is calculated by the platform if the size of the original is not known', () => {
    expect(fitImage('id~mv2.jpg', { width: 300, height: 200 })).toBe(
      `${BASE}/fit/w_300,h_200,al_c,q_80,enc_auto/id~mv2.jpg`,
    );
    expect(shapeOf(fitImage('id~mv2.jpg', { width: 1e6 }))).toBe('fit 5000x5000');
  });

  it('ignores the size of a scaled image, which is not that of the original', () => {
    const thumbnail = { url: `${BASE}/fit/w_300,h_200,q_90/file.jpg`, width: 300, height: 200 };
    expect(shapeOf(fitImage(thumbnail, { width: 900, height: 900 }))).toBe('fit 900x900');
  });
});

describe('the quality of an image', () => {
  test.each([
    [599, 'a.jpg', 80],
    [600, 'a.jpg', 85],
    [1400, 'a.jpg', 90],
    [599, 'a.png', 85],
    [600, 'a.png', 90],
    [600, 'a.PNG', 90],
    [1400, 'a.webp', 90],
  ])('with %d pixels per side in %s is %d', (side, id, quality) => {
    expect(stepsOf(fillImage(picture(3000, 3000, id), { width: side, height: side })).steps).toContain(
      `q_${quality}`,
    );
  });

  test.each([
    [70, 70],
    [1, 5],
    [200, 90],
    [Number.POSITIVE_INFINITY, 90],
    [42.4, 42],
  ])('of %d is sent as %d', (quality, written) => {
    expect(stepsOf(fitImage(picture(3000, 3000), { width: 100, quality })).steps).toContain(`q_${written}`);
  });
});

describe('an image that fills a box', () => {
  it('has the size of the box, or its proportions if the original is too small', () => {
    expect(shapeOf(fillImage(picture(3000, 2000), { width: 2500, height: 1500 }))).toBe('fill 2500x1500');
    expect(shapeOf(fillImage(picture(2000, 3000), { width: 2500, height: 1500 }))).toBe('fill 2000x1200');
    expect(shapeOf(fillImage('id~mv2.jpg', { width: 400, height: 300 }))).toBe('fill 400x300');
  });

  it('has the proportions of its box and never more pixels than the original allows', () => {
    fc.assert(
      fc.property(originals, lengths, lengths, fc.boolean(), (original, width, height, isKnown) => {
        const source = isKnown ? picture(original.width, original.height) : 'id~mv2.jpg';
        const made = stepsOf(fillImage(source, { width, height }));
        const box = { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) };
        for (const side of ['width', 'height'] as const) {
          expect(
            Number.isInteger(made[side]) && made[side] >= 1 && made[side] <= Math.min(5000, box[side]),
          ).toBe(true);
          if (isKnown)
            expect(made[side]).toBeLessThanOrEqual(
              Math.max(1, Math.round(original[side] * largestScale(original))),
            );
        }
        if (made.width > 1 && made.height > 1) {
          expect(Math.abs(made.width * box.height - made.height * box.width)).toBeLessThanOrEqual(
            (box.width + box.height) / 2 + 1e-3 * box.width,
          );
        }
      }),
      { numRuns: caseCount(2000) },
    );
  });

  test.each([
    [{ x: 0.1, y: 0.2 }, 'fp_0.10_0.20'],
    [{ x: -3, y: 7 }, 'fp_0.00_1.00'],
    [{ x: 0.5 }, 'al_c'],
    [undefined, 'al_c'],
  ])('is cropped around the focal point %j', (focalPoint, step) => {
    expect(stepsOf(fillImage(picture(3000, 2000), { width: 100, height: 100, focalPoint })).steps[2]).toBe(
      step,
    );
    expect(
      stepsOf(fillImage({ ...picture(3000, 2000), focalPoint }, { width: 100, height: 100 })).steps[2],
    ).toBe(step);
  });

  it('is neither enlarged nor sharpened in the size of its original', () => {
    const side = fc.integer({ min: 600, max: 5000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 50 }), (width, height, times) => {
        const { steps, ...made } = stepsOf(
          fillImage(picture(width, height), { width: width * times, height: height * times }),
        );
        expect([made.width, made.height, steps.filter((step) => /^(?:lg|usm)_/.test(step))]).toEqual([
          width,
          height,
          [],
        ]);
      }),
    );
  });

  it('is cropped around its center if its focal point is not a number', () => {
    for (const x of [Number.NaN, 'NaN', null]) {
      const source = { ...picture(3000, 2000), focalPoint: { x: x as number, y: 0.5 } };
      expect(stepsOf(fillImage(source, { width: 100, height: 100 })).steps[2]).toBe('al_c');
    }
  });

  it('is cropped around the focal point of the options rather than that of the image', () => {
    const source = { ...picture(3000, 2000), focalPoint: { x: 0.52, y: 0.41 } };
    expect(
      stepsOf(fillImage(source, { width: 100, height: 100, focalPoint: { x: 0, y: 1 } })).steps,
    ).toContain('fp_0.00_1.00');
  });
});

describe('a region of an image', () => {
  it('has the recorded URL of the platform', () => {
    const url = cropImage(MUG, {
      region: { x: 10, y: 10, width: 100, height: 100 },
      width: 50,
      height: 50,
    });
    expect(url).toBe(
      `${BASE}/crop/x_10,y_10,w_100,h_100/fill/w_50,h_50,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/id~mv2.jpg`,
    );
  });

  it('keeps its size without a box, also at the right edge', () => {
    const made = stepsOf(
      cropImage(picture(3000, 2000), { region: { x: 2500, y: 0, width: 500, height: 300 } }),
    );
    expect(made).toMatchObject({ crop: { x: 2500, y: 0, w: 500, h: 300 }, width: 500, height: 300 });
  });

  it('is always inside the image', () => {
    const position = fc.oneof(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    );
    fc.assert(
      fc.property(
        originals,
        fc.record({ x: position, y: position, width: lengths, height: lengths }),
        lengths,
        (original, region, width) => {
          const asked = outcomeOf(() =>
            cropImage(picture(original.width, original.height), { region, width }),
          );
          if (typeof asked === 'string') {
            const { crop, ...made } = stepsOf(asked);
            const { x = -1, y = -1, w = 0, h = 0 } = crop;
            expect(
              x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= original.width && y + h <= original.height,
            ).toBe(true);
            expect(
              made.width <= Math.max(1, width) && made.width >= 1 && made.height >= 1 && made.height <= 5000,
            ).toBe(true);
          } else {
            expect(asked).toMatchObject({ kind: 'validation', violations: [{ field: 'region' }] });
            const isApart =
              region.x + region.width < 1 ||
              region.y + region.height < 1 ||
              region.x > original.width - 1 ||
              region.y > original.height - 1;
            expect(isApart || region.width < 1 || region.height < 1).toBe(true);
          }
        },
      ),
      { numRuns: caseCount(2000) },
    );
  });

  it('requires the size of the original', () => {
    const error = outcomeOf(() => cropImage('id~mv2.jpg', { region: { x: 0, y: 0, width: 1, height: 1 } }));
    expect(error).toMatchObject({ kind: 'validation', violations: [{ field: 'source' }] });
  });
});

describe('an image that cannot be scaled', () => {
  const all = (source: string): string[] => [
    fitImage(source, { width: 10 }),
    fillImage(source, { width: 10, height: 10 }),
    cropImage(source, { region: { x: 0, y: 0, width: 1, height: 1 } }),
  ];

  test.each(['a.gif', 'a.svg', 'a.bmp', 'a.tiff', 'a.tif', 'a.heic', 'A.GIF', 'a', 'a.pdf'])(
    'has the URL of its original: %s',
    (id) => {
      expect(new Set(all(id))).toEqual(new Set([`https://static.wixstatic.com/media/${id}`]));
    },
  );

  test.each([
    'https://x.example/a.jpg',
    'http://127.0.0.1:8080/media/a.jpg',
    'https://static.wixstatic.com/media/a.jpg?token=abc',
    'https://static.wixstatic.com/other/a.jpg',
  ])('has its own URL: %s', (url) => {
    expect(new Set(all(url))).toEqual(new Set([url]));
  });
});

describe('an invalid option', () => {
  it('throws an error that names the field', () => {
    fc.assert(
      fc.property(
        invalidLengths,
        fc.constantFrom('a.jpg', 'a.gif', 'https://x.example/a.jpg'),
        (length, source) => {
          const fields = [
            outcomeOf(() => fitImage(source, { width: length })),
            outcomeOf(() => fillImage(source, { width: 100, height: length })),
            outcomeOf(() => cropImage(source, { region: { x: 0, y: 0, width: 10, height: length } })),
          ].map((error) => (isStoreError(error) ? error.violations[0]?.field : error));
          expect(fields).toEqual(['width', 'height', 'region.height']);
        },
      ),
    );
  });

  test.each([
    ['width', () => fitImage('a.jpg', {})],
    ['width', () => fitImage('a.jpg', { width: '300' as unknown as number })],
    ['devicePixelRatio', () => fitImage('a.jpg', { width: 300, devicePixelRatio: Number.NaN })],
    ['quality', () => fitImage('a.jpg', { width: 300, quality: Number.NaN })],
    [
      'focalPoint.x',
      () => fillImage('a.jpg', { width: 300, height: 300, focalPoint: { x: Number.NaN, y: 0 } }),
    ],
    ['region.x', () => cropImage('a.jpg', { region: { x: Number.NaN, y: 0, width: 1, height: 1 } })],
    ['source', () => fitImage('wix:video://v1/vid', { width: 300 })],
  ])('is named in the error: %s', (field, call) => {
    expect(outcomeOf(call)).toMatchObject({ kind: 'validation', attempts: 0, violations: [{ field }] });
  });
});
