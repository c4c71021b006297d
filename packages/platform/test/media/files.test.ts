import type { FileDescriptor } from 'storewire';
import { expect, test } from 'vitest';
import { files as stored } from '../../src/features/media/stored-file.ts';
import { fileEvents, image, open, uploadAs } from '../media.ts';
import { createShop, type TestShop } from '../shop.ts';

const namesOf = ({ files }: { files?: FileDescriptor[] | undefined }): string[] =>
  (files ?? []).map(({ displayName }) => displayName);

/** Uploads text files with these names, one second after another, and returns their ids. */
async function fill(shop: TestShop, names: readonly string[], options = {}): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await uploadAs(shop, `content of ${name}`, name, options)).id);
    shop.advance(1000);
  }
  return ids;
}

test('a file is read by its id and by a media URI, and an unknown one is not found', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const file = await uploadAs(shop, await image(3, 2), 'tidal mug.png');
  const uri = `wix:image://v1/${file.id}/tidal%20mug.png#originWidth=3&originHeight=2`;
  expect(await files.getFileDescriptor({ fileId: file.id })).toEqual({ file });
  expect(await files.getFileDescriptor({ fileId: uri })).toEqual({ file });
  expect(await files.getFileDescriptors({ fileIds: [uri, file.id, 'unknown'] })).toEqual({ files: [file] });
  await expect(files.getFileDescriptor({ fileId: 'unknown' })).rejects.toMatchObject({ status: 404 });
  await expect(shop.as('member').files.getFileDescriptor({ fileId: file.id })).rejects.toMatchObject({
    status: 403,
  });
});

test('lists are sorted, filtered and paged by cursors that are sent on their own', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  await fill(shop, ['b.txt', 'a.txt', 'c.txt']);
  await uploadAs(shop, await image(2, 2), 'mug.png', { private: true });
  expect(namesOf(await files.listFiles())).toEqual(['mug.png', 'c.txt', 'a.txt', 'b.txt']);
  expect(namesOf(await files.listFiles({ private: true }))).toEqual(['mug.png']);
  const first = await files.listFiles({
    mediaTypes: ['DOCUMENT'],
    sort: { fieldName: 'displayName', order: 'ASC' },
    paging: { limit: 2 },
  });
  expect(namesOf(first)).toEqual(['a.txt', 'b.txt']);
  expect(first.nextCursor?.total).toBe(3);
  const cursor = first.nextCursor?.cursors?.next ?? '';
  const second = await files.listFiles({ paging: { limit: 2, cursor } });
  expect(namesOf(second)).toEqual(['c.txt']);
  expect(second.nextCursor?.cursors).toEqual({});
  expect(namesOf(await files.listFiles({ sort: { fieldName: 'sizeInBytes', order: 'DESC' } }))[0]).toBe(
    'mug.png',
  );
});

test('a search finds names and labels in every folder, in any case, and at most 200 files', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  await fill(shop, ['Tidal Mug.txt'], { filePath: '/products/mugs' });
  await fill(shop, ['bowl.txt'], { labels: ['TIDAL'] });
  await fill(shop, ['vase.txt']);
  expect(namesOf(await files.searchFiles({ search: 'tidal' }))).toEqual(['bowl.txt', 'Tidal Mug.txt']);
  expect(namesOf(await files.searchFiles())).toHaveLength(3);
  expect(namesOf(await files.searchFiles({ rootFolder: 'TRASH_ROOT' }))).toEqual([]);
  expect(namesOf(await files.searchFiles({ rootFolder: 'VISITOR_UPLOADS_ROOT' }))).toEqual([]);
  const { file } = await files.getFileDescriptor({ fileId: (await fill(shop, ['many.txt']))[0] ?? '' });
  const store = shop.base.db.of(stored);
  const original = store.get(file.id);
  shop.base.db.write(() => {
    for (let index = 0; original && index < 250; index++) store.save({ ...original, id: `copy-${index}` });
  });
  let page = await files.searchFiles({ search: 'many', paging: { limit: 100 } });
  let found = namesOf(page).length;
  expect(page.nextCursor?.total).toBe(200);
  for (let cursor = page.nextCursor?.cursors?.next; cursor; cursor = page.nextCursor?.cursors?.next) {
    page = await files.searchFiles({ paging: { limit: 100, cursor } });
    found += namesOf(page).length;
  }
  expect(found).toBe(200);
});

test('a path of folders puts files of the same path in the same folder', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const [one = '', other = ''] = await fill(shop, ['a.txt', 'b.txt'], { filePath: '/products/mugs' });
  const [third = ''] = await fill(shop, ['c.txt'], { filePath: 'products' });
  const folder = async (fileId: string): Promise<string> =>
    (await files.getFileDescriptor({ fileId })).file.parentFolderId ?? '';
  expect(await folder(one)).toBe(await folder(other));
  expect(await folder(third)).not.toBe(await folder(one));
  expect(namesOf(await files.listFiles({ parentFolderId: await folder(one) }))).toEqual(['b.txt', 'a.txt']);
  expect(namesOf(await files.listFiles())).toEqual([]);
});

test('name, folder and labels of a file change, with and without a mask, and nothing else', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const file = await uploadAs(shop, 'glaze', 'notes.txt', { labels: ['a'] });
  shop.advance(1000);
  const changes = { id: file.id, displayName: 'recipe.txt', labels: ['b', 'c'], private: true };
  const { file: changed } = await files.updateFileDescriptor({ file: changes });
  expect(changed).toEqual({
    ...file,
    displayName: 'recipe.txt',
    labels: ['b', 'c'],
    updatedDate: '2026-03-01T09:00:01.000Z',
    media: { document: { ...file.media?.document, filename: 'recipe.txt' } },
  });
  const masked = await files.updateFileDescriptor({
    file: { id: file.id, displayName: 'other.txt', parentFolderId: 'folder' },
    fieldMask: 'parentFolderId,labels',
  });
  expect(masked.file).toMatchObject({ displayName: 'recipe.txt', parentFolderId: 'folder', labels: [] });
  const unknown = { id: 'unknown', displayName: 'x' };
  await expect(files.updateFileDescriptor({ file: unknown })).rejects.toMatchObject({ status: 404 });
});

test('deleted files are in the trash bin, still open, and return to their folder', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const file = await uploadAs(shop, 'glaze', 'notes.txt', { parentFolderId: 'folder' });
  expect(await files.bulkDeleteFiles({ fileIds: [file.id, file.id, 'unknown'] })).toEqual({});
  expect(namesOf(await files.listFiles({ parentFolderId: 'folder' }))).toEqual([]);
  const { files: deleted } = await files.listDeletedFiles();
  expect(deleted).toMatchObject([{ id: file.id, state: 'DELETED', parentFolderId: 'trash-root' }]);
  expect(namesOf(await files.searchFiles({ rootFolder: 'TRASH_ROOT' }))).toEqual(['notes.txt']);
  expect((await open(shop, file.url)).status).toBe(200);
  await files.bulkDeleteFiles({ fileIds: [file.id] });
  await files.bulkRestoreFiles({ fileIds: [file.id] });
  expect(await files.getFileDescriptor({ fileId: file.id })).toEqual({ file });
  expect(fileEvents(shop, file.id).map(([type, content]) => [type, content])).toMatchObject([
    ['file_ready', { data: { triggeredByUndelete: false } }],
    ['file_ready', { data: { triggeredByUndelete: true, file: { id: file.id } } }],
  ]);
});

test('a file is not moved to the trash bin or out of it by its folder, as it would be in no list', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const { id } = await uploadAs(shop, 'glaze', 'notes.txt');
  const move = (parentFolderId: string) => files.updateFileDescriptor({ file: { id, parentFolderId } });
  const rejected = { kind: 'validation', violations: [{ field: 'file.parentFolderId' }] };
  await expect(move('trash-root')).rejects.toMatchObject(rejected);
  await files.bulkDeleteFiles({ fileIds: [id] });
  await expect(move('media-root')).rejects.toMatchObject(rejected);
  expect((await files.listDeletedFiles({})).files).toMatchObject([{ id, parentFolderId: 'trash-root' }]);
});

test('a file that is deleted permanently is gone, but not another with the same content', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const one = await uploadAs(shop, 'glaze', 'notes.txt');
  const other = await uploadAs(shop, 'glaze', 'copy.txt');
  await files.bulkDeleteFiles({ fileIds: [one.id], permanent: true });
  await expect(files.getFileDescriptor({ fileId: one.id })).rejects.toMatchObject({ status: 404 });
  expect((await open(shop, one.url)).status).toBe(404);
  expect(await (await open(shop, other.url)).text()).toBe('glaze');
  await files.bulkDeleteFiles({ fileIds: [other.id], permanent: true });
  expect(shop.base.media.has(other.hash)).toBe(false);
});

test('a private file opens only by a signed URL, until the clock of the platform passes its end', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const file = await uploadAs(shop, 'glaze', 'glaze recipes.pdf', { private: true });
  expect((await open(shop, file.url)).status).toBe(403);
  const signed = file.media?.document;
  expect(signed?.urlExpirationDate).toBe('2026-03-01T19:00:00.000Z');
  expect((await open(shop, signed?.url ?? '')).status).toBe(200);
  const expirationRedirectUrl = 'http://localhost:3000/expired';
  const urlOf = async (input: object): Promise<string> =>
    (await files.generateFileDownloadUrl({ fileId: file.id, ...input })).downloadUrls[0]?.url ?? '';
  const brief = await urlOf({ expirationInMinutes: 1, downloadFileName: 'Rezepte ä.pdf' });
  const redirecting = await urlOf({ expirationRedirectUrl });
  const response = await open(shop, brief);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Rezepte _.pdf"; filename*=UTF-8''Rezepte%20%C3%A4.pdf`,
  );
  expect(await response.text()).toBe('glaze');
  expect((await open(shop, `${brief}x`)).status).toBe(403);
  expect((await open(shop, brief.replace(encodeURIComponent(file.id), 'other'))).status).toBe(403);
  shop.advance(60_000);
  expect((await open(shop, brief)).status).toBe(403);
  shop.advance(599 * 60_000);
  const expired = await open(shop, redirecting);
  expect([expired.status, expired.headers.get('location')]).toEqual([302, expirationRedirectUrl]);
});

test('a download URL is rejected for an unknown asset', async () => {
  const shop = createShop();
  const { id: fileId } = await uploadAs(shop, 'glaze', 'notes.txt');
  const { files } = shop.as('staff');
  await expect(
    files.generateFileDownloadUrl({ fileId, assetKeys: ['src', '720p.mp4'] }),
  ).rejects.toMatchObject({ violations: [{ field: 'assetKeys[1]' }] });
});

test('several files are one ZIP file, whose URL does not expire', async () => {
  const shop = createShop();
  const [one = '', two = ''] = await fill(shop, ['a.txt', 'a.txt']);
  const { files } = shop.as('staff');
  const { downloadUrl } = await files.generateFilesDownloadUrl({ fileIds: [one, two] });
  await expect(files.generateFilesDownloadUrl({ fileIds: [one, 'unknown'] })).rejects.toMatchObject({
    status: 404,
  });
  shop.advance(400 * 86_400_000);
  const response = await open(shop, downloadUrl);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await response.arrayBuffer());
  const entries: [string, string][] = [];
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1)) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const content = bytes.readUInt32LE(at + 42) + 30 + nameLength;
    entries.push([
      bytes.toString('utf8', at + 46, at + 46 + nameLength),
      bytes.toString('utf8', content, content + bytes.readUInt32LE(at + 24)),
    ]);
  }
  expect(entries).toEqual([
    ['a.txt', 'content of a.txt'],
    ['a (2).txt', 'content of a.txt'],
  ]);
  expect((await open(shop, `${downloadUrl}x`)).status).toBe(403);
});

test('private files of every kind have URLs that expire', async () => {
  const shop = createShop();
  const kinds = { 'bell.mp3': 'audio', 'glazes.zip': 'archive', 'bowl.glb': 'model3d', 'film.mp4': 'video' };
  for (const [name, kind] of Object.entries(kinds)) {
    const { id: fileId } = await uploadAs(shop, name, name, { private: true });
    const { media } = (await shop.as('staff').files.getFileDescriptor({ fileId })).file;
    const common = { filename: name, sizeInBytes: String(name.length) };
    expect(media).toMatchObject({
      [kind]: kind === 'audio' ? { assets: [common] } : { ...common, urlExpirationDate: expect.any(String) },
    });
  }
});

test('a video URL serves the original, of which players request parts', async () => {
  const shop = createShop();
  const { id: fileId } = await uploadAs(shop, 'not really a video', 'throwing.mp4', { private: true });
  const { files } = shop.as('staff');
  const { downloadUrl } = await files.generateVideoStreamingUrl({ fileId, format: 'HLS' });
  const part = await open(shop, downloadUrl.url ?? '', { range: 'bytes=4-9' });
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
    206,
    'bytes 4-9/18',
    'video/mp4',
  ]);
  expect(await part.text()).toBe('really');
  const end = await open(shop, downloadUrl.url ?? '', { range: 'bytes=-5' });
  expect(await end.text()).toBe('video');
  expect((await open(shop, downloadUrl.url ?? '', { range: 'bytes=18-' })).status).toBe(416);
  const { id } = await uploadAs(shop, 'glaze', 'notes.txt');
  await expect(files.generateVideoStreamingUrl({ fileId: id })).rejects.toMatchObject({
    violations: [{ field: 'fileId' }],
  });
  shop.advance(1440 * 60_000);
  expect((await open(shop, downloadUrl.url ?? '')).status).toBe(403);
});
