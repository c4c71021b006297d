import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it } from 'vitest';
import { createTransport, fixedToken, isStoreError, type StoreClient } from '../../../src/index.ts';
import { upload, waitUntilReady } from '../../../src/uploads/index.ts';
import type { FilesPlatform } from './files-platform.ts';
import { answering, BY_TUS, fileOf, hurried, platformForTest } from './setup.ts';

const CALLS: Record<string, (client: StoreClient) => Promise<{ id: unknown }>> = {
  upload: (client) => upload(client, fileOf(100), { wait: false }),
  uploadByTus: (client) => upload(client, fileOf(100), { ...BY_TUS, wait: false }),
  waitUntilReady: (client) => waitUntilReady(client, 'file-1', { timeoutMs: 30 }),
};

/** A client that reaches nothing but the test's own platform, whatever URL it is given. */
const confinedClient = ({ url }: FilesPlatform): StoreClient =>
  createTransport({
    baseUrl: url,
    auth: fixedToken('admin'),
    retry: false,
    fetch: (target, init) =>
      target.startsWith(url) ? fetch(target, init) : Promise.reject(new TypeError('not reachable')),
  });

const value = fc.jsonValue({ maxDepth: 2 });
const body = fc.oneof(
  value,
  fc.record({ file: value }),
  fc.record({ file: fc.record({ id: value, operationStatus: value, media: value }) }),
  fc.record({ uploadUrl: value, uploadToken: value }),
  fc.record({ uploadUrl: fc.constant('https://upload.example.com/tus'), uploadToken: value }),
);
const headers = fc.record(
  {
    location: fc.constantFrom('', '/tus/1', 'nonsense', 'http://upload.example.com/'),
    'upload-offset': fc.constantFrom('', '-1', '0', '60', '61', '100', '1e9', 'NaN', '0x10'),
    'upload-length': fc.constantFrom('', '0', '100', '101', 'NaN'),
  },
  { requiredKeys: [] },
);

it.each(Object.entries(CALLS))(
  '%s ends with a StoreError that names its operation, or with a file, whatever a response contains',
  { timeout: 60_000 },
  async (_name, call) => {
    const { platform } = await platformForTest();
    const client = confinedClient(platform);
    const first = fc.integer({ min: 1, max: 5 });
    const status = fc.constantFrom(200, 201, 204);
    const property = fc.asyncProperty(first, status, body, headers, async (from, code, content, extra) => {
      let requests = 0;
      platform.intercept = (...args) =>
        ++requests >= from && answering(code, content as object, extra)(...args);
      const outcome = await hurried(platform, () => call(client)).catch((error: unknown) => ({ error }));
      if ('id' in outcome) return void expect(outcome.id).toMatch(/./);
      if (!isStoreError(outcome.error)) throw new Error('expected a StoreError', { cause: outcome.error });
      expect(outcome.error.operation).toMatch(/^files\./);
      expect(outcome.error.kind).not.toBe('validation');
    });
    await fc.assert(property, { numRuns: caseCount(150) });
  },
);
