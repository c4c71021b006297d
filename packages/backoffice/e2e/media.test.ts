import type { Page } from 'playwright-core';
import { startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import { openPages } from './pages.ts';

/** The smallest picture. What follows its end is ignored, so that each picture is another file. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pictures = await startServer(
  (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL),
  afterAll,
);
const office = await openPages({ allowImport: [new URL(pictures.url).host] });

interface NewFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const picturesNamed = (name: string, count: number): NewFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([PIXEL, Buffer.from(`${name} ${index}`)]),
  }));

/** A file of three chunks. */
const largeFile = (name: string): NewFile[] => [
  { name, mimeType: 'application/zip', buffer: Buffer.alloc(12_000_000, name) },
];

/** The files of the shop whose names begin with a text. */
const stored = (name: string) =>
  office.platform
    .listItems({ entity: 'file', limit: 1000 })
    .items.filter(({ displayName }) => String(displayName).startsWith(name));

async function startUpload(page: Page, files: NewFile[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const status = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('status');

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

test('uploads continue after a reload, each from the offset that the platform has', async () => {
  const page = await office.visit('catalog', '/media', { expectedErrors: /ERR_/ });
  await page.getByRole('checkbox').first().waitFor();
  const { offsets, held } = await holdSecondChunk(page);
  await startUpload(page, [...largeFile('reloaded.zip'), ...picturesNamed('reloaded', 3)]);
  await held;
  await expect.poll(() => stored('reloaded').length).toBe(3);
  await expect.poll(() => status(page).textContent()).toBe('3 of 4 uploaded');
  await page.reload();
  await expect.poll(() => status(page).textContent()).toBe('1 of 1 uploaded');
  expect(offsets.filter((offset) => offset === '5000000')).toHaveLength(2);
  expect(offsets.filter((offset) => offset === '10000000')).toHaveLength(1);
  expect(stored('reloaded')).toHaveLength(4);
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

test('files are imported by URL, and the one that the platform rejects is named', async () => {
  const page = await office.visit('owner', '/media');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const urls = dialog.getByLabel('URLs');
  await urls.fill('ftp://photos.example/mug.png');
  await urls.press('Tab');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('ftp://photos.example/mug.png is no URL that starts with https://').waitFor();
  await urls.fill(`${pictures.url}/imported.png\nhttps://rejected.example/mug.png`);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('https://rejected.example/mug.png: ').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => stored('imported').map(({ operationStatus }) => operationStatus))
    .toEqual(['READY']);
});

test('a file is found and renamed by keyboard, and its folder shows it', async () => {
  const page = await office.visit('catalog', '/media');
  const search = page.getByLabel('Name or label');
  await search.fill('13-sand-table');
  const card = page.getByRole('listitem').filter({ hasText: '13-sand-table.webp' });
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  await card.getByRole('button', { name: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('13-sand-plate.webp');
  await name.press('Enter');
  await page.getByText('The file is renamed').waitFor();
  expect(stored('13-sand-plate')).toHaveLength(1);
  await search.fill('13-sand-plate');
  await page.getByRole('link', { name: 'Folder' }).click();
  await page.getByRole('heading', { name: 'Top folder' }).waitFor();
  await page.getByText('13-sand-plate.webp').waitFor();
});

test('files are uploaded, imported and linked by keyboard only', async () => {
  const page = await office.visit('catalog', '/media');
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog');
  const open = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  };
  const tabTo = async (name: string): Promise<void> => {
    const isReached = () => page.evaluate(() => document.activeElement?.textContent);
    for (let tabs = 0; tabs < 20 && (await isReached()) !== name; tabs++) await page.keyboard.press('Tab');
    expect(await isReached()).toBe(name);
    await page.keyboard.press('Enter');
  };
  await open('Upload');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByTestId('dropzone').press('Enter');
  await (await chooser).setFiles(picturesNamed('keyboard', 1));
  await dialog.getByText('keyboard-0.png').waitFor();
  await tabTo('Upload');
  await expect.poll(() => stored('keyboard').length).toBe(1);
  await dialog.waitFor({ state: 'hidden' });
  await open('Import');
  await dialog.getByLabel('URLs').focus();
  await page.keyboard.type(`${pictures.url}/typed.png`);
  await tabTo('Import');
  await expect.poll(() => stored('typed').length).toBe(1);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Name or label').fill('keyboard');
  await page.getByRole('checkbox', { name: 'Select keyboard-0.png' }).press('Space');
  await open('Create links');
  await tabTo('Create links');
  await dialog.getByLabel('keyboard-0.png').waitFor();
});

test('files are moved to the trash and restored', async () => {
  const page = await office.visit('catalog', '/media');
  await page.getByLabel('Name or label').fill('39-plum');
  await page.getByRole('checkbox', { name: 'Select 39-plum-table.webp' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => stored('39-plum-table')[0]?.['state']).toBe('DELETED');
  await page.getByRole('checkbox', { name: 'Select 39-plum-table.webp' }).waitFor({ state: 'hidden' });
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await page.getByRole('checkbox', { name: 'Select 39-plum-table.webp' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('The trash is empty.').waitFor();
  expect(stored('39-plum-table')[0]?.['state']).toBe('OK');
});

test('a link to a file ends when staff have chosen', async () => {
  const page = await office.visit('catalog', '/media');
  await page.getByLabel('Name or label').fill('32-blush-table');
  await page.getByRole('checkbox', { name: 'Select 32-blush-table.webp' }).click();
  await page.getByRole('button', { name: 'Create links' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Ends after' }).click();
  await page.getByRole('option', { name: 'One hour' }).click();
  await dialog.getByRole('button', { name: 'Create links' }).click();
  const link = await dialog.getByLabel('32-blush-table.webp').inputValue();
  expect((await fetch(link)).status).toBe(200);
  await office.platform.advanceClock({ milliseconds: 61 * 60_000 });
  expect((await fetch(link)).status).toBe(403);
});

test('a role without media has no menu item and no page, and the server rejects its calls', async () => {
  const page = await office.visit('support', '/media', { expectedErrors: /404/ });
  await page.getByText('Access denied').first().waitFor();
  expect(await page.getByRole('menuitem', { name: /Media|Trash|Settings/ }).count()).toBe(0);
  const statuses = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const paths = ['search', 'generate-resumable-upload-url', 'generate-file-download-url'];
    const responses = await Promise.all(
      paths.map((path) =>
        fetch(`/api/store/site-media/v1/files/${path}`, { method: 'POST', headers, body: '{}' }),
      ),
    );
    return responses.map(({ status: each }) => each);
  });
  expect(statuses).toEqual([404, 404, 404]);
});
