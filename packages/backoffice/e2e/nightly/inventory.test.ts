/** Stock of version 3 of the catalog, which calls of the contract change. */
import type { Page, Route } from 'playwright-core';
import type { InventoryItem } from 'storewire';
import { expect, test } from 'vitest';
import { callOf, dialog, openPages, rows, submit } from '../pages.ts';

const office = await openPages({ settings: { catalogVersion: 3 } });

const call = (method: string, path: string, body: object) => callOf(office, method, path, body);

/** The stock of products whose names begin like that, in the order of their variants. */
async function itemsOf(name: string): Promise<InventoryItem[]> {
  const query = { filter: { 'product.name': { $startsWith: name } }, cursorPaging: { limit: 100 } };
  const { inventoryItems } = await call('POST', '/stores/v3/inventory-items/query', { query });
  return (inventoryItems as InventoryItem[]).toSorted((one, other) =>
    String(one.product?.variantName).localeCompare(String(other.product?.variantName)),
  );
}

const piecesOf = async (name: string) =>
  (await itemsOf(name)).map(({ quantity, inStock }) => quantity ?? inStock);

const choicesOf = (names: readonly string[]) => names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' }));

/** A product with variants that have these pieces, or are in stock, and the path of their rows. */
async function createStocked(
  name: string,
  stocks: Readonly<Record<string, number | boolean>>,
): Promise<string> {
  const variants = Object.entries(stocks).map(([choiceName, stock]) => ({
    price: { actualPrice: { amount: '20' } },
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
    inventoryItem: typeof stock === 'number' ? { quantity: stock } : { inStock: stock },
  }));
  await call('POST', '/stores/v3/products-with-inventory', {
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      options: [
        {
          name: 'Size',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: choicesOf(Object.keys(stocks)) },
        },
      ],
      variantsInfo: { variants },
    },
  });
  return `/inventory?filter=${JSON.stringify({ product: { name: { $startsWith: name } } })}`;
}

/** Another user sells a piece, or sets the pieces. */
const sell = async ({ variantId }: InventoryItem, pieces: number): Promise<unknown> =>
  call('POST', '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location', {
    decrementData: [{ variantId, decrementBy: pieces }],
  });

const set = ({ id, revision }: InventoryItem, quantity: number): Promise<unknown> =>
  call('PATCH', `/stores/v3/inventory-items/${id}`, { inventoryItem: { revision, quantity } });

const firstOf = async (name: string): Promise<InventoryItem> => {
  const [item] = await itemsOf(name);
  if (!item) throw new Error(`No stock of ${name}`);
  return item;
};

async function choose(page: Page, input: string, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: input }).click();
  await page.getByRole('option', { name: option }).click();
}

const openFirst = (page: Page): Promise<void> =>
  rows(page).getByRole('button', { name: 'Change stock' }).first().click();

test('pieces are counted, or no longer, and the reason is in the list of changes, which opens the stock', async () => {
  const path = await createStocked('Counted bowl', { Large: 4 });
  const page = await office.visit('catalog', path);
  await openFirst(page);
  await dialog(page).getByLabel('Pieces').fill('9');
  await choose(page, 'Reason', 'Delivery');
  await dialog(page).getByRole('row', { name: 'Counted bowl, Large 4 9', exact: true }).waitFor();
  await submit(page, 'Change stock');
  await dialog(page).waitFor({ state: 'hidden' });
  await rows(page).filter({ hasText: '9' }).waitFor();
  expect(await piecesOf('Counted bowl')).toEqual([9]);
  await openFirst(page);
  await choose(page, 'Change', 'Do not count: out of stock');
  await submit(page, 'Change stock');
  await rows(page).filter({ hasText: 'Out of stock' }).waitFor();
  expect(await piecesOf('Counted bowl')).toEqual([false]);
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  const change = rows(page).filter({ hasText: 'Update inventory item: quantity (Delivery)' });
  await change.getByRole('link', { name: 'Stock of a variant' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).filter({ hasText: 'Counted bowl' }).waitFor();
});

test('selected variants are set without a question if nobody else has changed them', async () => {
  // the platform lists what is new last, and the page what is first by its name
  await createStocked('Plain tray, white', { Large: 4 });
  await createStocked('Plain tray, black', { Large: 6 });
  const filter = { product: { name: { $startsWith: 'Plain tray' } } };
  const page = await office.visit('catalog', `/inventory?filter=${JSON.stringify(filter)}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await dialog(page).getByLabel('Pieces').fill('8');
  await submit(page, 'Change selected');
  await page.getByText('The stock is changed').waitFor();
  expect(await piecesOf('Plain tray')).toEqual([8, 8]);
});

test('pieces are added to what another user has left, and once although the answer was lost', async () => {
  const path = await createStocked('Sold bowl', { Large: 5, Medium: true, Small: 1 });
  const page = await office.visit('catalog', path, { expectedErrors: /ERR_FAILED/ });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await choose(page, 'Change', 'Count pieces, and add');
  await dialog(page).getByLabel('Pieces').fill('10');
  const loseAnswer = async (route: Route): Promise<void> => {
    await sell(await firstOf('Sold bowl'), 2);
    await route.fetch();
    await route.abort('failed');
  };
  await page.route('**/increment-by-variant-and-location', loseAnswer, { times: 1 });
  await submit(page, 'Change selected');
  await dialog(page).getByText('0 of 3 changed, 1 may be changed').waitFor();
  await submit(page, 'Change selected');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await piecesOf('Sold bowl')).toEqual([13, 10, 11]);
});

test('the first pieces of a variant are counted once although the answer was lost', async () => {
  const path = await createStocked('Uncounted bowl', { Large: true });
  const page = await office.visit('catalog', path, { expectedErrors: /ERR_FAILED/ });
  await openFirst(page);
  await choose(page, 'Change', 'Count pieces, and add');
  await dialog(page).getByLabel('Pieces').fill('10');
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort('failed');
  };
  const { id } = await firstOf('Uncounted bowl');
  await page.route(`**/inventory-items/${id}`, loseAnswer, { times: 1 });
  await submit(page, 'Change stock');
  await dialog(page).getByText('It may be done').waitFor();
  await submit(page, 'Change stock');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await piecesOf('Uncounted bowl')).toEqual([10]);
});

test('pieces that are not there cannot be taken: the variant is named, and the others change', async () => {
  const path = await createStocked('Broken plate', { Large: 4, Medium: 3, Small: 1 });
  const page = await office.visit('catalog', path);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await choose(page, 'Change', 'Count pieces, and add');
  await dialog(page).getByLabel('Pieces').fill('-2');
  await dialog(page).getByRole('row', { name: 'Broken plate, Small 1 Impossible', exact: true }).waitFor();
  const [, medium] = await itemsOf('Broken plate');
  if (medium) await sell(medium, 2);
  await submit(page, 'Change selected');
  await dialog(page).getByText('1 of 3 changed').waitFor();
  await dialog(page).getByText('Broken plate, Medium: ').waitFor();
  await dialog(page).getByText('Broken plate, Small: ').waitFor();
  expect(await piecesOf('Broken plate')).toEqual([2, 1, 1]);
});

test('what was sold without being there is shown as missing, and a delivery is added to it', async () => {
  const path = await createStocked('Missing cup', { Large: 1 });
  await sell(await firstOf('Missing cup'), 4);
  const page = await office.visit('catalog', path);
  await openFirst(page);
  await choose(page, 'Change', 'Count pieces, and add');
  await dialog(page).getByLabel('Pieces').fill('2');
  await dialog(page).getByRole('row', { name: 'Missing cup, Large -3 -1', exact: true }).waitFor();
  await submit(page, 'Change stock');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await piecesOf('Missing cup')).toEqual([-1]);
});

test('a number of pieces that another user has changed is not replaced without a question', async () => {
  const path = await createStocked('Shared plate', { Large: 5 });
  const page = await office.visit('catalog', path);
  await openFirst(page);
  await dialog(page).getByLabel('Pieces').fill('9');
  await set(await firstOf('Shared plate'), 7);
  await submit(page, 'Change stock');
  const question = page.getByRole('dialog', { name: 'Another user has saved this stock' });
  await question.getByRole('row', { name: 'Shared plate, Large 5 7 9', exact: true }).waitFor();
  await question.getByRole('button', { name: 'Take their version' }).click();
  await page.getByText('The version of the other user stays').waitFor();
  expect(await piecesOf('Shared plate')).toEqual([7]);
});

test('stock that is gone since the dialog was opened is named', async () => {
  const path = await createStocked('Deleted vase', { Large: 5 });
  const page = await office.visit('catalog', path);
  await openFirst(page);
  await dialog(page).getByLabel('Pieces').fill('9');
  const { productId } = await firstOf('Deleted vase');
  await call('DELETE', `/stores/v3/products/${productId}`, {});
  await submit(page, 'Change stock');
  await dialog(page).getByText('Deleted vase, Large: no longer exists').waitFor();
});

test('a role that may not change stock sees it without buttons', async () => {
  const path = await createStocked('Seen jug', { Large: 5 });
  const page = await office.visit('support', path);
  await rows(page).filter({ hasText: 'Seen jug' }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Change stock' }).count()).toBe(0);
});
