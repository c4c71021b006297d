import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contextOf } from '../../src/kernel/context/context.ts';
import { MediaStore } from '../../src/kernel/store/media-store.ts';
import { seedMedia } from '../../src/seeds/shared/media.ts';
import { keepAsSeed } from '../../src/seeds/start.ts';
import { open, uploadAs } from '../media.ts';
import { newFolder } from '../new-folder.ts';
import { createShop } from '../shop.ts';
import { webUpload } from '../tus.ts';

test('an export has the bytes of files, and another shop that imports it serves them', async () => {
  const shop = createShop();
  const one = await uploadAs(shop, 'glaze', 'notes.txt');
  await uploadAs(shop, 'glaze', 'copy.txt');
  const exported = shop.export();
  expect([...exported.keys()].filter((name) => name.startsWith('media/'))).toEqual([`media/${one.hash}`]);
  const other = createShop();
  const old = await uploadAs(other, 'old', 'old.txt');
  await other.import(exported);
  expect(other.export()).toEqual(exported);
  expect(await (await open(other, one.url)).text()).toBe('glaze');
  expect(other.base.media.has(old.hash)).toBe(false);
});

test('an import without the bytes of a file, or with others, changes nothing', async () => {
  const shop = createShop();
  const { hash } = await uploadAs(shop, 'glaze', 'notes.txt');
  const files = new Map(shop.export());
  const other = createShop();
  await uploadAs(other, 'old', 'old.txt');
  const before = other.export();
  files.delete(`media/${hash}`);
  await expect(other.import(files)).rejects.toThrow(`media/${hash}`);
  await expect(other.import(files.set(`media/${hash}`, Buffer.from('other')))).rejects.toThrow(
    `media/${hash}`,
  );
  expect(other.export()).toEqual(before);
  expect(readdirSync(dirname(other.base.media.pathOf(hash)))).toHaveLength(1);
});

/** A system may write less than it was given, such as at the end of a disk, without an error. */
async function writeOneByte(): Promise<void> {
  const handle = await openFile(import.meta.filename);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { write } = prototype;
  const one = async function (this: FileHandle, bytes: Uint8Array) {
    return Reflect.apply(write, this, [bytes, 0, 1]);
  };
  const spy = vi.spyOn(prototype, 'write').mockImplementation(one as FileHandle['write']);
  onTestFinished(() => spy.mockRestore());
}

async function* chunks(...texts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}

test('bytes are stored whole where the system writes a part of them at a time', async () => {
  await writeOneByte();
  const media = new MediaStore(newFolder());
  const received = await media.receive(chunks('glaze ', 'and kiln'), 100);
  media.keep(received);
  expect(readFileSync(media.pathOf(received.hash), 'utf8')).toBe('glaze and kiln');
  await media.append('upload-1', chunks('glaze ', 'and kiln'), 100);
  expect(await media.completed('upload-1')).toMatchObject({ hash: received.hash, size: received.size });
});

test('of a file that fails half-way, nothing is left', async () => {
  const data = newFolder();
  const media = new MediaStore(data);
  const failure = new Error('The connection was closed');
  const writes = [
    () => media.receive(chunks('glaze', failure), 100),
    () => media.receive(chunks('glaze', 'kiln'), 6),
    async () => media.receiveNow(brokenFile(failure)),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow(/closed|More than 6 bytes/);
  expect([readdirSync(join(data, 'uploads')), readdirSync(join(data, 'media'))]).toEqual([[], []]);
});

function* brokenFile(failure: Error): Generator<Uint8Array> {
  yield Buffer.from('glaze');
  throw failure;
}

test('files of a shop in memory are deleted when it is closed', async () => {
  const shop = createShop();
  const { hash } = await uploadAs(shop, 'glaze', 'notes.txt');
  const path = shop.base.media.pathOf(hash);
  expect(existsSync(path)).toBe(true);
  await shop.close();
  expect(existsSync(path)).toBe(false);
});

test('after a restart, uploads continue, and what a crash has left is deleted', async () => {
  const data = newFolder();
  const shop = createShop({ data });
  const { hash } = await uploadAs(shop, 'glaze', 'notes.txt');
  const upload = await webUpload(shop, 'log.txt');
  await upload.create(10);
  await upload.append(0, 'glaze');
  writeFileSync(join(data, 'uploads', 'tmp-1'), 'half of a file');
  writeFileSync(join(data, 'media', 'f'.repeat(64)), 'bytes without a row');
  await shop.close();
  const again = createShop({ data });
  expect(readdirSync(join(data, 'media'))).toEqual([hash]);
  expect(readdirSync(join(data, 'uploads'))).toHaveLength(1);
  const response = await again.fetch(upload.location, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
  });
  expect(response.headers.get('upload-offset')).toBe('5');
});

test('of files deleted for good, only the bytes stay that a reset brings back', async () => {
  const shop = createShop();
  const { files } = shop.as('staff');
  const kept = await uploadAs(shop, 'seeded', 'seeded.txt');
  shop.base.db.write(() => keepAsSeed(shop.base));
  const later = await uploadAs(shop, 'later', 'later.txt');
  await files.bulkDeleteFiles({ fileIds: [kept.id, later.id], permanent: true });
  expect([kept, later].map(({ hash }) => shop.base.media.has(hash))).toEqual([true, false]);
  shop.reset();
  expect(await (await open(shop, kept.url)).text()).toBe('seeded');
});

test('a shop without files creates no folder for them', async () => {
  const data = newFolder();
  const shop = createShop({ data });
  shop.export();
  expect(readdirSync(data).filter((name) => !name.startsWith('shop.sqlite'))).toEqual([]);
});

test.each(['in memory', 'in a folder'])('a seed adds files that are ready, %s', async (where) => {
  const shop = createShop(where === 'in memory' ? {} : { data: newFolder() });
  const context = contextOf(shop.base, { caller: { role: 'anonymous' }, scope: 'seed' });
  const name = '01-sea-above.webp';
  const path = join(import.meta.dirname, '../../seeds/media', name);
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const id = shop.base.db.write(() => seedMedia(context, [name])).get(name) ?? '';
  const { file } = await shop.as('staff').files.getFileDescriptor({ fileId: id });
  expect(file).toMatchObject({
    displayName: name,
    operationStatus: 'READY',
    hash,
    media: { image: { image: { width: expect.any(Number), height: expect.any(Number) } } },
  });
  expect(Buffer.from(await (await open(shop, file.url)).arrayBuffer())).toEqual(bytes);
  expect(shop.export().get(`media/${hash}`)).toEqual(bytes);
  await shop.as('staff').files.bulkDeleteFiles({ fileIds: [id], permanent: true });
  expect(shop.base.media.has(hash)).toBe(false);
  expect(existsSync(path)).toBe(true);
});
