import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPages } from '../pages.ts';
import { filesNamed, type NewFile, picturesNamed, startUpload, status } from './uploads.ts';

const office = await openPages();
const stored = (name: string) => filesNamed(office, name);

/** A file of three chunks. */
const largeFile = (name: string): NewFile[] => [
  { name, mimeType: 'application/zip', buffer: Buffer.alloc(12_000_000, name) },
];

const CHUNKS = '**/_files/resumable/*';

/** Holds the second chunk of a large file when it is sent for the first time. Returns the offsets of all chunks. */
async function holdSecondChunk(
  page: Page,
): Promise<{ offsets: (string | undefined)[]; held: Promise<void> }> {
  const offsets: (string | undefined)[] = [];
  let isHeld = false;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(CHUNKS, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const offset = request.headers()['upload-offset'];
    offsets.push(offset);
    if (offset === '5000000' && !isHeld) {
      isHeld = true;
      return resolve();
    }
    return route.continue();
  });
  return { offsets, held };
}

test('50 pictures arrive once each, although the connection breaks', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /ERR_/ });
  await page.getByRole('checkbox').first().waitFor();
  let requests = 0;
  // every third request to the upload host is lost, and every fifth response
  await page.route('**/_files/**', async (route) => {
    requests++;
    if (requests % 3 === 0) return route.abort('connectionreset');
    if (requests % 5 === 0) await route.fetch();
    else return route.continue();
    return route.abort('connectionreset');
  });
  await startUpload(page, picturesNamed('harbour', 50));
  await expect.poll(() => stored('harbour').length).toBeGreaterThan(5);
  await page.context().setOffline(true);
  const whileOffline = stored('harbour').length;
  expect(whileOffline).toBeLessThan(50);
  await page.unroute('**/_files/**');
  await page.context().setOffline(false);
  await expect.poll(() => status(page).textContent()).toBe('50 of 50 uploaded');
  const files = stored('harbour');
  const names = new Set(files.map(({ displayName }) => displayName));
  expect([files.length, names.size]).toEqual([50, 50]);
  expect(files.every(({ operationStatus }) => operationStatus === 'READY')).toBe(true);
  await page.getByText('harbour-49.png').last().waitFor();
});

test('an upload is paused, and resumed where it stopped', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /ERR_/ });
  await page.getByRole('checkbox').first().waitFor();
  const { offsets, held } = await holdSecondChunk(page);
  await startUpload(page, largeFile('paused.zip'));
  await held;
  const aborted = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await aborted;
  expect(await status(page).textContent()).toBe('0 of 1 uploaded, paused');
  expect(offsets).toEqual(['0', '5000000']);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => status(page).textContent()).toBe('1 of 1 uploaded');
  expect(offsets).toEqual(['0', '5000000', '5000000', '10000000']);
  expect(stored('paused').map(({ sizeInBytes }) => sizeInBytes)).toEqual(['12000000']);
});

test('after a reload, the same file continues at the offset that the platform has', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /ERR_/ });
  await page.getByRole('checkbox').first().waitFor();
  const { offsets, held } = await holdSecondChunk(page);
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'reloaded.zip');
  await writeFile(path, Buffer.alloc(12_000_000, 'reloaded'));
  await startUpload(page, path);
  await held;
  const question = page.waitForEvent('dialog');
  const reloaded = page.reload();
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await reloaded;
  await startUpload(page, path);
  await expect.poll(() => status(page).textContent()).toBe('1 of 1 uploaded');
  expect(offsets).toEqual(['0', '5000000', '5000000', '10000000']);
  expect(stored('reloaded')).toHaveLength(1);
});

test('a file that the platform rejects is named, until the list is closed', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /400/ });
  await page.getByRole('checkbox').first().waitFor();
  const wrong = { name: 'drawing.pdf', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  await startUpload(page, [wrong]);
  await expect.poll(() => status(page).textContent()).toBe('0 of 1 uploaded, 1 failed');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'hidden' });
});

test('a file that has failed is sent again', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /403/ });
  await page.getByRole('checkbox').first().waitFor();
  const url = '**/files/generate-resumable-upload-url';
  await page.route(url, (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } }));
  await startUpload(page, picturesNamed('failed', 1));
  await expect.poll(() => status(page).textContent()).toBe('0 of 1 uploaded, 1 failed');
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => status(page).textContent()).toBe('1 of 1 uploaded');
  expect(stored('failed')).toHaveLength(1);
});
