import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Credentials, createTransport, memoryStorage, type Transport } from '../../../src/index.ts';
import { app } from '../../../src/server/index.ts';
import { upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { answer, type FilesPlatform, type Intercept } from './files-platform.ts';
import {
  acting,
  answering,
  expectStored,
  failMidway,
  fileOf,
  forgetting,
  inPieces,
  platformForTest,
  quick,
  storing,
  stubPage,
  toHost,
} from './setup.ts';

/** A client whose session id is read anew for every request. */
function clientAs(platform: FilesPlatform, sessionId: () => string): Transport {
  const auth: Credentials = {
    access: () => ({ headers: { authorization: 'admin', 'x-user': sessionId() }, sessionId: sessionId() }),
    sessionId: async () => sessionId(),
  };
  return createTransport({ baseUrl: platform.url, auth });
}

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
    const auth = { appId: 'a', appSecret: 's', instanceId: 'i' };
    const appClient = () => createTransport({ baseUrl: platform.url, auth: app(auth) });
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options, appClient());
    await upload(appClient(), file, options);
    expect(toHost(platform).slice(0, 5)).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
    expect([platform.tokens.length, platform.admins.size]).toEqual([1, 3]);
    await expectStored(platform, file);
  });

  it('is never continued by another user, even with the same storage, file and token', async () => {
    const { platform } = await platformForTest();
    const [first, second] = ['somebody', 'another member'].map((user) => clientAs(platform, () => user));
    if (!first || !second) throw new Error('two users');
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options, first);
    await upload(second, file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
    await upload(first, file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 2]);
  });

  it.each([
    { what: 'starts again if the client has no session id', store: undefined, tokens: 2 },
    { what: 'continues if such a client was given a storage', store: memoryStorage(), tokens: 1 },
  ])('$what', async ({ store, tokens }) => {
    stubPage();
    const { platform } = await platformForTest();
    const client = createTransport({ baseUrl: platform.url, headers: { authorization: 'admin' } });
    const file = fileOf(50_000);
    await failMidway(platform, file, storing(store), client);
    await upload(client, file, storing(store));
    expect([platform.tokens.length, platform.files.length]).toEqual([tokens, 1]);
  });

  it('starts again, and does not fail, if the session id cannot be read', async () => {
    const { platform } = await platformForTest();
    const auth: Credentials = {
      access: () => ({ headers: { authorization: 'admin' }, sessionId: 'x' }),
      sessionId: () => Promise.reject(new Error('the storage is barred')),
    };
    const client = createTransport({ baseUrl: platform.url, auth });
    const options = storing(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, file, options, client);
    await upload(client, file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });
});

describe.each([
  { what: 'in one request', options: quick, method: 'PUT', fail: acting('PUT', answering(503)) },
  { what: 'in pieces', options: inPieces, method: 'PATCH', fail: forgetting(1) },
])('an upload $what', ({ options, method, fail }) => {
  it('is not started again as another user who has signed in since', async () => {
    const { platform } = await platformForTest();
    let user = 'first';
    platform.intercept = async (...args) => {
      const isHandled = await fail(...args);
      if (isHandled) user = 'second';
      return isHandled;
    };
    const client = clientAs(platform, () => user);
    const failure = await failureOf(upload(client, fileOf(50_000), options()));
    expect([failure.kind, failure.code, platform.files]).toEqual(['system', 'USER_CHANGED', []]);
    expect(toHost(platform).filter((each) => each === method)).toHaveLength(1);
  });

  it('that was paused before its first request is not started as another user', async () => {
    const { platform } = await platformForTest();
    let user = 'first';
    const uploading = upload(
      clientAs(platform, () => user),
      fileOf(50_000),
      {
        ...options(),
        onProgress({ phase }) {
          if (phase !== 'paused') return;
          user = 'second';
          queueMicrotask(() => uploading.resume());
        },
      },
    );
    uploading.pause();
    expect((await failureOf(uploading)).code).toBe('USER_CHANGED');
    expect(toHost(platform)).toEqual([]);
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
    const readers: unknown[] = [];
    platform.intercept = (seen, ...rest) => {
      if (!seen.path.includes('get-file-by-id')) return false;
      readers.push(seen.headers['x-user']);
      if (readers.length === 2) user = 'second';
      const operationStatus = readers.length > 9 ? 'READY' : 'PENDING';
      return answering(200, { file: { id: 'file', operationStatus } })(seen, ...rest);
    };
    const failure = await failureOf(start(clientAs(platform, () => user)));
    expect(failure).toMatchObject({ kind: 'system', code: 'USER_CHANGED' });
    expect(readers).toEqual(['first', 'first']);
  });
});
