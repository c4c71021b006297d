import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type UploadSource, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { breaking, platformForTest, quick, sha256, toHost } from './setup.ts';

async function* partsOf(bytes: Uint8Array, length = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

function webStreamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const parts = partsOf(bytes);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

const KINDS: { kind: string; streamOf: (bytes: Uint8Array) => UploadSource }[] = [
  { kind: 'a web stream', streamOf: webStreamOf },
  { kind: 'a Node stream', streamOf: (bytes) => Readable.from(partsOf(bytes)) },
  { kind: 'an async generator', streamOf: (bytes) => partsOf(bytes) },
];

describe.each(KINDS)('$kind', ({ streamOf }) => {
  const named = () => ({
    ...quick(),
    fileName: 'film.mp4',
    mimeType: 'video/mp4',
    resumableAboveBytes: 20_000,
    chunkBytes: 7000,
  });

  it('arrives whole in one request if it is not above the limit', async () => {
    const { platform, client } = await platformForTest();
    const bytes = randomBytes(20_000);
    await upload(client, streamOf(bytes), named());
    expect(platform.files).toMatchObject([{ hash: await sha256(new Blob([bytes])), sizeInBytes: '20000' }]);
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('arrives whole in pieces if its given size is above the limit', async () => {
    const { platform, client } = await platformForTest();
    const bytes = randomBytes(30_500);
    await upload(client, streamOf(bytes), { ...named(), sizeInBytes: 30_500 });
    expect(platform.files).toMatchObject([{ hash: await sha256(new Blob([bytes])), sizeInBytes: '30500' }]);
    expect(toHost(platform).filter((method) => method === 'PATCH')).toHaveLength(5);
  });

  it('arrives whole if the connection is cut, although it can be read only once', async () => {
    const { platform, client } = await platformForTest();
    await breaking(platform, [3000, 9500, 26_000]);
    const bytes = randomBytes(60_500);
    await upload(client, streamOf(bytes), { ...named(), sizeInBytes: 60_500 });
    expect(platform.files).toMatchObject([{ hash: await sha256(new Blob([bytes])) }]);
  });

  it('is rejected before any request if it is above the limit and has no given size', async () => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(upload(client, streamOf(randomBytes(20_001)), named()));
    expect(failure.message).toBe(
      'INVALID_ARGUMENT: "sizeInBytes" is required for a stream above 20000 bytes',
    );
    expect(platform.seen).toEqual([]);
  });

  it.each([29_000, 29_999, 30_001])(
    'never becomes a file if its given size of %i bytes is wrong',
    async (sizeInBytes) => {
      const { platform, client } = await platformForTest();
      const failure = await failureOf(
        upload(client, streamOf(randomBytes(30_000)), { ...named(), sizeInBytes }),
      );
      expect([failure.kind, failure.violations[0]?.field]).toEqual(['validation', 'sizeInBytes']);
      expect(platform.files).toEqual([]);
    },
  );
});

describe('a stream', () => {
  it('is released if it is rejected', async () => {
    const { client } = await platformForTest();
    let isReleased = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield randomBytes(1000);
      } finally {
        isReleased = true;
      }
    }
    await failureOf(upload(client, endless(), { fileName: 'a.bin', maxBytes: 5000 }));
    await vi.waitFor(() => expect(isReleased).toBe(true));
  });

  it('that is longer than allowed is rejected as such, whatever length was announced', async () => {
    const { platform, client } = await platformForTest();
    for (const sizeInBytes of [undefined, 100, 20]) {
      const source = Readable.from([randomBytes(100)]);
      const options = { fileName: 'a.bin', maxBytes: 50, ...(sizeInBytes && { sizeInBytes }) };
      const { violations } = await failureOf(upload(client, source, options));
      expect([sizeInBytes, violations]).toMatchObject([
        sizeInBytes,
        [{ field: 'sizeInBytes', ruleName: 'FILE_SIZE_OVER_LIMIT', description: 'must be at most 50' }],
      ]);
    }
    expect(platform.seen).toEqual([]);
  });

  it('of something other than bytes is rejected before any request', async () => {
    const { platform, client } = await platformForTest();
    const failure = await failureOf(upload(client, Readable.from(['text']), { fileName: 'a.txt' }));
    expect(failure.message).toBe('INVALID_ARGUMENT: "source" must be a stream of bytes');
    expect(platform.seen).toEqual([]);
  });

  it('arrives whole if it is slow and the upload is paused while a piece is read', async () => {
    const { platform, client } = await platformForTest();
    const bytes = randomBytes(60_500);
    let parts = 0;
    async function* slow(): AsyncGenerator<Uint8Array> {
      for await (const part of partsOf(bytes)) {
        yield part;
        if (++parts % 25 !== 4) continue;
        sending.pause();
        sending.resume();
        // long enough for the HEAD request, and for the piece to be read once more
        await vi.waitFor(() => expect(toHost(platform).at(-1)).toBe('HEAD'));
        await sleep(50);
      }
    }
    const sending = upload(client, slow(), {
      ...quick(),
      fileName: 'film.mp4',
      sizeInBytes: bytes.length,
      chunkBytes: 10_000,
      resumableAboveBytes: 0,
    });
    await sending;
    expect(platform.files).toMatchObject([{ hash: await sha256(new Blob([bytes])) }]);
    expect(toHost(platform).filter((method) => method === 'HEAD').length).toBe(3);
  });

  it('may reuse its buffer for every chunk', async () => {
    const { platform, client } = await platformForTest();
    const bytes = randomBytes(30_000);
    async function* reusing(): AsyncGenerator<Uint8Array> {
      const buffer = new Uint8Array(1000);
      for (let at = 0; at < bytes.length; at += buffer.length) {
        buffer.set(bytes.subarray(at, at + buffer.length));
        yield buffer;
      }
    }
    for (const sizeInBytes of [undefined, 30_000]) {
      await upload(client, reusing(), {
        ...quick(),
        fileName: 'a.bin',
        sizeInBytes,
        chunkBytes: 7000,
        resumableAboveBytes: sizeInBytes ? 0 : 30_000,
      });
    }
    const hash = await sha256(new Blob([bytes]));
    expect(platform.files.map((file) => file.hash)).toEqual([hash, hash]);
  });

  it('that fails makes the upload fail, with its own error as the cause', async () => {
    const { platform, client } = await platformForTest();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield randomBytes(1000);
      throw new Error('the disk is gone');
    }
    for (const options of [{}, { sizeInBytes: 5000, resumableAboveBytes: 0 }]) {
      const failure = await failureOf(
        upload(client, broken(), { ...quick(), ...options, fileName: 'a.bin' }),
      );
      expect([failure.kind, failure.code, failure.cause]).toEqual([
        'system',
        'SOURCE_FAILED',
        new Error('the disk is gone'),
      ]);
    }
    expect(platform.files).toEqual([]);
  });
});
