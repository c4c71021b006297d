import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UploadOptions } from '../../../src/uploads/index.ts';
import { type BadLine, badLine } from '../../unit/uploads/broken-connection.ts';
import { type FilesPlatform, startFilesPlatform } from '../../unit/uploads/files-platform.ts';
import { pageForTests } from '../serve-page.ts';

const bytes = randomBytes(25_000_000);
const tests = pageForTests(new URL('./uploads-page.ts', import.meta.url));
let folder: string;
let platform: FilesPlatform;
let line: BadLine | undefined;
let page: Page;
let scripts: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-upload-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  platform = await startFilesPlatform();
  page = await tests.newTab();
  scripts = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(tests.url());
});

afterEach(async () => {
  await tests.closeContext(page.context());
  await line?.close();
  await platform.stop();
});

const sha256 = (part: Uint8Array): string => createHash('sha256').update(part).digest('hex');

async function choose(name: string, size: number): Promise<void> {
  const path = join(folder, name);
  // written once, as writing it again would change its date
  await writeFile(path, bytes.subarray(0, size), { flag: 'wx' }).catch(() => undefined);
  await page.waitForFunction(() => window.uploadsPage !== undefined);
  await page.setInputFiles('input', path);
}

const start = (options: UploadOptions): Promise<string | undefined> =>
  page.evaluate(([url, given]) => window.uploadsPage?.start(url, given), [platform.url, options] as const);

const progressed = (): Promise<number[]> =>
  page.evaluate(() => window.uploadsPage?.progress.map(({ sentBytes }) => sentBytes) ?? []);

test('a small file arrives whole, without the tus library', async () => {
  await choose('mug.png', 3000);
  const id = await start({});
  expect(platform.files).toMatchObject([
    { id, displayName: 'mug.png', contentType: 'image/png', hash: sha256(bytes.subarray(0, 3000)) },
  ]);
  expect(scripts).toHaveLength(1);
});

test('a large file reports its progress, and continues after a reload', async () => {
  line = await badLine(platform.url, [], 12_000_000);
  platform.uploadHost = line.url;
  await choose('film.mp4', 25_000_000);
  const cut = start({}).catch(() => undefined);
  await line.stalled;
  await page.waitForFunction(() =>
    window.uploadsPage?.progress.some(({ sentBytes }) => sentBytes === 10_000_000),
  );
  const kept = await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length]);
  expect(kept).toEqual([[expect.stringMatching(/^tus::[0-9a-f]{32}::\d+$/)], 0]);

  await page.reload();
  await cut;
  await choose('film.mp4', 25_000_000);
  const id = await start({});
  const [first = 0] = (await progressed()).filter((sent) => sent > 0);
  expect(first).toBeGreaterThanOrEqual(10_000_000);
  expect(platform.files).toMatchObject([
    { id, displayName: 'film.mp4', hash: sha256(bytes), sizeInBytes: '25000000' },
  ]);
  expect(platform.tokens).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a file that was changed after it was chosen fails at once, in one request and in pieces', async () => {
  for (const [name, resumableAboveBytes] of [
    ['changed.png', 10_000_000],
    ['changed.mp4', 0],
  ] as const) {
    await choose(name, 3000);
    // Chromium reads the size and date of a file on first use
    expect(await page.evaluate(() => document.querySelector('input')?.files?.[0]?.size)).toBe(3000);
    await appendFile(join(folder, name), 'x');
    // and ignores differences of less than a second
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, name), later, later);
    const options = { resumableAboveBytes };
    const code = await page.evaluate(
      ([url, given]) =>
        window.uploadsPage?.start(url, given).catch((error: { code?: unknown }) => error.code),
      [platform.url, options] as const,
    );
    expect([name, code, platform.files]).toEqual([name, 'SOURCE_FAILED', []]);
  }
});
