import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressFromWire,
  addressToWire,
  dateFromWire,
  imageFromWire,
  imageToWire,
  videoFromWire,
  videoToWire,
} from '../../../src/index.ts';
import { deepFreeze } from '../helpers/freeze.ts';

/** Names of files that can be written in UTF-8, and ids, which have no control characters either. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((each) => each.isWellFormed());
const ids = text.filter((each) => !/^\.{1,2}$|^ugd$|\p{Cc}/u.test(each));
const size = fc.integer({ min: 1, max: 2 ** 53 - 1 });
const optional = { requiredKeys: ['id'] as ['id'] };

describe('recorded forms', () => {
  const line = 'wix:image://v1/id~mv2.jpg/my%20file.jpg#originWidth=800&originHeight=600';
  const names = { altText: 'my file.jpg', filename: 'my file.jpg' };

  test.each([
    [line, { id: 'id~mv2.jpg', height: 600, width: 800, ...names }],
    ['wix:image://v1/id~mv2.jpg#originWidth=8&originHeight=6', { id: 'id~mv2.jpg', height: 6, width: 8 }],
    ['wix:image://v1/id~mv2.jpg/', { id: 'id~mv2.jpg' }],
    ['wix:image://v1/id.jpg#originWidth=undefined&originHeight=undefined', { id: 'id.jpg' }],
    [
      'image://v1/id~mv2.jpg/my%20file.jpg#originWidth=1&originHeight=2',
      { id: 'id~mv2.jpg', height: 2, width: 1, ...names },
    ],
    ['https://x.example/a.jpg', {}],
  ])('%s becomes an image with what the text contains, and nothing else', (given, image) => {
    expect(imageToWire(given)).toEqual({ ...image, url: given });
  });

  test.each([
    [
      { id: 'id.jpg', url: 'https://u', width: 8, height: 6, filename: 'my file.jpg', altText: 'alt' },
      'wix:image://v1/id.jpg/my%20file.jpg#originWidth=8&originHeight=6',
    ],
    [{ id: 'id.jpg', altText: 'a/b#c', width: 8 }, 'wix:image://v1/id.jpg/a%2Fb%23c#originWidth=8'],
    [{ id: 'id.jpg', url: null, altText: null, filename: '', width: 0 }, 'wix:image://v1/id.jpg'],
    [{ id: 'id.jpg', width: Number.NaN, height: 'tall' as never }, 'wix:image://v1/id.jpg'],
    [{ url: 'https://u/x.jpg' }, 'https://u/x.jpg'],
    [{ url: null }, undefined],
  ])('the image %j becomes %s', (image, expected) => {
    expect(imageFromWire(image)).toBe(expected);
  });

  test('of the posters of a video, the second one counts', () => {
    expect(
      videoToWire('wix:video://v1/vid/my%20clip.mp4#posterUri=p.jpg&posterWidth=1920&posterHeight=1080'),
    ).toEqual({
      id: 'vid',
      filename: 'my clip.mp4',
      posters: [{ id: 'p.jpg', height: 1080, width: 1920 }],
    });
    const posters = [
      { id: 'p1.jpg', width: 1, height: 2 },
      { url: 'https://s/p2.jpg?v=1/2', width: 3, height: 4 },
    ];
    expect(videoFromWire({ id: 'vid', posters })).toBe(
      'wix:video://v1/vid#posterUri=p2.jpg&posterWidth=3&posterHeight=4',
    );
    expect(videoFromWire({ id: 'vid', posters: [{ url: 'p' }] })).toBe('wix:video://v1/vid');
  });

  test('a postal address keeps all of its fields', () => {
    const rest = {
      addressLine2: 'L2',
      hint: 'H',
      streetAddress: { name: 'N', number: '1', apt: '2' },
      countryFullname: 'France',
      extra: 1,
    };
    const wire = { formattedAddress: 'F', geocode: { latitude: 1 }, addressLine: 'L1', ...rest };
    const address = { formatted: 'F', location: { latitude: 1 }, addressLine1: 'L1', ...rest };
    expect([addressFromWire(wire), addressToWire(address)]).toEqual([address, wire]);
  });

  test('null, undefined and an object without an id or URL become undefined', () => {
    for (const convert of [imageFromWire, videoFromWire])
      expect([convert(null), convert(undefined), convert({})]).toEqual([undefined, undefined, undefined]);
    expect([addressFromWire(null), dateFromWire(''), dateFromWire(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('every value is unchanged after a round trip, and so is its object', () => {
  test('files of the media library', () => {
    const images = fc.record({ id: ids, width: size, height: size, filename: text }, optional);
    const posters = fc.record({ id: text, width: size, height: size }, optional);
    fc.assert(
      fc.property(images, ids, text, posters, (given, id, filename, poster) => {
        const image = deepFreeze(given.filename ? { ...given, altText: given.filename } : given);
        const uri = imageFromWire(image) ?? '';
        expect(imageToWire(uri)).toEqual({ ...image, url: uri });
        const video = deepFreeze({ id, filename, posters: [poster] });
        expect(videoToWire(videoFromWire(video) ?? '')).toEqual(video);
      }),
    );
  });

  test('URLs of media of other sites, and dates', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect([imageFromWire(imageToWire(url)), videoFromWire(videoToWire(url))]).toEqual([url, url]);
      }),
    );
    const [min, max] = [new Date('0000-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')];
    fc.assert(
      fc.property(
        fc.date({ min, max, noInvalidDate: true }),
        (date) => void expect(dateFromWire(date.toISOString())).toEqual(date),
      ),
    );
  });

  test('postal addresses with any other fields', () => {
    const names = ['formattedAddress', 'geocode', 'addressLine', 'city', '__proto__', 'constructor'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (given) => {
        const address = deepFreeze(given);
        expect(addressToWire(addressFromWire(address) ?? {})).toEqual(address);
      }),
    );
  });
});

const PATH = 'cart.thing';

test.each<[string, (() => unknown)[]]>([
  [
    'must be a web URL or start with wix:image://v1/',
    ['secret.jpg', '', 'wix:video://v1/a', 'wix:image://v2/a'].map((uri) => () => imageToWire(uri, PATH)),
  ],
  ['must be a string', [() => videoToWire(null as never, PATH)]],
  ['must not contain invalid percent-encoding', [() => imageToWire('wix:image://v1/a/%E0%A4%A', PATH)]],
  [
    'must have the id of a file',
    [() => imageToWire('wix:image://v1//b', PATH), () => imageFromWire({ id: '..' }, PATH)],
  ],
  ['must not contain control characters', [() => videoFromWire({ id: 'a\nb' }, PATH)]],
  ['must be a well-formed string', [() => videoFromWire({ id: 'a', filename: '\ud800' }, PATH)]],
  [
    'must be an RFC 3339 date and time with an offset',
    ['garbage', '2023-02-29T00:00:00Z', { toString: {} }].map(
      (date) => () => dateFromWire(date as never, PATH),
    ),
  ],
  ['must be an object', [() => addressFromWire([1], PATH)]],
])('an invalid value is rejected with its path and without its text: %s', (description, calls) => {
  for (const call of calls)
    expect(call).toThrow(
      expect.objectContaining({
        kind: 'validation',
        message: `INVALID_ARGUMENT: "${PATH}" ${description}`,
        violations: [expect.objectContaining({ field: PATH, description })],
      }),
    );
});

test('an invalid field is named in the error', () => {
  expect(() => addressFromWire({ addressLine: 'a', addressLine1: 'b' })).toThrow(
    '"address.addressLine1" must be named addressLine',
  );
});
