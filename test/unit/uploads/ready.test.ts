import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { downloadAddress, importFile, upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { answer, type FilesPlatform } from './files-platform.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const looksOf = ({ seen }: FilesPlatform): number => seen.filter(({ path }) => path.includes('get-file-by-id')).length;
const url = 'https://photos.example.org/mug.png';

describe('a file', () => {
  it('is waited for until the platform can use it', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 4;
    const file = await upload(client, fileOf(10), quick());
    expect([file.operationStatus, looksOf(platform)]).toEqual(['READY', 4]);
  });

  it('is given as it is, and not looked at, when nobody waits', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 1;
    const file = await upload(client, fileOf(10), { ...quick(), wait: false });
    const imported = await importFile(client, { url }, { wait: false });
    expect([file.operationStatus, imported.operationStatus, looksOf(platform)]).toEqual(['PENDING', 'PENDING', 0]);
  });

  it('that the platform gives up ends the wait with its descriptor', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    platform.outcome = 'FAILED';
    const failure = await failureOf(importFile(client, { url, displayName: 'mug.png' }, { wait: { everyMs: 1 } }));
    expect([failure.kind, failure.code, failure.operation]).toEqual(['application', 'FILE_FAILED', 'files.getFileDescriptor']);
    expect(failure.data).toMatchObject({ id: platform.files[0]?.id, operationStatus: 'FAILED' });
  });

  it('that stays pending ends the wait with its descriptor, not with a file that is none', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = Number.POSITIVE_INFINITY;
    const { id } = await importFile(client, { url }, { wait: false });
    const failure = await failureOf(waitUntilReady(client, id, { everyMs: 1, timeoutMs: 100 }));
    expect([failure.kind, failure.reason, failure.data?.['id']]).toEqual(['system', 'timeout', id]);
    const aborted = await failureOf(waitUntilReady(client, id, { signal: AbortSignal.timeout(20) }));
    expect([aborted.kind, aborted.reason]).toEqual(['system', 'abort']);
  });

  it('is waited for over an outage of the platform, as it has arrived', async () => {
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

  it('that may not be looked at ends the wait as its call fails', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 1;
    platform.intercept = ({ path }, _request, response) => {
      if (!path.includes('get-file-by-id')) return false;
      answer(response, 403, {});
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(10), quick()));
    expect([failure.status, failure.operation, looksOf(platform)]).toEqual([403, 'files.getFileDescriptor', 1]);
  });

  it('that is not there fails as its call does', async () => {
    const { client } = await platformForTest();
    const failure = await failureOf(waitUntilReady(client, 'nothing'));
    expect([failure.status, failure.operation]).toEqual([404, 'files.getFileDescriptor']);
  });
});

describe('an import', () => {
  it('takes what the contract takes and comes back ready', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    const input = { url, displayName: 'mug.png', mimeType: 'image/png', labels: ['mug'], private: true };
    const file = await importFile(client, input, { wait: { everyMs: 1 } });
    expect([file.operationStatus, platform.seen[0]?.input]).toEqual(['READY', input]);
  });

  it('is never repeated, as each makes a file', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (_seen, _request, response) => {
      answer(response, 503, {});
      return true;
    };
    expect((await failureOf(importFile(client, { url }))).status).toBe(503);
    expect(platform.seen).toHaveLength(1);
  });

  it('fails without the secrets of the other server in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (_seen, _request, response) => {
      answer(response, 400, { message: 'cannot fetch with canary-1' });
      return true;
    };
    const failure = await failureOf(importFile(client, { url, urlHeaders: { authorization: 'canary-1' } }));
    expect(everythingOf(failure, (value) => inspect(value, { depth: 20 }))).not.toContain('canary');
  });
});

describe('a download address', () => {
  it('works for as long as was asked, by its own word', async () => {
    const { platform, client } = await platformForTest();
    const before = Date.now();
    const { url: address, expiresAt } = await downloadAddress(client, 'file-1', {
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

  it('works for 600 minutes by default', async () => {
    const { platform, client } = await platformForTest();
    await downloadAddress(client, 'file-1');
    expect(platform.seen[0]?.input).toEqual({ fileId: 'file-1', expirationInMinutes: 600, assetKeys: ['src'] });
  });

  it.each([{ downloadUrls: [] }, { downloadUrls: [{}] }, {}])('that the platform does not give is a bad answer: %o', async (body) => {
    const { platform, client } = await platformForTest();
    platform.intercept = (_seen, _request, response) => {
      answer(response, 200, body);
      return true;
    };
    const failure = await failureOf(downloadAddress(client, 'file-1'));
    expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
  });
});
