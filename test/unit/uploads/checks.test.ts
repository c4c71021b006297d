import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it } from 'vitest';
import { createDownloadUrl, importFile, type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const png = (size = 10): File => fileOf(size, 'mug.png', 'image/png');

const REFUSED: { what: string; source: Blob; options?: UploadOptions; field: string; ruleName?: string }[] = [
  { what: 'an empty file', source: png(0), field: 'sizeInBytes', ruleName: 'ZERO_FILE_SIZE' },
  {
    what: 'a file over the limit',
    source: png(11),
    options: { maxBytes: 10 },
    field: 'sizeInBytes',
    ruleName: 'FILE_SIZE_OVER_LIMIT',
  },
  {
    what: 'a size that is no whole number',
    source: png(),
    options: { sizeInBytes: 1.5 },
    field: 'sizeInBytes',
  },
  { what: 'a negative size', source: png(), options: { sizeInBytes: -1 }, field: 'sizeInBytes' },
  { what: 'a Blob without a name', source: new Blob(['a']), field: 'fileName' },
  { what: 'a blank name', source: png(), options: { fileName: ' ' }, field: 'fileName' },
  { what: 'a name with a line break', source: png(), options: { fileName: 'a\n.png' }, field: 'fileName' },
  {
    what: 'half a character in a name',
    source: png(),
    options: { fileName: '\uD83D.png' },
    field: 'fileName',
  },
  {
    what: 'a name of 1001 characters',
    source: png(),
    options: { fileName: `${'a'.repeat(997)}.png` },
    field: 'fileName',
  },
  { what: 'no type and no extension', source: new File(['a'], 'README'), field: 'mimeType' },
  { what: 'a malformed type', source: png(), options: { mimeType: 'png' }, field: 'mimeType' },
  {
    what: 'a type with a line break',
    source: png(),
    options: { mimeType: 'image/png\nx: y' },
    field: 'mimeType',
  },
  {
    what: 'a type of 101 characters',
    source: png(),
    options: { mimeType: `image/${'a'.repeat(95)}` },
    field: 'mimeType',
  },
  {
    what: 'a type that is not accepted',
    source: png(),
    options: { accept: ['video/*', 'image/jpeg'] },
    field: 'mimeType',
    ruleName: 'UNSUPPORTED_FILE_FORMAT',
  },
  {
    what: 'an unknown type where some are accepted',
    source: new File(['a'], 'a.png'),
    options: { accept: ['image/*'] },
    field: 'mimeType',
    ruleName: 'UNSUPPORTED_FILE_FORMAT',
  },
  {
    what: '51 labels',
    source: png(),
    options: { labels: Array.from({ length: 51 }, () => 'a') },
    field: 'labels',
  },
  {
    what: 'a label of 201 characters',
    source: png(),
    options: { labels: ['a', 'b'.repeat(201)] },
    field: 'labels.1',
  },
  {
    what: 'a folder id of 101 characters',
    source: png(),
    options: { parentFolderId: 'a'.repeat(101) },
    field: 'parentFolderId',
  },
  {
    what: 'a path of 101 characters',
    source: png(),
    options: { filePath: 'a'.repeat(101) },
    field: 'filePath',
  },
  {
    what: 'an origin of 1001 characters',
    source: png(),
    options: { externalInfo: { origin: 'a'.repeat(1001) } },
    field: 'externalInfo.origin',
  },
  {
    what: '31 ids',
    source: png(),
    options: { externalInfo: { externalIds: Array.from({ length: 31 }, () => 'a') } },
    field: 'externalInfo.externalIds',
  },
  {
    what: 'an id of 4001 characters',
    source: png(),
    options: { externalInfo: { externalIds: ['a'.repeat(4001)] } },
    field: 'externalInfo.externalIds.0',
  },
];

it.each(REFUSED)(
  '$what is rejected before any request, with the name of the field',
  async ({ source, options, field, ruleName }) => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(upload(client, source, options));
    expect([failure.kind, failure.operation, failure.attempts]).toEqual(['validation', 'files.upload', 0]);
    expect(failure.violations).toMatchObject([{ field, ruleName }]);
    expect(platform.seen).toEqual([]);
  },
);

it('values exactly at their limits are sent unchanged', async () => {
  const { platform, client } = await platformForTest();
  const about = {
    mimeType: `image/${'a'.repeat(94)}`,
    labels: Array.from({ length: 50 }, () => 'b'.repeat(200)),
    parentFolderId: 'c'.repeat(100),
    filePath: 'd'.repeat(100),
    externalInfo: {
      origin: 'e'.repeat(1000),
      externalIds: Array.from({ length: 30 }, () => 'f'.repeat(4000)),
    },
  };
  await upload(client, png(10), {
    ...quick(),
    ...about,
    fileName: `${'a'.repeat(996)}.png`,
    maxBytes: 10,
    sizeInBytes: 10,
  });
  expect(platform.seen[0]?.input).toEqual({
    ...about,
    fileName: `${'a'.repeat(251)}.png`,
    sizeInBytes: '10',
  });
  for (const expiresInMinutes of [1, 525_600])
    await createDownloadUrl(client, 'file-1', { expiresInMinutes, downloadFileName: 'a'.repeat(100) });
  expect(platform.seen).toHaveLength(4);
});

it('an option or a source of a wrong type is a TypeError', async () => {
  const { client } = await platformForTest();
  await expect(upload(client, png(), { chunkBytes: 0 })).rejects.toThrow(TypeError);
  await expect(upload(client, 'mug.png' as never, { fileName: 'mug.png' })).rejects.toThrow(
    'source must be a file, bytes or a stream',
  );
  await expect(upload(client, {} as never, { fileName: 'mug.png' })).rejects.toThrow(TypeError);
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

it.each([
  { what: 'no minutes', options: { expiresInMinutes: 0 }, field: 'expiresInMinutes' },
  { what: 'more than a year', options: { expiresInMinutes: 525_601 }, field: 'expiresInMinutes' },
  { what: 'half minutes', options: { expiresInMinutes: 1.5 }, field: 'expiresInMinutes' },
  {
    what: 'a name of 101 characters',
    options: { downloadFileName: 'a'.repeat(101) },
    field: 'downloadFileName',
  },
  {
    what: 'a redirect to a relative URL',
    options: { expirationRedirectUrl: '/gone' },
    field: 'expirationRedirectUrl',
  },
])('a download URL for $what is rejected before any request', async ({ options, field }) => {
  const { platform, client } = await platformForTest();
  const failure = await failureOf(createDownloadUrl(client, 'file-1', options));
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
