/** Uploads of files on the page of media. */
import type { Page } from 'playwright-core';
import type { TestOffice } from '../../test/office.ts';

/** The smallest picture. What follows its end is ignored, so that each picture is another file. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface NewFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const picturesNamed = (name: string, count: number): NewFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([PIXEL, Buffer.from(`${name} ${index}`)]),
  }));

/** The files of the shop whose names begin with a text. */
export const filesNamed = ({ platform }: TestOffice, name: string) =>
  platform
    .listItems({ entity: 'file', limit: 1000 })
    .items.filter(({ displayName }) => String(displayName).startsWith(name));

/** Chooses files in the dialog of uploads, and sends them. */
export async function startUpload(page: Page, files: NewFile[] | string): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** How many files are sent. */
export const status = (page: Page) => page.getByRole('region', { name: 'Uploads' }).getByRole('status');
