import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { appendFile, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { upload } from '../../../src/uploads/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { BY_TUS, platformForTest, toHost } from './setup.ts';

async function pathForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-source-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'film.mp4');
  await writeFile(path, randomBytes(5_500_000));
  return path;
}

/** As the guide opens it. */
async function fileFromDisk(path: string): Promise<File> {
  const { mtimeMs } = await stat(path);
  return new File([await openAsBlob(path)], basename(path), { lastModified: mtimeMs });
}

describe.each<{ what: string; spoil: (path: string) => Promise<void> }>([
  { what: 'deleted', spoil: (path) => rm(path) },
  { what: 'lengthened', spoil: (path) => appendFile(path, 'x') },
  { what: 'shortened', spoil: (path) => truncate(path, 10) },
])('a file from disk that is $what', ({ spoil }) => {
  it.each([
    { when: 'before it is sent in one request', options: {}, isTime: /generate/, chunks: 0 },
    {
      when: 'before its first chunk',
      options: BY_TUS,
      isTime: /generate/,
      chunks: 1,
    },
    { when: 'between two chunks', options: BY_TUS, isTime: /^\/tus\/\w/, chunks: 2 },
  ])('$when fails the upload at once with SOURCE_FAILED, and creates no file', async (test) => {
    const { platform, client } = await platformForTest();
    const path = await pathForTest();
    let isSpoilt = false;
    platform.intercept = async (seen, request) => {
      if (isSpoilt || !test.isTime.test(seen.path)) return false;
      isSpoilt = true;
      // by then the chunk was read from disk
      if (seen.method === 'PATCH') await new Promise((done) => request.once('readable', done));
      await spoil(path);
      return false;
    };
    const failure = await failureOf(upload(client, await fileFromDisk(path), test.options));
    expect([failure.kind, failure.code, failure.reason]).toEqual(['system', 'SOURCE_FAILED', 'unsent']);
    expect(platform.files).toEqual([]);
    expect(toHost(platform).filter((method) => method === 'PATCH').length).toBeLessThanOrEqual(test.chunks);
  });
});
