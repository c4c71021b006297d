import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it, test } from 'vitest';
import {
  cropImage,
  fillImage,
  fitImage,
  imageFromWire,
  isStoreError,
  mediaUrl,
  srcset,
  videoPoster,
  videoUrl,
} from '../../../src/index.ts';
import { outcomeOf } from '../helpers/failure.ts';
import { junk } from './arbitraries.ts';

const STATIC = 'https://static.wixstatic.com';
const DOCUMENTS = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd';

describe('the URL of an original', () => {
  test.each([
    ['id~mv2.jpg', undefined, `${STATIC}/media/id~mv2.jpg`],
    ['v.svg', 'vector' as const, `${STATIC}/shapes/v.svg`],
    ['a.mp3', 'audio' as const, `${STATIC}/mp3/a.mp3`],
    ['wix:image://v1/id~mv2.jpg/f.jpg', undefined, `${STATIC}/media/id~mv2.jpg`],
    ['image://v1/id~mv2.jpg/', undefined, `${STATIC}/media/id~mv2.jpg`],
    ['wix:video://v1/vid/c.mp4', undefined, 'https://video.wixstatic.com/video/vid/file'],
    ['wix:audio://v1/a.mp3/s.mp3#duration=12', undefined, `${STATIC}/mp3/a.mp3`],
    ['wix:document://v1/ugd/doc.pdf/d.pdf', undefined, `${DOCUMENTS}/doc.pdf`],
    ['wix:document://v1/doc.pdf', undefined, `${DOCUMENTS}/doc.pdf`],
    ['wix:shape://v1/s.svg/s.svg', undefined, `${STATIC}/shapes/s.svg`],
    ['wix:vector://v1/v.svg/logo.svg', undefined, `${STATIC}/shapes/v.svg`],
    [`${STATIC}/media/id~mv2.jpg/v1/fill/w_80,h_60,al_c/id.jpg`, undefined, `${STATIC}/media/id~mv2.jpg`],
    ['//static.wixstatic.com/media/id~mv2.jpg?x=1#y', undefined, `${STATIC}/media/id~mv2.jpg`],
    [
      'https://video.wixstatic.com/video/vid/720p/mp4/file.mp4',
      undefined,
      'https://video.wixstatic.com/video/vid/file',
    ],
    ['https://0a1b.usrfiles.com/ugd/doc.pdf', undefined, `${DOCUMENTS}/doc.pdf`],
    ...[
      'https://x.example/media/a.jpg',
      `${STATIC}/media/a.jpg?token=abc`,
      `${STATIC}/`,
      `${STATIC}/media/`,
    ].map((url): [string, undefined, string] => [url, undefined, url]),
  ])('of %s as %s is %s', (source, kind, url) => {
    expect(mediaUrl(source, { kind })).toBe(url);
  });

  test.each([
    '',
    '.',
    '..',
    'a\nb',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://x/1',
    'ftp://x/y',
    'https:static.wixstatic.com',
    'https://',
    'https://u:p@static.wixstatic.com/media/a.jpg',
    'wix:image://v1/',
    'wix:image://v1/..',
    'wix:image://v1/%zz',
    'wix:image://v2/a.jpg',
    'wix:image://v1/%2e%2e/a',
  ])('is refused for %j', (text) => {
    for (const call of [() => mediaUrl(text), () => fitImage(text, { width: 10 })])
      expect(outcomeOf(call)).toMatchObject({
        kind: 'validation',
        attempts: 0,
        violations: [{ field: 'source' }],
      });
  });

  it('is found in the objects of responses: images, media items of products, and files', () => {
    const image = {
      id: 'id~mv2.png',
      width: 2400,
      height: 1600,
      altText: null,
      focalPoint: { x: 0.5, y: 0.5, height: null },
    };
    const thumbnail = { url: `${STATIC}/media/small.png`, width: 300, height: 200 };
    expect(mediaUrl(image)).toBe(`${STATIC}/media/id~mv2.png`);
    expect(mediaUrl({ ...image, url: 'https://private.example/a.png?token=x' })).toBe(
      'https://private.example/a.png?token=x',
    );
    expect(mediaUrl({ id: 'x', image, thumbnail })).toBe(`${STATIC}/media/id~mv2.png`);
    expect(mediaUrl({ id: 'vid', thumbnail })).toBe(`${STATIC}/media/small.png`);
    expect(mediaUrl({ url: 'wix:image://v1/id~mv2.png/f.png' })).toBe(`${STATIC}/media/id~mv2.png`);
  });

  test.each([{}, { id: '' }, { url: null, id: null }, null, undefined, 7])('is not found in %j', (source) => {
    expect(outcomeOf(() => mediaUrl(source as never))).toMatchObject({
      kind: 'validation',
      violations: [{ field: 'source' }],
    });
  });

  it('is that of another host if that host is an option, for reading and writing', () => {
    const host = 'http://127.0.0.1:4010/files/';
    expect(mediaUrl('wix:video://v1/vid', { host })).toBe('http://127.0.0.1:4010/files/video/vid/file');
    expect(mediaUrl(`${host}media/a.jpg/v1/fill/w_1,h_1/a.jpg`, { host })).toBe(`${host}media/a.jpg`);
    expect(fitImage(`${host}media/a.jpg`, { host, width: 9 })).toMatch(
      /^http:\/\/127\.0\.0\.1:4010\/files\/media\/a\.jpg\/v1\/fit\/w_9,/,
    );
    expect(() => mediaUrl('a.jpg', { host: 'http://shop.example' })).toThrow(
      new TypeError('host must be an https URL without query, fragment or user'),
    );
  });

  it('throws for an unknown kind', () => {
    expect(outcomeOf(() => mediaUrl('a', { kind: 'constructor' as never }))).toMatchObject({
      kind: 'validation',
      violations: [{ field: 'kind' }],
    });
  });

  it('never reads the id of an object as a URL', () => {
    expect(mediaUrl({ id: '//evil.example/a.jpg' })).toBe(`${STATIC}/media/%2F%2Fevil.example%2Fa.jpg`);
  });
});

it('every returned URL is read as the same file, whatever its name', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((each) => each.isWellFormed() && !/\p{Cc}/u.test(each));
  const side = fc.integer({ min: 1, max: 9000 });
  const endings = fc.constantFrom('.jpg', '.PNG', '.webp', '.gif');
  fc.assert(
    fc.property(name, endings, side, side, (name, ending, width, height) => {
      const picture = { id: name + ending, width, height };
      for (const url of [
        fitImage(picture, { width: 40 }),
        fillImage(picture, { width: 40, height: 30, focalPoint: { x: 0.3, y: 1 } }),
        cropImage(picture, { region: { x: 0, y: 0, width: 1, height: 1 } }),
        imageFromWire(picture) ?? '',
      ])
        expect(mediaUrl(url)).toBe(mediaUrl(picture));
      expect(videoUrl(videoUrl(picture, { height: 720 }))).toBe(videoUrl(picture));
    }),
  );
});

it('an id with any characters is one segment of the path', () => {
  const region = { x: 0, y: 0, width: 10, height: 10 };
  fc.assert(
    fc.property(
      junk,
      fc.constantFrom('', 'wix:image://v1/', `${STATIC}/media/`),
      fc.constantFrom('', '.jpg'),
      (text, before, after) => {
        const url = `${before}${text}${after}`;
        const sized = { id: `${text}${after}`, width: 900, height: 900 };
        const made: unknown[] = [
          outcomeOf(() => mediaUrl(url)),
          outcomeOf(() => fitImage(url, { width: 300 })),
          outcomeOf(() => fillImage(sized, { width: 300, height: 300 })),
          outcomeOf(() => cropImage(sized, { region })),
          outcomeOf(() => videoUrl({ id: text }, { height: 720 })),
          outcomeOf(() => mediaUrl(videoPoster({ id: text }))),
          outcomeOf(() => srcset(sized, { widths: [300] }).src),
        ];
        for (const each of made) {
          if (isStoreError(each)) continue;
          const parsed = new URL(String(each));
          // URLs of other sites are unchanged; everything else stays in its folder, and parsing changes
          // nothing
          if (/^(?:https?:)?\/\//i.test(url) && !before) continue;
          expect(parsed.href).toBe(each);
          expect(parsed.href).toMatch(/^https:\/\/(?:static|video)\.wixstatic\.com\//);
          if (!before.startsWith(STATIC)) expect(parsed.pathname).toMatch(/^\/(?:media|video)\/[^/]+/);
          expect([parsed.username, parsed.password]).toEqual(['', '']);
        }
      },
    ),
    { numRuns: caseCount(2000) },
  );
});
