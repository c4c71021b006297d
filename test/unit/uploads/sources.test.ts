import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fileFromDisk } from './file-from-disk.ts';
import { platformForTest, quick, toHost } from './setup.ts';

async function pathForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-source-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'film.mp4');
}

const SPOILS: { what: string; spoil: (path: string) => Promise<void> }[] = [
  { what: 'deleted', spoil: (path) => rm(path) },
  { what: 'lengthened', spoil: (path) => appendFile(path, 'x') },
  { what: 'shortened', spoil: (path) => truncate(path, 10) },
];

describe.each(SPOILS)('a file from disk that is $what', ({ spoil }) => {
  it.each([
    {
      when: 'before it is sent in one request',
      options: {},
      isTime: (path: string) => path.includes('generate'),
      requests: [],
    },
    {
      when: 'before its first piece',
      options: { resumableAboveBytes: 0 },
      isTime: (path: string) => path.includes('generate'),
      requests: ['POST'],
    },
    {
      when: 'between two pieces',
      options: { resumableAboveBytes: 0 },
      isTime: (_path: string, method: string) => method === 'PATCH',
      requests: ['POST', 'PATCH', 'PATCH'],
    },
  ])(
    '$when fails the upload at once with SOURCE_FAILED, and creates no file',
    async ({ options, isTime, requests }) => {
      const { platform, client } = await platformForTest();
      const path = await pathForTest();
      await writeFile(path, randomBytes(300_000));
      let isSpoilt = false;
      platform.intercept = async (seen, request) => {
        if (isSpoilt || !isTime(seen.path, seen.method)) return false;
        isSpoilt = true;
        // by then the piece was read from disk
        if (seen.method === 'PATCH') await new Promise((done) => request.once('readable', done));
        await spoil(path);
        return false;
      };
      const sending = upload(client, await fileFromDisk(path), {
        ...quick(),
        ...options,
        chunkBytes: 100_000,
        retry: { baseMs: 10 ** 8, maxMs: 10 ** 8 },
      });
      const failure = await failureOf(sending);
      expect([failure.kind, failure.code, failure.reason]).toEqual(['system', 'SOURCE_FAILED', undefined]);
      expect([platform.files, toHost(platform).slice(0, 2)]).toEqual([[], requests.slice(0, 2)]);
    },
  );
});

it('a file from disk that was deleted before the upload fails with SOURCE_FAILED', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const { platform, client } = await platformForTest();
  const path = await pathForTest();
  await writeFile(path, randomBytes(300_000));
  const file = await fileFromDisk(path);
  await rm(path);
  const failure = await failureOf(upload(client, file, { ...quick(), resumableAboveBytes: 0 }));
  expect([failure.code, platform.files]).toEqual(['SOURCE_FAILED', []]);
});
