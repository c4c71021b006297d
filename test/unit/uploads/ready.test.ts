import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { StoreClient } from '../../../src/index.ts';
import { createDownloadUrl, importFile, upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { answer, type FilesPlatform, type Intercept } from './files-platform.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const looksOf = ({ seen }: FilesPlatform): number =>
  seen.filter(({ path }) => path.includes('get-file-by-id')).length;
const url = 'https://photos.example.org/mug.png';

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
    expect([file.operationStatus, imported.operationStatus, looksOf(platform)]).toEqual([
      'PENDING',
      'PENDING',
      0,
    ]);
  });

  it('that the platform cannot process ends the wait with its descriptor in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    platform.outcome = 'FAILED';
    const failure = await failureOf(
      importFile(client, { url, displayName: 'mug.png' }, { wait: { everyMs: 1 } }),
    );
    expect([failure.kind, failure.code, failure.operation]).toEqual([
      'application',
      'FILE_FAILED',
      'files.getFileDescriptor',
    ]);
    expect(failure.data).toMatchObject({ id: platform.files[0]?.id, operationStatus: 'FAILED' });
  });

  it('that stays pending ends the wait with its descriptor in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = Number.POSITIVE_INFINITY;
    const { id } = await importFile(client, { url }, { wait: false });
    const failure = await failureOf(waitUntilReady(client, id, { everyMs: 1, timeoutMs: 100 }));
    expect([failure.kind, failure.reason, failure.data?.['id']]).toEqual(['system', 'timeout', id]);
    const aborted = await failureOf(waitUntilReady(client, id, { signal: AbortSignal.timeout(20) }));
    expect([aborted.kind, aborted.reason]).toEqual(['system', 'abort']);
  });

  it('is waited for during an outage of the platform', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    let outage = 8;
    platform.intercept = ({ path }, request, response) => {
      if (!path.includes('get-file-by-id') || --outage < 0) return false;
      if (outage % 2) request.socket.destroy();
      else answer(response, 503, {});
      return true;
    };
    const file = await upload(client, fileOf(10), quick());
    expect([file.operationStatus, outage < 0]).toEqual(['READY', true]);
  });

  it('that must not be read ends the wait with the error of the call', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 1;
    platform.intercept = ({ path }, _request, response) => {
      if (!path.includes('get-file-by-id')) return false;
      answer(response, 403, {});
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(10), quick()));
    expect([failure.status, failure.operation, looksOf(platform)]).toEqual([
      403,
      'files.getFileDescriptor',
      1,
    ]);
  });

  it('that does not exist fails with the error of the call', async () => {
    const { client } = await platformForTest();
    const failure = await failureOf(waitUntilReady(client, 'nothing'));
    expect([failure.status, failure.operation]).toEqual([404, 'files.getFileDescriptor']);
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
    platform.intercept = (_seen, _request, response) => {
      answer(response, 503, {});
      return true;
    };
    expect((await failureOf(importFile(client, { url }))).status).toBe(503);
    expect(platform.seen).toHaveLength(1);
  });

  it('has no headers for the other server in an error of its own', async () => {
    const { platform, client } = await platformForTest();
    const faults: Intercept[] = [
      (_seen, request) => request.socket.destroy() !== undefined,
      (_seen, _request, response) => {
        answer(response, 200, {});
        return true;
      },
    ];
    for (const fault of faults) {
      platform.intercept = fault;
      const failure = await failureOf(importFile(client, { url, urlHeaders: { authorization: 'canary-1' } }));
      expect(everythingOf(failure, (value) => inspect(value, { depth: 20 }))).not.toContain('canary');
    }
  });
});

describe.each([{}, { file: null }, { file: [] }, { file: {} }, { file: { id: '' } }, { file: { id: 7 } }])(
  'a response %j',
  (body) => {
    it.each([
      {
        to: 'an import',
        operation: 'files.importFile',
        call: (client: StoreClient) => importFile(client, { url }),
      },
      {
        to: 'a wait for a file',
        operation: 'files.getFileDescriptor',
        call: (client: StoreClient) => waitUntilReady(client, 'file-1'),
      },
      {
        to: 'an upload',
        operation: 'files.upload',
        call: (client: StoreClient) => upload(client, fileOf(10), { ...quick(), resumableAboveBytes: 0 }),
      },
    ])('to $to is a bad response, and the error names the operation', async ({ operation, call }) => {
      const { platform, client } = await platformForTest();
      platform.intercept = ({ method, path }, _request, response) => {
        if (method !== 'PUT' && !/import$|get-file-by-id/.test(path)) return false;
        answer(response, 200, body);
        return true;
      };
      const failure = await failureOf(call(client));
      expect([failure.kind, failure.reason, failure.operation, failure.status]).toEqual([
        'system',
        'badAnswer',
        operation,
        200,
      ]);
    });
  },
);

describe('a download URL', () => {
  it('expires after the requested time', async () => {
    const { platform, client } = await platformForTest();
    const before = Date.now();
    const { url: address, expiresAt } = await createDownloadUrl(client, 'file-1', {
      expiresInMinutes: 60,
      downloadFileName: 'glazes.pdf',
      contentDisposition: 'INLINE',
      expirationRedirectUrl: 'https://shop.example.com/',
    });
    expect(address).toBe('https://download.example.com/file-1?proof=1');
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(platform.seen[0]?.input).toEqual({
      fileId: 'file-1',
      expirationInMinutes: 60,
      assetKeys: ['src'],
      downloadFileName: 'glazes.pdf',
      contentDisposition: 'INLINE',
      expirationRedirectUrl: 'https://shop.example.com/',
    });
  });

  it('expires after 600 minutes by default', async () => {
    const { platform, client } = await platformForTest();
    await createDownloadUrl(client, 'file-1');
    expect(platform.seen[0]?.input).toEqual({
      fileId: 'file-1',
      expirationInMinutes: 600,
      assetKeys: ['src'],
    });
  });

  it.each([{ downloadUrls: [] }, { downloadUrls: [{}] }, { downloadUrls: [{ url: 'file.pdf' }] }, {}])(
    'that is missing or invalid is a bad response: %o',
    async (body) => {
      const { platform, client } = await platformForTest();
      platform.intercept = (_seen, _request, response) => {
        answer(response, 200, body);
        return true;
      };
      const failure = await failureOf(createDownloadUrl(client, 'file-1'));
      expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
    },
  );
});
