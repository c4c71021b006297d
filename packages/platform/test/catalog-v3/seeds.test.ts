import { expect, test } from 'vitest';
import { createShopV3, TREE } from '../catalog-v3-shop.ts';
import { createShop, type TestShop } from '../shop.ts';

/** All products of a shop, with what lists have of them. */
async function productsOf(shop: TestShop) {
  const { products = [] } = await shop.as('staff').productsV3.queryProducts({
    query: { cursorPaging: { limit: 100 } },
    fields: ['MEDIA_ITEMS_INFO', 'INFO_SECTION', 'BREADCRUMBS_INFO', 'CURRENCY', 'MERCHANT_DATA'],
  });
  return products;
}

test('the seed rich is the same shop in both versions: names, prices, stock, orders and reviews', async () => {
  const [one, three] = [createShop({ seed: 'rich' }), createShopV3({ seed: 'rich' })];
  const query = { paging: { limit: 100 } };
  const { products: first = [] } = await one.as('staff').products.queryProducts({ query });
  const second = await productsOf(three);
  const sorted = (values: unknown[][]): unknown[][] =>
    values.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  expect(
    sorted(
      second.map(({ name, inventory, media }) => [
        name,
        inventory?.availabilityStatus,
        media?.itemsInfo?.items?.length,
      ]),
    ),
  ).toEqual(
    sorted(first.map(({ name, stock, media }) => [name, stock?.inventoryStatus, media?.items?.length])),
  );
  const lowest = sorted(
    second.map(({ name, actualPriceRange }) => [name, Number(actualPriceRange?.minValue?.amount)]),
  );
  const reduced = (value: number, { type, value: off = 0 }: { type?: string; value?: number } = {}) =>
    type === 'PERCENT' ? Math.round(value * (100 - off)) / 100 : type === 'AMOUNT' ? value - off : value;
  expect(lowest).toEqual(
    sorted(
      first.map(({ name, priceRange, discount }) => [name, reduced(priceRange?.minValue ?? 0, discount)]),
    ),
  );
  const kept = (shop: TestShop) =>
    shop
      .listEntities()
      .entities.filter(({ name }) => /^(order|review|backInStockRequest|coupon|member)$/.test(name));
  expect(kept(three)).toEqual(kept(one));
});

test('the seed rich has options with swatches, modifiers, brands, ribbons, sections and reductions', async () => {
  const shop = createShopV3({ seed: 'rich' });
  const products = await productsOf(shop);
  const named = (name: string) => products.find((each) => each.name === name);
  expect(named('Tidal mug')).toMatchObject({
    options: [
      {
        name: 'Glaze',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [{ name: 'Sea', choiceType: 'ONE_COLOR', colorCode: '#2f6f73' }, {}, {}],
        },
      },
      { name: 'Size', optionRenderType: 'TEXT_CHOICES' },
    ],
    modifiers: [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT', mandatory: false }],
    breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Tableware' }, { categoryName: 'Mugs' }] },
    infoSections: [{ title: 'Material' }, { title: 'Dimensions' }, { title: 'Care' }, { title: 'Returns' }],
    actualPriceRange: { minValue: { formattedAmount: '€24.00' }, maxValue: { formattedAmount: '€28.00' } },
  });
  expect(named('Quay teapot')?.modifiers).toMatchObject([
    {
      mandatory: true,
      choicesSettings: { choices: [{ name: 'Steel', addedPrice: '0.00' }, { addedPrice: '8.00' }] },
    },
  ]);
  expect(named('Lighthouse candlestick')).toMatchObject({
    actualPriceRange: { minValue: { amount: '23.20' } },
    compareAtPriceRange: { minValue: { amount: '29.00' } },
  });
  expect(products.filter(({ brand }) => brand?.name).length).toBeGreaterThan(3);
  expect(products.filter(({ ribbon }) => ribbon?.name).length).toBeGreaterThan(5);
  expect(products.every(({ costRange }) => costRange !== undefined)).toBe(true);
  const { variants } = await shop
    .as('visitor')
    .productsV3.queryVariants({ query: { cursorPaging: { limit: 1000 } } });
  expect(variants?.every(({ sku }) => sku)).toBe(true);
});

test('media of the seed are files of the platform, and so are their thumbnails', async () => {
  const shop = createShopV3({ seed: 'small' });
  const { product } = await shop
    .as('visitor')
    .productsV3.getProductBySlug({ slug: 'harbour-bowl', fields: ['THUMBNAIL', 'MEDIA_ITEMS_INFO'] });
  const { image, thumbnail } = product.media?.main ?? {};
  for (const url of [image?.url, thumbnail?.url]) expect((await shop.fetch(url ?? '')).status).toBe(200);
  expect(product.media?.itemsInfo?.items?.some(({ mediaType }) => mediaType === 'VIDEO')).toBe(true);
  const [glaze] = product.options ?? [];
  expect(glaze?.choicesSettings?.choices?.[0]).not.toHaveProperty('media');
  const fields = ['PRODUCT_CHOICES_MEDIA_REFERENCES', 'PRODUCT_CHOICES_DISPLAY_IMAGE'] as const;
  const asked = await shop
    .as('visitor')
    .productsV3.getProductBySlug({ slug: 'harbour-bowl', fields: [...fields] });
  const choice = asked.product.options?.[0]?.choicesSettings?.choices?.[0];
  expect(choice).toMatchObject({
    media: { items: [{ mediaId: image?.id }, {}, {}, {}] },
    displayImage: { id: image?.id },
  });
  // a variant has the picture of its glaze
  expect(product.variantsInfo?.variants?.map(({ media }) => media?.id)).toContain(
    choice?.media?.items?.[0]?.mediaId,
  );
});

test('categories of the seed small have a level below, and a hidden one is for merchants', async () => {
  const shop = createShopV3({ seed: 'rich' });
  const all = async (role: 'visitor' | 'staff') => {
    const more = role === 'staff' ? { returnNonVisibleCategories: true } : {};
    const { categories = [] } = await shop
      .as(role)
      .categories.queryCategories({ treeReference: TREE, ...more });
    return categories;
  };
  const [shown, every] = [await all('visitor'), await all('staff')];
  // the thirty of the sample shop, and that of all products
  expect([shown.length, every.length]).toEqual([30, 31]);
  const tableware = shown.find(({ name }) => name === 'Tableware');
  const below = shown.filter(({ parentCategory }) => parentCategory?.id === tableware?.id);
  expect(below.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Mugs', 'Cups', 'Bowls', 'Plates', 'Platters']),
  );
  expect(tableware?.image?.url).toMatch(/^http/);
});

test('buyers of the digital product of the seed rich get its file', async () => {
  const shop = createShopV3({ seed: 'rich' });
  const { product } = await shop.as('staff').productsV3.getProductBySlug({ slug: 'glaze-recipes' });
  expect(product).not.toHaveProperty('physicalProperties');
  const [variant] = product.variantsInfo?.variants ?? [];
  const file = variant?.digitalProperties?.digitalFile;
  expect(file).toMatchObject({ fileName: 'glaze-recipes.pdf', fileType: 'SECURE_DOCUMENT' });
  const shown = await shop.as('visitor').productsV3.getProductBySlug({ slug: 'glaze-recipes' });
  expect(shown.product.variantsInfo?.variants?.[0]?.digitalProperties).toEqual({});
  const { orders = [] } = await shop.as('staff').orders.searchOrders({ search: {} });
  const bought = orders.flatMap(({ lineItems = [] }) => lineItems).filter(({ digitalFile }) => digitalFile);
  expect(bought[0]?.digitalFile?.fileId).toBe(file?.id);
});

test('shops with the same seed, version and clock have the same content', () => {
  const [one, other] = [createShopV3({ seed: 'small' }), createShopV3({ seed: 'small' })];
  expect(one.export()).toEqual(other.export());
});
