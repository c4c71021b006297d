import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStoreError } from '../../../src/index.ts';
import * as wire from '../../../src/wire/index.ts';
import { deepFreeze } from './freeze.ts';

/** Any text that can be written in UTF-8. */
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const size = fc.nat();
const optional = { requiredKeys: ['id'] as ['id'] };
const present = <T extends object>(members: T): T => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;

describe('recorded forms', () => {
  const line = 'wix:image://v1/id~mv2.jpg/my%20file.jpg#originWidth=800&originHeight=600';

  test.each([
    [line, { id: 'id~mv2.jpg', height: 600, width: 800, altText: 'my file.jpg', filename: 'my file.jpg', url: line }],
    [
      'wix:image://v1/id~mv2.jpg#originWidth=800&originHeight=600',
      { id: 'id~mv2.jpg', height: 600, width: 800, url: 'wix:image://v1/id~mv2.jpg#originWidth=800&originHeight=600' },
    ],
    ['wix:image://v1/id~mv2.jpg/', { id: 'id~mv2.jpg', url: 'wix:image://v1/id~mv2.jpg/' }],
    ['https://x.example/a.jpg', { url: 'https://x.example/a.jpg' }],
    [
      'image://v1/id~mv2.jpg/a.jpg#originWidth=1&originHeight=2',
      { id: 'id~mv2.jpg', height: 2, width: 1, altText: 'a.jpg', filename: 'a.jpg', url: 'image://v1/id~mv2.jpg/a.jpg#originWidth=1&originHeight=2' },
    ],
  ])('the picture of %s has what the line tells, and nothing made up', (given, image) => {
    expect(wire.imageToWire(given)).toEqual(image);
  });

  test.each([
    [
      { id: 'id.jpg', url: 'https://u', width: 8, height: 6, filename: 'my file.jpg', altText: 'alt' },
      'wix:image://v1/id.jpg/my%20file.jpg#originWidth=8&originHeight=6',
    ],
    [{ id: 'id.jpg', altText: 'a/b#c', width: 8, height: 6 }, 'wix:image://v1/id.jpg/a%2Fb%23c#originWidth=8&originHeight=6'],
    [{ id: 'id.jpg' }, 'wix:image://v1/id.jpg'],
    [{ id: 'id.jpg', altText: null, filename: '' }, 'wix:image://v1/id.jpg'],
    [{ url: 'https://u/x.jpg' }, 'https://u/x.jpg'],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the line of the picture %j is %s', (image, expected) => {
    expect(wire.imageFromWire(image)).toBe(expected);
  });

  test('videos have a poster: one thumbnail in the first generation, the second of a list now', () => {
    const video = 'wix:video://v1/vid/my%20clip.mp4#posterUri=p.jpg&posterWidth=1920&posterHeight=1080';
    expect(wire.videoToWire(video)).toEqual({ id: 'vid', filename: 'my clip.mp4', posters: [{ id: 'p.jpg', height: 1080, width: 1920 }] });
    expect(wire.videoV1ToWire(video)).toEqual({ id: 'vid', thumbnail: { id: 'p.jpg', height: 1080, width: 1920 } });
    expect(wire.videoV1FromWire({ id: 'vid', url: 'u', thumbnail: { id: 'p.jpg', width: 1, height: 2 } })).toBe(
      'wix:video://v1/vid#posterUri=p.jpg&posterWidth=1&posterHeight=2',
    );
    const posters = [
      { id: 'p1.jpg', width: 1, height: 2 },
      { url: 'https://s/p2.jpg?v=1/2', width: 3, height: 4 },
    ];
    expect(wire.videoFromWire({ id: 'vid', posters })).toBe('wix:video://v1/vid#posterUri=p2.jpg&posterWidth=3&posterHeight=4');
    expect(wire.videoFromWire({ id: 'vid', posters: [] })).toBe('wix:video://v1/vid');
    expect([wire.videoToWire('https://x/y.mp4'), wire.videoFromWire({ url: 'https://u' }), wire.videoFromWire(null)]).toEqual([
      { url: 'https://x/y.mp4' },
      'https://u',
      undefined,
    ]);
  });

  test('documents may stand in the folder ugd, and sounds keep their length', () => {
    expect(wire.documentToWire('wix:document://v1/doc.pdf/my%20doc.pdf')).toEqual({ id: 'doc.pdf', filename: 'my doc.pdf' });
    expect(wire.documentToWire('wix:document://v1/ugd/doc.pdf/x.pdf')).toEqual({ id: 'doc.pdf', filename: 'x.pdf' });
    expect(wire.audioToWire('wix:audio://v1/a.mp3/my%20song.mp3#duration=12')).toEqual({ id: 'a.mp3', filename: 'my song.mp3', duration: 12 });
    expect([wire.audioFromWire({ id: 'a.mp3', duration: 0 }), wire.audioFromWire({ id: 'a.mp3' })]).toEqual([
      'wix:audio://v1/a.mp3#duration=0',
      'wix:audio://v1/a.mp3',
    ]);
  });

  test.each([
    ['3s', { seconds: '3', nanos: 0 }, '3s'],
    ['3.5s', { seconds: '3', nanos: 500_000_000 }, '3.500000000s'],
    ['.5s', { seconds: '0', nanos: 500_000_000 }, '0.500000000s'],
    ['3.000000001s', { seconds: '3', nanos: 1 }, '3.000000001s'],
    ['-0.5s', { seconds: '0', nanos: -500_000_000 }, '-0.500000000s'],
    ['-0s', { seconds: '0', nanos: 0 }, '0s'],
  ])('the duration %s has exact nanoseconds', (given, parts, written) => {
    expect(wire.durationFromWire(given)).toEqual(parts);
    expect(wire.durationToWire(parts)).toBe(written);
  });

  test('pages keep their scheme, query and fragment', () => {
    const page = 'https://shop.example.com/p/shoe?x=1#y';
    expect(wire.pageAddressV1ToWire(page)).toEqual({ base: 'https://shop.example.com', path: '/p/shoe?x=1#y' });
    expect(wire.pageAddressToWire(page)).toEqual({ relativePath: '/p/shoe', url: page });
    expect(wire.pageAddressV1FromWire({ base: 'shop.example.com', path: '/p' })).toBe('https://shop.example.com/p');
    expect(wire.pageAddressV1FromWire({ base: 'https://shop.example.com/', path: '/p' })).toBe('https://shop.example.com/p');
    expect([wire.pageAddressFromWire({ relativePath: '/p' }), wire.pageAddressFromWire(null), wire.pageAddressV1FromWire({ path: '/p' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('an address loses nothing on the way', () => {
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

describe('every form comes back as it went, and its object is not changed', () => {
  test('pictures', () => {
    fc.assert(
      fc.property(fc.record({ id: text, width: size, height: size, filename: text }, optional), (given) => {
        const image = deepFreeze(present({ ...given, altText: given.filename }));
        const line = wire.imageFromWire(image) ?? '';
        expect(wire.imageToWire(line)).toEqual({ ...image, url: line });
      }),
    );
  });

  test('videos, documents and sounds', () => {
    fc.assert(
      fc.property(text, text, fc.record({ id: text, width: size, height: size }, optional), size, (id, filename, poster, duration) => {
        const video = deepFreeze({ id, filename, posters: [poster] });
        expect(wire.videoToWire(wire.videoFromWire(video) ?? '')).toEqual(video);
        const old = deepFreeze({ id, thumbnail: poster });
        expect(wire.videoV1ToWire(wire.videoV1FromWire(old) ?? '')).toEqual(old);
        expect(wire.documentToWire(wire.documentFromWire(deepFreeze({ id, filename })) ?? '')).toEqual({ id, filename });
        expect(wire.audioToWire(wire.audioFromWire(deepFreeze({ id, filename, duration })) ?? '')).toEqual({ id, filename, duration });
      }),
    );
  });

  test('media from elsewhere and pages', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        expect([
          wire.imageFromWire(wire.imageToWire(address)),
          wire.videoFromWire(wire.videoToWire(address)),
          wire.audioFromWire(wire.audioToWire(address)),
        ]).toEqual([address, address, address]);
        expect(wire.pageAddressFromWire(wire.pageAddressToWire(address))).toBe(address);
        expect(wire.pageAddressV1FromWire(wire.pageAddressV1ToWire(address))).toBe(new URL(address).href);
      }),
    );
  });

  test('durations, moments, numbers and bytes', () => {
    fc.assert(
      fc.property(fc.bigInt(-315_576_000_000n, 315_576_000_000n), fc.nat(999_999_999), (seconds, rest) => {
        const nanos = seconds < 0n ? -rest || 0 : rest;
        const duration = deepFreeze({ seconds: String(seconds), nanos });
        expect(wire.durationFromWire(wire.durationToWire(duration))).toEqual(duration);
      }),
    );
    fc.assert(
      fc.property(fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }), (date) => {
        expect(wire.dateFromWire(wire.dateToWire(date))).toEqual(date);
      }),
    );
    fc.assert(fc.property(fc.double(), (number) => void expect(wire.numberFromWire(wire.numberToWire(number))).toBe(number)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(wire.bytesFromWire(wire.bytesToWire(bytes))).toEqual(bytes)));
  });

  test('addresses, with whatever else they hold', () => {
    const names = ['formattedAddress', 'geocode', 'addressLine', 'addressLine2', 'city', 'hint', '__proto__', 'constructor'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (given) => {
        const address = deepFreeze(given);
        expect(wire.addressToWire(wire.addressFromWire(address) ?? {})).toEqual(address);
      }),
    );
  });
});

describe('what has another form', () => {
  const functions = Object.entries(wire) as [string, (value: unknown, place: string) => unknown][];
  const lines = fc
    .tuple(
      fc.constantFrom('', 'wix:'),
      fc.constantFrom('image', 'video', 'document', 'audio', 'shape'),
      fc.constantFrom('://v1/', ':/'),
      fc.string({ unit: fc.constantFrom(...'ab/%#=&?2F.\ud800') }),
    )
    .map((parts) => parts.join(''));
  const objects = fc.object({
    key: fc.constantFrom('id', 'url', 'width', 'filename', 'posters', 'thumbnail', 'duration', 'seconds', 'nanos', 'base', 'path', 'formatted', 'geocode'),
    withBigInt: true,
  });
  const junk = fc.oneof(fc.anything({ withDate: true, withTypedArray: true }), lines, objects, fc.string({ unit: fc.constantFrom(...'0123456789.-sTZ:+=') }));

  test('a value that cannot become text is no date', () => {
    expect(() => wire.dateFromWire({ toString: {} } as never, 'cart.thing')).toThrow('"cart.thing" must be a date and time');
  });

  test.each(functions)('%s takes it or refuses it with an error that names the place, whatever it is', (_name, convert) => {
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
      { numRuns: 1000 },
    );
  });

  test.each<[string, () => unknown]>([
    ['must be a web address or start with wix:image://v1/', () => wire.imageToWire('plain-id.jpg', 'cart.thing')],
    ['must be a web address or start with wix:image://v1/', () => wire.imageToWire('', 'cart.thing')],
    ['must be a web address or start with wix:image://v1/', () => wire.imageToWire('wix:video://v1/a', 'cart.thing')],
    ['must be text', () => wire.documentToWire(null as never, 'cart.thing')],
    ['must not hold broken % escapes', () => wire.imageToWire('wix:image://v1/a/%E0%A4%A', 'cart.thing')],
    ['must hold an id and at most one name', () => wire.imageToWire('wix:image://v1//b', 'cart.thing')],
    ['must be a whole number', () => wire.imageToWire('wix:image://v1/a#originWidth=undefined', 'cart.thing')],
    ['must be a whole number', () => wire.audioToWire('wix:audio://v1/a#duration=NaN', 'cart.thing')],
    ['must be a whole web address', () => wire.pageAddressToWire('rel', 'cart.thing')],
    ['must be a whole web address', () => wire.pageAddressV1ToWire('javascript:alert(1)', 'cart.thing')],
    ['must not hold a user name or password', () => wire.pageAddressToWire('https://ada:secret@shop.example.com/', 'cart.thing')],
    ['must be a date and time with an offset, as in RFC 3339', () => wire.dateFromWire('garbage', 'cart.thing')],
    ['must be a date and time with an offset, as in RFC 3339', () => wire.dateFromWire('2023-02-29T00:00:00Z', 'cart.thing')],
    ['must be a valid date', () => wire.dateToWire(new Date(Number.NaN), 'cart.thing')],
    ['must be a number of seconds such as 3.5s', () => wire.durationFromWire('s', 'cart.thing')],
    ['must be a number of seconds such as 3.5s', () => wire.durationFromWire('315576000001s', 'cart.thing')],
    ['must be a number, NaN, Infinity or -Infinity', () => wire.numberFromWire('1.5' as never, 'cart.thing')],
    ['must be base64', () => wire.bytesFromWire('a', 'cart.thing')],
  ])('says that it %s', (description, act) => {
    expect(act).toThrow(expect.objectContaining({ kind: 'validation', violations: [expect.objectContaining({ field: 'cart.thing', description })] }));
  });

  test('names the member of an object', () => {
    const field = (act: () => unknown): string => {
      try {
        return `took ${JSON.stringify(act())}`;
      } catch (error) {
        return isStoreError(error) ? (error.violations[0]?.field ?? '') : String(error);
      }
    };
    expect(field(() => wire.imageFromWire({ id: 'a', width: Number.NaN }, 'items.0.image'))).toBe('items.0.image.width');
    expect(field(() => wire.videoFromWire({ id: 'a', posters: [{ id: 'p' }, { id: 'p', height: -1 }] }))).toBe('video.posters.1.height');
    expect(field(() => wire.durationToWire({ seconds: '1', nanos: -1 }))).toBe('duration.nanos');
    expect(field(() => wire.durationToWire({ seconds: '-315576000001' }))).toBe('duration.seconds');
    expect(field(() => wire.addressFromWire({ addressLine: 'a', addressLine1: 'b' }))).toBe('address.addressLine1');
  });

  test('is never shown in the error', () => {
    expect(() => wire.imageToWire('secret.jpg')).toThrow(/^INVALID_ARGUMENT: "image" must be/);
    expect(() => wire.imageToWire('secret.jpg')).not.toThrow(/secret/);
  });
});

test('nothing from the wire gives undefined', () => {
  const { imageFromWire, videoFromWire, videoV1FromWire, documentFromWire, audioFromWire, pageAddressFromWire, pageAddressV1FromWire } = wire;
  const all = [imageFromWire, videoFromWire, videoV1FromWire, documentFromWire, audioFromWire, pageAddressFromWire, pageAddressV1FromWire];
  expect(all.flatMap((convert) => [convert(null), convert(undefined), convert({})])).toEqual(all.flatMap(() => [undefined, undefined, undefined]));
  const { addressFromWire, dateFromWire, durationFromWire, numberFromWire, bytesFromWire } = wire;
  expect([addressFromWire(null), dateFromWire(''), dateFromWire(null), durationFromWire(undefined), numberFromWire(null), bytesFromWire(null)]).toEqual(
    Array(6).fill(undefined),
  );
});
