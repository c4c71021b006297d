import { startServer } from 'storewire-dev-kit/server';
import { afterAll, expect, test } from 'vitest';
import { callOf, openPages } from '../pages.ts';
import { filesNamed, PIXEL, picturesNamed } from './uploads.ts';

const pictures = await startServer(
  (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL),
  afterAll,
);
const office = await openPages({ allowImport: [new URL(pictures.url).host] });
const stored = (name: string) => filesNamed(office, name);

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

test('a name that another user has changed is not replaced before the versions are compared', async () => {
  const page = await office.visit('catalog', '/media');
  await page.getByLabel('Name or label').fill('14-blush-shelf');
  const card = page.getByRole('listitem').filter({ hasText: '14-blush-shelf.webp' });
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  const [file] = stored('14-blush-shelf');
  await card.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('mine.webp');
  await callOf(office, 'PATCH', '/site-media/v1/files/update-file-descriptor', {
    file: { id: file?.['id'], displayName: '14-rival.webp' },
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another user has saved this file' });
  await conflict.getByRole('row', { name: /^Name .* 14-rival\.webp mine\.webp$/ }).waitFor();
  await conflict.getByRole('button', { name: 'Take their version' }).click();
  await page.getByText('The version of the other user stays').waitFor();
  expect([stored('14-rival').length, stored('mine.webp').length]).toEqual([1, 0]);
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
  const page = await office.visit('support', '/media', { expectedErrors: /403/ });
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
  expect(statuses).toEqual([403, 403, 403]);
});
