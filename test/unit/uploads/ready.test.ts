import { MINUTE_MS } from 'storewire-dev-kit/time';
import { describe, expect, it, vi } from 'vitest';
import type { StoreClient } from '../../../src/index.ts';
import { upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers } from '../helpers/timers.ts';
import type { FilesPlatform, Intercept } from './files-platform.ts';
import { answering, BY_TUS, cutting, fileOf, hurried, platformForTest } from './setup.ts';

const looksOf = ({ seen }: FilesPlatform): number =>
  seen.filter(({ path }) => path.includes('get-file-by-id')).length;

/** Acts on the calls that read a file. */
const reading =
  (act: Intercept): Intercept =>
  (seen, ...rest) =>
    seen.path.includes('get-file-by-id') && act(seen, ...rest);

describe('a file', () => {
  it('is waited for until the platform can use it', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 4;
    const file = await hurried(platform, () => upload(client, fileOf(10)));
    expect([file.operationStatus, looksOf(platform)]).toEqual(['READY', 4]);
  });

  it('is returned without another request if `wait` is false', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 1;
    const file = await upload(client, fileOf(10), { wait: false });
    expect(file.operationStatus).toBe('PENDING');
    expect(looksOf(platform)).toBe(0);
  });

  it('that the platform cannot process ends the wait with its descriptor in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = 2;
    platform.outcome = 'FAILED';
    const failure = await failureOf(hurried(platform, () => upload(client, fileOf(10))));
    expect(failure).toMatchObject({
      kind: 'application',
      code: 'FILE_FAILED',
      operation: 'files.getFileDescriptor',
      data: { id: platform.files[0]?.id, operationStatus: 'FAILED' },
    });
  });

  it('that stays pending ends the wait with its id in the error', async () => {
    const { platform, client } = await platformForTest();
    platform.looks = Number.POSITIVE_INFINITY;
    const { id } = await upload(client, fileOf(10), { wait: false });
    controlTimers();
    platform.intercept = reading(async () => {
      // after some reads the time is up
      if (looksOf(platform) === 3) await vi.advanceTimersByTimeAsync(MINUTE_MS);
      return false;
    });
    const failure = await failureOf(waitUntilReady(client, id, { timeoutMs: MINUTE_MS }));
    expect(failure).toMatchObject({ kind: 'system', reason: 'timeout', data: { id } });
    vi.useRealTimers();
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
    const file = await hurried(platform, () => upload(client, fileOf(10)));
    expect([file.operationStatus, outage < 0]).toEqual(['READY', true]);
  });

  it('that must not be read, or does not exist, ends the wait with the error of the call', async () => {
    const { platform, client } = await platformForTest();
    const operation = 'files.getFileDescriptor';
    expect(await failureOf(waitUntilReady(client, 'nothing'))).toMatchObject({ status: 404, operation });
    platform.looks = 1;
    platform.intercept = reading(answering(403));
    expect(await failureOf(hurried(platform, () => upload(client, fileOf(10))))).toMatchObject({
      status: 403,
      operation,
    });
    expect(looksOf(platform)).toBe(2);
  });
});

it.each<[string, string, (client: StoreClient) => Promise<unknown>]>([
  ['a wait for a file', 'files.getFileDescriptor', (client) => waitUntilReady(client, 'file-1')],
  ['an upload', 'files.upload', (client) => upload(client, fileOf(10), BY_TUS)],
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
        (seen.method === 'PUT' || seen.path.includes('get-file-by-id')) &&
        answering(200, body)(seen, ...rest);
      const failure = await failureOf(call(client));
      expect(failure).toMatchObject({ kind: 'system', reason: 'badAnswer', operation, status: 200 });
    }
  },
);
