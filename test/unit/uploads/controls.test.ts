import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gate } from 'storewire-dev-kit/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTransport, type StoreClient } from '../../../src/index.ts';
import { type Upload, type UploadOptions, type UploadProgress, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';
import {
  acting,
  answering,
  expectStored,
  fileOf,
  inPieces,
  NEVER_AGAIN,
  platformForTest,
  quick,
  toHost,
} from './setup.ts';

/** Starts an upload that pauses at a point, and waits until it is paused. */
async function pausedAt(
  isTime: (progress: UploadProgress) => boolean,
  client: StoreClient,
  file: File,
  options: UploadOptions,
): Promise<{ sending: Upload }> {
  const paused = gate();
  let isDone = false;
  const sending = upload(client, file, {
    ...options,
    onProgress(progress) {
      void options.onProgress?.(progress);
      if (progress.phase === 'paused') paused.open();
      if (isDone || !isTime(progress)) return;
      isDone = true;
      sending.pause();
    },
  });
  await paused.opened;
  return { sending };
}

describe('a paused upload', () => {
  beforeEach(controlTimers);

  it('sends nothing until it is resumed, and then continues from its offset', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(100_000);
    const phases: string[] = [];
    const onProgress = ({ phase }: UploadProgress) => void phases.push(phase);
    const options = { ...inPieces(), onProgress };
    const { sending } = await pausedAt(({ sentBytes }) => sentBytes >= 30_000, client, file, options);
    await passSecond();
    const before = platform.seen.length;
    await passSecond();
    expect(platform.seen.length).toBe(before);
    sending.resume();
    await sending;
    await expectStored(platform, file);
    const others = toHost(platform).filter((method) => method !== 'PATCH');
    expect(others).toEqual(['POST', 'HEAD', 'PUT']);
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
    await expectStored(platform, file);
  });

  it('can be paused between the request for its URL and its creation', async () => {
    const { platform } = await platformForTest();
    let reads = 0;
    const sessionId = async (): Promise<string> => {
      // the second read is the check of the owner
      if (++reads === 2) sending.pause();
      return 'x';
    };
    const access = () => ({ headers: { authorization: 'admin' }, sessionId: 'x' });
    const client = createTransport({ baseUrl: platform.url, auth: { access, sessionId } });
    const file = fileOf(50_000);
    const sending = upload(client, file, {
      ...inPieces(),
      onProgress: ({ phase }) => void (phase === 'paused' && queueMicrotask(() => sending.resume())),
    });
    await sending;
    await expectStored(platform, file);
  });

  it('starts with another token if it was paused while it was created', async () => {
    const { platform, client } = await platformForTest();
    const created = gate();
    platform.intercept = acting('POST', () => created.open() ?? true, 1);
    const file = fileOf(50_000);
    const sending = upload(client, file, inPieces());
    await created.opened;
    sending.pause();
    sending.resume();
    await sending;
    expect(platform.tokens).toHaveLength(2);
    await expectStored(platform, file);
  });

  it.each([
    { what: 'of a file in one request holds back the request', size: 10, options: quick, before: [] },
    { what: 'holds back the last request, too', size: 30_000, options: inPieces, before: ['POST', 'PATCH'] },
  ])('$what', async ({ size, options, before }) => {
    const { platform, client } = await platformForTest();
    const isTime = ({ sentBytes }: UploadProgress) => before.length === 0 || sentBytes === size;
    const { sending } = await pausedAt(isTime, client, fileOf(size), options());
    await passSecond();
    expect([[...new Set(toHost(platform))], platform.files]).toEqual([before, []]);
    sending.resume();
    await sending;
    expect(platform.files).toHaveLength(1);
  });

  it('of a file in one request does not interrupt the request, and is never reported as paused then', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PUT', () => sending.pause() ?? false);
    const phases = new Set<string>();
    const onProgress = ({ phase }: UploadProgress) => void phases.add(phase);
    const sending = upload(client, fileOf(3000), { ...quick(), onProgress });
    await sending;
    expect([platform.files.length, toHost(platform)]).toEqual([1, ['PUT']]);
    expect([...phases]).toEqual(['sending', 'processing']);
  });

  it('of a file in one request holds back its retry', async () => {
    const { platform, client } = await platformForTest();
    const failing = acting('PUT', answering(503), 1);
    platform.intercept = (...args) => {
      if (args[0].method === 'PUT' && platform.files.length === 0 && toHost(platform).length === 1)
        sending.pause();
      return failing(...args);
    };
    const paused = gate();
    const sending = upload(client, fileOf(3000), {
      ...quick(),
      retry: NEVER_AGAIN,
      onProgress: ({ phase }) => phase === 'paused' && paused.open(),
    });
    await paused.opened;
    await passSecond();
    expect(toHost(platform)).toEqual(['PUT']);
    sending.resume();
    await sending;
    expect([platform.files.length, toHost(platform)]).toEqual([1, ['PUT', 'PUT']]);
  });
});

describe('an aborted upload', () => {
  it('has its connection closed at once', async () => {
    const { platform, client } = await platformForTest();
    const opened = gate<Socket>();
    platform.intercept = ({ method }, request) => {
      if (method !== 'PATCH') return false;
      opened.open(request.socket);
      return true;
    };
    const sending = upload(client, fileOf(50_000), inPieces());
    const socket = await opened.opened;
    const closed = once(socket, 'close');
    sending.abort();
    expect((await failureOf(sending)).reason).toBe('abort');
    await closed;
  });

  it('is not resumed: the next upload of the same file starts again', async () => {
    const { platform, client } = await platformForTest();
    const options = inPieces();
    const file = fileOf(50_000);
    const sending = upload(client, file, {
      ...options,
      onProgress: ({ sentBytes }) => void (sentBytes > 0 && sending.abort()),
    });
    await failureOf(sending);
    await upload(client, file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });

  it('reports no progress afterwards', async () => {
    const { client } = await platformForTest();
    const sent: number[] = [];
    const sending = upload(client, fileOf(50_000), {
      ...inPieces(),
      onProgress({ sentBytes }) {
        sent.push(sentBytes);
        if (sentBytes > 0) sending.abort();
      },
    });
    expect((await failureOf(sending)).reason).toBe('abort');
    // meanwhile, whatever was on its way arrives
    await upload(client, fileOf(10), quick());
    expect(sent.filter((bytes) => bytes > 0)).toHaveLength(1);
  });

  it('that was aborted before it started sends no request', async () => {
    const { platform, client } = await platformForTest();
    const reason = new Error('the page was left');
    const failure = await failureOf(
      upload(client, fileOf(10), { ...quick(), signal: AbortSignal.abort(reason) }),
    );
    expect([failure.reason, failure.cause, platform.seen]).toEqual(['abort', reason, []]);
  });

  it('while it is paused fails like any other', async () => {
    const { platform, client } = await platformForTest();
    const { sending } = await pausedAt(({ sentBytes }) => sentBytes > 0, client, fileOf(50_000), inPieces());
    sending.abort();
    const failure = await failureOf(sending);
    expect([failure.kind, failure.reason, platform.files]).toEqual(['system', 'abort', []]);
  });
});
