import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTransport, fixedToken } from '../../../../src/index.ts';
import { type UploadProgress, upload } from '../../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../../helpers/failure.ts';
import { answer, type FilesPlatform, type Intercept } from '../files-platform.ts';
import { breaking, fileOf, loseAnswer, losing, platformForTest, quick, sha256, toHost } from '../setup.ts';

const inPieces = (): ReturnType<typeof quick> => ({ ...quick(), resumableAboveBytes: 0, chunkBytes: 10_000 });

/** Responds to the n-th requests with this method instead of the host. */
function answering(
  method: string,
  numbers: readonly number[],
  status: number,
  headers: Record<string, string> = {},
): Intercept {
  let count = 0;
  return (seen, _request, response) => {
    if (seen.method !== method || !numbers.includes(++count)) return false;
    answer(response, status, {}, { 'tus-resumable': '1.0.0', ...headers });
    return true;
  };
}

const both =
  (first: Intercept, second: Intercept): Intercept =>
  async (...args) =>
    (await first(...args)) || second(...args);

const hashesOf = ({ files }: FilesPlatform): string[] => files.map(({ hash }) => hash);

describe('an upload in pieces', () => {
  it.each([409, 423, 500, 503])(
    'continues from its offset, with the same token, if the host responds with %i in the middle',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = both(answering('PATCH', [3], status), answering('HEAD', [1, 2], 503));
      const file = fileOf(50_000);
      await upload(client, file, inPieces());
      expect(toHost(platform)).toEqual([
        'POST',
        'PATCH',
        'PATCH',
        'PATCH',
        'HEAD',
        'HEAD',
        'HEAD',
        'PATCH',
        'PATCH',
        'PATCH',
        'PUT',
      ]);
      expect([hashesOf(platform), platform.tokens.length]).toEqual([[await sha256(file)], 1]);
    },
  );

  it.each([423, 503])('retries the last request if the host responds with %i to it', async (status) => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering('PUT', [1], status);
    const file = fileOf(30_000);
    await upload(client, file, inPieces());
    expect([hashesOf(platform), toHost(platform).slice(-2)]).toEqual([[await sha256(file)], ['PUT', 'PUT']]);
  });

  it.each([401, 403, 404, 409, 410])(
    'fails with OUTCOME_UNKNOWN if the host responds with %i after a lost response, and then starts again',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = both(
        (seen, _request, response) => {
          if (seen.method === 'PUT' && toHost(platform).filter((method) => method === 'PUT').length === 1)
            loseAnswer(response);
          return false;
        },
        answering('PUT', [2], status),
      );
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
    platform.intercept = answering('PATCH', [2], 429, { 'retry-after': '61' });
    const options = inPieces();
    const file = fileOf(30_000);
    const failure = await failureOf(upload(client, file, options));
    expect([failure.status, failure.retryAfterMs]).toEqual([429, 61_000]);
    await upload(client, file, options);
    expect([hashesOf(platform), platform.tokens.length]).toEqual([[await sha256(file)], 1]);
  });

  it('waits as long as Retry-After says instead of its own back-off', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering('PATCH', [2], 429, { 'retry-after': '0' });
    await upload(client, fileOf(30_000), { ...inPieces(), retry: { baseMs: 10 ** 8, maxMs: 10 ** 8 } });
    expect(platform.files).toHaveLength(1);
  });

  it('fails at once if the host loses the upload and the platform rejects another URL', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = both(losing(2), answering('POST', [3], 403));
    expect((await failureOf(upload(client, fileOf(30_000), inPieces()))).status).toBe(403);
    expect(platform.seen.map(({ method }) => method)).toEqual([
      'POST',
      'POST',
      'PATCH',
      'PATCH',
      'HEAD',
      'POST',
    ]);
  });

  it('does not retry the request for a URL in addition to the client', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = ({ path }, _request, response) => {
      if (!path.includes('generate')) return false;
      answer(response, 503, {});
      return true;
    };
    expect((await failureOf(upload(client, fileOf(30_000), inPieces()))).attempts).toBe(3);
    expect(platform.seen).toHaveLength(3);
  });

  it('fails after the last retry if no bytes have arrived in between', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = ({ method }, _request, response) => {
      if (method !== 'PATCH') return false;
      answer(response, 503, {});
      return true;
    };
    const failure = await failureOf(
      upload(client, fileOf(30_000), { ...inPieces(), retry: { retries: 2, baseMs: 1 } }),
    );
    expect([failure.status, toHost(platform)]).toEqual([
      503,
      ['POST', 'PATCH', 'HEAD', 'PATCH', 'HEAD', 'PATCH'],
    ]);
  });

  it('survives more cuts than it has retries if bytes have arrived in between', async () => {
    const { platform, client } = await platformForTest();
    await breaking(
      platform,
      Array.from({ length: 8 }, (_, index) => 150_000 * (index + 1)),
    );
    const file = fileOf(1_000_000);
    await upload(client, file, { ...inPieces(), chunkBytes: 50_000, retry: { retries: 1, baseMs: 1 } });
    expect(hashesOf(platform)).toEqual([await sha256(file)]);
  });

  it('fails after the last retry if the host always loses the upload', async () => {
    const { platform, client } = await platformForTest();
    let requests = 0;
    platform.intercept = ({ method }, _request, response) => {
      if (!['PATCH', 'HEAD'].includes(method) || ++requests % 3 === 1) return false;
      answer(response, 404, {});
      return true;
    };
    const failure = await failureOf(
      upload(client, fileOf(50_000), { ...inPieces(), retry: { retries: 2, baseMs: 1 } }),
    );
    expect(failure.status).toBe(404);
    expect(platform.tokens.length).toBeLessThan(6);
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
    platform.intercept = answering('PATCH', [2, 3, 4, 5, 6, 7, 8, 9], 204, {
      'upload-offset': String(offset),
    });
    const failure = await failureOf(upload(client, fileOf(50_000), inPieces()));
    expect([failure.kind, failure.reason, platform.files]).toEqual(['system', 'badAnswer', []]);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH']);
  });

  it.each([
    ['in one request', 'mock', {}, ['PUT']],
    ['in pieces', 'mock', { resumableAboveBytes: 0 }, ['POST', 'PATCH', 'PUT']],
    ['in one request', 'other', {}, []],
    ['in pieces', 'other', { resumableAboveBytes: 0 }, []],
  ])(
    'is sent over http only to an insecure host of the client: %s, %s',
    async (_how, host, options, methods) => {
      const { platform } = await platformForTest();
      platform.uploadHost = 'http://mock:4010';
      const client = createTransport({
        baseUrl: platform.url,
        auth: fixedToken('admin'),
        insecureHosts: [host],
        fetch: (url, init) => fetch(String(url).replace('http://mock:4010', platform.url), init),
      });
      const outcome = upload(client, fileOf(3000), { ...quick(), ...options });
      expect(
        await outcome.then(
          ({ id }) => typeof id,
          ({ reason }) => reason,
        ),
      ).toBe(methods.length ? 'string' : 'badAnswer');
      expect(toHost(platform)).toEqual(methods);
    },
  );

  it.each([0, 10_000_000])('never quotes an upload URL with a user', async (resumableAboveBytes) => {
    const { platform, client } = await platformForTest();
    platform.intercept = (_seen, _request, response) => {
      answer(response, 200, {
        uploadUrl: 'https://canary-user:canary-word@upload.example.com/',
        uploadToken: 'canary-token',
      });
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(3000), { ...quick(), resumableAboveBytes }));
    expect([failure.reason, platform.seen.length]).toEqual(['badAnswer', 1]);
    expect(everythingOf(failure, (value) => inspect(value, { depth: 20 }))).not.toContain('canary');
  });
});

describe('progress', () => {
  it.each([
    { what: 'in one request', options: quick() },
    { what: 'in pieces', options: inPieces() },
    { what: 'in pieces, of which the last is shorter', options: { ...inPieces(), chunkBytes: 30_001 } },
  ])('of a file $what never decreases and ends exactly at the end', async ({ options }) => {
    const { client } = await platformForTest();
    const emitted: UploadProgress[] = [];
    await upload(client, fileOf(100_000), { ...options, onProgress: (each) => emitted.push(each) });
    const sent = emitted.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect([sent[0], sent.at(-1), Math.max(...sent)]).toEqual([0, 100_000, 100_000]);
    expect(new Set(emitted.map(({ totalBytes }) => totalBytes))).toEqual(new Set([100_000]));
  });
});
