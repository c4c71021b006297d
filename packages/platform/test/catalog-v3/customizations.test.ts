/** The options and modifiers of all products. */
import { expect, test } from 'vitest';
import { addProduct, createShopV3, engraving, wrapping } from '../catalog-v3-shop.ts';
import { create, having, option, SIZES, update } from '../products-of-staff.ts';
import { createShop, type TestShop } from '../shop.ts';

type Input = Parameters<ReturnType<TestShop['as']>['customizations']['queryCustomizations']>[0];

const list = async (shop: TestShop, input: Input = {}) =>
  (await shop.as('visitor').customizations.queryCustomizations(input)).customizations ?? [];

/** Names of choices by the names of what has them. */
const choicesIn = async (shop: TestShop) =>
  Object.fromEntries(
    (await list(shop)).map(({ name = '', choicesSettings }) => [
      name,
      choicesSettings?.choices?.map((choice) => choice.name).join(),
    ]),
  );

const LARGE = { options: [option('Size', 'XL')], variantsInfo: { variants: [having({ Size: 'XL' })] } };

test('options and modifiers are listed once, with the choices of all products', async () => {
  const shop = createShopV3();
  const wrap = wrapping();
  addProduct(shop, { modifiers: [wrap, engraving] });
  const { product } = await create(shop, { name: 'Mug', ...SIZES });
  await create(shop, { name: 'Bowl', visible: false, ...LARGE });
  const [size] = product?.options ?? [];
  const [small] = size?.choicesSettings?.choices ?? [];
  const sort = [{ fieldName: 'name', order: 'DESC' } as const];
  const found = await list(shop, { query: { sort }, fields: ['ASSIGNED_PRODUCTS_COUNT'] });
  expect(found).toMatchObject([
    {
      id: size?.id,
      key: 'Size',
      name: 'Size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: [
          { id: small?.choiceId, choiceType: 'CHOICE_TEXT', key: 'S', name: 'S' },
          { name: 'L' },
          { name: 'XL' },
        ],
      },
      // a visitor sees one of the two
      assignedProductsCount: 1,
    },
    {
      id: wrap.id,
      key: 'wrap',
      customizationType: 'MODIFIER',
      choicesSettings: { choices: [{ key: 'paper' }, { key: 'linen', defaultAddedPrice: '2' }] },
    },
    {
      id: engraving.id,
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: {
        title: 'Under the handle',
        key: 'handle',
        maxCharCount: 20,
        defaultAddedPrice: '3.50',
      },
    },
  ]);
  expect(found[2]).not.toHaveProperty('choicesSettings');
});

test('what no product has any more is not listed', async () => {
  const shop = createShopV3();
  const { product } = await create(shop, { name: 'Mug', ...SIZES });
  const other = (await create(shop, { name: 'Bowl', ...LARGE })).product?.id ?? '';
  expect(await choicesIn(shop)).toEqual({ Size: 'S,L,XL' });
  await update(shop, product?.id ?? '', {
    options: [option('Size', 'S')],
    variantsInfo: { variants: [having({ Size: 'S' })] },
  });
  expect(await choicesIn(shop)).toEqual({ Size: 'S,XL' });
  const { productsV3 } = shop.as('staff');
  const id = product?.options?.[0]?.id ?? '';
  await update(shop, other, {
    options: [{ id, ...option('Width', 'XL') }],
    variantsInfo: { variants: [having({ Width: 'XL' })] },
  });
  expect(await choicesIn(shop)).toEqual({ Width: 'S,XL' });
  await productsV3.deleteProduct({ id: other });
  expect(await choicesIn(shop)).toEqual({ Size: 'S' });
  await productsV3.deleteProduct({ id: product?.id ?? '' });
  expect(await choicesIn(shop)).toEqual({});
});

test('an import lists those of its products, which exports do not list', async () => {
  const shop = createShopV3();
  await create(shop, { name: 'Mug', ...SIZES });
  shop.advance(1);
  await create(shop, { name: 'Bowl', ...LARGE });
  const { files } = shop.exportData();
  expect(Object.keys(files)).toContain('productV3.jsonl');
  expect(Object.keys(files)).not.toContain('customization.jsonl');
  const other = createShopV3();
  await create(other, {
    name: 'Vase',
    options: [option('Glaze', 'Sea')],
    variantsInfo: { variants: [having({ Glaze: 'Sea' })] },
  });
  // an older export has two files that are not read any more
  await other.importData({ files: { ...files, 'customization.jsonl': '{}\n', 'variantV3.jsonl': '{}\n' } });
  expect(await choicesIn(other)).toEqual(await choicesIn(shop));
});

test('they are filtered by type and name, and paged by cursor', async () => {
  const shop = createShopV3();
  addProduct(shop, { prices: ['1', '2'], modifiers: [wrapping(), engraving] });
  const { customizations } = shop.as('visitor');
  const first = await customizations.queryCustomizations({
    query: {
      filter: { customizationType: 'MODIFIER', name: { $in: ['Engraving', 'Gift wrap', 'Size'] } },
      sort: [{ fieldName: 'name' }],
      cursorPaging: { limit: 1 },
    },
  });
  expect(first).toMatchObject({ customizations: [{ name: 'Engraving' }], pagingMetadata: { hasNext: true } });
  const cursor = first.pagingMetadata?.cursors?.next ?? '';
  const second = await customizations.queryCustomizations({ query: { cursorPaging: { limit: 1, cursor } } });
  expect(second).toMatchObject({
    customizations: [{ name: 'Gift wrap' }],
    pagingMetadata: { hasNext: false },
  });
});

test('pictures of choices are there on request, as the product that was saved last shows them', async () => {
  const shop = createShopV3();
  const swatch = (picture: string) => ({
    id: '0c4b7f62-9d3e-4a18-b5f7-2e6a8d1c9b30',
    key: 'Glaze',
    name: 'Glaze',
    optionRenderType: 'SWATCH_CHOICES' as const,
    choicesSettings: {
      choices: [
        {
          choiceId: '6e1f4c28-7b95-4d03-a8e2-5c9d3f7b1a64',
          choiceType: 'ONE_COLOR' as const,
          key: 'Sea',
          name: 'Sea',
          colorCode: '#2f6f73',
          displayImage: { id: picture, url: `https://photos.example.org/${picture}` },
        },
      ],
    },
  });
  for (const picture of ['mug.png', 'bowl.png'])
    addProduct(shop, { name: picture, options: [swatch(picture)] });
  const choicesWith = async (fields: NonNullable<NonNullable<Input>['fields']>) =>
    (await list(shop, { fields }))[0]?.choicesSettings?.choices;
  expect((await choicesWith([]))?.[0]).not.toHaveProperty('displayImage');
  expect(await choicesWith(['CHOICE_DISPLAY_IMAGE'])).toMatchObject([
    { colorCode: '#2f6f73', displayImage: { id: 'bowl.png' } },
  ]);
});

test('a site with version 1 of the catalog has none', async () => {
  await expect(list(createShop())).rejects.toMatchObject({ status: 428 });
});
