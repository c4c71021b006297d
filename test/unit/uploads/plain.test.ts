import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken } from '../../../src/index.ts';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import type { Intercept } from './files-platform.ts';
import {
  acting,
  answering,
  BY_TUS,
  cutting,
  expectNoSecrets,
  expectStored,
  fileOf,
  hurried,
  losing,
  platformForTest,
  quotingUrl,
  toHost,
} from './setup.ts';

const violating = (ruleName: string): Intercept =>
  answering(400, {
    details: {
      validationError: {
        fieldViolations: [{ field: 'mimeType', description: 'd', violatedRule: 'OTHER', ruleName }],
      },
    },
  });

/** Lets requests to the upload host take no longer than a moment. */
function limitRequests(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimeout(work, ms > 200_000 ? 50 : ms));
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('a file that is not above the limit', () => {
  it.each([1, 10_000_000])('of %i bytes arrives whole in one request', async (size) => {
    const { platform, client } = await platformForTest();
    const file = fileOf(size, 'mug.png', 'image/png');
    const { id } = await upload(client, file);
    await expectStored(platform, file);
    expect(platform.files).toMatchObject([{ id, displayName: 'mug.png', contentType: 'image/png' }]);
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('of one byte more than the limit arrives whole in chunks', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(10_000_001);
    const { id } = await upload(client, file);
    await expectStored(platform, file);
    expect(platform.files).toMatchObject([{ id, displayName: 'film.mp4', contentType: 'video/mp4' }]);
    expect(toHost(platform)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PUT']);
  });

  it('may be a Blob, with a name and without a type', async () => {
    const { platform, client } = await platformForTest();
    const blob = new Blob([fileOf(3000)]);
    await upload(client, blob, { fileName: 'a.bin' });
    await expectStored(platform, blob);
    expect(platform.files).toMatchObject([{ displayName: 'a.bin', contentType: 'application/octet-stream' }]);
  });

  it('keeps the query of its URL and adds the name, encoded', async () => {
    const { platform, client } = await platformForTest();
    await upload(client, fileOf(10, 'my mug & söhne+1.png'));
    expect(platform.files[0]?.displayName).toBe('my mug & söhne+1.png');
    expect(platform.seen[1]?.path).toMatch(
      /^\/upload\/ticket-[\w-]+\?proof=canary-[\w-]+&filename=my%20mug%20%26%20s%C3%B6hne%2B1\.png$/,
    );
  });

  it.each([503, 429])(
    'is not sent again if the host refuses it with %i, which is the error',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = acting('PUT', answering(status), 1);
      const failure = await failureOf(upload(client, fileOf(3000)));
      expect([failure.status, failure.operation, toHost(platform)]).toEqual([
        status,
        'files.upload',
        ['PUT'],
      ]);
      expect(failure.code).not.toBe('OUTCOME_UNKNOWN');
    },
  );

  it.each([
    { what: 'the response is lost', act: losing, reason: 'network' },
    { what: 'the host fails', act: answering(502), reason: 'server' },
    { what: 'the response cannot be used', act: answering(200, { thanks: true }), reason: 'badAnswer' },
    { what: 'the host never responds', act: () => true, reason: 'timeout' },
  ])('is not sent again if $what, as it may be stored', async ({ act, reason }) => {
    limitRequests();
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PUT', act);
    const failure = await failureOf(upload(client, fileOf(3000)));
    expect(failure).toMatchObject({ kind: 'system', code: 'OUTCOME_UNKNOWN', reason });
    expect([failure.description, failure.hint]).toEqual([
      'The last response was lost, so the file may exist',
      'look for the file before you upload it again',
    ]);
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('may take five minutes to be sent, also if the deadline of calls is shorter', async () => {
    const { platform } = await platformForTest();
    const client = createTransport({ baseUrl: platform.url, auth: fixedToken('admin'), deadlineMs: 20_000 });
    const start = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => start.mockRestore());
    await upload(client, fileOf(10), { wait: false });
    expect(start.mock.calls.map(([, ms]) => Math.round((ms ?? 0) / 1000))).toContain(300);
  });

  it.each([
    ['the request for its URL', ({ path }: { path: string }) => path.includes('generate')],
    ['the file', ({ method }: { method: string }) => method === 'PUT'],
  ])(
    'is sent once more as application/octet-stream if %s is rejected for its derived type',
    async (_, isTime) => {
      const { platform, client } = await platformForTest();
      let last: unknown;
      platform.intercept = (seen, ...rest) => {
        last = seen.input['mimeType'] ?? last;
        return isTime(seen) && last === 'image/png' && violating('MISMATCH_MIME_TYPE')(seen, ...rest);
      };
      const file = fileOf(3000, 'mug.png', 'image/png');
      await upload(client, file);
      const contentType = 'application/octet-stream';
      expect(platform.files).toMatchObject([{ displayName: 'mug.png', contentType }]);
      const { violations } = await failureOf(upload(client, file, { mimeType: 'image/png' }));
      expect(violations[0]?.ruleName).toBe('MISMATCH_MIME_TYPE');
    },
  );

  it.each([
    ['the platform', 'POST'],
    ['the host', 'PUT'],
  ])('fails with the rule that it violates, if %s says so', async (_who, method) => {
    const { platform, client } = await platformForTest();
    const ruleName = 'SITE_QUOTA_EXCEEDED';
    platform.intercept = (seen, ...rest) => seen.method === method && violating(ruleName)(seen, ...rest);
    const failure = await failureOf(upload(client, fileOf(3000)));
    expect(failure).toMatchObject({ kind: 'validation', status: 400, violations: [{ ruleName }] });
  });

  it('fails with a 403 that names the allowed roles if the client has no credentials', async () => {
    const { platform } = await platformForTest();
    const failure = await failureOf(upload(createTransport({ baseUrl: platform.url }), fileOf(10)));
    expect([failure.status, failure.allowedRoles]).toEqual([403, ['merchant']]);
  });

  it('is not affected by a progress listener that throws', async () => {
    const { platform, client } = await platformForTest();
    const emitted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => emitted.mockRestore());
    const onProgress = (): never => {
      throw new Error('a fault of the page');
    };
    await upload(client, fileOf(10), { onProgress });
    expect(platform.files).toHaveLength(1);
    expect(emitted.mock.calls[0]).toEqual(['storewire: a listener failed', new Error('a fault of the page')]);
  });
});

describe.each([
  { what: 'in one request', options: {}, method: 'PUT' },
  { what: 'by tus: its creation', options: BY_TUS, method: 'POST' },
  { what: 'by tus: a chunk', options: BY_TUS, method: 'PATCH' },
  { what: 'by tus: its last request', options: BY_TUS, method: 'PUT' },
])('a request of an upload $what', ({ options, method }) => {
  it.each<{ fault: string; act: Intercept }>([
    { fault: 'is cut', act: cutting },
    { fault: 'gets no response in time', act: () => true },
    { fault: 'gets a response that cannot be used', act: answering(200) },
    { fault: 'is rejected without a reason', act: answering(400) },
    { fault: 'is redirected', act: answering(307, {}, { location: '/elsewhere/canary' }) },
    { fault: 'is rejected with a text that quotes its URL', act: quotingUrl },
  ])('that $fault puts neither a token nor a URL into the error, and is not redirected', async ({ act }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting(method, act);
    const failure = await failureOf(hurried(platform, () => upload(client, fileOf(10), options)));
    expectNoSecrets(failure);
    expect(failure.operation).toBe('files.upload');
    expect(platform.seen.some(({ path }) => path.includes('elsewhere'))).toBe(false);
  });

  it('is sent with the fetch and the headers of the client, and without its credentials', async () => {
    const { platform } = await platformForTest();
    const sent: string[] = [];
    const client = createTransport({
      baseUrl: platform.url,
      auth: fixedToken('admin'),
      headers: { 'x-mine': 'mine', authorization: 'gateway', cookie: 'session=1' },
      fetch: (url, init) => {
        sent.push(`${init.method}`);
        return fetch(url, init);
      },
    });
    await upload(client, fileOf(10), options);
    expect(sent).toContain(method);
    for (const { path, authorization, headers } of platform.seen) {
      const ours = path.startsWith('/site-media');
      expect([headers['x-mine'], authorization, headers['cookie']]).toEqual(
        ours ? ['mine', 'admin', 'session=1'] : ['mine', undefined, undefined],
      );
    }
  });
});

describe('an upload host', () => {
  it.each([
    'http://upload.example.com/tus',
    'ftp://upload.example.com',
    'https://canary-user:canary-word@upload.example.com/',
    'nonsense',
    undefined,
  ])('at %s gets nothing, in one request or by tus, and is not quoted', async (uploadUrl) => {
    const { platform, client } = await platformForTest();
    platform.intercept = answering(200, { uploadUrl, uploadToken: 'canary' });
    for (const options of [{}, BY_TUS]) {
      const failure = await failureOf(upload(client, fileOf(30_000), options));
      expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
      expectNoSecrets(failure);
    }
    expect(toHost(platform)).toEqual([]);
  });

  it('that names a URL without https gets no chunk there', async () => {
    const { platform, client } = await platformForTest();
    const location = 'http://elsewhere.example.com/tus/1';
    platform.intercept = acting('POST', answering(201, {}, { location }), 1);
    const failure = await failureOf(upload(client, fileOf(30_000), BY_TUS));
    expect([failure.kind, failure.reason]).toEqual(['system', 'badAnswer']);
  });

  it.each([
    ['in one request', 'mock', {}, 'PUT'],
    ['by tus', 'mock', BY_TUS, 'POST PATCH PUT'],
    ['in one request', 'other', {}, ''],
    ['by tus', 'other', BY_TUS, ''],
  ])('over http gets a file %s only if it is an insecure host of the client: %s', async (...test) => {
    const [, host, options, methods] = test;
    const { platform } = await platformForTest();
    platform.uploadHost = 'http://mock:4010';
    const client = createTransport({
      baseUrl: platform.url,
      auth: fixedToken('admin'),
      insecureHosts: [host],
      fetch: (input, init) => {
        const request = new Request(input, init);
        return fetch(request.url.replace('http://mock:4010', platform.url), request);
      },
    });
    const outcome = await upload(client, fileOf(3000), options).catch((error: unknown) => error);
    expect(outcome).toMatchObject(methods ? { operationStatus: 'READY' } : { reason: 'badAnswer' });
    expect(toHost(platform).join(' ')).toBe(methods);
  });
});
