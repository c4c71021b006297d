import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, it } from 'vitest';
import { createTransport, fixedToken, isStoreError, type StoreClient } from '../../../src/index.ts';
import { createDownloadUrl, importFile, upload, waitUntilReady } from '../../../src/uploads/index.ts';
import { answer, type FilesPlatform } from './files-platform.ts';
import { fileOf, platformForTest, quick } from './setup.ts';

const wait = { everyMs: 1, timeoutMs: 30 };
const CALLS: Record<string, (client: StoreClient) => Promise<{ id: unknown }>> = {
  upload: (client) => upload(client, fileOf(100), { ...quick(), wait }),
  uploadInPieces: (client) =>
    upload(client, fileOf(100), { ...quick(), resumableAboveBytes: 0, chunkBytes: 60, wait }),
  importFile: (client) => importFile(client, { url: 'https://photos.example.org/mug.png' }, { wait }),
  waitUntilReady: (client) => waitUntilReady(client, 'file-1', wait),
  createDownloadUrl: async (client) => ({ id: (await createDownloadUrl(client, 'file-1')).url }),
};

/** A client that reaches nothing but the test's own platform, whatever URL it is given. */
const confinedClient = ({ url }: FilesPlatform): StoreClient =>
  createTransport({
    baseUrl: url,
    auth: fixedToken('admin'),
    retry: false,
    fetch: (input, init) =>
      String(input).startsWith(url) ? fetch(input, init) : Promise.reject(new TypeError('not reachable')),
  });

const value = fc.jsonValue({ maxDepth: 2 });
const body = fc.oneof(
  value,
  fc.record({ file: value }),
  fc.record({ file: fc.record({ id: value, operationStatus: value, media: value }) }),
  fc.record({ uploadUrl: value, uploadToken: value }),
  fc.record({ uploadUrl: fc.constant('https://upload.example.com/tus'), uploadToken: value }),
  fc.record({ downloadUrls: value }),
  fc.record({ downloadUrls: fc.array(fc.record({ url: value })) }),
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
  {
    timeout: 60_000,
  },
  async (_name, call) => {
    const { platform } = await platformForTest();
    const client = confinedClient(platform);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(200, 201, 204),
        body,
        headers,
        async (from, status, content, extra) => {
          let requests = 0;
          platform.intercept = (_seen, _request, response) => {
            if (++requests < from) return false;
            if (status === 204) response.writeHead(status, extra).end();
            else answer(response, status, content as object, { 'tus-resumable': '1.0.0', ...extra });
            return true;
          };
          const outcome = await call(client).then(
            ({ id }) => ({ id }),
            (error: unknown) => ({ error }),
          );
          if ('id' in outcome) {
            expect(outcome.id).toMatch(/./);
            return;
          }
          if (!isStoreError(outcome.error))
            throw new Error('expected a StoreError', { cause: outcome.error });
          expect(outcome.error.operation).toMatch(/^files\./);
          expect(outcome.error.kind).not.toBe('validation');
        },
      ),
      { numRuns: caseCount(150) },
    );
  },
);
