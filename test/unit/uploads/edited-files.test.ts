import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it, onTestFinished } from 'vitest';
import { memoryStorage } from '../../../src/index.ts';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileFromDisk } from './file-from-disk.ts';
import type { FilesPlatform } from './files-platform.ts';
import { clientOf, fileOf, platformForTest, quick, sha256 } from './setup.ts';

const inPieces = (store: UploadOptions['store'], chunkBytes = 100_000): UploadOptions => ({
  ...quick(),
  retry: false,
  resumableAboveBytes: 0,
  chunkBytes,
  store,
});

/** The same name, size and date; one byte differs. */
async function editedAt(file: File, position: number): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes[position] = (bytes[position] ?? 0) ^ 1;
  return new File([bytes], file.name, file);
}

/** Cuts the connection of every PATCH request from the given one on. */
function cutFromPiece(platform: FilesPlatform, first: number): void {
  let pieces = 0;
  platform.intercept = ({ method }, request) => {
    if (method !== 'PATCH' || ++pieces < first) return false;
    request.socket.destroy();
    return true;
  };
}

it('an interrupted upload is not continued with a file of the same name, size and date that was edited in the middle', async () => {
  const { platform, client } = await platformForTest();
  const store = memoryStorage();
  const file = fileOf(400_000);
  cutFromPiece(platform, 3);
  await failureOf(upload(client, file, inPieces(store)));
  platform.intercept = undefined;
  const edited = await editedAt(file, 150_000);
  await upload(client, edited, inPieces(store));
  expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(edited)]);
  expect(platform.tokens).toHaveLength(2);
});

it('with any edits and interruptions, each stored file is the one that was passed', {
  timeout: 60_000,
}, async () => {
  const { platform } = await platformForTest();
  const SIZE = 1_100_000;
  const attempt = fc.record({
    edit: fc.option(fc.integer({ min: 0, max: SIZE - 1 })),
    cutAt: fc.integer({ min: 1, max: 9 }),
    chunkBytes: fc.integer({ min: 130_000, max: 700_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 4 }), async (attempts) => {
      platform.files.length = 0;
      const store = memoryStorage();
      const original = fileOf(SIZE);
      for (const { edit, cutAt, chunkBytes } of [...attempts, { edit: null, cutAt: 99, chunkBytes: SIZE }]) {
        const file = edit === null ? original : await editedAt(original, edit);
        cutFromPiece(platform, cutAt);
        const result = await upload(clientOf(platform), file, inPieces(store, chunkBytes)).catch(
          () => undefined,
        );
        if (!result) continue;
        expect(platform.files.at(-1)).toMatchObject({ id: result.id, hash: await sha256(file) });
      }
      expect(platform.files.length).toBeGreaterThan(0);
    }),
    { numRuns: caseCount(12) },
  );
});

it('a file that is edited in place during a pause, at the same size and date, fails and is not stored', async () => {
  const { platform, client } = await platformForTest();
  const folder = await mkdtemp(join(tmpdir(), 'storewire-edited-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'film.mp4');
  const date = new Date('2026-01-02T03:04:05Z');
  await writeFile(path, randomBytes(300_000));
  await utimes(path, date, date);
  let isEdited = false;
  async function editAndResume(): Promise<void> {
    isEdited = true;
    const handle = await open(path, 'r+');
    await handle.write(randomBytes(1000), 0, 1000, 250_000);
    await handle.close();
    await utimes(path, date, date);
    uploading.resume();
  }
  const uploading = upload(client, await fileFromDisk(path), {
    ...inPieces(memoryStorage()),
    onProgress({ sentBytes, phase }) {
      if (phase === 'paused') void editAndResume();
      else if (sentBytes === 100_000 && !isEdited) uploading.pause();
    },
  });
  const failure = await failureOf(uploading);
  expect([failure.kind, failure.code, platform.files]).toEqual(['system', 'SOURCE_FAILED', []]);
});
