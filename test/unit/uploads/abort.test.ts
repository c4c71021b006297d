import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

describe('an aborted upload', () => {
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

  it('reports no progress afterwards', async () => {
    const { client } = await platformForTest();
    const sent: number[] = [];
    const sending = upload(client, fileOf(50_000), {
      ...quick(),
      resumableAboveBytes: 0,
      chunkBytes: 10_000,
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
});
