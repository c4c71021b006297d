import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { createTransport, fixedToken } from '../../../../src/index.ts';
import { type UploadOptions, type UploadProgress, upload } from '../../../../src/uploads/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import type { Intercept } from '../files-platform.ts';
import {
  acting,
  answering,
  both,
  breaking,
  cutting,
  expectNoSecrets,
  expectStored,
  fileOf,
  forgetting,
  inPieces,
  losing,
  NEVER_AGAIN,
  platformForTest,
  quick,
  quotingUrl,
  toHost,
} from '../setup.ts';

describe('a file above the limit', () => {
  it('requests its URL as the contract defines it, and sends no credentials to the host', async () => {
    const { platform, client } = await platformForTest();
    const about = {
      labels: ['mug'],
      parentFolderId: 'folder-1',
      private: true,
      filePath: '/films',
      externalInfo: { origin: 'test', externalIds: ['7'] },
    };
    await upload(client, fileOf(30_000), { ...inPieces(), ...about });
    const [first, ...others] = platform.seen;
    expect(first?.input).toEqual({
      fileName: 'film.mp4',
      mimeType: 'video/mp4',
      sizeInBytes: '30000',
      uploadProtocol: 'TUS',
      ...about,
    });
    for (const { path, authorization } of others)
      expect(authorization).toBe(path.startsWith('/site-media') ? 'admin' : undefined);
  });

  it('arrives whole, once, wherever the connection is cut and however long its pieces are', async () => {
    const { platform, client } = await platformForTest();
    const cuts = fc
      .uniqueArray(fc.integer({ min: 1, max: 130_000 }), { maxLength: 5 })
      .map((each) => each.toSorted((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(
        cuts,
        fc.integer({ min: 7000, max: 150_000 }),
        fc.integer({ min: 1, max: 120_000 }),
        async (points, chunkBytes, size) => {
          platform.files.length = 0;
          const line = await breaking(platform, points);
          const file = fileOf(size);
          await upload(client, file, { ...inPieces(), chunkBytes });
          await line.close();
          await expectStored(platform, file);
        },
      ),
      { numRuns: caseCount(40) },
    );
  });

  it('survives more cuts than it has retries if bytes have arrived in between', async () => {
    const { platform, client } = await platformForTest();
    await breaking(
      platform,
      Array.from({ length: 8 }, (_, index) => 150_000 * (index + 1)),
    );
    const file = fileOf(1_000_000);
    await upload(client, file, { ...inPieces(), chunkBytes: 50_000, retry: { retries: 1, baseMs: 1 } });
    await expectStored(platform, file);
  });

  it('continues if the host stores a piece and never responds', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting(
      'PATCH',
      (_seen, _request, response) => {
        response.end = (() => response) as unknown as typeof response.end;
        return false;
      },
      1,
    );
    const file = fileOf(50_000);
    await upload(client, file, { ...inPieces(), timeoutMs: 300 });
    await expectStored(platform, file);
  });

  it.each([409, 423, 500, 503])(
    'continues from its offset, with the same token, if the host responds with %i in the middle',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = both(acting('PATCH', answering(status), 3), acting('HEAD', answering(503), 1, 2));
      const file = fileOf(50_000);
      await upload(client, file, inPieces());
      expect(toHost(platform).join(' ')).toBe('POST PATCH PATCH PATCH HEAD HEAD HEAD PATCH PATCH PATCH PUT');
      await expectStored(platform, file);
      expect(platform.tokens).toHaveLength(1);
    },
  );

  it.each([404, 410, 403])(
    'starts again with another token if the host has lost it, and responds with %i',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = forgetting(2, status);
      const file = fileOf(50_000);
      await upload(client, file, inPieces());
      await expectStored(platform, file);
      expect(platform.tokens).toHaveLength(2);
    },
  );

  it('fails at once if the host has lost it and the platform rejects another URL', async () => {
    const { platform, client } = await platformForTest();
    let urls = 0;
    platform.intercept = both(forgetting(2), (seen, ...rest) => {
      if (!seen.path.includes('generate') || ++urls === 1) return false;
      return answering(403)(seen, ...rest);
    });
    expect((await failureOf(upload(client, fileOf(30_000), inPieces()))).status).toBe(403);
    expect([urls, toHost(platform)]).toEqual([2, ['POST', 'PATCH', 'PATCH', 'HEAD']]);
  });

  it('never uses a token for two creations, even if the response to the first is lost', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('POST', losing, 1);
    const file = fileOf(50_000);
    await upload(client, file, inPieces());
    expect(platform.tokens).toHaveLength(2);
    await expectStored(platform, file);
  });

  it.each([
    ['the response is lost', losing],
    ['the host responds with 423', answering(423)],
    ['the host responds with 503', answering(503)],
  ])('repeats its last request, and is one file, if %s', async (_what, act) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PUT', act, 1);
    const { id } = await upload(client, fileOf(50_000), inPieces());
    expect(platform.files.map((file) => file.id)).toEqual([id]);
    expect(toHost(platform).slice(-2)).toEqual(['PUT', 'PUT']);
  });

  it.each([401, 403, 404, 409, 410])(
    'fails with OUTCOME_UNKNOWN if the host responds with %i after a lost response, and then starts again',
    async (status) => {
      const { platform, client } = await platformForTest();
      let last = 0;
      platform.intercept = (seen, ...rest) => {
        if (seen.method !== 'PUT') return false;
        const act = [losing, answering(status)][last++];
        return act?.(seen, ...rest) ?? false;
      };
      const options = inPieces();
      const file = fileOf(30_000);
      const failure = await failureOf(upload(client, file, options));
      expect([failure.code, failure.status, platform.files.length]).toEqual(['OUTCOME_UNKNOWN', status, 1]);
      await upload(client, file, options);
      expect([platform.tokens.length, platform.files.length]).toEqual([2, 2]);
    },
  );

  it('fails if the host asks to wait for more than a minute, and continues later', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(429, {}, { 'retry-after': '61' }), 2);
    const options = inPieces();
    const file = fileOf(30_000);
    const failure = await failureOf(upload(client, file, options));
    expect([failure.status, failure.retryAfterMs]).toEqual([429, 61_000]);
    await upload(client, file, options);
    await expectStored(platform, file);
    expect(platform.tokens).toHaveLength(1);
  });

  it('waits as long as Retry-After says instead of its own back-off', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(429, {}, { 'retry-after': '0' }), 2);
    await upload(client, fileOf(30_000), { ...inPieces(), retry: NEVER_AGAIN });
    expect(platform.files).toHaveLength(1);
  });

  it('does not retry the request for a URL in addition to the client', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering(503);
    expect((await failureOf(upload(client, fileOf(30_000), inPieces()))).attempts).toBe(3);
    expect(platform.seen).toHaveLength(3);
  });

  it('fails after the last retry if no bytes have arrived in between', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(503));
    const retry = { retries: 2, baseMs: 1 };
    expect((await failureOf(upload(client, fileOf(30_000), { ...inPieces(), retry }))).status).toBe(503);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH', 'HEAD', 'PATCH']);
  });

  it.each([
    { what: 'nothing of a piece', offset: 10_000 },
    { what: 'fewer bytes than before', offset: 5000 },
    { what: 'more bytes than it was sent', offset: 40_000 },
    { what: 'more bytes than the file has', offset: 60_000 },
    { what: 'the whole file before half of it was sent', offset: 50_000 },
    { what: 'something that is not a number', offset: Number.NaN },
    { what: 'a number that is not decimal', offset: '0x4e20' },
  ])('fails, and creates no file, if the host claims to have received $what', async ({ offset }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PATCH', answering(204, {}, { 'upload-offset': `${offset}` }), 2);
    const failure = await failureOf(upload(client, fileOf(50_000), inPieces()));
    expect([failure.kind, failure.reason, platform.files]).toEqual(['system', 'badAnswer', []]);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH']);
  });
});

describe.each([
  { what: 'its creation', method: 'POST' },
  { what: 'a piece', method: 'PATCH' },
  { what: 'its last request', method: 'PUT' },
])('an upload in pieces, if $what', ({ method }) => {
  it('is rejected, fails with the text of the host, but for the token', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting(method, (...args) => {
      const description = `quota of ${platform.tokens[0]}`;
      const details = { applicationError: { code: 'NO', description } };
      return answering(400, { message: `no: ${platform.tokens[0]}`, details })(...args);
    });
    const failure = await failureOf(upload(client, fileOf(30_000), inPieces()));
    const description = 'quota of ***';
    expect(failure).toMatchObject({ kind: 'application', code: 'NO', status: 400, description });
    expect(failure.message).toBe(`no: ***: ${description}`);
  });

  it.each<{ fault: string; act: Intercept; options?: UploadOptions }>([
    { fault: 'is cut', act: cutting },
    { fault: 'gets no response in time', act: () => true, options: { timeoutMs: 50 } },
    { fault: 'gets a response that cannot be used', act: answering(200) },
    { fault: 'gets a response without a reason', act: answering(400) },
    { fault: 'gets a response that quotes its URL', act: quotingUrl },
  ])('$fault, puts neither the token nor a URL into its error', async ({ act, options }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting(method, act);
    expectNoSecrets(
      await failureOf(upload(client, fileOf(30_000), { ...inPieces(), retry: false, ...options })),
    );
  });
});

describe('an upload host', () => {
  it.each([
    'http://upload.example.com/tus',
    'ftp://upload.example.com',
    'https://canary-user:canary-word@upload.example.com/',
    'nonsense',
    undefined,
  ])('at %s gets nothing, in one request or in pieces, and is not quoted', async (uploadUrl) => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering(200, { uploadUrl, uploadToken: 'canary' });
    for (const options of [quick(), inPieces()]) {
      const failure = await failureOf(upload(client, fileOf(30_000), options));
      expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
      expectNoSecrets(failure);
    }
    expect(toHost(platform)).toEqual([]);
  });

  it('that names a URL without https gets no piece there', async () => {
    const { platform, client } = await platformForTest();
    const location = 'http://elsewhere.example.com/tus/1';
    platform.intercept = acting('POST', answering(201, {}, { location }), 1);
    const failure = await failureOf(upload(client, fileOf(30_000), inPieces()));
    expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
  });

  it.each([
    ['in one request', 'mock', quick, 'PUT'],
    ['in pieces', 'mock', inPieces, 'POST PATCH PUT'],
    ['in one request', 'other', quick, ''],
    ['in pieces', 'other', inPieces, ''],
  ])('over http gets a file %s only if it is an insecure host of the client: %s', async (...test) => {
    const [, host, options, methods] = test;
    const { platform } = await platformForTest();
    platform.uploadHost = 'http://mock:4010';
    const client = createTransport({
      baseUrl: platform.url,
      auth: fixedToken('admin'),
      insecureHosts: [host],
      fetch: (url, init) => fetch(String(url).replace('http://mock:4010', platform.url), init),
    });
    const outcome = await upload(client, fileOf(3000), options()).catch((error: unknown) => error);
    expect(outcome).toMatchObject(methods ? { operationStatus: 'READY' } : { reason: 'badAnswer' });
    expect(toHost(platform).join(' ')).toBe(methods);
  });
});

it.each([
  { what: 'in one request', options: quick() },
  { what: 'in pieces', options: inPieces() },
  { what: 'in pieces, of which the last is shorter', options: { ...inPieces(), chunkBytes: 30_001 } },
])('progress of a file $what never decreases and ends exactly at the end', async ({ options }) => {
  const { client } = await platformForTest();
  const emitted: UploadProgress[] = [];
  await upload(client, fileOf(100_000), { ...options, onProgress: (each) => emitted.push(each) });
  const sent = emitted.map(({ sentBytes }) => sentBytes);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(emitted[0]).toEqual({ sentBytes: 0, totalBytes: 100_000, phase: 'sending' });
  expect(emitted.at(-1)).toEqual({ sentBytes: 100_000, totalBytes: 100_000, phase: 'processing' });
});
