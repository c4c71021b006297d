/** Products of a shop with version 3 of the catalog. */
import {
  createClient,
  fixedToken,
  type ProductV3,
  type ProductV3Input,
  type ProductWithInventoryInput,
  STORE_APP_ID,
} from 'storewire';
import { expect, test } from 'vitest';
import { dialog, openPages, rows, submit } from '../pages.ts';
import { save } from '../products.ts';

const office = await openPages({ settings: { catalogVersion: 3 } });
const { platform } = office;

/** Another user, who works without the back office. */
const { productsV3, inventoryItems, categories } = createClient({
  baseUrl: 'http://127.0.0.1:4010',
  auth: fixedToken(platform.issueToken({ role: 'staff' }).accessToken),
  fetch: platform.fetch,
});

const stored = async (id: string): Promise<ProductV3> => {
  const { product } = await productsV3.getProduct({
    id,
    fields: [
      'DIRECT_CATEGORIES_INFO',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'MEDIA_ITEMS_INFO',
      'MERCHANT_DATA',
      'PLAIN_DESCRIPTION',
      'VARIANT_OPTION_CHOICE_NAMES',
    ],
  });
  return product;
};

const variant = (amount: string, ...sizes: string[]) => ({
  price: { actualPrice: { amount } },
  choices: sizes.map((choiceName) => ({ optionChoiceNames: { optionName: 'Size', choiceName } })),
});

const sized = (...sizes: string[]): Partial<ProductWithInventoryInput> => ({
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: sizes.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
    },
  ],
  variantsInfo: { variants: sizes.map((size, index) => variant(String(12 + index), size)) },
});

async function create(name: string, product: Partial<ProductWithInventoryInput> = {}): Promise<string> {
  const created = await productsV3.createProductWithInventory({
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [variant('20')] },
      ...product,
    },
  });
  return created.product?.id ?? '';
}

const change = async (id: string, product: Omit<ProductV3Input, 'revision'>): Promise<void> => {
  const { revision, options = [] } = await stored(id);
  const sent = { ...(product.variantsInfo && { options }), ...product };
  await productsV3.updateProduct({ id, product: { revision: revision ?? '', ...sent } });
};

/** The variants of a product: choices, prices and SKU. */
const variantsOf = async (id: string) =>
  ((await stored(id)).variantsInfo?.variants ?? []).map(({ choices = [], price, sku }) =>
    [
      ...choices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName),
      price?.actualPrice?.amount,
      price?.compareAtPrice?.amount,
      sku,
    ].filter(Boolean),
  );

test('a product is created with its stock, found by a word of its name, and deleted', async () => {
  const page = await office.visit('catalog', '/products-v3/create');
  await page.getByLabel('Name').fill('Salt cellar');
  await page.getByLabel('Price').fill('24.50');
  await page.getByLabel('Pieces').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/[\w-]{36}$/);
  const productId = page.url().split('/').at(-1) ?? '';
  expect(await variantsOf(productId)).toEqual([['24.50']]);
  const stock = await inventoryItems.queryInventoryItems({ query: { filter: { productId } } });
  expect(stock.inventoryItems?.map(({ quantity }) => quantity)).toEqual([7]);
  await page.getByRole('menuitem', { name: 'Products' }).click();
  await page.getByLabel('Name, description or SKU').fill('cellar');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('row', { name: /Salt cellar .*24\.50 In stock/ }).waitFor();
  await page.getByRole('link', { name: 'Salt cellar' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/products-v3(\?|$)/);
  await expect(stored(productId)).rejects.toMatchObject({ status: 404 });
});

test('texts are set and emptied, and categories are changed', async () => {
  const id = await create('Labelled jug', { ribbon: { name: 'New' }, plainDescription: '<p>Old</p>' });
  await create('Branded jug', { brand: { name: 'Quay' } });
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByLabel('Ribbon').fill('');
  await page.getByLabel('Brand').fill('Nobody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Brand: there is no Nobody').waitFor();
  await page.getByLabel('Brand').fill('Quay');
  await page.getByLabel('Title in search results').fill('A jug');
  const input = page.getByRole('combobox', { name: 'Categories' });
  await input.fill('Bowls');
  await page.getByRole('option', { name: 'Bowls' }).click();
  await save(page);
  const saved = await stored(id);
  expect(saved).toMatchObject({ brand: { name: 'Quay' }, plainDescription: '<p>Old</p>' });
  expect(saved.ribbon).toBeUndefined();
  expect(saved.seoData?.tags).toEqual([expect.objectContaining({ type: 'title', children: 'A jug' })]);
  const all = await productsV3.getAllProductsCategory();
  const ofStaff = async () =>
    (await stored(id)).directCategoriesInfo?.categories?.filter((each) => each.id !== all.categoryId);
  expect(await ofStaff()).toHaveLength(1);
  await page.getByLabel('Brand').fill('');
  await input.press('Backspace');
  await save(page);
  await expect.poll(ofStaff).toEqual([]);
  expect((await stored(id)).brand).toBeUndefined();
});

test('values of variants are changed, and what the form does not edit stays', async () => {
  const id = await create('Priced cup', {
    ...sized('Small', 'Large'),
    modifiers: [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Text' } }],
  });
  const [small] = (await stored(id)).variantsInfo?.variants ?? [];
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByLabel('Before reduction of Small').fill('11');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Small: the price before a reduction must not be below the price').waitFor();
  await page.getByLabel('Before reduction of Small').fill('15.50');
  await page.getByLabel('SKU of Large').fill('CUP-L');
  await page.getByLabel('Cost of Large').fill('4.20');
  await save(page);
  expect(await variantsOf(id)).toEqual([
    ['Small', '12.00', '15.50'],
    ['Large', '13.00', 'CUP-L'],
  ]);
  const saved = await stored(id);
  expect(saved.variantsInfo?.variants?.[0]?.id).toBe(small?.id);
  expect(saved.variantsInfo?.variants?.[1]?.revenueDetails?.cost?.amount).toBe('4.20');
  expect(saved.modifiers).toHaveLength(1);
});

test('a choice that is added makes a variant with the values of the nearest one, and others stay', async () => {
  const id = await create('Grown cup', sized('Small', 'Large'));
  const before = (await stored(id)).variantsInfo?.variants?.map((each) => each.id);
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByRole('button', { name: 'Add choice' }).press('Enter');
  await page.getByLabel('Choice').nth(2).fill('Huge');
  await save(page);
  await page.getByLabel('Price of Huge').fill('15');
  await save(page);
  await expect
    .poll(() => variantsOf(id))
    .toEqual([
      ['Small', '12.00'],
      ['Large', '13.00'],
      ['Huge', '15.00'],
    ]);
  expect((await stored(id)).variantsInfo?.variants?.slice(0, 2).map((each) => each.id)).toEqual(before);
});

test('an option that is added leaves SKU and stock to the first of its choices, and colors are changed alone', async () => {
  const id = await create('Glazed cup', sized('Small'));
  await change(id, { variantsInfo: { variants: [{ ...variant('12', 'Small'), sku: 'CUP-S' }] } });
  const stockOf = async () => {
    const { inventoryItems: items } = await inventoryItems.queryInventoryItems({
      query: { filter: { productId: id } },
    });
    return items?.map(({ quantity }) => quantity);
  };
  const [item] =
    (await inventoryItems.queryInventoryItems({ query: { filter: { productId: id } } })).inventoryItems ?? [];
  await inventoryItems.updateInventoryItem({
    id: item?.id ?? '',
    inventoryItem: { revision: item?.revision ?? '', quantity: 9 },
  });
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByRole('button', { name: 'Add option' }).press('Enter');
  await page.getByLabel('Option').nth(1).fill('Glaze');
  for (const [index, glaze] of ['Sea', 'Sand'].entries()) {
    await page.getByRole('button', { name: 'Add choice' }).nth(1).press('Enter');
    await page
      .getByLabel('Choice')
      .nth(1 + index)
      .fill(glaze);
  }
  await save(page);
  expect((await variantsOf(id)).toSorted()).toEqual([
    ['Small', 'Sand', '12.00'],
    ['Small', 'Sea', '12.00', 'CUP-S'],
  ]);
  expect(await stockOf()).toContain(9);
  for (const [index, color] of ['#2f6f73', '#d8c3a5'].entries())
    await page
      .getByLabel('Color')
      .nth(1 + index)
      .fill(color);
  await save(page);
  await expect.poll(async () => (await stored(id)).options?.[1]?.optionRenderType).toBe('SWATCH_CHOICES');
});

test('a save replaces nothing that another user has saved while a question was open', async () => {
  const id = await create('Asked cup', sized('Small', 'Large'));
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByLabel('Price of Small').fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).getByText('1 price changes by more than half').waitFor();
  const [small, large] = (await stored(id)).variantsInfo?.variants ?? [];
  const variants = [
    { ...variant('12', 'Small'), id: small?.id },
    { ...variant('13', 'Large'), id: large?.id, sku: 'ASKED-L' },
  ];
  await change(id, { variantsInfo: { variants } });
  await submit(page, 'Confirm');
  await page.getByText('Another user has just saved this product. Save again, and compare.').waitFor();
  expect(await variantsOf(id)).toEqual([
    ['Small', '12.00'],
    ['Large', '13.00', 'ASKED-L'],
  ]);
});

test('what was typed stays if the product gets a category in the meantime', async () => {
  const id = await create('Typed cup');
  const page = await office.visit('catalog', `/products-v3/${id}`, {
    expectedErrors: /Loading the image/,
  });
  await page.getByLabel('Brand').fill('Quay');
  const { items } = platform.listItems({ entity: 'category', limit: 100 });
  await categories.bulkAddItemsToCategory({
    id: String(items.find(({ name }) => name === 'Cups')?.['id']),
    items: [{ catalogItemId: id, appId: STORE_APP_ID }],
    treeReference: { appNamespace: '@wix/stores' },
  });
  await page.getByRole('button', { name: 'Add media' }).click();
  await dialog(page).getByLabel('URL of a file to copy').fill('https://example.com/cup.png');
  await submit(page, 'Add media');
  await page.getByText('The media are added').waitFor();
  expect(await page.getByLabel('Brand').inputValue()).toBe('Quay');
});

test('a file to copy is added once, although the first answer was lost', async () => {
  const id = await create('Copied cup');
  const expectedErrors = /Loading the image|ERR_FAILED/;
  const page = await office.visit('catalog', `/products-v3/${id}`, { expectedErrors });
  await page.getByRole('button', { name: 'Add media' }).click();
  await dialog(page).getByLabel('URL of a file to copy').fill('https://example.com/cup.png');
  let isLost = false;
  await page.route(`**/products/${id}`, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('failed');
  });
  await submit(page, 'Add media');
  await dialog(page).getByText('another try with the same entries does it once').waitFor();
  await submit(page, 'Add media');
  await dialog(page).waitFor({ state: 'hidden' });
  expect((await stored(id)).media?.itemsInfo?.items).toHaveLength(1);
});

test('media are added, moved and removed', async () => {
  const id = await create('Pictured cup');
  const { items: files } = platform.listItems({ entity: 'file', limit: 2 });
  const items = files.map((file, index) => ({ id: String(file['id']), altText: `A cup, ${index}` }));
  await change(id, { media: { itemsInfo: { items } } });
  const [first, second] = files.map((file) => file['id']);
  const mediaOf = async () => (await stored(id)).media?.itemsInfo?.items?.map((item) => item.id);
  const page = await office.visit('catalog', `/products-v3/${id}`);
  await page.getByRole('button', { name: 'Move', exact: true }).nth(1).click();
  await dialog(page).getByLabel('Place').fill('1');
  await submit(page, 'Move');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await mediaOf()).toEqual([second, first]);
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await page.getByRole('dialog', { name: 'Remove A cup, 0' }).waitFor();
  await submit(page, 'Remove');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await mediaOf()).toEqual([second]);
});

test('a product that another user has changed shows both versions, one of which is kept', async () => {
  const id = await create('Shared bowl', { brand: { name: 'Quay' } });
  const { brand: harbour } = await stored(await create('Harbour bowl', { brand: { name: 'Harbour' } }));
  const page = await office.visit('owner', `/products-v3/${id}`);
  await page.getByLabel('Price of Shared bowl').fill('21');
  await change(id, {
    brand: { id: harbour?.id ?? '' },
    variantsInfo: {
      variants: [{ ...variant('22'), id: (await stored(id)).variantsInfo?.variants?.[0]?.id }],
    },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).getByRole('row', { name: 'Brand Quay Harbour Quay' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Save my version' }).click();
  await page.getByText('The product is saved').waitFor();
  expect(await variantsOf(id)).toEqual([['21.00']]);
  expect((await stored(id)).brand?.name).toBe('Harbour');
});

test('a product is hidden and shown in the list', async () => {
  const id = await create('Hidden bowl');
  const page = await office.visit(
    'catalog',
    '/products-v3?filter={"search":{"search":{"expression":"hidden"}}}',
  );
  const isVisible = page.getByRole('switch', { name: 'Hidden bowl is visible' });
  await isVisible.click();
  await expect.poll(async () => (await stored(id)).visible).toBe(false);
  await expect.poll(() => isVisible.isChecked()).toBe(false);
  await isVisible.click();
  await expect.poll(async () => (await stored(id)).visible).toBe(true);
});

/** Opens products whose names begin like that, and selects them. */
async function selectAll(name: string, count: number) {
  const filter = encodeURIComponent(JSON.stringify({ search: { search: { expression: name } } }));
  const page = await office.visit('catalog', `/products-v3?filter=${filter}`, {
    expectedErrors: /ERR_FAILED/,
  });
  await expect.poll(() => rows(page).count()).toBe(count);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  return page;
}

const pricesOf = async (id: string) =>
  (await stored(id)).variantsInfo?.variants?.map(({ price }) => price?.actualPrice?.amount);

test('prices of all variants of the selected products are raised, once although an answer was lost', async () => {
  const ids = [await create('Raised bowl', sized('Small', 'Large')), await create('Raised cup')];
  const page = await selectAll('Raised', 2);
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog(page).getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Add an amount' }).click();
  await dialog(page).getByLabel('Value').fill('1.5');
  await dialog(page)
    .getByRole('row', { name: 'Raised bowl 12.00 – 13.00 13.50 – 14.50', exact: true })
    .waitFor();
  let sent = 0;
  await page.route(
    ({ pathname }) => pathname.endsWith(`/products/${ids[0]}`),
    async (route) => {
      if (route.request().method() === 'GET' || sent++ > 0) return route.fallback();
      await route.fetch();
      return route.abort('failed');
    },
  );
  await submit(page, 'Change prices');
  await dialog(page).getByText('1 may be changed: another try does it once').waitFor();
  await submit(page, 'Change prices');
  await page.getByText('The prices are changed').waitFor();
  expect(await Promise.all(ids.map(pricesOf))).toEqual([['13.50', '14.50'], ['21.50']]);
});

test('the preview of prices stays as it was sent while they are changed', async () => {
  for (const name of ['Halved bowl', 'Halved cup']) await create(name);
  const page = await selectAll('Halved', 2);
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog(page).getByLabel('Value').fill('-10');
  const second = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(
    ({ pathname }) => pathname.includes('/products/'),
    async (route) => {
      if (route.request().method() === 'PATCH' && ++sent === 2) {
        second.resolve();
        await goOn.promise;
      }
      return route.fallback();
    },
  );
  const preview = dialog(page).getByRole('table', { name: 'Preview' });
  const before = await preview.innerText();
  await submit(page, 'Change prices');
  await second.promise;
  // the list behind the dialog is read again
  await page.locator('tr', { hasText: 'Halved bowl' }).getByText('€18.00').waitFor();
  expect(await preview.innerText()).toBe(before);
  goOn.resolve();
  await page.getByText('The prices are changed').waitFor();
});

test('the selected products are hidden, and added to a category', async () => {
  const ids = [await create('Chosen bowl'), await create('Chosen cup')];
  const { category } = await categories.createCategory({
    category: { name: 'Chosen things', visible: true },
    treeReference: { appNamespace: '@wix/stores' },
  });
  const page = await selectAll('Chosen', 2);
  await page.getByRole('button', { name: 'Change visibility' }).click();
  await dialog(page).getByRole('radio', { name: 'Hide them' }).check();
  await submit(page, 'Change visibility');
  await page.getByText('The products are changed').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select all' }).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Add to category' }).click();
  await dialog(page).getByRole('combobox', { name: 'Category' }).fill('Chosen');
  await page.getByRole('option', { name: 'Chosen things' }).click();
  await submit(page, 'Add to category');
  await page.getByText('The products are added').waitFor();
  for (const product of await Promise.all(ids.map(stored))) {
    expect(product.visible).toBe(false);
    expect(product.directCategoriesInfo?.categories?.map(({ id }) => id)).toContain(category?.id);
  }
});
