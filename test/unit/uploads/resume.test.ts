import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken, type KeyValueStorage, memoryStorage } from '../../../src/index.ts';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileFromDisk } from './file-from-disk.ts';
import { answer, type FilesPlatform, type Intercept } from './files-platform.ts';
import { folderStore } from './folder-store.ts';
import { clientOf, fileOf, loseAnswer, platformForTest, quick, sha256, toHost } from './setup.ts';

const inPieces = (store: KeyValueStorage) => ({
  ...quick(),
  retry: false as const,
  resumableAboveBytes: 0,
  chunkBytes: 10_000,
  store,
});

/** Cuts every request with this method from the given one on. */
function breakingFrom(method: string, first: number): Intercept {
  let count = 0;
  return (seen, request) => {
    if (seen.method !== method || ++count < first) return false;
    request.socket.destroy();
    return true;
  };
}

/** Makes an upload fail after two pieces. */
async function failMidway(
  platform: FilesPlatform,
  file: File,
  store: KeyValueStorage,
  more: object = {},
): Promise<void> {
  platform.intercept = breakingFrom('PATCH', 3);
  const failure = await failureOf(upload(clientOf(platform), file, { ...inPieces(store), ...more }));
  expect(failure.reason).toBe('network');
  platform.intercept = undefined;
  platform.seen.length = 0;
}

function spyOn(store: KeyValueStorage): { store: KeyValueStorage; keys: string[]; texts: string[] } {
  const keys: string[] = [];
  const texts: string[] = [];
  const set: KeyValueStorage['set'] = (key, value) => {
    keys.push(key);
    texts.push(value);
    return store.set(key, value);
  };
  return { store: { ...store, set }, keys, texts };
}

describe('an interrupted upload', () => {
  it('is continued by another client with the same storage, from the last byte that arrived', async () => {
    const { platform } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    const sent: number[] = [];
    await upload(clientOf(platform), file, {
      ...inPieces(store),
      onProgress: ({ sentBytes }) => sent.push(sentBytes),
    });
    expect(toHost(platform)).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
    expect(sent.find((bytes) => bytes > 0)).toBe(20_000);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('is continued by another process after the first was killed', async () => {
    const { platform, client } = await platformForTest();
    const folder = await mkdtemp(join(tmpdir(), 'storewire-resume-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, 'film.mp4');
    const bytes = randomBytes(100_000);
    await writeFile(path, bytes);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'killed-upload.ts'), platform.url, path, folder],
      { stdio: 'ignore' },
    );
    let pieces = 0;
    platform.intercept = ({ method }) => {
      if (method !== 'PATCH' || ++pieces < 5) return false;
      child.kill('SIGKILL');
      return true;
    };
    await once(child, 'exit');
    platform.intercept = undefined;
    expect(platform.files).toEqual([]);
    await upload(client, await fileFromDisk(path, 'video/mp4'), inPieces(folderStore(folder)));
    expect(toHost(platform).filter((method) => method === 'POST')).toHaveLength(1);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(new Blob([bytes]))]);
  });

  it.each([
    {
      what: 'another size',
      change: async (file: File) => new File([file, 'x'], file.name, file),
    },
    {
      what: 'another date',
      change: async (file: File) => new File([file], file.name, { type: file.type, lastModified: 2 }),
    },
    { what: 'another name', change: async (file: File) => new File([file], 'other.mp4', file) },
  ])('is not continued with a file that has $what', async ({ change }) => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    const other = await change(file);
    await upload(client, other, inPieces(store));
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(other)]);
    expect(platform.tokens).toHaveLength(2);
  });

  it.each([
    { what: 'bytes', sourceOf: async (file: File) => new Uint8Array(await file.arrayBuffer()) },
    { what: 'a Blob', sourceOf: async (file: File) => new Blob([file]) },
  ])('of $what is not continued, as other bytes may have the same name and size', async ({ sourceOf }) => {
    const { platform, client } = await platformForTest();
    const file = fileOf(50_000);
    const options = { ...inPieces(memoryStorage()), fileName: file.name, mimeType: file.type };
    platform.intercept = breakingFrom('PATCH', 3);
    await failureOf(upload(client, await sourceOf(file), options));
    platform.intercept = undefined;
    await upload(client, await sourceOf(file), options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });

  it('is not continued for another folder, or with the credentials of another site', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    await upload(client, file, { ...inPieces(store), parentFolderId: 'other' });
    platform.seen.length = 0;
    const otherSite = createTransport({ baseUrl: platform.url, auth: fixedToken('admin of another site') });
    expect((await failureOf(upload(otherSite, file, inPieces(store)))).status).toBe(403);
    expect([platform.tokens.length, toHost(platform)]).toEqual([2, []]);
  });

  it('is continued by only one of two concurrent uploads of the same file', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    const both = await Promise.all([
      upload(client, file, inPieces(store)),
      upload(client, file, inPieces(store)),
    ]);
    const hash = await sha256(file);
    expect(platform.files.map((each) => each.hash)).toEqual([hash, hash]);
    expect([new Set(both.map(({ id }) => id)).size, platform.tokens.length]).toEqual([2, 2]);
  });

  it('is not continued at another platform', async () => {
    const [{ platform }, otherSite] = [await platformForTest(), await platformForTest()];
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    await upload(otherSite.client, file, inPieces(store));
    expect([platform.seen, platform.files, otherSite.platform.files.length]).toEqual([[], [], 1]);
  });

  it('starts again if the host has lost it', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, store);
    platform.intercept = (seen, _request, response) => {
      if (seen.method !== 'HEAD') return false;
      answer(response, 404, {});
      return true;
    };
    await upload(client, file, inPieces(store));
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
    expect(platform.tokens).toHaveLength(2);
  });

  it('in its last request only repeats that request, and is one file', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    platform.intercept = (seen, _request, response) => {
      if (seen.method === 'PUT') loseAnswer(response);
      return false;
    };
    expect((await failureOf(upload(client, file, inPieces(store)))).reason).toBe('network');
    platform.intercept = undefined;
    platform.seen.length = 0;
    const { id } = await upload(client, file, inPieces(store));
    expect(toHost(platform)).toEqual(['PUT']);
    expect(platform.files.map((each) => each.id)).toEqual([id]);
  });

  it('in its last request is not sent a second time, even if the host does not return the file', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    platform.isForgetful = true;
    platform.intercept = (seen, _request, response) => {
      if (seen.method === 'PUT') loseAnswer(response);
      return false;
    };
    await failureOf(upload(client, file, inPieces(store)));
    platform.intercept = undefined;
    expect((await failureOf(upload(client, file, inPieces(store)))).code).toBe('OUTCOME_UNKNOWN');
    expect(platform.files).toHaveLength(1);
  });
});

describe('the record of an upload', () => {
  it('has no name, token or credentials in its key, no credentials in its value, and is deleted at the end', async () => {
    const { platform, client } = await platformForTest();
    const storage = memoryStorage();
    const { store, keys, texts } = spyOn(storage);
    await upload(client, fileOf(50_000), inPieces(store));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^storewire:upload:[0-9a-f]{32}$/);
    expect(texts.join()).not.toContain('admin');
    expect(storage.get(keys[0] ?? '')).toBeUndefined();
    expect(platform.files).toHaveLength(1);
  });

  it('is not shared by two concurrent uploads of the same file', async () => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    const [first, second] = await Promise.all([
      upload(client, file, inPieces(store)),
      upload(client, file, inPieces(store)),
    ]);
    const hash = await sha256(file);
    expect(platform.files.map((each) => each.hash)).toEqual([hash, hash]);
    expect(new Set([first.id, second.id]).size).toBe(2);
  });

  it('is not stored if `store` is null', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(50_000);
    platform.intercept = breakingFrom('PATCH', 3);
    await failureOf(upload(client, file, { ...inPieces(memoryStorage()), store: null }));
    platform.intercept = undefined;
    await upload(client, file, { ...inPieces(memoryStorage()), store: null });
    expect(platform.tokens).toHaveLength(2);
  });

  it('is kept in memory if no storage is given', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(50_000);
    await failMidway(platform, file, memoryStorage(), { store: undefined });
    await upload(client, file, { ...inPieces(memoryStorage()), store: undefined });
    expect([platform.tokens.length, platform.files.length]).toEqual([1, 1]);
  });

  it.each([
    '{',
    '{}',
    '[]',
    '{"endpoint":"x","token":"t","url":"https://h/1"}',
    '{"endpoint":"https://h/","token":"t","url":"x"}',
    '{"endpoint":"http://elsewhere.example.com","token":"t","url":"http://elsewhere.example.com/1"}',
  ])('is ignored, or fails the upload, if it is %s', async (text) => {
    const { platform, client } = await platformForTest();
    const store: KeyValueStorage = { get: () => text, set: () => undefined, delete: () => undefined };
    const outcome = await upload(client, fileOf(30_000), inPieces(store)).catch((error: unknown) => error);
    expect(outcome).toMatchObject(
      text.includes('elsewhere') ? { kind: 'system', reason: 'badAnswer' } : { operationStatus: 'READY' },
    );
    expect(platform.seen.every(({ headers }) => headers.host === new URL(platform.url).host)).toBe(true);
  });

  it('is deleted at the end, however slow the storage', async () => {
    const { client } = await platformForTest();
    const storage = memoryStorage();
    const keys: string[] = [];
    const slow: KeyValueStorage = {
      ...storage,
      async set(key, value) {
        keys.push(key);
        await sleep(30);
        await storage.set(key, value);
      },
    };
    await upload(client, fileOf(10_000), inPieces(slow));
    expect(keys.length).toBeGreaterThan(0);
    expect(await storage.get(keys[0] ?? '')).toBeUndefined();
  });

  it('does not fail the upload if the storage fails', async () => {
    const { platform, client } = await platformForTest();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const fail = (): never => {
      throw new Error('the storage is full');
    };
    await upload(client, fileOf(30_000), inPieces({ get: fail, set: fail, delete: fail }));
    expect(platform.files).toHaveLength(1);
    expect(logged.mock.calls[0]?.[0]).toBe('storewire: an upload cannot be stored for resuming');
  });
});
