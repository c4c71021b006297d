import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken } from '../../../src/index.ts';
import { type UploadOptions, type UploadProgress, upload } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { answer, type Intercept } from './files-platform.ts';
import { breaking, fileOf, loseAnswer, platformForTest, quick, sha256, toHost } from './setup.ts';

/** Intercepts the first upload only. */
const once = (act: Intercept): Intercept => {
  let isDone = false;
  return (seen, request, response) => {
    if (isDone || seen.method !== 'PUT') return false;
    isDone = true;
    return act(seen, request, response);
  };
};

describe('a file that is not above the limit', () => {
  it.each([1, 3000, 10_000_000])('of %i bytes arrives whole in one request', async (size) => {
    const { platform, client } = await platformForTest();
    const file = fileOf(size, 'mug.png', 'image/png');
    const emitted: UploadProgress[] = [];
    const descriptor = await upload(client, file, {
      ...quick(),
      onProgress: (progress) => emitted.push(progress),
    });
    expect(platform.files).toEqual([
      {
        id: descriptor.id,
        displayName: 'mug.png',
        contentType: 'image/png',
        hash: await sha256(file),
        sizeInBytes: String(size),
      },
    ]);
    expect(toHost(platform)).toEqual(['PUT']);
    expect(emitted.at(-1)).toEqual({ sentBytes: size, totalBytes: size, phase: 'processing' });
  });

  it('is sent with the fetch of the client, also in browsers', async () => {
    vi.stubGlobal('XMLHttpRequest', class {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const { platform } = await platformForTest();
    const sent: string[] = [];
    const client = createTransport({
      baseUrl: platform.url,
      auth: fixedToken('admin'),
      fetch: (url, init) => {
        sent.push(String(init?.method));
        return fetch(url, init);
      },
    });
    await upload(client, fileOf(10), quick());
    expect(sent).toContain('PUT');
  });

  it('of one byte more than the limit is sent in pieces', async () => {
    const { platform, client } = await platformForTest();
    await upload(client, fileOf(10_000_001), quick());
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
  });

  it('keeps the query of its URL and adds the name, encoded', async () => {
    const { platform, client } = await platformForTest();
    await upload(client, fileOf(10, 'my mug & söhne+1.png'), quick());
    expect(platform.files[0]?.displayName).toBe('my mug & söhne+1.png');
    expect(platform.seen[1]?.path).toMatch(
      /^\/upload\/ticket-[\w-]+\?proof=canary-[\w-]+&filename=my%20mug%20%26%20s%C3%B6hne%2B1\.png$/,
    );
  });

  it('is sent without the credentials and headers of the client', async () => {
    const { platform } = await platformForTest();
    const client = createTransport({
      baseUrl: platform.url,
      auth: fixedToken('admin'),
      headers: { 'x-mine': 'secret' },
    });
    await upload(client, fileOf(10), quick());
    expect(platform.seen.map(({ authorization, headers }) => [authorization, headers['x-mine']])).toEqual([
      ['admin', 'secret'],
      [undefined, undefined],
    ]);
  });

  it.each([
    { what: 'a Blob', source: (bytes: Buffer<ArrayBuffer>) => new Blob([bytes]) },
    { what: 'a Buffer', source: (bytes: Buffer<ArrayBuffer>) => bytes },
    {
      what: 'a part of a larger array',
      source: (bytes: Buffer<ArrayBuffer>) => new Uint8Array([1, ...bytes, 2]).subarray(1, bytes.length + 1),
    },
    { what: 'an ArrayBuffer', source: (bytes: Buffer<ArrayBuffer>) => new Uint8Array(bytes).buffer },
  ])('may be $what', async ({ source }) => {
    const { platform, client } = await platformForTest();
    const bytes = Buffer.from(randomBytes(3000));
    await upload(client, source(bytes), { ...quick(), fileName: 'a.bin' });
    expect(platform.files).toMatchObject([
      {
        displayName: 'a.bin',
        contentType: 'application/octet-stream',
        hash: await sha256(new Blob([bytes])),
      },
    ]);
  });

  it.each([408, 429, 503])(
    'is sent again if the host responds with %i, as it has stored nothing',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = once((_seen, _request, response) => {
        answer(response, status, {});
        return true;
      });
      const file = fileOf(3000);
      await upload(client, file, quick());
      expect(platform.files.map(({ hash }) => hash)).toEqual([await sha256(file)]);
      expect(toHost(platform)).toEqual(['PUT', 'PUT']);
    },
  );

  it.each([0, 10_000_000])(
    'retries the request for its URL, as that stores nothing',
    async (resumableAboveBytes) => {
      const { platform, client } = await platformForTest();
      let asked = 0;
      platform.intercept = ({ path }, _request, response) => {
        if (!path.includes('generate') || ++asked > 1) return false;
        answer(response, 503, {});
        return true;
      };
      await upload(client, fileOf(3000), { ...quick(), resumableAboveBytes });
      expect([platform.files.length, asked]).toEqual([1, 2]);
    },
  );

  it('has the same descriptor as from the call that reads it, with numbers that JSON cannot represent', async () => {
    const { platform, client } = await platformForTest();
    const media = {
      image: { image: { id: 'i', url: 'https://static.example.com/i', focalPoint: { x: 'NaN', y: 0.5 } } },
    };
    platform.intercept = once((_seen, _request, response) => {
      answer(response, 200, { file: { id: 'f', operationStatus: 'READY', media } });
      return true;
    });
    const file = await upload(client, fileOf(10), quick());
    expect(file.media?.image?.image?.focalPoint).toEqual({ x: Number.NaN, y: 0.5 });
  });

  it('is sent again if the host could not be reached at all', async () => {
    const { platform, client } = await platformForTest();
    const line = await breaking(platform, []);
    await line.close();
    let addresses = 0;
    platform.intercept = (seen) => {
      if (seen.path.includes('generate') && ++addresses === 2) platform.uploadHost = undefined;
      return false;
    };
    await upload(client, fileOf(3000), quick());
    expect([platform.files.length, addresses]).toEqual([1, 2]);
  });

  const answering =
    (status: number, body: object): Intercept =>
    (_seen, _request, response) => {
      answer(response, status, body);
      return true;
    };
  const losing: Intercept = (_seen, _request, response) => {
    loseAnswer(response);
    return false;
  };
  it.each([
    { what: 'the response is lost', act: losing },
    { what: 'the host fails', act: answering(502, {}) },
    { what: 'the response cannot be used', act: answering(200, { thanks: true }) },
  ])('is not sent again if $what, as it may be stored', async ({ act }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = once(act);
    const failure = await failureOf(upload(client, fileOf(3000), quick()));
    expect([failure.kind, failure.code]).toEqual(['system', 'OUTCOME_UNKNOWN']);
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('is not sent again if the host never responds, but fails after the timeout', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = once(() => true);
    const failure = await failureOf(upload(client, fileOf(3000), { ...quick(), timeoutMs: 50 }));
    expect([failure.code, (failure.cause as { reason?: string }).reason]).toEqual([
      'OUTCOME_UNKNOWN',
      'timeout',
    ]);
  });

  it('is sent once more as application/octet-stream if the platform rejects its derived type', async () => {
    const { platform, client } = await platformForTest();
    const reject: Intercept = (seen, _request, response) => {
      if (seen.input['mimeType'] !== 'image/png') return false;
      answer(response, 400, {
        details: {
          validationError: {
            fieldViolations: [{ field: 'mimeType', violatedRule: 'OTHER', ruleName: 'MISMATCH_MIME_TYPE' }],
          },
        },
      });
      return true;
    };
    platform.intercept = reject;
    await upload(client, fileOf(3000, 'mug.png', 'image/png'), quick());
    expect(platform.files).toMatchObject([
      { displayName: 'mug.png', contentType: 'application/octet-stream' },
    ]);
    const named = await failureOf(
      upload(client, fileOf(3000, 'mug.png'), { ...quick(), mimeType: 'image/png' }),
    );
    expect(named.violations[0]?.ruleName).toBe('MISMATCH_MIME_TYPE');
    const wanted = await failureOf(
      upload(client, fileOf(3000, 'mug.png', 'image/png'), { ...quick(), accept: ['image/*'] }),
    );
    expect(wanted.violations[0]?.ruleName).toBe('MISMATCH_MIME_TYPE');
  });

  it.each(['MISMATCH_MIME_TYPE', 'UNSUPPORTED_FILE_FORMAT', 'FILE_SIZE_OVER_LIMIT', 'SITE_QUOTA_EXCEEDED'])(
    'fails with %s of the platform',
    async (ruleName) => {
      const { platform, client } = await platformForTest();
      platform.intercept = (_seen, _request, response) => {
        answer(response, 400, {
          details: {
            validationError: {
              fieldViolations: [{ field: 'f', description: 'd', violatedRule: 'OTHER', ruleName }],
            },
          },
        });
        return true;
      };
      const failure = await failureOf(upload(client, fileOf(3000), { ...quick(), mimeType: 'video/mp4' }));
      expect([failure.kind, failure.status, failure.violations.map((each) => each.ruleName)]).toEqual([
        'validation',
        400,
        [ruleName],
      ]);
      expect(platform.seen).toHaveLength(1);
    },
  );

  it('fails with a 403 that names the allowed callers if the client has no credentials', async () => {
    const { platform } = await platformForTest();
    const failure = await failureOf(upload(createTransport({ baseUrl: platform.url }), fileOf(10), quick()));
    expect([failure.status, failure.callers]).toEqual([403, ['merchant']]);
  });

  it('fails with the unchanged text of the host if it is rejected', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = once((seen, _request, response) => {
      answer(response, 400, { message: `no: ${seen.path}` });
      return true;
    });
    const failure = await failureOf(upload(client, fileOf(10), quick()));
    const { path } = platform.seen.find(({ method }) => method === 'PUT') ?? {};
    expect([failure.status, failure.message]).toEqual([400, `no: ${path}`]);
  });

  const FAULTS: { fault: string; act: Intercept; options?: UploadOptions }[] = [
    { fault: 'is cut', act: (_seen, request) => request.socket.destroy() !== undefined },
    { fault: 'gets no response in time', act: () => true, options: { timeoutMs: 50 } },
    { fault: 'gets a response that cannot be used', act: answering(200, {}) },
    { fault: 'gets a response without a reason', act: answering(400, {}) },
  ];
  it.each(FAULTS)('has no part of its URL in the error if its request $fault', async ({ act, options }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = once(act);
    const failure = await failureOf(upload(client, fileOf(10), { ...quick(), retry: false, ...options }));
    const all = everythingOf(failure, (value) => inspect(value, { depth: 20 }));
    expect(all).not.toMatch(/canary|ticket|\/upload\//);
  });

  it('is not affected by a progress listener that throws', async () => {
    const { platform, client } = await platformForTest();
    const emitted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => emitted.mockRestore());
    const onProgress = (): never => {
      throw new Error('a fault of the page');
    };
    await upload(client, fileOf(10), { ...quick(), onProgress });
    expect(platform.files).toHaveLength(1);
    expect(emitted.mock.calls[0]).toEqual(['storewire: a listener failed', new Error('a fault of the page')]);
  });
});
