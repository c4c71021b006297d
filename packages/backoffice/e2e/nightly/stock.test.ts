import { expect, test } from 'vitest';
import { dialog, openPages, rows, submit } from '../pages.ts';
import { productsOf, save } from '../products.ts';

const office = await openPages();
const { create, stored } = productsOf(office);

const SIZES = ['Small', 'Large'].map((description) => ({ description, value: description }));
const SIZED = { manageVariants: true, productOptions: [{ name: 'Size', choices: SIZES }] };

/** A product whose pieces are counted, and the path of its rows. */
async function createCounted(name: string, quantity: number): Promise<{ id: string; path: string }> {
  const id = await create({ name, ...SIZED });
  office.platform.setStock({ productId: id, trackQuantity: true, quantity });
  return { id, path: `/variants?filter=${JSON.stringify({ productId: id })}` };
}

const piecesOf = async (id: string) =>
  (await stored(id)).variants?.map(({ stock }) => (stock?.trackQuantity ? stock.quantity : stock?.inStock));

test('a number of pieces is read in digits of any script', async () => {
  const { id, path } = await createCounted('Scripted bowl', 4);
  const page = await office.visit('catalog', path);
  for (const [text, pieces] of [
    ['١٢', 12],
    [' １３ ', 13],
  ] as const) {
    await rows(page).getByRole('button', { name: 'Change stock' }).first().click();
    await dialog(page).getByLabel('Pieces').fill(text);
    await submit(page, 'Change stock');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await piecesOf(id)).toContain(pieces);
  }
});

test('pieces are added to the selected variants, except where that is impossible', async () => {
  const { id, path } = await createCounted('Counted bowl', 4);
  const [small] = (await stored(id)).variants ?? [];
  office.platform.setStock({ productId: id, variantId: small?.id ?? '', quantity: 1 });
  const page = await office.visit('catalog', path, { expectedErrors: /400/ });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change selected' }).click();
  await dialog(page).getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Count pieces, and add' }).click();
  await dialog(page).getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Damaged or lost' }).click();
  await dialog(page).getByLabel('Pieces').fill('-2');
  await dialog(page).getByRole('row', { name: 'Counted bowl, Large 4 2', exact: true }).waitFor();
  await dialog(page).getByRole('row', { name: 'Counted bowl, Small 1 Impossible', exact: true }).waitFor();
  // another user sells one piece in the meantime
  const large = (await stored(id)).variants?.[1]?.id ?? '';
  office.platform.setStock({ productId: id, variantId: large, quantity: 3 });
  await submit(page, 'Change selected');
  await dialog(page).getByText('1 of 2 changed').waitFor();
  await dialog(page)
    .getByText(/^Counted bowl, Small: .*must leave 0 to 99999 pieces/)
    .waitFor();
  expect(await piecesOf(id)).toEqual([1, 1]);
  const product = await office.visit('catalog', `/products/${id}`);
  await product.getByText(/Set stock: .*add \(Damaged or lost\)/).waitFor();
});

test('a number of pieces that another user has changed is not replaced without a question', async () => {
  const { id, path } = await createCounted('Shared plate', 5);
  const page = await office.visit('catalog', path);
  await rows(page).getByRole('button', { name: 'Change stock' }).first().click();
  await dialog(page).getByLabel('Pieces').fill('9');
  office.platform.setStock({ productId: id, quantity: 7 });
  await submit(page, 'Change stock');
  const question = page.getByRole('dialog', { name: 'Another user has saved this stock' });
  await question.getByRole('row', { name: /^Shared plate, \w+ 5 7 9$/ }).waitFor();
  await question.getByRole('button', { name: 'Take their version' }).click();
  await page.getByText('The version of the other user stays').waitFor();
  expect(await piecesOf(id)).toEqual([7, 7]);
});

test('the editor of a product changes pieces, and keeps what was sold while it was open', async () => {
  const { id } = await createCounted('Edited cup', 5);
  const page = await office.visit('catalog', `/products/${id}`);
  await page.getByLabel('Pieces of Small').fill('12.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('A whole number from 0 to 99999').waitFor();
  await page.getByLabel('Pieces of Small').fill('12');
  const large = (await stored(id)).variants?.[1]?.id ?? '';
  office.platform.setStock({ productId: id, variantId: large, quantity: 4 });
  await save(page);
  expect(await piecesOf(id)).toEqual([12, 4]);
  await page.getByLabel('Pieces of Small').fill('');
  await save(page);
  // the notice may be that of the first change
  await expect.poll(() => piecesOf(id)).toEqual([true, 4]);
});

test('pieces are added to those that are left after a sale in the meantime', async () => {
  const { id, path } = await createCounted('Sold bowl', 5);
  const page = await office.visit('catalog', path);
  await rows(page).getByRole('button', { name: 'Change stock' }).first().click();
  await dialog(page).getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Count pieces, and add' }).click();
  await dialog(page).getByLabel('Pieces').fill('10');
  await page.route('**/setStock*', (route) => {
    office.platform.setStock({ productId: id, quantity: 3 });
    return route.continue();
  });
  await submit(page, 'Change stock');
  await dialog(page).waitFor({ state: 'hidden' });
  expect((await piecesOf(id))?.toSorted()).toEqual([13, 3]);
});
