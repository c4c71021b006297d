import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as entry from '../../../src/zod/index.ts';

const image = {
  id: 'a~mv2.jpg',
  url: 'wix:image://v1/a~mv2.jpg/b.jpg#originWidth=8&originHeight=6',
  width: 8,
  height: 6,
  altText: 'b.jpg',
  filename: 'b.jpg',
};

test.each<[name: string, codec: z.ZodMiniType, wire: unknown, value: unknown]>([
  ['imageCodec', entry.imageCodec, image, image.url],
  [
    'videoCodec',
    entry.videoCodec,
    { id: 'v', filename: 'c.mp4', posters: [{ id: 'p', width: 1, height: 2 }] },
    'wix:video://v1/v/c.mp4#posterUri=p&posterWidth=1&posterHeight=2',
  ],
  [
    'documentCodec',
    entry.documentCodec,
    { id: 'd.pdf', filename: 'my doc.pdf' },
    'wix:document://v1/d.pdf/my%20doc.pdf',
  ],
  ['audioCodec', entry.audioCodec, { id: 'a.mp3', duration: 12 }, 'wix:audio://v1/a.mp3#duration=12'],
  [
    'pageUrlCodec',
    entry.pageUrlCodec,
    { relativePath: '/p', url: 'https://shop.example.com/p' },
    'https://shop.example.com/p',
  ],
  [
    'addressCodec',
    entry.addressCodec,
    { addressLine: 'a', geocode: { latitude: 1 }, city: 'b' },
    { addressLine1: 'a', location: { latitude: 1 }, city: 'b' },
  ],
  [
    'identityAddressCodec',
    entry.identityAddressCodec,
    { formattedAddress: 'f', streetAddress: { name: 'n', number: '1', apt: '2' } },
    { formatted: 'f', streetAddress: { name: 'n', number: '1', apt: '2' } },
  ],
  ['dateCodec', entry.dateCodec, '2024-05-06T07:08:09.010Z', new Date('2024-05-06T07:08:09.010Z')],
  ['numberCodec', entry.numberCodec, 'NaN', Number.NaN],
  ['numberCodec', entry.numberCodec, 1.5, 1.5],
])('%s decodes the form of the wire and encodes it again', (_name, codec, wire, value) => {
  expect(z.decode(codec, wire as never)).toEqual(value);
  expect(z.encode(codec, value as never)).toEqual(wire);
});

test('every codec has a case above', () => {
  expect(Object.keys(entry).filter((name) => name.endsWith('Codec'))).toHaveLength(9);
});

test('a malformed value is an issue at its path, also inside other schemas', () => {
  const lines = z.object({ items: z.array(z.object({ image: entry.imageCodec })) });
  const { error } = z.safeDecode(lines, { items: [{ image: { id: '..' } }] });
  expect(error?.issues).toMatchObject([
    { code: 'custom', path: ['items', 0, 'image'], message: 'must have the id of a file' },
  ]);
  expect(z.safeEncode(lines, { items: [{ image: 'plain-id.jpg' }] }).error?.issues).toMatchObject([
    { path: ['items', 0, 'image'] },
  ]);
});

test('null and undefined are kept if the schema allows them', () => {
  const schema = z.object({ image: z.nullish(entry.imageCodec) });
  expect([z.decode(schema, {}), z.decode(schema, { image: null })]).toEqual([{}, { image: null }]);
  expect(z.safeDecode(schema, { image: {} }).success).toBe(false);
});

test('any value is converted or rejected with issues, and nothing is thrown', () => {
  const codecs = Object.entries(entry).flatMap(([name, value]) =>
    name.endsWith('Codec') ? [value as z.ZodMiniType] : [],
  );
  fc.assert(
    fc.property(fc.constantFrom(...codecs), fc.anything(), (codec, value) => {
      expect([true, false]).toContain(z.safeDecode(codec, value as never).success);
      expect([true, false]).toContain(z.safeEncode(codec, value as never).success);
    }),
    { numRuns: caseCount(2000) },
  );
});
