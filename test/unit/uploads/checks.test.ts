import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it } from 'vitest';
import {
  createDownloadUrl,
  type DownloadOptions,
  importFile,
  type UploadOptions,
  upload,
} from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const png = (size = 10): File => fileOf(size, 'mug.png', 'image/png');
const letters = (count: number): string => 'a'.repeat(count);
const items = (count: number): string[] => Array.from({ length: count }, () => 'a');

const REFUSED: [what: string, field: string, options: UploadOptions, source?: Blob][] = [
  ['a Blob without a name', 'fileName', {}, new Blob(['a'])],
  ['a blank name', 'fileName', { fileName: ' ' }],
  ['a name with a line break', 'fileName', { fileName: 'a\n.png' }],
  ['half a character in a name', 'fileName', { fileName: '\uD83D.png' }],
  ['a name of 1001 characters', 'fileName', { fileName: `${letters(997)}.png` }],
  ['no type and no extension', 'mimeType', {}, new File(['a'], 'README')],
  ['a malformed type', 'mimeType', { mimeType: 'png' }],
  ['a type with a line break', 'mimeType', { mimeType: 'image/png\nx: y' }],
  ['a type of 101 characters', 'mimeType', { mimeType: `image/${letters(95)}` }],
  ['51 labels', 'labels', { labels: items(51) }],
  ['a label of 201 characters', 'labels.1', { labels: ['a', letters(201)] }],
  ['a folder id of 101 characters', 'parentFolderId', { parentFolderId: letters(101) }],
  ['a path of 101 characters', 'filePath', { filePath: letters(101) }],
  ['an origin of 1001 characters', 'externalInfo.origin', { externalInfo: { origin: letters(1001) } }],
  ['31 ids', 'externalInfo.externalIds', { externalInfo: { externalIds: items(31) } }],
  [
    'an id of 4001 characters',
    'externalInfo.externalIds.0',
    { externalInfo: { externalIds: [letters(4001)] } },
  ],
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

it('values exactly at their limits are sent unchanged', async () => {
  const { platform, client } = await platformForTest();
  const about = {
    mimeType: `image/${letters(94)}`,
    labels: Array.from({ length: 50 }, () => letters(200)),
    parentFolderId: letters(100),
    filePath: letters(100),
    externalInfo: { origin: letters(1000), externalIds: Array.from({ length: 30 }, () => letters(4000)) },
  };
  const limits = { fileName: `${letters(996)}.png`, maxBytes: 10 };
  await upload(client, png(10), { ...quick(), ...about, ...limits });
  const sent = { ...about, fileName: `${letters(251)}.png`, sizeInBytes: '10' };
  expect(platform.seen[0]?.input).toEqual(sent);
  for (const expiresInMinutes of [1, 525_600])
    await createDownloadUrl(client, 'file-1', { expiresInMinutes, downloadFileName: letters(100) });
  expect(platform.seen).toHaveLength(4);
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

it('a long name is cut to the 255 characters that the platform stores, before its extension', async () => {
  const { platform, client } = await platformForTest();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }),
      fc.constantFrom('', '.png', '.tar.gz'),
      async (name, extension) => {
        fc.pre(name.trim() !== '' && !/\p{Cc}/u.test(name) && name.length + extension.length <= 1000);
        platform.seen.length = 0;
        const fileName = name + extension;
        await upload(client, png(), { ...quick(), fileName });
        const sentName = String(platform.seen[0]?.input['fileName']);
        expect(sentName.length).toBeLessThanOrEqual(255);
        expect(sentName.isWellFormed()).toBe(true);
        if (fileName.length <= 255) expect(sentName).toBe(fileName);
        else expect(sentName.endsWith(extension.slice(extension.lastIndexOf('.')))).toBe(true);
      },
    ),
    { numRuns: caseCount(50) },
  );
});

it.each<[what: string, field: keyof DownloadOptions, value: unknown]>([
  ['no minutes', 'expiresInMinutes', 0],
  ['more than a year', 'expiresInMinutes', 525_601],
  ['half minutes', 'expiresInMinutes', 1.5],
  ['a name of 101 characters', 'downloadFileName', letters(101)],
  ['a redirect to a relative URL', 'expirationRedirectUrl', '/gone'],
])('a download URL for %s is rejected before any request', async (_what, field, value) => {
  const { platform, client } = await platformForTest();
  const failure = await failureOf(createDownloadUrl(client, 'file-1', { [field]: value }));
  expect([failure.kind, failure.violations[0]?.field]).toEqual(['validation', field]);
  expect((await failureOf(createDownloadUrl(client, ''))).violations[0]?.field).toBe('fileId');
  expect(platform.seen).toEqual([]);
});

it.each(['mug.png', 'file:///etc/passwd', ''])(
  'an import from %j is rejected before any request',
  async (url) => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(importFile(client, { url }));
    expect([failure.kind, failure.violations[0]?.field, platform.seen]).toEqual(['validation', 'url', []]);
  },
);
