import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type UploadSource, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { acting, breaking, expectStored, inPieces, platformForTest, quick, toHost } from './setup.ts';

/** Yields the same buffer for every part. */
async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(1000);
  for (let at = 0; at < bytes.length; at += buffer.length) {
    const part = bytes.subarray(at, at + buffer.length);
    buffer.set(part);
    yield buffer.subarray(0, part.length);
  }
}

const KINDS: { kind: string; streamOf: (bytes: Uint8Array) => UploadSource }[] = [
  { kind: 'a web stream', streamOf: (bytes) => new Blob([new Uint8Array(bytes)]).stream() },
  {
    kind: 'a Node stream',
    streamOf: (bytes) => Readable.from([bytes.subarray(0, 9000), bytes.subarray(9000)]),
  },
  { kind: 'an async generator', streamOf: partsOf },
];

const named = () => ({ ...quick(), fileName: 'film.mp4', resumableAboveBytes: 20_000, chunkBytes: 7000 });

describe.each(KINDS)('$kind', ({ streamOf }) => {
  it('arrives whole in one request if it is not above the limit', async () => {
    const { platform, client } = await platformForTest();
    const bytes = randomBytes(20_000);
    await upload(client, streamOf(bytes), named());
    await expectStored(platform, new Blob([bytes]));
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('arrives whole in pieces if its given size is above the limit, even if the connection is cut', async () => {
    const { platform, client } = await platformForTest();
    await breaking(platform, [3000, 9500, 26_000]);
    const bytes = randomBytes(60_500);
    await upload(client, streamOf(bytes), { ...named(), sizeInBytes: 60_500 });
    await expectStored(platform, new Blob([bytes]));
    expect(toHost(platform)).toContain('PATCH');
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
      const uploading = upload(client, streamOf(randomBytes(30_000)), { ...named(), sizeInBytes });
      const failure = await failureOf(uploading);
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

  it.each([undefined, 100, 20])(
    'that is longer than allowed is rejected as such, if the length %s was announced',
    async (sizeInBytes) => {
      const { platform, client } = await platformForTest();
      const source = Readable.from([randomBytes(100)]);
      const { violations } = await failureOf(
        upload(client, source, { fileName: 'a.bin', maxBytes: 50, sizeInBytes }),
      );
      expect(violations).toMatchObject([
        { field: 'sizeInBytes', ruleName: 'FILE_SIZE_OVER_LIMIT', description: 'must be at most 50' },
      ]);
      expect(platform.seen).toEqual([]);
    },
  );

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
    const options = { ...inPieces(), fileName: 'film.mp4', sizeInBytes: bytes.length };
    const sending = upload(client, slow(), options);
    await sending;
    await expectStored(platform, new Blob([bytes]));
    expect(toHost(platform).filter((method) => method === 'HEAD').length).toBe(3);
  });

  it('is read no further than the chunk that is sent', async () => {
    const { platform, client } = await platformForTest();
    let readBytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const part of partsOf(randomBytes(60_500))) {
        readBytes += part.length;
        yield part;
      }
    }
    const ahead: number[] = [];
    platform.intercept = acting('PATCH', ({ headers }) => {
      ahead.push(readBytes - Number(headers['upload-offset']));
      return false;
    });
    await upload(client, counted(), { ...inPieces(), fileName: 'film.mp4', sizeInBytes: 60_500 });
    expect(ahead).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 500]);
  });

  it.each([
    { how: 'in one request', options: {} },
    { how: 'in pieces', options: { sizeInBytes: 5000, resumableAboveBytes: 0 } },
  ])('that fails makes the upload $how fail, with its own error as the cause', async ({ options }) => {
    const { platform, client } = await platformForTest();
    const cause = new Error('the disk is gone');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield randomBytes(1000);
      throw cause;
    }
    const failure = await failureOf(upload(client, broken(), { ...quick(), ...options, fileName: 'a.bin' }));
    expect(failure).toMatchObject({ kind: 'system', code: 'SOURCE_FAILED', cause });
    expect(platform.files).toEqual([]);
  });
});
