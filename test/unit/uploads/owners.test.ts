import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Credentials, createTransport, memoryStorage, type Transport } from '../../../src/index.ts';
import { app } from '../../../src/server/index.ts';
import { type UploadOptions, upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { answer, type FilesPlatform, type Intercept } from './files-platform.ts';
import { fileOf, platformForTest, quick, sha256, toHost } from './setup.ts';

const inPieces = (store: UploadOptions['store']) => ({
  ...quick(),
  retry: false as const,
  resumableAboveBytes: 0,
  chunkBytes: 10_000,
  store,
});

const breakThirdPiece = (): Intercept => {
  let pieces = 0;
  return ({ method }, request) => {
    if (method !== 'PATCH' || ++pieces < 3) return false;
    request.socket.destroy();
    return true;
  };
};

/** Makes an upload fail after two pieces. */
async function failMidway(
  platform: FilesPlatform,
  client: Transport,
  file: File,
  options: UploadOptions,
): Promise<void> {
  const before = platform.intercept;
  const breaking = breakThirdPiece();
  platform.intercept = async (...args) => (await before?.(...args)) || breaking(...args);
  expect((await failureOf(upload(client, file, options))).reason).toBe('network');
  platform.intercept = before;
  platform.seen.length = 0;
}

/** A client with these credentials. */
const clientAs = (platform: FilesPlatform, auth: Credentials): Transport =>
  createTransport({ baseUrl: platform.url, auth });

/** Issues a new access token per token request of an app. */
const givingTokens =
  ({ admins }: FilesPlatform): Intercept =>
  ({ path }, _request, response) => {
    if (!path.endsWith('/token')) return false;
    const access_token = randomUUID();
    admins.add(access_token);
    answer(response, 200, { access_token, expires_in: 300 });
    return true;
  };

describe('an interrupted upload', () => {
  it('continues after the access token was renewed', async () => {
    const { platform } = await platformForTest();
    platform.intercept = givingTokens(platform);
    platform.looks = 1;
    const appClient = (): Transport =>
      clientAs(platform, app({ appId: 'a', appSecret: 's', instanceId: 'i' }));
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, appClient(), file, options);
    await upload(appClient(), file, options);
    expect(toHost(platform).slice(0, 5)).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
    expect([platform.tokens.length, platform.admins.size]).toEqual([1, 3]);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('is never continued by another user, even with the same storage, file and token', async () => {
    const { platform } = await platformForTest();
    const as = (identity: string): Transport =>
      clientAs(platform, {
        access: () => ({ headers: { authorization: 'admin' }, identity: 'x' }),
        identity: async () => identity,
      });
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, as('somebody'), file, options);
    await upload(as('another member'), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
    await upload(as('somebody'), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 2]);
  });

  it.each([
    { what: 'starts again if the client has no identity', store: undefined, tokens: 2 },
    { what: 'continues if such a client was given a storage', store: memoryStorage(), tokens: 1 },
  ])('$what', async ({ store, tokens }) => {
    const { platform } = await platformForTest();
    const client = createTransport({ baseUrl: platform.url, headers: { authorization: 'admin' } });
    const file = fileOf(50_000);
    await failMidway(platform, client, file, inPieces(store));
    await upload(client, file, inPieces(store));
    expect([platform.tokens.length, platform.files.length]).toEqual([tokens, 1]);
  });

  it('starts again, and does not fail, if the identity cannot be read', async () => {
    const { platform } = await platformForTest();
    const auth = {
      access: () => ({ headers: { authorization: 'admin' }, identity: 'x' }),
      identity: () => Promise.reject(new Error('the storage is barred')),
    };
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, clientAs(platform, auth), file, options);
    await upload(clientAs(platform, auth), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });
});

describe.each([
  { what: 'in one request', resumableAboveBytes: 10_000_000, method: 'PUT', status: 503 },
  { what: 'in pieces', resumableAboveBytes: 0, method: 'PATCH', status: 404 },
])('an upload $what', ({ resumableAboveBytes, method, status }) => {
  it('is not started again as another user who has signed in since', async () => {
    const { platform } = await platformForTest();
    let user = 'first';
    const client = clientAs(platform, {
      access: () => ({ headers: { authorization: 'admin' }, identity: user }),
      identity: async () => user,
    });
    platform.intercept = (seen, _request, response) => {
      if (seen.method !== method && seen.method !== 'HEAD') return false;
      user = 'second';
      answer(response, status, {});
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(50_000), { ...quick(), resumableAboveBytes }));
    expect([failure.kind, failure.code, platform.files]).toEqual(['system', 'IDENTITY_CHANGED', []]);
    expect(toHost(platform).filter((each) => each === method)).toHaveLength(1);
  });

  it('that was paused before its first request is not started as another user', async () => {
    const { platform } = await platformForTest();
    let user = 'first';
    const client = clientAs(platform, {
      access: () => ({ headers: { authorization: 'admin' }, identity: user }),
      identity: async () => user,
    });
    const uploading = upload(client, fileOf(50_000), {
      ...quick(),
      resumableAboveBytes,
      onProgress({ phase }) {
        if (phase !== 'paused') return;
        user = 'second';
        queueMicrotask(() => uploading.resume());
      },
    });
    uploading.pause();
    const failure = await failureOf(uploading);
    expect([failure.code, toHost(platform)]).toEqual(['IDENTITY_CHANGED', []]);
  });
});

describe('the wait for a file that is not ready yet', () => {
  it.each<[string, (client: Transport) => Promise<unknown>]>([
    ['of an upload', (client) => upload(client, fileOf(50), quick())],
    ['of waitUntilReady', (client) => waitUntilReady(client, 'file', { everyMs: 1 })],
  ])('%s is not continued as another user', async (_title, start) => {
    const { platform } = await platformForTest();
    platform.looks = 100;
    let user = 'first';
    const readers: (string | undefined)[] = [];
    const client = clientAs(platform, {
      access: () => ({ headers: { authorization: 'admin', 'x-user': user }, identity: user }),
      identity: async () => user,
    });
    platform.intercept = ({ path, headers }, _request, response) => {
      if (!path.includes('get-file-by-id')) return false;
      readers.push(`${headers['x-user']}`);
      if (readers.length === 2) user = 'second';
      answer(response, 200, {
        file: { id: 'file', operationStatus: readers.length > 9 ? 'READY' : 'PENDING' },
      });
      return true;
    };
    expect(await failureOf(start(client))).toMatchObject({ kind: 'system', code: 'IDENTITY_CHANGED' });
    expect(readers).toEqual(['first', 'first']);
  });
});
