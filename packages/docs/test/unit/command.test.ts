import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runDocs } from '../../cli.ts';
import { programFiles } from '../../src/reference/llms.ts';
import { readPages } from '../../src/reference/site.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-docs-'));
  const pages = programFiles(readPages(resolve(import.meta.dirname, '../../../..')));
  for (const [name, text] of [...pages, ['index.html', ''] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function printed(page: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runDocs([page], folder)).toBeUndefined();
  return String(log.mock.lastCall?.[0]);
}

test.each([
  ['of the platform', 'errors/OWNED_CART_NOT_FOUND', '# OWNED_CART_NOT_FOUND'],
  ['of a status', 'errors/UNAUTHORIZED', '# UNAUTHORIZED'],
  ['that is a reason', 'errors/badAnswer', '# badAnswer'],
  ['that is a number', 'errors/-19976', '# -19976'],
  ['of OAuth', 'errors/invalid_client', '# invalid_client'],
])('the command prints the page of an error code %s', async (_of, page, title) => {
  expect(await printed(page)).toMatch(new RegExp(`^${title}\n[^]*\n## What to do\n`));
});

test('the page of an error code has a sentence for people, details for developers, and no file to edit', async () => {
  const page = await printed('errors/INSUFFICIENT_INVENTORY');
  expect(page).toContain(
    '\n“There is not enough in stock. Choose a smaller quantity.”\n\n`data.invalidItems` has',
  );
  expect(page).not.toContain('openapi/');
});

test('the command prints a guide, the page of a call and the list of all error codes', async () => {
  expect(await printed('guides/errors')).toContain('# Errors, retries and logs\n');
  expect(await printed('/calls/products/getProduct/')).toMatch(/^# .*product/i);
  expect(await printed('errors')).toContain('OWNED_CART_NOT_FOUND');
});

test.each(['errors/CODE_OF_MY_OWN', 'errors/../../secret', ''])(
  'the command names a page that does not exist: %j',
  async (page) => {
    await expect(runDocs([page], folder)).rejects.toThrow(`There is no page ${page}. The codes`);
  },
);

test('the command prints only one page', async () => {
  await expect(runDocs(['errors', 'guides/errors'], folder)).rejects.toThrow('prints one page');
});
