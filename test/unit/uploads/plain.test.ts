import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from 'storewire-dev-kit/time';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken } from '../../../src/index.ts';
import { type UploadOptions, upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers } from '../helpers/timers.ts';
import type { Intercept } from './files-platform.ts';
import {
  acting,
  answering,
  breaking,
  cutting,
  expectNoSecrets,
  expectStored,
  fileOf,
  losing,
  platformForTest,
  quick,
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

/** Lets the time of a request pass. */
const passLimit: Intercept = () => vi.advanceTimersByTimeAsync(5 * MINUTE_MS).then(() => true);

describe('a file that is not above the limit', () => {
  it.each([1, 10_000_000])('of %i bytes arrives whole in one request', async (size) => {
    const { platform, client } = await platformForTest();
    const file = fileOf(size, 'mug.png', 'image/png');
    const { id } = await upload(client, file, quick());
    await expectStored(platform, file);
    expect(platform.files).toMatchObject([{ id, displayName: 'mug.png', contentType: 'image/png' }]);
    expect(toHost(platform)).toEqual(['PUT']);
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

  it('of one byte more than the limit arrives whole in pieces', async () => {
    const { platform, client } = await platformForTest();
    const file = fileOf(10_000_001);
    const { id } = await upload(client, file, quick());
    await expectStored(platform, file);
    expect(platform.files).toMatchObject([{ id, displayName: 'film.mp4', contentType: 'video/mp4' }]);
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
    const headers = { 'x-mine': 'secret' };
    const client = createTransport({ baseUrl: platform.url, auth: fixedToken('admin'), headers });
    await upload(client, fileOf(10), quick());
    expect(platform.seen.map((each) => [each.authorization, each.headers['x-mine']])).toEqual([
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
    await expectStored(platform, new Blob([bytes]));
    expect(platform.files).toMatchObject([{ displayName: 'a.bin', contentType: 'application/octet-stream' }]);
  });

  it.each([408, 429, 503])(
    'is sent again if the host responds with %i, as it has stored nothing',
    async (status) => {
      const { platform, client } = await platformForTest();
      platform.intercept = acting('PUT', answering(status), 1);
      const file = fileOf(3000);
      await upload(client, file, quick());
      await expectStored(platform, file);
      expect(toHost(platform)).toEqual(['PUT', 'PUT']);
    },
  );

  it.each([0, 10_000_000])(
    'retries the request for its URL, as that stores nothing',
    async (resumableAboveBytes) => {
      const { platform, client } = await platformForTest();
      let requests = 0;
      platform.intercept = (...args) => ++requests === 1 && answering(503)(...args);
      await upload(client, fileOf(3000), { ...quick(), resumableAboveBytes });
      expect([platform.files.length, platform.seen.length - toHost(platform).length]).toEqual([1, 2]);
    },
  );

  it('has the same descriptor as from the call that reads it, with numbers that JSON cannot represent', async () => {
    const { platform, client } = await platformForTest();
    const media = {
      image: { image: { id: 'i', url: 'https://static.example.com/i', focalPoint: { x: 'NaN', y: 0.5 } } },
    };
    const file = { id: 'f', operationStatus: 'READY', media };
    platform.intercept = acting('PUT', answering(200, { file }));
    const read = await upload(client, fileOf(10), quick());
    expect(read.media?.image?.image?.focalPoint).toEqual({ x: Number.NaN, y: 0.5 });
  });

  it('is sent again if the host could not be reached at all', async () => {
    const { platform, client } = await platformForTest();
    await (await breaking(platform, [])).close();
    let urls = 0;
    platform.intercept = ({ path }) => {
      if (path.includes('generate') && ++urls === 2) platform.uploadHost = undefined;
      return false;
    };
    await upload(client, fileOf(3000), quick());
    expect([platform.files.length, urls]).toEqual([1, 2]);
  });

  it.each([
    { what: 'the response is lost', act: losing, reason: 'network' },
    { what: 'the host fails', act: answering(502), reason: 'server' },
    { what: 'the response cannot be used', act: answering(200, { thanks: true }), reason: 'badAnswer' },
    { what: 'the host never responds', act: passLimit, reason: 'timeout' },
  ])('is not sent again if $what, as it may be stored', async ({ act, reason }) => {
    controlTimers();
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PUT', act);
    const failure = await failureOf(upload(client, fileOf(3000), quick()));
    expect(failure).toMatchObject({ kind: 'system', code: 'OUTCOME_UNKNOWN', cause: { reason } });
    expect([failure.description, failure.hint]).toEqual([
      'The last response was lost, so the file may exist',
      'look for the file before you upload it again',
    ]);
    expect(toHost(platform)).toEqual(['PUT']);
  });

  it('is sent once more as application/octet-stream if the platform rejects its derived type', async () => {
    const { platform, client } = await platformForTest();
    platform.intercept = (seen, ...rest) =>
      seen.input['mimeType'] === 'image/png' && violating('MISMATCH_MIME_TYPE')(seen, ...rest);
    const file = fileOf(3000, 'mug.png', 'image/png');
    await upload(client, file, quick());
    const contentType = 'application/octet-stream';
    expect(platform.files).toMatchObject([{ displayName: 'mug.png', contentType }]);
    for (const required of [{ mimeType: 'image/png' }, { accept: ['image/*'] }]) {
      const { violations } = await failureOf(upload(client, file, { ...quick(), ...required }));
      expect(violations[0]?.ruleName).toBe('MISMATCH_MIME_TYPE');
    }
  });

  it('fails with the rule of the platform that it violates', async () => {
    const { platform, client } = await platformForTest();
    const ruleName = 'SITE_QUOTA_EXCEEDED';
    platform.intercept = violating(ruleName);
    const failure = await failureOf(upload(client, fileOf(3000), { ...quick(), mimeType: 'video/mp4' }));
    expect(failure).toMatchObject({ kind: 'validation', status: 400, violations: [{ ruleName }] });
    expect(platform.seen).toHaveLength(1);
  });

  it('fails with a 403 that names the allowed roles if the client has no credentials', async () => {
    const { platform } = await platformForTest();
    const failure = await failureOf(upload(createTransport({ baseUrl: platform.url }), fileOf(10), quick()));
    expect([failure.status, failure.allowedRoles]).toEqual([403, ['merchant']]);
  });

  it.each<{ fault: string; act: Intercept; options?: UploadOptions }>([
    { fault: 'is cut', act: cutting },
    { fault: 'gets no response in time', act: () => true, options: { timeoutMs: 50 } },
    { fault: 'gets a response that cannot be used', act: answering(200) },
    { fault: 'gets a response without a reason', act: answering(400) },
    { fault: 'gets a response that quotes it', act: quotingUrl },
  ])('has no part of its URL in the error if its request $fault', async ({ act, options }) => {
    const { platform, client } = await platformForTest();
    platform.intercept = acting('PUT', act);
    expectNoSecrets(await failureOf(upload(client, fileOf(10), { ...quick(), retry: false, ...options })));
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
