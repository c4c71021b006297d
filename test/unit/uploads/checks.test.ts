import { expect, it } from 'vitest';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const png = (size = 10): File => fileOf(size, 'mug.png', 'image/png');
const REFUSED: [what: string, field: string, options: UploadOptions, source?: Blob][] = [
  ['a Blob without a name', 'fileName', {}, new Blob(['a'])],
  ['a blank name', 'fileName', { fileName: ' ' }],
  ['half a character in a name', 'fileName', { fileName: '\uD83D.png' }],
  ['no type and no extension', 'mimeType', {}, new File(['a'], 'README')],
  ['a malformed type', 'mimeType', { mimeType: 'png' }],
  ['a type with a line break', 'mimeType', { mimeType: 'image/png\nx: y' }],
];

it.each(REFUSED)(
  '%s is rejected before any request, with the name of the field',
  async (_what, field, options, source = png()) => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(upload(client, source, options));
    expect(failure).toMatchObject({ kind: 'validation', operation: 'files.upload', attempts: 0 });
    expect([failure.violations.map((each) => each.field), platform.seen]).toEqual([[field], []]);
  },
);

it.each<[what: string, rule: string, options: UploadOptions, source: Blob]>([
  ['an empty file', 'sizeInBytes ZERO_FILE_SIZE', {}, png(0)],
  ['a file over the limit', 'sizeInBytes FILE_SIZE_OVER_LIMIT', { maxBytes: 10 }, png(11)],
  [
    'a type that is not accepted',
    'mimeType UNSUPPORTED_FILE_FORMAT',
    { accept: ['video/*', 'image/jpeg'] },
    png(),
  ],
  [
    'an unknown type where some are accepted',
    'mimeType UNSUPPORTED_FILE_FORMAT',
    { accept: ['image/*'] },
    new File(['a'], 'a.png'),
  ],
])('%s is rejected before any request, by the rule of the platform', async (_what, rule, options, source) => {
  const { platform, client } = await platformForTest();
  const { kind, violations } = await failureOf(upload(client, source, options));
  expect([kind, platform.seen]).toEqual(['validation', []]);
  expect(violations.map(({ field, ruleName }) => `${field} ${ruleName}`)).toEqual([rule]);
});

it('an option or a source of a wrong type is a TypeError', async () => {
  const { client } = await platformForTest();
  const fileName = 'mug.png';
  await expect(upload(client, png(), { chunkBytes: 0 })).rejects.toThrow(TypeError);
  for (const source of ['mug.png', {}, new Blob(['a']).stream()])
    await expect(upload(client, source as never, { fileName })).rejects.toThrow(
      new TypeError('source must be a file or bytes'),
    );
});

it.each(['*/*', 'image/*', 'IMAGE/PNG', ' image/png '])('a type is accepted by %j', async (pattern) => {
  const { platform, client } = await platformForTest();
  await upload(client, png(), { ...quick(), mimeType: 'image/png; q="a b"', accept: ['video/mp4', pattern] });
  expect(platform.files).toHaveLength(1);
});
