import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTransport, type Credentials, memoryStorage, type Transport } from '../../../src/index.ts';
import { app } from '../../../src/server/index.ts';
import { upload, type UploadOptions } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { answer, type FilesPlatform, type Intercept } from './files-platform.ts';
import { fileOf, platformForTest, quick, sha256, toHost } from './setup.ts';

const inPieces = (store: UploadOptions['store']) => ({ ...quick(), retry: false as const, resumableAboveBytes: 0, chunkBytes: 10_000, store });

const breakThirdPiece = (): Intercept => {
  let pieces = 0;
  return ({ method }, request) => {
    if (method !== 'PATCH' || ++pieces < 3) return false;
    request.socket.destroy();
    return true;
  };
};

/** Lets an upload fail after two pieces. */
async function failMidway(platform: FilesPlatform, client: Transport, file: File, options: UploadOptions): Promise<void> {
  const before = platform.intercept;
  const breaking = breakThirdPiece();
  platform.intercept = async (...args) => (await before?.(...args)) || breaking(...args);
  expect((await failureOf(upload(client, file, options))).reason).toBe('network');
  platform.intercept = before;
  platform.seen.length = 0;
}

/** A client of somebody, who has the token by now. */
const clientAs = (platform: FilesPlatform, auth: Credentials): Transport => createTransport({ baseUrl: platform.url, auth });

/** Gives apps a new access token whenever they ask for one. */
const givingTokens =
  ({ admins }: FilesPlatform): Intercept =>
  ({ path }, _request, response) => {
    if (!path.endsWith('/token')) return false;
    const access_token = randomUUID();
    admins.add(access_token);
    answer(response, 200, { access_token, expires_in: 300 });
    return true;
  };

describe('an upload that ended midway', () => {
  it('is gone on with after the access token was renewed', async () => {
    const { platform } = await platformForTest();
    platform.intercept = givingTokens(platform);
    platform.looks = 1;
    const appClient = (): Transport => clientAs(platform, app({ appId: 'a', appSecret: 's', instanceId: 'i' }));
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, appClient(), file, options);
    await upload(appClient(), file, options);
    expect(toHost(platform).slice(0, 5)).toEqual(['HEAD', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
    expect([platform.tokens.length, platform.admins.size]).toEqual([1, 3]);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('is never gone on with by somebody else, though store, file and token are the same', async () => {
    const { platform } = await platformForTest();
    const as = (identity: string): Transport => clientAs(platform, { headers: () => ({ authorization: 'admin' }), identity: async () => identity });
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, as('somebody'), file, options);
    await upload(as('somebody else'), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
    await upload(as('somebody'), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 2]);
  });

  it.each([
    { what: 'is begun anew by a client that cannot tell who it speaks for', store: undefined, tokens: 2 },
    { what: 'is gone on with by such a client that was given a store', store: memoryStorage(), tokens: 1 },
  ])('$what', async ({ store, tokens }) => {
    const { platform } = await platformForTest();
    const client = createTransport({ baseUrl: platform.url, headers: { authorization: 'admin' } });
    const file = fileOf(50_000);
    await failMidway(platform, client, file, inPieces(store));
    await upload(client, file, inPieces(store));
    expect([platform.tokens.length, platform.files.length]).toEqual([tokens, 1]);
  });

  it('is begun anew, and is no failure, when the identity cannot be read', async () => {
    const { platform } = await platformForTest();
    const auth = { headers: () => ({ authorization: 'admin' }), identity: () => Promise.reject(new Error('the storage is barred')) };
    const options = inPieces(memoryStorage());
    const file = fileOf(50_000);
    await failMidway(platform, clientAs(platform, auth), file, options);
    await upload(clientAs(platform, auth), file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });
});
