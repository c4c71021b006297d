import { inspect } from 'node:util';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { type UploadOptions, type UploadProgress, upload } from '../../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../../helpers/failure.ts';
import { answer, type Intercept } from '../files-platform.ts';
import { breaking, fileOf, loseAnswer, losing, platformForTest, quick, sha256, toHost } from '../setup.ts';

const MEGABYTE = 1_000_000;
const inPieces = (): ReturnType<typeof quick> => ({ ...quick(), resumableAboveBytes: 0, chunkBytes: 10_000 });

describe('a file above the limit', () => {
  it('arrives whole, in pieces, as one file', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(25 * MEGABYTE);
    const emitted: UploadProgress[] = [];
    const descriptor = await upload(client, file, {
      ...quick(),
      onProgress: (progress) => emitted.push(progress),
    });
    expect(platform.files).toEqual([
      {
        id: descriptor.id,
        displayName: 'film.mp4',
        contentType: 'video/mp4',
        hash: await sha256(file),
        sizeInBytes: '25000000',
      },
    ]);
    expect(toHost(platform)).toEqual(['POST', ...Array.from({ length: 5 }, () => 'PATCH'), 'PUT']);
    expect(emitted.at(0)).toEqual({ sentBytes: 0, totalBytes: file.size, phase: 'sending' });
    expect(emitted.at(-1)).toEqual({ sentBytes: file.size, totalBytes: file.size, phase: 'processing' });
  });

  it('requests its URL with name, type, size, labels, folder and ids as the contract defines them', async () => {
    const { platform, client } = await platformForTest();
    const about = {
      labels: ['mug'],
      parentFolderId: 'folder-1',
      private: true,
      filePath: '/films',
      externalInfo: { origin: 'test', externalIds: ['7'] },
    };
    await upload(client, fileOf(30_000), { ...inPieces(), ...about });
    expect(platform.seen[0]?.input).toEqual({
      fileName: 'film.mp4',
      mimeType: 'video/mp4',
      sizeInBytes: '30000',
      uploadProtocol: 'TUS',
      ...about,
    });
  });

  it('arrives whole if the connection is cut at several points', async () => {
    const { platform, client } = await platformForTest();
    await breaking(platform, [100, 3 * MEGABYTE, 7_654_321, 12 * MEGABYTE, 25 * MEGABYTE]);
    const file = fileOf(25 * MEGABYTE);
    await upload(client, file, quick());
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
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
          await upload(client, file, { ...quick(), resumableAboveBytes: 0, chunkBytes });
          await line.close();
          expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
        },
      ),
      { numRuns: caseCount(40) },
    );
  });

  it('continues from its offset after a restart of the host', async () => {
    const { platform, client } = await platformForTest();
    let pieces = 0;
    platform.intercept = async (seen) => {
      if (seen.method !== 'PATCH' || ++pieces !== 3) return false;
      platform.intercept = undefined;
      await platform.restart();
      return true;
    };
    const file = fileOf(50_000);
    await upload(client, file, inPieces());
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
    expect(toHost(platform).filter((method) => method === 'POST')).toHaveLength(1);
  });

  it('continues if the host stores a piece and never responds', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, _request, response) => {
      if (seen.method !== 'PATCH') return false;
      response.end = (() => response) as unknown as typeof response.end;
      platform.intercept = undefined;
      return false;
    };
    const file = fileOf(50_000);
    await upload(client, file, { ...inPieces(), timeoutMs: 300 });
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it.each([404, 410, 403])(
    'starts again with another token if the host has lost it, and responds with %i',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = losing(2, status);
      const file = fileOf(50_000);
      await upload(client, file, inPieces());
      expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
      expect(platform.tokens).toHaveLength(2);
    },
  );

  it('never uses a token for two creations, even if the response to the first is lost', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, _request, response) => {
      if (seen.method !== 'POST' || seen.path !== '/tus') return false;
      loseAnswer(response);
      platform.intercept = undefined;
      return false;
    };
    const file = fileOf(50_000);
    await upload(client, file, inPieces());
    expect(platform.tokens).toHaveLength(2);
    expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
  });

  it('is one file if the response to the last request is lost', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, _request, response) => {
      if (seen.method !== 'PUT') return false;
      loseAnswer(response);
      platform.intercept = undefined;
      return false;
    };
    const { id } = await upload(client, fileOf(50_000), inPieces());
    expect(platform.files.map((file) => file.id)).toEqual([id]);
  });

  it('is one file and fails with OUTCOME_UNKNOWN if the host rejects the repeated last request', async () => {
    const { platform, client } = await platformForTest();
    platform.isForgetful = true;
    platform.intercept = (seen, _request, response) => {
      if (seen.method === 'PUT') loseAnswer(response);
      if (seen.method === 'PUT') platform.intercept = undefined;
      return false;
    };
    const failure = await failureOf(upload(client, fileOf(50_000), inPieces()));
    expect([failure.kind, failure.code, failure.status]).toEqual(['system', 'OUTCOME_UNKNOWN', 403]);
    expect(platform.files).toHaveLength(1);
  });

  it('sends no credentials to the upload host', async () => {
    const { platform, client } = await platformForTest();
    await upload(client, fileOf(30_000), inPieces());
    const authorizations = platform.seen.map(({ path, authorization }) => [
      path.startsWith('/site-media'),
      authorization,
    ]);
    expect(new Set(authorizations.map(([isCall, value]) => `${isCall} ${value}`))).toEqual(
      new Set(['true admin', 'false undefined']),
    );
  });

  const REQUESTS = [
    { what: 'the creation', isIt: (method: string, path: string) => method === 'POST' && path === '/tus' },
    { what: 'a piece', isIt: (method: string) => method === 'PATCH' },
    { what: 'the last request', isIt: (method: string) => method === 'PUT' },
  ];

  it.each(REQUESTS)('fails with the unchanged text of the host if it rejects $what', async ({ isIt }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, _request, response) => {
      if (!isIt(seen.method, seen.path)) return false;
      answer(response, 400, {
        message: `no: ${platform.tokens[0]}`,
        details: { applicationError: { code: 'NO', description: `quota of ${platform.tokens[0]}` } },
      });
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(30_000), inPieces()));
    expect([failure.kind, failure.code, failure.status]).toEqual(['application', 'NO', 400]);
    expect(failure.description).toBe(`quota of ${platform.tokens[0]}`);
    expect(failure.message).toBe(`no: ${platform.tokens[0]}: quota of ${platform.tokens[0]}`);
  });

  const FAULTS: { fault: string; act: Intercept; options?: UploadOptions }[] = [
    { fault: 'is cut', act: (_seen, request) => request.socket.destroy() !== undefined },
    { fault: 'gets no response in time', act: () => true, options: { timeoutMs: 50 } },
    {
      fault: 'gets a response that cannot be used',
      act: (_seen, _request, response) => {
        answer(response, 200, {}, { 'tus-resumable': '1.0.0' });
        return true;
      },
    },
    {
      fault: 'gets a response without a reason',
      act: (_seen, _request, response) => {
        answer(response, 400, {}, { 'tus-resumable': '1.0.0' });
        return true;
      },
    },
  ];

  it.each(REQUESTS.flatMap((request) => FAULTS.map((fault) => ({ ...request, ...fault }))))(
    'puts neither the token nor a URL into its error if $what $fault',
    async ({ isIt, act, options }) => {
      const { platform, client } = await platformForTest();
      let uploadId = '';
      platform.intercept = (seen, ...rest) => {
        uploadId ||= /^\/tus\/(\w+)$/.exec(seen.path)?.[1] ?? '';
        return isIt(seen.method, seen.path) && act(seen, ...rest);
      };
      const failure = await failureOf(
        upload(client, fileOf(30_000), { ...inPieces(), retry: false, ...options }),
      );
      const all = everythingOf(failure, (value) => inspect(value, { depth: 20 }));
      expect(all).not.toContain('canary');
      expect(all).not.toContain(platform.url);
      if (uploadId) expect(all).not.toContain(uploadId);
    },
  );

  it.each(['http://upload.example.com/tus', 'ftp://upload.example.com', 'nonsense', undefined])(
    'is not sent to an upload host at %s',
    async (uploadUrl) => {
      const { platform, client } = await platformForTest();
      platform.intercept = (_seen, _request, response) => {
        answer(response, 200, { uploadUrl, uploadToken: 'canary' });
        return true;
      };
      const failure = await failureOf(upload(client, fileOf(30_000), inPieces()));
      expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
      expect(platform.seen).toHaveLength(1);
    },
  );

  it('sends no piece to a URL without https, even if the host names it', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, _request, response) => {
      if (seen.path !== '/tus') return false;
      answer(response, 201, {}, { location: 'http://elsewhere.example.com/tus/1', 'tus-resumable': '1.0.0' });
      return true;
    };
    const failure = await failureOf(upload(client, fileOf(30_000), inPieces()));
    expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
  });
});
