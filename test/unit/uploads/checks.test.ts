import { expect, it } from 'vitest';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileOf, platformForTest } from './setup.ts';

const png = (size = 10): File => fileOf(size, 'mug.png', 'image/png');
const REFUSED: [what: string, field: string, options: UploadOptions, source: Blob][] = [
  ['a Blob without a name', 'fileName', {}, new Blob(['a'])],
  ['a blank name', 'fileName', { fileName: ' ' }, png()],
  ['half a character in a name', 'fileName', { fileName: '\uD83D.png' }, png()],
  ['a malformed type', 'mimeType', { mimeType: 'png' }, png()],
  ['a type with a line break', 'mimeType', { mimeType: 'image/png\nx: y' }, png()],
  ['an empty file', 'sizeInBytes', {}, png(0)],
];

it.each(REFUSED)(
  '%s is rejected before any request, with the name of the field',
  async (_what, field, options, source) => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(upload(client, source, options));
    expect(failure).toMatchObject({ kind: 'validation', operation: 'files.upload', attempts: 0 });
    expect([failure.violations.map((each) => each.field), platform.seen]).toEqual([[field], []]);
  },
);

it.each(['mug.png', {}, new Uint8Array(3)])('a source of a wrong type is a TypeError: %j', async (source) => {
  const { client } = await platformForTest();
  await expect(upload(client, source as never, { fileName: 'mug.png' })).rejects.toThrow(
    new TypeError('The file must be a Blob or a File'),
  );
});
