/** Categories of version 3 of the catalog. */
import type { Page } from 'playwright-core';
import type { Category } from 'storewire';
import { expect, test } from 'vitest';
import { callOf, dialog, open, openPages, rows, submit } from '../pages.ts';

const office = await openPages({ settings: { catalogVersion: 3 } });

const TREE = { treeReference: { appNamespace: '@wix/stores' } };

const { items: products } = office.platform.listItems({ entity: 'productV3', limit: 100 });
const bowlId = String(products.find(({ name }) => name === 'Harbour bowl')?.['id']);

const create = async (category: object): Promise<Category & { id: string }> =>
  (await callOf(office, 'POST', '/categories/v1/categories', { category, ...TREE }))[
    'category'
  ] as Category & {
    id: string;
  };

const add = (id: string): Promise<unknown> =>
  callOf(office, 'POST', `/categories/v1/bulk/categories/${id}/add-items`, {
    items: [{ catalogItemId: bowlId, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }],
    ...TREE,
  });

const save = (page: Page): Promise<void> => open(page, 'Save');

test('a category is created below another one, edited, gets a product, and loses it again', async () => {
  const page = await office.visit('catalog', '/categories/create');
  await page.getByLabel('Name').fill('Soup bowls');
  await page.getByRole('combobox', { name: 'Category above' }).fill('Bowls');
  await page.getByRole('option', { name: 'Bowls' }).click();
  await page.getByRole('switch', { name: 'Visible in the shop' }).press('Space');
  await save(page);
  await page.waitForURL(/[\w-]{36}$/);
  await page.getByText(/Bowls, hidden in the shop/).waitFor();
  await page.getByLabel('Description').fill('For soup');
  await save(page);
  await page.getByText('The category is saved').waitFor();
  await open(page, 'Add products');
  await dialog(page).getByRole('combobox', { name: 'Products' }).fill('Harbour bowl');
  await page.getByRole('option', { name: 'Harbour bowl' }).click();
  await submit(page, 'Add products');
  const row = page.getByRole('row', { name: /Harbour bowl/ });
  await row.waitFor();
  await page.reload();
  expect(await page.getByLabel('Description').inputValue()).toBe('For soup');
  await row.getByRole('button', { name: 'Remove' }).click();
  await submit(page, 'Remove');
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Categories' }).click();
  await page.getByLabel('Name starts with').fill('Soup');
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).filter({ hasText: 'Soup bowls' }).getByText('Bowls', { exact: true }).waitFor();
});

test('a category that another user has saved meanwhile is not replaced without a question', async () => {
  const { id, revision } = await create({ name: 'Shared' });
  const page = await office.visit('catalog', `/categories/${id}`);
  await page.getByLabel('Description').fill('Mine');
  const category = { revision, description: 'Theirs' };
  await callOf(office, 'PATCH', `/categories/v1/categories/${id}`, { category, ...TREE });
  await save(page);
  const question = page.getByRole('dialog', { name: 'Another user has saved this category' });
  await question.getByRole('row', { name: 'Description Theirs Mine' }).waitFor();
  await question.getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('The category is saved').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Mine');
});

test('the products of a category that the platform or an app manages are listed without buttons', async () => {
  const { categoryId } = await callOf(office, 'GET', '/stores/v3/all-products-category');
  const managed = await create({ name: 'Managed', managingAppId: crypto.randomUUID() });
  const own = await create({ name: 'Own' });
  await add(own.id);
  const page = await office.visit('catalog', `/categories/${own.id}`);
  await rows(page).getByRole('button', { name: 'Remove' }).waitFor();
  const buttons = page.getByRole('button', { name: /^(Add products|Remove)$/ });
  for (const [id, text] of [
    [categoryId, 'Every product of the shop is in this category.'],
    [managed.id, 'An app decides which products are in this category.'],
  ]) {
    await page.goto(new URL(`/categories/${id}`, office.origin).href);
    await page.getByText(String(text)).waitFor();
    expect(await buttons.count()).toBe(0);
  }
});
