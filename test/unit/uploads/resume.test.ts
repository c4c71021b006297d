import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken, type KeyValueStorage, memoryStorage } from '../../../src/index.ts';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import {
  acting,
  answering,
  clientOf,
  expectStored,
  failMidway,
  fileOf,
  losing,
  platformForTest,
  storing,
  stubPage,
  toHost,
} from './setup.ts';

describe('an interrupted upload', () => {
  it('is continued by another client with the same storage, from the last byte that arrived', async () => {
    const { platform } = await platformForTest();
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options);
    const sent: number[] = [];
    await upload(clientOf(platform), file, {
      ...options,
      onProgress: ({ sentBytes }) => sent.push(sentBytes),
    });
    expect(toHost(platform)).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
    expect(sent.find((bytes) => bytes > 0)).toBe(20_000);
    await expectStored(platform, file);
  });

  it.each<{ what: string; change: (file: File) => File; options?: UploadOptions }>([
    { what: 'with a file of another size', change: (file) => new File([file, 'x'], file.name, file) },
    {
      what: 'with a file of another date',
      change: (file) => new File([file], file.name, { type: file.type, lastModified: 2 }),
    },
    { what: 'with a file of another name', change: (file) => new File([file], 'other.mp4', file) },
    { what: 'for another folder', change: (file) => file, options: { parentFolderId: 'other' } },
  ])('is not continued $what', async ({ change, options }) => {
    const { platform, client } = await platformForTest();
    const store = memoryStorage();
    const file = fileOf(50_000);
    await failMidway(platform, file, storing(store));
    const other = change(file);
    await upload(client, other, { ...storing(store), ...options });
    await expectStored(platform, other);
    expect(platform.tokens).toHaveLength(2);
  });

  it.each([
    { what: 'bytes', sourceOf: async (file: File) => new Uint8Array(await file.arrayBuffer()) },
    { what: 'a Blob', sourceOf: async (file: File) => new Blob([file]) },
  ])('of $what is not continued, as other bytes may have the same name and size', async ({ sourceOf }) => {
    const { platform, client } = await platformForTest();
    const file = fileOf(50_000);
    const options = { ...storing(memoryStorage()), fileName: file.name, mimeType: file.type };
    await failMidway(platform, await sourceOf(file), options);
    await upload(client, await sourceOf(file), options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });

  it('is not continued with the credentials of another site, or at another platform', async () => {
    const [{ platform }, other] = [await platformForTest(), await platformForTest()];
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options);
    await upload(other.client, file, options);
    expect([platform.seen, other.platform.files.length]).toEqual([[], 1]);
    const otherSite = createTransport({ baseUrl: platform.url, auth: fixedToken('admin of another site') });
    expect((await failureOf(upload(otherSite, file, options))).status).toBe(403);
    expect(toHost(platform)).toEqual([]);
  });

  it('is continued by only one of two concurrent uploads of the same file', async () => {
    const { platform, client } = await platformForTest();
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options);
    const both = await Promise.all([upload(client, file, options), upload(client, file, options)]);
    await expectStored(platform, file, file);
    expect([new Set(both.map(({ id }) => id)).size, platform.tokens.length]).toEqual([2, 2]);
  });

  it('starts again if the host has lost it', async () => {
    const { platform, client } = await platformForTest();
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options);
    platform.intercept = acting('HEAD', answering(404));
    await upload(client, file, options);
    await expectStored(platform, file);
    expect(platform.tokens).toHaveLength(2);
  });

  it.each([
    { what: 'repeats only that request, and is one file', isForgetful: false, outcome: {} },
    {
      what: 'is not sent again, even without the file',
      isForgetful: true,
      outcome: { code: 'OUTCOME_UNKNOWN' },
    },
  ])('in its last request $what', async ({ isForgetful, outcome }) => {
    const { platform, client } = await platformForTest();
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    platform.isForgetful = isForgetful;
    platform.intercept = acting('PUT', losing, 1);
    expect((await failureOf(upload(client, file, options))).reason).toBe('network');
    platform.seen.length = 0;
    expect(await upload(client, file, options).catch((error: unknown) => error)).toMatchObject(outcome);
    expect(toHost(platform)).toEqual(['PUT']);
    await expectStored(platform, file);
  });
});

describe('the record of an upload', () => {
  it('has no name, token or credentials in its key, no credentials in its value, and is deleted at the end, however slow the storage', async () => {
    const { platform, client } = await platformForTest();
    const storage = memoryStorage();
    const written = new Map<string, string>();
    const slow: KeyValueStorage = {
      ...storage,
      async set(key, value) {
        written.set(key, value);
        await sleep(30);
        await storage.set(key, value);
      },
    };
    await upload(client, fileOf(20_000), storing(slow));
    const [[key, value] = ['', 'admin'], ...others] = written;
    expect([key, others]).toEqual([expect.stringMatching(/^storewire:upload:[0-9a-f]{32}$/), []]);
    expect(value).not.toContain('admin');
    expect([storage.get(key), platform.files.length]).toEqual([undefined, 1]);
  });

  it.each([
    { what: 'is not stored if `store` is null', store: null, tokens: 2 },
    { what: 'is kept in sessionStorage if no storage is given', store: undefined, tokens: 1 },
  ])('$what', async ({ store, tokens }) => {
    stubPage();
    const { platform, client } = await platformForTest();
    const file = fileOf(50_000);
    await failMidway(platform, file, storing(store));
    await upload(client, file, storing(store));
    expect([platform.tokens.length, platform.files.length]).toEqual([tokens, 1]);
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
    const outcome = await upload(client, fileOf(30_000), storing(store)).catch((error: unknown) => error);
    expect(outcome).toMatchObject(
      text.includes('elsewhere') ? { kind: 'system', reason: 'badAnswer' } : { operationStatus: 'READY' },
    );
    expect(platform.seen.every(({ headers }) => headers.host === new URL(platform.url).host)).toBe(true);
  });

  it('does not fail the upload if the storage fails', async () => {
    const { platform, client } = await platformForTest();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const fail = (): never => {
      throw new Error('the storage is full');
    };
    await upload(client, fileOf(30_000), storing({ get: fail, set: fail, delete: fail }));
    expect(platform.files).toHaveLength(1);
    expect(logged.mock.calls[0]?.[0]).toBe('storewire: an upload cannot be stored for resuming');
  });
});
