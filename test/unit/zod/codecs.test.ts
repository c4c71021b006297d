import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as entry from '../../../src/zod/index.ts';

const image = { id: 'a~mv2.jpg', url: 'wix:image://v1/a~mv2.jpg/b.jpg#originWidth=8&originHeight=6', width: 8, height: 6, altText: 'b.jpg', filename: 'b.jpg' };

test.each<[name: string, codec: z.ZodMiniType, wire: unknown, pleasant: unknown]>([
  ['imageCodec', entry.imageCodec, image, image.url],
  [
    'videoCodec',
    entry.videoCodec,
    { id: 'v', filename: 'c.mp4', posters: [{ id: 'p', width: 1, height: 2 }] },
    'wix:video://v1/v/c.mp4#posterUri=p&posterWidth=1&posterHeight=2',
  ],
  ['videoV1Codec', entry.videoV1Codec, { id: 'v', thumbnail: { id: 'p' } }, 'wix:video://v1/v#posterUri=p'],
  ['documentCodec', entry.documentCodec, { id: 'd.pdf', filename: 'my doc.pdf' }, 'wix:document://v1/d.pdf/my%20doc.pdf'],
  ['audioCodec', entry.audioCodec, { id: 'a.mp3', duration: 12 }, 'wix:audio://v1/a.mp3#duration=12'],
  ['pageAddressCodec', entry.pageAddressCodec, { relativePath: '/p', url: 'https://shop.example.com/p' }, 'https://shop.example.com/p'],
  ['pageAddressV1Codec', entry.pageAddressV1Codec, { base: 'https://shop.example.com', path: '/p' }, 'https://shop.example.com/p'],
  ['addressCodec', entry.addressCodec, { addressLine: 'a', geocode: { latitude: 1 }, city: 'b' }, { addressLine1: 'a', location: { latitude: 1 }, city: 'b' }],
  [
    'identityAddressCodec',
    entry.identityAddressCodec,
    { formattedAddress: 'f', streetAddress: { name: 'n', number: '1', apt: '2' } },
    { formatted: 'f', streetAddress: { name: 'n', number: '1', apt: '2' } },
  ],
  ['dateCodec', entry.dateCodec, '2024-05-06T07:08:09.010Z', new Date('2024-05-06T07:08:09.010Z')],
  ['durationCodec', entry.durationCodec, '3.500000000s', { seconds: '3', nanos: 500_000_000 }],
  ['bytesCodec', entry.bytesCodec, 'aGn/', new Uint8Array([104, 105, 255])],
  ['numberCodec', entry.numberCodec, 'NaN', Number.NaN],
  ['numberCodec', entry.numberCodec, 1.5, 1.5],
])('%s reads the form of the wire and writes it again', (_name, codec, wire, pleasant) => {
  expect(z.decode(codec, wire as never)).toEqual(pleasant);
  expect(z.encode(codec, pleasant as never)).toEqual(wire);
});

test('every codec has a case above, and so no form is forgotten', () => {
  expect(Object.keys(entry).filter((name) => name.endsWith('Codec'))).toHaveLength(13);
});

test('a malformed value is an issue at its place, also inside other schemas', () => {
  const lines = z.object({ items: z.array(z.object({ image: entry.imageCodec })) });
  const { error } = z.safeDecode(lines, { items: [{ image: { id: 'a', width: -1 } }] });
  expect(error?.issues).toMatchObject([{ code: 'custom', path: ['items', 0, 'image', 'width'], message: 'must be a whole number' }]);
  const posters = z.safeDecode(z.object({ video: entry.videoCodec }), { video: { id: 'v', posters: [{ id: 'p' }, { id: 'q', height: -1 }] } });
  expect(posters.error?.issues).toMatchObject([{ path: ['video', 'posters', 1, 'height'] }]);
  expect(z.safeEncode(lines, { items: [{ image: 'plain-id.jpg' }] }).error?.issues).toMatchObject([{ path: ['items', 0, 'image'] }]);
});

test('nothing, where the schema lets nothing stand, stays nothing', () => {
  const schema = z.object({ image: z.nullish(entry.imageCodec) });
  expect([z.decode(schema, {}), z.decode(schema, { image: null })]).toEqual([{}, { image: null }]);
  expect(z.safeDecode(schema, { image: {} }).success).toBe(false);
});

test('whatever comes is taken or refused with issues, and nothing is thrown', () => {
  const codecs = Object.entries(entry).flatMap(([name, value]) => (name.endsWith('Codec') ? [value as z.ZodMiniType] : []));
  fc.assert(
    fc.property(fc.constantFrom(...codecs), fc.anything(), (codec, value) => {
      expect([true, false]).toContain(z.safeDecode(codec, value as never).success);
      expect([true, false]).toContain(z.safeEncode(codec, value as never).success);
    }),
    { numRuns: 2000 },
  );
});
