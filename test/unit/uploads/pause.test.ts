import { gate } from 'storewire-dev-kit/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Upload, type UploadProgress, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';
import { answer } from './files-platform.ts';
import { fileOf, platformForTest, quick, sha256, toHost } from './setup.ts';

const inPieces = (): ReturnType<typeof quick> => ({ ...quick(), resumableAboveBytes: 0, chunkBytes: 10_000 });

/** Starts an upload that pauses at a point, and waits until it is paused. */
function pausingAt(isTime: (progress: UploadProgress) => boolean): {
  start: (make: (onProgress: (progress: UploadProgress) => void) => Upload) => Promise<Upload[]>;
} {
  return {
    start: async (make) => {
      const paused = gate();
      let isDone = false;
      const sending: Upload = make((progress) => {
        if (progress.phase === 'paused') paused.open();
        if (isDone || !isTime(progress)) return;
        isDone = true;
        sending.pause();
      });
      await paused.opened;
      // in a list, as a promise that is returned is awaited
      return [sending];
    },
  };
}

describe('a paused upload', () => {
  beforeEach(controlTimers);

  it('sends nothing until it is resumed, and then continues from its offset', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(100_000);
    const phases: string[] = [];
    const [sending] = await pausingAt(({ sentBytes }) => sentBytes >= 30_000).start((onProgress) =>
      upload(client, file, {
        ...inPieces(),
        onProgress: (progress) => {
          phases.push(progress.phase);
          onProgress(progress);
        },
      }),
    );
    await passSecond();
    const before = platform.seen.length;
    await passSecond();
    expect(platform.seen.length).toBe(before);
    sending?.resume();
    await sending;
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
    expect(toHost(platform).filter((method) => method === 'POST' || method === 'HEAD')).toEqual([
      'POST',
      'HEAD',
    ]);
    expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([
      'sending',
      'paused',
      'sending',
      'processing',
    ]);
  });

  it('can be paused and resumed at any time, also before its first request', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(100_000);
    const sending = upload(client, file, {
      ...inPieces(),
      onProgress: ({ phase }) => void (phase === 'paused' && queueMicrotask(() => sending.resume())),
    });
    sending.resume();
    sending.pause();
    let requests = 0;
    platform.intercept = () => {
      if (++requests % 3 === 0) sending.pause();
      return false;
    };
    await sending;
    expect(requests).toBeGreaterThan(20);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('starts with another token if it was paused while it was created', async () => {
    const { platform, client } = await platformForTest();
    const created = gate();
    platform.intercept = (seen) => {
      if (seen.path !== '/tus') return false;
      created.open();
      platform.intercept = undefined;
      return true;
    };
    const file = fileOf(50_000);
    const sending = upload(client, file, inPieces());
    await created.opened;
    sending.pause();
    sending.resume();
    await sending;
    expect(platform.tokens).toHaveLength(2);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('of a file in one request holds back the request', async () => {
    const { platform, client } = await platformForTest();
    const [sending] = await pausingAt(() => true).start((onProgress) =>
      upload(client, fileOf(10), { ...quick(), onProgress }),
    );
    await passSecond();
    expect(platform.seen).toEqual([]);
    sending?.resume();
    await sending;
    expect(platform.files).toHaveLength(1);
  });

  it('of a file in one request does not interrupt the request, and is never reported as paused then', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = ({ method }) => {
      if (method === 'PUT') sending.pause();
      return false;
    };
    const phases = new Set<string>();
    const sending = upload(client, fileOf(3000), {
      ...quick(),
      onProgress: ({ phase }) => phases.add(phase),
    });
    await sending;
    expect([platform.files.length, toHost(platform), [...phases]]).toEqual([
      1,
      ['PUT'],
      ['sending', 'processing'],
    ]);
  });

  it('of a file in one request holds back its retry', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = ({ method }, _request, response) => {
      if (method !== 'PUT') return false;
      platform.intercept = undefined;
      sending.pause();
      answer(response, 503, {});
      return true;
    };
    const paused = gate();
    const sending = upload(client, fileOf(3000), {
      ...quick(),
      retry: { baseMs: 10 ** 8, maxMs: 10 ** 8 },
      onProgress: ({ phase }) => phase === 'paused' && paused.open(),
    });
    await paused.opened;
    await passSecond();
    expect(toHost(platform)).toEqual(['PUT']);
    sending.resume();
    await sending;
    expect([platform.files.length, toHost(platform)]).toEqual([1, ['PUT', 'PUT']]);
  });

  it('holds back the last request, too', async () => {
    const { platform, client } = await platformForTest();
    const [sending] = await pausingAt(({ sentBytes }) => sentBytes === 30_000).start((onProgress) =>
      upload(client, fileOf(30_000), { ...inPieces(), onProgress }),
    );
    await passSecond();
    expect([toHost(platform).includes('PUT'), platform.files]).toEqual([false, []]);
    sending?.resume();
    await sending;
    expect(platform.files).toHaveLength(1);
  });

  it('can be aborted', async () => {
    const { platform, client } = await platformForTest();
    const [sending] = await pausingAt(({ sentBytes }) => sentBytes > 0).start((onProgress) =>
      upload(client, fileOf(50_000), { ...inPieces(), onProgress }),
    );
    sending?.abort();
    const failure = await failureOf(Promise.resolve(sending));
    expect([failure.kind, failure.reason, platform.files]).toEqual(['system', 'abort', []]);
  });
});
