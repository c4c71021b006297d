// @module-tag slow
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type UploadProgress, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';
import { answer, type Intercept } from './files-platform.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const run = promisify(execFile);

/** Lets the first piece pass, and never responds to the second. */
function holdingSecondPiece(): Intercept {
  let pieces = 0;
  return ({ method }) => method === 'PATCH' && ++pieces === 2;
}

const failing: Intercept = (seen, _request, response) => {
  if (seen.method !== 'PATCH') return false;
  answer(response, 503, {});
  return true;
};

const POINTS: { point: string; when: string; intercept: Intercept }[] = [
  {
    point: 'address',
    when: 'while it requests its URL',
    intercept: ({ path }) => path.includes('generate'),
  },
  {
    point: 'creation',
    when: 'while it is created',
    intercept: ({ method, path }) => method === 'POST' && path === '/tus',
  },
  {
    point: 'finishing',
    when: 'while it is finished',
    intercept: ({ method }) => method === 'PUT',
  },
  { point: 'piece', when: 'while a piece is sent', intercept: holdingSecondPiece() },
  { point: 'signal', when: 'by its signal', intercept: holdingSecondPiece() },
  { point: 'back-off', when: 'while it waits to retry a piece', intercept: failing },
  { point: 'paused', when: 'while it is paused', intercept: () => false },
  {
    point: 'whole',
    when: 'during its only request',
    intercept: ({ method }) => method === 'PUT',
  },
];

describe('an aborted upload', () => {
  it.each(POINTS)('leaves nothing running if it is aborted $when', async ({ point, intercept }) => {
    const { platform } = await platformForTest();
    platform.intercept = intercept;
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'aborted-upload.ts'),
      platform.url,
      point,
    ]);
    expect(stdout).toBe('abort\n');
    expect(platform.files).toEqual([]);
  });

  it('leaves nothing running if it is aborted while it waits until the file is ready', async () => {
    const { platform } = await platformForTest();
    platform.looks = 1;
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'aborted-upload.ts'),
      platform.url,
      'waiting',
    ]);
    expect(stdout).toBe('abort\n');
    expect(platform.files).toHaveLength(1);
  });

  it('has its connection closed at once', async () => {
    const { platform, client } = await platformForTest();
    const opened = gate<Socket>();
    platform.intercept = ({ method }, request) => {
      if (method !== 'PATCH') return false;
      opened.open(request.socket);
      return true;
    };
    const sending = upload(client, fileOf(50_000), { ...quick(), resumableAboveBytes: 0 });
    const socket = await opened.opened;
    const closed = once(socket, 'close');
    sending.abort();
    expect((await failureOf(sending)).reason).toBe('abort');
    await closed;
  });

  it('is not resumed: the next upload of the same file starts again', async () => {
    const { platform, client } = await platformForTest();
    const options = { ...quick(), resumableAboveBytes: 0, chunkBytes: 10_000 };
    const file = fileOf(50_000);
    const sending = upload(client, file, {
      ...options,
      onProgress: ({ sentBytes }) => void (sentBytes > 0 && sending.abort()),
    });
    await failureOf(sending);
    await upload(client, file, options);
    expect([platform.tokens.length, platform.files.length]).toEqual([2, 1]);
  });

  it('sends nothing and reports no progress afterwards, even if its stream ends later', async () => {
    controlTimers();
    const { platform, client } = await platformForTest();
    const isRead = gate();
    const ended = gate();
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10);
      isRead.open();
      await ended.opened;
    }
    const progress: UploadProgress[] = [];
    const uploading = upload(client, slow(), {
      ...quick(),
      fileName: 'a.bin',
      onProgress: (each) => progress.push(each),
    });
    await isRead.opened;
    uploading.abort();
    expect((await failureOf(uploading)).reason).toBe('abort');
    ended.open();
    await passSecond();
    expect([progress, platform.seen]).toEqual([[], []]);
  });

  it('that was aborted before it started sends no request', async () => {
    const { platform, client } = await platformForTest();
    const reason = new Error('the page was left');
    const failure = await failureOf(
      upload(client, fileOf(10), { ...quick(), signal: AbortSignal.abort(reason) }),
    );
    expect([failure.reason, failure.cause, platform.seen]).toEqual(['abort', reason, []]);
  });
});
