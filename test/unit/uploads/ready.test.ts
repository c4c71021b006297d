import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { StoreClient } from '../../../src/index.ts';
import { createDownloadUrl, importFile, upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import type { FilesPlatform, Intercept } from './files-platform.ts';
import { answering, cutting, fileOf, inPieces, platformForTest, quick } from './setup.ts';

const looksOf = ({ seen }: FilesPlatform): number =>
  seen.filter(({ path }) => path.includes('get-file-by-id')).length;
const url = 'https://photos.example.org/mug.png';

/** Acts on the calls that read a file. */
const reading =
  (act: Intercept): Intercept =>
  (seen, ...rest) =>
    seen.path.includes('get-file-by-id') && act(seen, ...rest);

describe('a file', () => {
  it('is waited for until the platform can use it', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 4;
    const file = await upload(client, fileOf(10), quick());
    expect([file.operationStatus, looksOf(platform)]).toEqual(['READY', 4]);
  });

  it('is returned without another request if `wait` is false', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 1;
    const file = await upload(client, fileOf(10), { ...quick(), wait: false });
    const imported = await importFile(client, { url }, { wait: false });
    expect([file.operationStatus, imported.operationStatus]).toEqual(['PENDING', 'PENDING']);
    expect(looksOf(platform)).toBe(0);
  });

  it('that the platform cannot process ends the wait with its descriptor in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    platform.outcome = 'FAILED';
    const failure = await failureOf(importFile(client, { url }, { wait: { everyMs: 1 } }));
    expect(failure).toMatchObject({
      kind: 'application',
      code: 'FILE_FAILED',
      operation: 'files.getFileDescriptor',
      data: { id: platform.files[0]?.id, operationStatus: 'FAILED' },
    });
  });

  it('that stays pending ends the wait with its descriptor in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = Number.POSITIVE_INFINITY;
    const { id } = await importFile(client, { url }, { wait: false });
    const failure = await failureOf(waitUntilReady(client, id, { everyMs: 1, timeoutMs: 100 }));
    expect(failure).toMatchObject({ kind: 'system', reason: 'timeout', data: { id } });
    const aborted = await failureOf(waitUntilReady(client, id, { signal: AbortSignal.timeout(20) }));
    expect(aborted).toMatchObject({ kind: 'system', reason: 'abort' });
  });

  it('is waited for during an outage of the platform', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    let outage = 8;
    platform.intercept = reading((...args) => {
      if (--outage < 0) return false;
      return (outage % 2 ? cutting : answering(503))(...args);
    });
    const file = await upload(client, fileOf(10), quick());
    expect([file.operationStatus, outage < 0]).toEqual(['READY', true]);
  });

  it('that must not be read, or does not exist, ends the wait with the error of the call', async () => {
    const { platform, client } = await platformForTest();
    const operation = 'files.getFileDescriptor';
    expect(await failureOf(waitUntilReady(client, 'nothing'))).toMatchObject({ status: 404, operation });
    platform.looks = 1;
    platform.intercept = reading(answering(403));
    expect(await failureOf(upload(client, fileOf(10), quick()))).toMatchObject({ status: 403, operation });
    expect(looksOf(platform)).toBe(2);
  });
});

describe('an import', () => {
  it('accepts the input of the contract and resolves to the ready file', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    const input = { url, displayName: 'mug.png', mimeType: 'image/png', labels: ['mug'], private: true };
    const file = await importFile(client, input, { wait: { everyMs: 1 } });
    expect([file.operationStatus, platform.seen[0]?.input]).toEqual(['READY', input]);
  });

  it('is never retried, as each creates a file', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering(503);
    expect((await failureOf(importFile(client, { url }))).status).toBe(503);
    expect(platform.seen).toHaveLength(1);
  });

  it.each([
    ['is cut', cutting],
    ['gets a response that cannot be used', answering(200)],
  ])('that %s has no headers for the other server in its error', async (_fault, act) => {
    const { platform, client } = await platformForTest();
    platform.intercept = act;
    const failure = await failureOf(importFile(client, { url, urlHeaders: { authorization: 'canary-1' } }));
    expect(everythingOf(failure, (value) => inspect(value, { depth: 20 }))).not.toContain('canary');
  });
});

it.each<[string, string, (client: StoreClient) => Promise<unknown>]>([
  ['an import', 'files.importFile', (client) => importFile(client, { url })],
  ['a wait for a file', 'files.getFileDescriptor', (client) => waitUntilReady(client, 'file-1')],
  ['an upload', 'files.upload', (client) => upload(client, fileOf(10), inPieces())],
])(
  '%s without a file in its response is a bad response, and the error names the operation',
  async (...test) => {
    const [, operation, call] = test;
    const { platform, client } = await platformForTest();
    for (const body of [
      {},
      { file: null },
      { file: [] },
      { file: {} },
      { file: { id: '' } },
      { file: { id: 7 } },
    ]) {
      platform.intercept = (seen, ...rest) =>
        (seen.method === 'PUT' || /import$|get-file-by-id/.test(seen.path)) &&
        answering(200, body)(seen, ...rest);
      const failure = await failureOf(call(client));
      expect(failure).toMatchObject({ kind: 'system', reason: 'badAnswer', operation, status: 200 });
    }
  },
);

describe('a download URL', () => {
  it('expires after the requested time', async () => {
    const { platform, client } = await platformForTest();
    const before = Date.now();
    const optional = {
      downloadFileName: 'glazes.pdf',
      contentDisposition: 'INLINE',
      expirationRedirectUrl: 'https://shop.example.com/',
    } as const;
    const options = { expiresInMinutes: 60, ...optional };
    const { url: address, expiresAt } = await createDownloadUrl(client, 'file-1', options);
    expect(address).toBe('https://download.example.com/file-1?proof=1');
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    const input = { fileId: 'file-1', expirationInMinutes: 60, assetKeys: ['src'] };
    expect(platform.seen[0]?.input).toEqual({ ...input, ...optional });
    await createDownloadUrl(client, 'file-1');
    expect(platform.seen[1]?.input).toEqual({ ...input, expirationInMinutes: 600 });
  });

  it.each([{ downloadUrls: [] }, { downloadUrls: [{}] }, { downloadUrls: [{ url: 'file.pdf' }] }, {}])(
    'that is missing or invalid is a bad response: %o',
    async (body) => {
      const { platform, client } = await platformForTest();
      platform.intercept = answering(200, body);
      const failure = await failureOf(createDownloadUrl(client, 'file-1'));
      expect(failure).toMatchObject({ kind: 'system', reason: 'badAnswer' });
    },
  );
});
