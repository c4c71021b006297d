import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, test } from 'vitest';
import { isStoreError } from '../../../src/index.ts';
import * as wire from '../../../src/wire/index.ts';
import { deepFreeze } from './freeze.ts';

/** Any text that can be written in UTF-8. */
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const size = fc.nat();
const optional = { requiredKeys: ['id'] as ['id'] };
const present = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;

describe('recorded forms', () => {
  const line = 'wix:image://v1/id~mv2.jpg/my%20file.jpg#originWidth=800&originHeight=600';

  test.each([
    [
      line,
      {
        id: 'id~mv2.jpg',
        height: 600,
        width: 800,
        altText: 'my file.jpg',
        filename: 'my file.jpg',
        url: line,
      },
    ],
    [
      'wix:image://v1/id~mv2.jpg#originWidth=800&originHeight=600',
      {
        id: 'id~mv2.jpg',
        height: 600,
        width: 800,
        url: 'wix:image://v1/id~mv2.jpg#originWidth=800&originHeight=600',
      },
    ],
    ['wix:image://v1/id~mv2.jpg/', { id: 'id~mv2.jpg', url: 'wix:image://v1/id~mv2.jpg/' }],
    ['https://x.example/a.jpg', { url: 'https://x.example/a.jpg' }],
    [
      'image://v1/id~mv2.jpg/a.jpg#originWidth=1&originHeight=2',
      {
        id: 'id~mv2.jpg',
        height: 2,
        width: 1,
        altText: 'a.jpg',
        filename: 'a.jpg',
        url: 'image://v1/id~mv2.jpg/a.jpg#originWidth=1&originHeight=2',
      },
    ],
  ])('%s becomes an image with what the URI contains, and nothing else', (given, image) => {
    expect(wire.imageToWire(given)).toEqual(image);
  });

  test.each([
    [
      { id: 'id.jpg', url: 'https://u', width: 8, height: 6, filename: 'my file.jpg', altText: 'alt' },
      'wix:image://v1/id.jpg/my%20file.jpg#originWidth=8&originHeight=6',
    ],
    [
      { id: 'id.jpg', altText: 'a/b#c', width: 8, height: 6 },
      'wix:image://v1/id.jpg/a%2Fb%23c#originWidth=8&originHeight=6',
    ],
    [{ id: 'id.jpg' }, 'wix:image://v1/id.jpg'],
    [{ id: 'id.jpg', altText: null, filename: '' }, 'wix:image://v1/id.jpg'],
    [{ id: 'id.jpg', url: null }, 'wix:image://v1/id.jpg'],
    [{ url: 'https://u/x.jpg' }, 'https://u/x.jpg'],
    [{ url: null }, undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the image %j becomes %s', (image, expected) => {
    expect(wire.imageFromWire(image)).toBe(expected);
  });

  test('of the posters of a video, the second one counts', () => {
    const video = 'wix:video://v1/vid/my%20clip.mp4#posterUri=p.jpg&posterWidth=1920&posterHeight=1080';
    expect(wire.videoToWire(video)).toEqual({
      id: 'vid',
      filename: 'my clip.mp4',
      posters: [{ id: 'p.jpg', height: 1080, width: 1920 }],
    });
    const posters = [
      { id: 'p1.jpg', width: 1, height: 2 },
      { url: 'https://s/p2.jpg?v=1/2', width: 3, height: 4 },
    ];
    expect(wire.videoFromWire({ id: 'vid', posters })).toBe(
      'wix:video://v1/vid#posterUri=p2.jpg&posterWidth=3&posterHeight=4',
    );
    expect(wire.videoFromWire({ id: 'vid', posters: [] })).toBe('wix:video://v1/vid');
    expect([
      wire.videoToWire('https://x/y.mp4'),
      wire.videoFromWire({ url: 'https://u' }),
      wire.videoFromWire(null),
    ]).toEqual([{ url: 'https://x/y.mp4' }, 'https://u', undefined]);
  });

  test('the folder ugd is not part of the id of a document, and audio keeps its duration', () => {
    expect(wire.documentToWire('wix:document://v1/doc.pdf/my%20doc.pdf')).toEqual({
      id: 'doc.pdf',
      filename: 'my doc.pdf',
    });
    expect(wire.documentToWire('wix:document://v1/ugd/doc.pdf/x.pdf')).toEqual({
      id: 'doc.pdf',
      filename: 'x.pdf',
    });
    expect(wire.audioToWire('wix:audio://v1/a.mp3/my%20song.mp3#duration=12')).toEqual({
      id: 'a.mp3',
      filename: 'my song.mp3',
      duration: 12,
    });
    expect([wire.audioFromWire({ id: 'a.mp3', duration: 0 }), wire.audioFromWire({ id: 'a.mp3' })]).toEqual([
      'wix:audio://v1/a.mp3#duration=0',
      'wix:audio://v1/a.mp3',
    ]);
  });

  test('the URL of a page keeps its scheme, query and fragment', () => {
    const url = 'https://shop.example.com/p/shoe?x=1#y';
    expect(wire.pageUrlToWire(url)).toEqual({ relativePath: '/p/shoe', url });
    expect(wire.pageUrlFromWire({ relativePath: '/p/shoe', url })).toBe(url);
    expect([
      wire.pageUrlFromWire({ relativePath: '/p' }),
      wire.pageUrlFromWire({ path: '/p' }),
      wire.pageUrlFromWire(null),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [{ base: 'https://shop.example.com', path: '/p/shoe?x=1#y' }, 'https://shop.example.com/p/shoe?x=1#y'],
    [{ base: 'https://shop.example.com/', path: '/p' }, 'https://shop.example.com/p'],
    [{ base: 'shop.example.com', path: 'p' }, 'https://shop.example.com/p'],
    [{ base: 'https://shop.example.com/store' }, 'https://shop.example.com/store'],
    [{ base: 'https://shop.example.com', path: '//evil.example' }, 'https://shop.example.com//evil.example'],
  ])('the page of a product in two parts, %j, has the URL %s', (page, url) => {
    expect(wire.pageUrlFromWire(page)).toBe(url);
  });

  test('a postal address keeps all of its fields', () => {
    const given = {
      formattedAddress: 'F',
      geocode: { latitude: 1 },
      addressLine: 'L1',
      addressLine2: 'L2',
      city: 'C',
      hint: 'H',
      streetAddress: { name: 'N', number: '1', apt: '2' },
      countryFullname: 'France',
      extra: 1,
    };
    expect(wire.addressFromWire(given)).toEqual({
      formatted: 'F',
      location: { latitude: 1 },
      addressLine1: 'L1',
      addressLine2: 'L2',
      city: 'C',
      hint: 'H',
      streetAddress: { name: 'N', number: '1', apt: '2' },
      countryFullname: 'France',
      extra: 1,
    });
  });
});

describe('every value is unchanged after a round trip, and so is its object', () => {
  test('images', () => {
    fc.assert(
      fc.property(fc.record({ id: text, width: size, height: size, filename: text }, optional), (given) => {
        const image = deepFreeze(present({ ...given, altText: given.filename }));
        const uri = wire.imageFromWire(image) ?? '';
        expect(wire.imageToWire(uri)).toEqual({ ...image, url: uri });
      }),
    );
  });

  test('videos, documents and audio', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.record({ id: text, width: size, height: size }, optional),
        size,
        (id, filename, poster, duration) => {
          const video = deepFreeze({ id, filename, posters: [poster] });
          expect(wire.videoToWire(wire.videoFromWire(video) ?? '')).toEqual(video);
          expect(wire.documentToWire(wire.documentFromWire(deepFreeze({ id, filename })) ?? '')).toEqual({
            id,
            filename,
          });
          expect(wire.audioToWire(wire.audioFromWire(deepFreeze({ id, filename, duration })) ?? '')).toEqual({
            id,
            filename,
            duration,
          });
        },
      ),
    );
  });

  test('URLs of media and pages of other sites', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect([
          wire.imageFromWire(wire.imageToWire(url)),
          wire.videoFromWire(wire.videoToWire(url)),
          wire.audioFromWire(wire.audioToWire(url)),
        ]).toEqual([url, url, url]);
        expect(wire.pageUrlFromWire(wire.pageUrlToWire(url))).toBe(url);
      }),
    );
  });

  test('dates and numbers', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0000-01-01T00:00:00Z'),
          max: new Date('9999-12-31T23:59:59.999Z'),
          noInvalidDate: true,
        }),
        (date) => {
          expect(wire.dateFromWire(wire.dateToWire(date))).toEqual(date);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.double(),
        (number) => void expect(wire.numberFromWire(wire.numberToWire(number))).toBe(number),
      ),
    );
  });

  test('postal addresses with any other fields', () => {
    const names = [
      'formattedAddress',
      'geocode',
      'addressLine',
      'addressLine2',
      'city',
      'hint',
      '__proto__',
      'constructor',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (given) => {
        const address = deepFreeze(given);
        expect(wire.addressToWire(wire.addressFromWire(address) ?? {})).toEqual(address);
      }),
    );
  });
});

describe('a malformed value', () => {
  const functions = Object.entries(wire) as [string, (value: unknown, path: string) => unknown][];
  const lines = fc
    .tuple(
      fc.constantFrom('', 'wix:'),
      fc.constantFrom('image', 'video', 'document', 'audio', 'shape'),
      fc.constantFrom('://v1/', ':/'),
      fc.string({ unit: fc.constantFrom(...'ab/%#=&?2F.\ud800') }),
    )
    .map((parts) => parts.join(''));
  const objects = fc.object({
    key: fc.constantFrom(
      'id',
      'url',
      'width',
      'filename',
      'posters',
      'duration',
      'base',
      'path',
      'formatted',
      'geocode',
    ),
    withBigInt: true,
  });
  const junk = fc.oneof(
    fc.anything({ withDate: true, withTypedArray: true }),
    lines,
    objects,
    fc.string({ unit: fc.constantFrom(...'0123456789.-sTZ:+=') }),
  );

  test('that cannot be converted to text is not a date', () => {
    expect(() => wire.dateFromWire({ toString: {} } as never, 'cart.thing')).toThrow(
      '"cart.thing" must be an RFC 3339 date and time',
    );
  });

  test.each(functions)(
    'is converted by %s or rejected with an error that names its path',
    (_name, convert) => {
      fc.assert(
        fc.property(junk, (value) => {
          try {
            convert(value, 'cart.thing');
          } catch (error) {
            if (!isStoreError(error)) throw error;
            expect([error.kind, error.violations.length]).toEqual(['validation', 1]);
            expect(error.violations[0]?.field).toMatch(/^cart\.thing(\.|$)/);
          }
        }),
        { numRuns: caseCount(1000) },
      );
    },
  );

  test.each<[string, () => unknown]>([
    ['must be a web URL or start with wix:image://v1/', () => wire.imageToWire('plain-id.jpg', 'cart.thing')],
    ['must be a web URL or start with wix:image://v1/', () => wire.imageToWire('', 'cart.thing')],
    [
      'must be a web URL or start with wix:image://v1/',
      () => wire.imageToWire('wix:video://v1/a', 'cart.thing'),
    ],
    ['must be a string', () => wire.documentToWire(null as never, 'cart.thing')],
    [
      'must not contain invalid percent-encoding',
      () => wire.imageToWire('wix:image://v1/a/%E0%A4%A', 'cart.thing'),
    ],
    ['must have an id and at most one file name', () => wire.imageToWire('wix:image://v1//b', 'cart.thing')],
    [
      'must be an integer of at least 0',
      () => wire.imageToWire('wix:image://v1/a#originWidth=undefined', 'cart.thing'),
    ],
    [
      'must be an integer of at least 0',
      () => wire.audioToWire('wix:audio://v1/a#duration=NaN', 'cart.thing'),
    ],
    ['must be an absolute http or https URL', () => wire.pageUrlToWire('rel', 'cart.thing')],
    ['must be an absolute http or https URL', () => wire.pageUrlToWire('javascript:alert(1)', 'cart.thing')],
    [
      'must not contain a user name or password',
      () => wire.pageUrlToWire('https://ada:secret@shop.example.com/', 'cart.thing'),
    ],
    ['must be an RFC 3339 date and time with an offset', () => wire.dateFromWire('garbage', 'cart.thing')],
    [
      'must be an RFC 3339 date and time with an offset',
      () => wire.dateFromWire('2023-02-29T00:00:00Z', 'cart.thing'),
    ],
    ['must be a valid date', () => wire.dateToWire(new Date(Number.NaN), 'cart.thing')],
    ['must be a number, NaN, Infinity or -Infinity', () => wire.numberFromWire('1.5' as never, 'cart.thing')],
  ])('is rejected with the description: %s', (description, act) => {
    expect(act).toThrow(
      expect.objectContaining({
        kind: 'validation',
        violations: [expect.objectContaining({ field: 'cart.thing', description })],
      }),
    );
  });

  test('of an object is named with its field', () => {
    const field = (act: () => unknown): string => {
      try {
        return `returned ${JSON.stringify(act())}`;
      } catch (error) {
        return isStoreError(error) ? (error.violations[0]?.field ?? '') : String(error);
      }
    };
    expect(field(() => wire.imageFromWire({ id: 'a', width: Number.NaN }, 'items.0.image'))).toBe(
      'items.0.image.width',
    );
    expect(
      field(() => wire.videoFromWire({ id: 'a', posters: [{ id: 'p' }, { id: 'p', height: -1 }] })),
    ).toBe('video.posters.1.height');
    expect(field(() => wire.pageUrlFromWire({ base: 'https://', path: '/p' }))).toBe('url.base');
    expect(field(() => wire.addressFromWire({ addressLine: 'a', addressLine1: 'b' }))).toBe(
      'address.addressLine1',
    );
  });

  test('is never shown in the error', () => {
    expect(() => wire.imageToWire('secret.jpg')).toThrow(/^INVALID_ARGUMENT: "image" must be/);
    expect(() => wire.imageToWire('secret.jpg')).not.toThrow(/secret/);
  });
});

test('null and undefined from the wire become undefined, and so does an object without an id or URL', () => {
  const { imageFromWire, videoFromWire, documentFromWire, audioFromWire, pageUrlFromWire } = wire;
  const all = [imageFromWire, videoFromWire, documentFromWire, audioFromWire, pageUrlFromWire];
  expect(all.flatMap((convert) => [convert(null), convert(undefined), convert({})])).toEqual(
    all.flatMap(() => [undefined, undefined, undefined]),
  );
  const { addressFromWire, dateFromWire, numberFromWire } = wire;
  expect([addressFromWire(null), dateFromWire(''), dateFromWire(null), numberFromWire(null)]).toEqual(
    Array(4).fill(undefined),
  );
});
