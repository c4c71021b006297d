import { defaultOptions } from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { type Credentials, createTransport, fixedToken, type Transport } from '../../../src/index.ts';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import type { FilesPlatform } from './files-platform.ts';
import {
  acting,
  answering,
  BY_TUS,
  clientOf,
  expectStored,
  film,
  hurried,
  interrupt,
  keepUploads,
  losing,
  platformForTest,
  toHost,
} from './setup.ts';

const OPTIONS = { ...BY_TUS, fileName: 'film.mp4' };

/** A client whose session id is read anew for every request. */
function clientAs(platform: FilesPlatform, sessionId: () => Promise<string>): Transport {
  const auth: Credentials = {
    access: () => ({ headers: { authorization: 'admin' }, sessionId: 'x' }),
    sessionId,
  };
  return createTransport({ baseUrl: platform.url, auth });
}

/** Lets a function of the storage throw, as `localStorage` does where it is refused. */
function breakStorage(name: keyof typeof defaultOptions.urlStorage): void {
  const fail = (): never => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  defaultOptions.urlStorage = { ...defaultOptions.urlStorage, [name]: fail };
}

describe('an interrupted upload', () => {
  it('is continued by another client of the same session, which sends only what has not arrived', async () => {
    const kept = keepUploads();
    const { platform } = await platformForTest();
    const file = film();
    await interrupt(platform, file);
    const sent: number[] = [];
    await upload(clientOf(platform), file, {
      ...OPTIONS,
      onProgress: ({ sentBytes }) => sent.push(sentBytes),
    });
    expect(toHost(platform)).toEqual(['HEAD', 'PATCH', 'PUT']);
    expect(sent.find((bytes) => bytes > 0)).toBe(5_000_000);
    await expectStored(platform, file);
    expect(kept.size).toBe(0);
  });

  it.each<{ what: string; change: (file: File) => Blob; options?: UploadOptions }>([
    { what: 'with a file of another size', change: (file) => new File([file, 'x'], file.name, file) },
    {
      what: 'with a file of another date',
      change: (file) => new File([file], file.name, { type: file.type, lastModified: 2 }),
    },
    { what: 'with a file of another name', change: (file) => new File([file], 'other.mp4', file) },
    { what: 'for another folder', change: (file) => file, options: { parentFolderId: 'other' } },
    { what: 'with a Blob, as it has no date', change: (file) => new Blob([file], file) },
  ])('is not continued $what', async ({ change, options }) => {
    keepUploads();
    const { platform, client } = await platformForTest();
    const file = film();
    await interrupt(platform, file);
    const other = change(file);
    await upload(client, other, { ...OPTIONS, ...options });
    await expectStored(platform, other);
    expect(platform.tokens).toHaveLength(2);
  });

  it('is not continued with the credentials of another site, or at another platform', async () => {
    keepUploads();
    const [{ platform }, other] = [await platformForTest(), await platformForTest()];
    const file = film();
    await interrupt(platform, file);
    await upload(other.client, file, OPTIONS);
    expect([platform.seen, other.platform.files.length]).toEqual([[], 1]);
    const otherSite = createTransport({ baseUrl: platform.url, auth: fixedToken('admin of another site') });
    expect((await failureOf(upload(otherSite, file, OPTIONS))).status).toBe(403);
    expect(toHost(platform)).toEqual([]);
  });

  it('is continued by the person who began it, and by nobody else with the same storage, file and token', async () => {
    keepUploads();
    const { platform } = await platformForTest();
    const ann = clientAs(platform, async () => 'ann');
    const bob = clientAs(platform, async () => 'bob');
    const file = film();
    await interrupt(platform, file, ann);
    await upload(bob, file, OPTIONS);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH', 'PUT']);
    platform.seen.length = 0;
    await upload(ann, file, OPTIONS);
    expect(toHost(platform)).toEqual(['HEAD', 'PATCH', 'PUT']);
    await expectStored(platform, file, file);
    expect(platform.tokens).toHaveLength(2);
  });

  it.each<[string, (platform: FilesPlatform) => [first: Transport, second: Transport]]>([
    [
      'a client without a session',
      (platform) => {
        const client = createTransport({ baseUrl: platform.url, headers: { authorization: 'admin' } });
        return [client, client];
      },
    ],
    [
      'a client whose session id cannot be read',
      (platform) => {
        const client = clientAs(platform, () => Promise.reject(new Error('the storage is barred')));
        return [client, client];
      },
    ],
  ])('starts anew with %s', async (_who, clientsOf) => {
    keepUploads();
    const { platform } = await platformForTest();
    const [first, second] = clientsOf(platform);
    const file = film();
    await interrupt(platform, file, first);
    await upload(second, file, OPTIONS);
    expect(toHost(platform)[0]).toBe('POST');
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });

  it.each([403, 404, 410])('starts anew if the host has lost it, and responds with %i', async (status) => {
    const kept = keepUploads();
    const { platform, client } = await platformForTest();
    const file = film();
    await interrupt(platform, file);
    platform.intercept = acting('HEAD', answering(status));
    await upload(client, file, OPTIONS);
    await expectStored(platform, file);
    expect([platform.tokens.length, kept.size]).toEqual([2, 0]);
  });

  it('in its last request repeats only that, and is one file', async () => {
    keepUploads();
    const { platform, client } = await platformForTest();
    const file = film();
    platform.intercept = acting('PUT', losing);
    expect((await failureOf(hurried(platform, () => upload(client, file, OPTIONS)))).reason).toBe('network');
    platform.seen.length = 0;
    platform.intercept = undefined;
    const { id } = await upload(client, file, OPTIONS);
    expect([platform.files.map((each) => each.id), toHost(platform)]).toEqual([[id], ['HEAD', 'PUT']]);
  });

  it('that the host has rejected starts anew', async () => {
    const kept = keepUploads();
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(400), 2);
    expect((await failureOf(upload(client, film(), OPTIONS))).status).toBe(400);
    expect(kept.size).toBe(0);
  });
});

describe('the record of an upload', () => {
  it('is not kept if another session begins while the upload does', async () => {
    const kept = keepUploads();
    const { platform } = await platformForTest();
    let session = 'first';
    platform.intercept = ({ path }) => {
      if (path.includes('generate')) session = 'second';
      return false;
    };
    await interrupt(
      platform,
      film(),
      clientAs(platform, async () => session),
    );
    expect(kept.size).toBe(0);
  });

  it('has no name and no credentials in its key, and no credentials in its value', async () => {
    const kept = keepUploads();
    const { platform } = await platformForTest();
    await interrupt(platform, film());
    const [[key, value] = [], ...others] = kept;
    expect([key, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}::0$/), []]);
    expect(JSON.stringify(value)).not.toContain('admin');
  });

  it.each([
    ['read', 'findUploadsByFingerprint'],
    ['written', 'addUpload'],
    ['removed', 'removeUpload'],
  ] as const)('does not fail the upload if it cannot be %s', async (_what, name) => {
    keepUploads();
    const { platform, client } = await platformForTest();
    breakStorage(name);
    const file = film();
    await upload(client, file, OPTIONS);
    await expectStored(platform, file);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH', 'PUT']);
  });

  it('that cannot be removed keeps no upload from starting anew, and hides no failure', async () => {
    keepUploads();
    const { platform, client } = await platformForTest();
    const file = film();
    await interrupt(platform, file);
    breakStorage('removeUpload');
    platform.intercept = acting('HEAD', answering(404));
    await upload(client, file, OPTIONS);
    await expectStored(platform, file);
    platform.intercept = acting('PATCH', answering(400));
    expect((await failureOf(upload(client, film(), OPTIONS))).status).toBe(400);
  });

  it.each([
    { uploadUrl: 'http://elsewhere.example.com/1' },
    { uploadUrl: 'nonsense' },
    { metadata: {} },
    { metadata: { token: 't', endpoint: 'http://elsewhere.example.com' } },
  ])('that was changed to %j sends nothing elsewhere, and fails one upload at most', async (change) => {
    const kept = keepUploads();
    const { platform, client } = await platformForTest();
    const file = film();
    await interrupt(platform, file);
    for (const [key, value] of kept) kept.set(key, { ...value, ...(change as object) });
    const failure = await failureOf(upload(client, file, OPTIONS));
    expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
    await upload(client, file, OPTIONS);
    await expectStored(platform, file);
  });
});
