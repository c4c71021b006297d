/** What only a page with JavaScript does, on a site with version 3 of the catalog. */
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openDocument, openShop } from '../shop.ts';

const shop = await openShop({ settings: { catalogVersion: 3 } });

test('options and extras are chosen in the page, which shows the variant and buys it with what is entered', async () => {
  const page = await shop.visit('/en/products/tidal-mug', { expectedErrors: /404 .*carts/ });
  await page.getByRole('radio', { name: 'Ink' }).check({ force: true });
  await page.getByRole('radio', { name: '450 ml' }).check({ force: true });
  await page.getByRole('main').getByText('MUG-INK-450ML', { exact: true }).waitFor();
  await page.getByLabel('Name to stamp under the handle').fill('Ann');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const added = page.getByRole('region', { name: 'Cart', exact: true });
  await added.getByText('Ann').waitFor();
  await added.getByText('€28.00').waitFor();

  await openDocument(page, new URL('/en/products/quay-teapot', shop.origin));
  await page.getByRole('radio', { name: /Brass/ }).check({ force: true });
  await expect.poll(() => new URL(page.url()).searchParams.get('Strainer')).toBe('Brass');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added.getByText('Brass').waitFor();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
});

test('an extra that need not be chosen is chosen, and taken back', async () => {
  const query = { filter: { slug: 'espresso-cup' } };
  const { products: [{ id = '' } = {}] = [] } = await shop.merchant.productsV3.queryProducts({ query });
  const { product } = await shop.merchant.productsV3.getProduct({ id: id ?? '' });
  const choice = (name: string) => ({ choiceType: 'CHOICE_TEXT' as const, name });
  await shop.merchant.productsV3.updateProduct({
    id: id ?? '',
    product: {
      revision: product.revision ?? '',
      modifiers: [
        {
          name: 'Wrapping',
          modifierRenderType: 'TEXT_CHOICES',
          mandatory: false,
          choicesSettings: { choices: [choice('Paper'), choice('Cloth')] },
        },
      ],
    },
  });
  const page = await shop.visit('/en/products/espresso-cup', { expectedErrors: /404 .*carts/ });
  const wrapping = page.getByRole('group', { name: 'Wrapping' });
  expect(await wrapping.getByRole('radio', { name: 'None' }).isChecked()).toBe(true);
  await wrapping.getByRole('radio', { name: 'Cloth' }).check({ force: true });
  await expect.poll(() => new URL(page.url()).searchParams.get('Wrapping')).toBe('Cloth');
  await wrapping.getByRole('radio', { name: 'None' }).check({ force: true });
  await expect.poll(() => new URL(page.url()).searchParams.has('Wrapping')).toBe(false);
});

test('favorites, products viewed before and suggestions are those of the site', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await openDocument(page, new URL('/en/favorites', shop.origin));
  await page.getByRole('list', { name: 'Favorites' }).getByRole('heading', { name: 'Tidal mug' }).waitFor();
  await openDocument(page, new URL('/en', shop.origin));
  await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('teapot');
  await page.getByRole('option', { name: /Quay teapot/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Quay teapot' }).waitFor();
});
