import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it, test } from 'vitest';
import { isStoreError, videoPoster, videoSources } from '../../../src/index.ts';
import { functions } from './media-functions.ts';

const names = [
  ...['id', 'url', 'urlExpirationDate', 'width', 'height', 'focalPoint', 'x', 'y', 'image', 'thumbnail'],
  ...['resolutions', 'posters', 'video', 'files', 'stillFrameMediaId', 'format', 'filename', 'duration'],
  ...['base', 'path', 'formatted', 'geocode'],
];
const texts = fc.constantFrom(
  ...[
    '',
    'a.jpg',
    'image',
    'video',
    'https://x.example/a.mp4?token=a.b.c',
    'javascript:alert(1)',
    '\ud800',
    '..',
  ],
  ...['wix:image://v1/a.jpg#originWidth=NaN', 'wix:video://v1/%zz', 'wix:video://v1/v#posterUri=%', '//'],
  ...['2023-02-29T00:00:00Z', '0123456789', 'document://v1/ugd/a', 'wix:audio://v1//#&=?'],
);
const { object } = fc.letrec<{ object: object; value: unknown }>((tie) => ({
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'media' },
    fc.oneof(texts, fc.constantFrom(null, undefined, true, 0, -1, 7, Number.NaN, 1e300, [], [null, 5, 'a'])),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
}));

describe.each(Object.entries(functions))('%s', (_name, call) => {
  it('returns or throws a validation error, whatever a response contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(object, fc.anything({ withDate: true, withTypedArray: true }), texts),
        (source) => {
          try {
            call(source as never);
          } catch (error) {
            if (!isStoreError(error)) throw error;
            expect([error.kind, error.violations.length, error.attempts]).toEqual(['validation', 1, 0]);
          }
        },
      ),
      { numRuns: caseCount(1000) },
    );
  });
});

describe('a list of a response that is not a list', () => {
  test.each([5, 'p1.jpg', {}, true])('is ignored: %j', (list) => {
    const video = { id: 'vid', resolutions: list, posters: list } as never;
    expect(videoSources(video)).toEqual([{ src: 'https://video.wixstatic.com/video/vid/file' }]);
    expect(videoPoster(video)).toEqual({ id: 'vid.jpg' });
    const item = { id: 'vid', video: { files: list, stillFrameMediaId: 5 } } as never;
    expect(videoSources(item)).toEqual([{ src: 'https://video.wixstatic.com/video/vid/file' }]);
    expect(videoPoster(item)).toEqual({ id: 'vid.jpg' });
  });

  it('has no sizes that are not numbers', () => {
    const resolutions = [{ url: 'https://x.example/a.mp4', width: 'wide', height: -1 }] as never;
    expect(videoSources({ id: 'vid', resolutions })).toEqual([
      { src: 'https://x.example/a.mp4', type: 'video/mp4' },
    ]);
  });
});
