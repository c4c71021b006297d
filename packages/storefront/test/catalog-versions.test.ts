/** The same shop on a site with version 1 of the catalog, and on one with version 3. */
import { type CreateProductWithInventoryV3Input, createTransport, visitor as visitorAuth } from 'storewire';
import { expect, test } from 'vitest';
import type { ProductQuery } from '../app/store/catalog/catalog.ts';
import { createCatalogs } from '../server/catalog.ts';
import { allOf, type HtmlPage, linkOf, nameOf, oneOf, textOf } from './html-page.ts';
import { chooseDelivery, fillContact, pay, placeOrder } from './purchase.ts';
import { type ShopServer, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const versions = [await startShop(), await startShop({ settings: { catalogVersion: 3 } })] as const;
const [, three] = versions;

/** What both shops say. Pieces in stock are for merchants only in version 3. */
const inBoth = <Facts>(factsOf: (shop: ShopServer) => Promise<Facts>) =>
  Promise.all(versions.map((shop) => factsOf(shop)));

const withoutPieces = (text: string): string =>
  text
    .replaceAll(/Only \d+ left|In stock|נשאר רק אחד|נשארו רק \d+|במלאי|Auf Lager|Nur noch \d+ Stück/g, '')
    .replaceAll(/\s+/g, ' ');

const cards = ({ document }: HtmlPage): string[] =>
  allOf(document, 'main article').map((card) => withoutPieces(textOf(card)));

test.each([
  '/en/products?sort=newest',
  '/en/products?sort=newest&page=3',
  '/en/products?sort=name&option.Glaze=Sea&stock=only',
  '/en/products?sort=name&sale=only',
  '/en/products?sort=dearest&min=20&max=40&collection=bowls&collection=sale',
  '/de/collections/tableware?sort=name',
  '/en/search?q=teapot',
  '/en/search?q=PLATE-SLATE-FOURPLATES',
])('the list %s has the same products, prices, colors and filters', async (path) => {
  const [one, other] = await inBoth(async (shop) => {
    const page = await newVisitor(shop).open(path);
    const filters = allOf(page.document, '#filters label').map(textOf);
    return { cards: cards(page), filters, heading: page.heading };
  });
  expect(one?.cards.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
});

test.each([
  '/en/products/tidal-mug?Glaze=Ink&Size=450+ml',
  '/en/products/tidal-mug?Glaze=Sand&Size=450+ml',
  '/de/products/side-plate?Glaze=Ink',
  '/he/products/small-teapot',
])(
  'the product %s has the same prices, choices, pictures, texts and facts for search engines',
  async (path) => {
    const [one, other] = await inBoth(async (shop) => {
      const page = await newVisitor(shop).open(path);
      const texts = (query: string) => allOf(page.document, query).map((each) => withoutPieces(textOf(each)));
      const facts = allOf(page.document, 'script[type="application/ld+json"]').map((each) =>
        each.textContent
          .replaceAll(shop.origin, '')
          .replaceAll(/[^"]*\/media\/[^"]*/g, 'picture')
          // version 1 sends amounts as numbers
          .replaceAll(/"price":"([\d.]+)"/g, (_price, amount) => `"price":${Number(amount)}`),
      );
      return {
        heading: page.heading,
        prices: texts('main h1 ~ div p, main .text-2xl'),
        choices: texts('main form fieldset'),
        fields: texts('main form label'),
        facts: texts('main dl'),
        sections: texts('main details'),
        trail: texts('main nav li'),
        pictures: allOf(page.document, 'main section img').map((picture) => picture.getAttribute('alt')),
        offers: facts,
      };
    });
    expect(one?.prices.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  },
);

test('the start page has the same newest and reduced products, and collections with their texts', async () => {
  const [one, other] = await inBoth(async (shop) => {
    const page = await newVisitor(shop).open('/en');
    return {
      cards: cards(page).toSorted(),
      headings: allOf(page.document, 'main h2, main h3').map(textOf).toSorted(),
    };
  });
  expect(other).toEqual(one);
});

test('the sitemap has the same pages', async () => {
  const [one, other] = await inBoth(async (shop) => {
    const text = await (await fetch(new URL('/sitemap.xml', shop.origin))).text();
    return text.replaceAll(shop.origin, '').split('\n').toSorted();
  });
  expect(other).toEqual(one);
});

test('a visitor without JavaScript buys a product of version 3, with an extra that costs something', async () => {
  const visitor = newVisitor(three);
  const page = await visitor.open('/en/products/quay-teapot');
  expect(allOf(page.document, 'label', /^Brass ?\+€8\.00$/)).toHaveLength(1);
  expect(textOf(oneOf(page, 'main .text-2xl', /€/))).toBe('€96.00');
  const brass = { [nameOf(oneOf(page, 'label', /^Brass/))]: true };
  const selected = await visitor.submit(page, 'Show this selection', brass);
  expect(textOf(oneOf(selected, 'main .text-2xl', /€/))).toBe('€104.00');
  const cart = await visitor.submit(selected, 'Add to cart');
  expect(textOf(oneOf(cart, 'main li', /Quay teapot/))).toMatch(/Strainer.*Brass/);
  const checkout = await visitor.open('/en/checkout');
  const delivery = await fillContact(visitor, checkout);
  const thanks = await pay(visitor, await placeOrder(visitor, await chooseDelivery(visitor, delivery)));
  expect(thanks.text).toContain('Thank you');
  expect(textOf(oneOf(thanks, 'main li', /Quay teapot/))).toMatch(/Brass/);
});

test('a text of version 3 is entered, and is in the cart', async () => {
  const visitor = newVisitor(three);
  const page = await visitor.open('/en/products/tidal-mug?Glaze=Ink&Size=300+ml');
  const cart = await visitor.submit(page, 'Add to cart', {
    'Name to stamp under the handle': 'Mara',
    Quantity: '2',
  });
  expect(textOf(oneOf(cart, 'main li', /Tidal mug/))).toContain('Mara');
  expect(linkOf(cart, 'Cart, 2 items').pathname).toBe('/en/cart');
});

test('a text of version 3 says what it costs, and is asked for whatever the merchant calls it', async () => {
  const slug = await createProduct({
    name: 'Engraved mug',
    modifiers: [
      {
        name: 'Engraving',
        modifierRenderType: 'FREE_TEXT',
        mandatory: true,
        freeTextSettings: { title: 'constructor', defaultAddedPrice: '15' },
      },
    ],
  });
  const visitor = newVisitor(three);
  const page = await visitor.open(`/en/products/${slug}`);
  expect(page.text).toContain('+€15.00');
  const rejected = await visitor.submit(page, 'Add to cart');
  expect(rejected.text).toContain('Enter a text for this field.');
  const cart = await visitor.submit(rejected, 'Add to cart', { constructor: 'Mara' });
  expect(textOf(oneOf(cart, 'main li', /Engraved mug/))).toContain('€39.00');
});

test('a product of version 3 whose earlier price is the same is not reduced', async () => {
  const amount = { amount: '24' };
  const slug = await createProduct({
    name: 'Plain mug',
    variantsInfo: { variants: [{ price: { actualPrice: amount, compareAtPrice: amount } }] },
  });
  const page = await newVisitor(three).open(`/en/products/${slug}`);
  expect(page.text).toContain('€24.00');
  expect(page.text).not.toContain('Before');
});

test.each<[name: string, variants: [price: string, visible: boolean][], isFrom: boolean]>([
  [
    'Egg tray',
    [
      ['20', false],
      ['24', true],
      ['30', true],
    ],
    true,
  ],
  [
    'Salt tray',
    [
      ['24', true],
      ['30', false],
    ],
    false,
  ],
])(
  'the price of the %s of version 3 is that of the variants that buyers see',
  async (name, prices, isFrom) => {
    const choices = prices.map(([price]) => `${price} ml`);
    const slug = await createProduct({
      name,
      options: [
        {
          name: 'Volume',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: {
            choices: choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })),
          },
        },
      ],
      variantsInfo: {
        variants: prices.map(([amount, visible], index) => ({
          visible,
          choices: [{ optionChoiceNames: { optionName: 'Volume', choiceName: choices[index] ?? '' } }],
          price: { actualPrice: { amount } },
        })),
      },
    });
    const price = { now: '24.00', isFrom };
    const { products } = await (await catalogOf(three)).find({ text: name, limit: 1 });
    expect(products).toMatchObject([{ name, price }]);
    expect(await (await catalogOf(three)).product(slug)).toMatchObject({ price });
  },
);

test('a product of version 3 that can be ordered before it is in stock is offered to search engines, too', async () => {
  const inventoryItem = { inStock: false, preorderInfo: { enabled: true } };
  const slug = await createProduct({
    name: 'Coming mug',
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '24' } }, inventoryItem }] },
  });
  const { document } = await newVisitor(three).open(`/en/products/${slug}`);
  expect(allOf(document, 'main button', 'Add to cart')).not.toEqual([]);
  const [product] = allOf(document, 'script[type="application/ld+json"]');
  expect(product?.textContent).toContain('https://schema.org/InStock');
});

test('an option may have the name of a field', async () => {
  const named = (choice: string) => ({
    choices: [{ optionChoiceNames: { optionName: 'quantity', choiceName: choice } }],
    price: { actualPrice: { amount: '24' } },
  });
  const slug = await createProduct({
    name: 'Set of mugs',
    options: [
      {
        name: 'quantity',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: ['6', '12'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
      },
    ],
    variantsInfo: { variants: ['6', '12'].map(named) },
  });
  const visitor = newVisitor(three);
  const page = await visitor.open(`/en/products/${slug}`);
  const cart = await visitor.submit(page, 'Add to cart', { '12': true });
  expect(textOf(oneOf(cart, 'main li', /Set of mugs/))).toMatch(/quantity12.*€24\.00/);
});

test('shoppers are notified of a variant of version 3 that is sold out', async () => {
  const visitor = newVisitor(three);
  const page = await visitor.open('/en/products/quay-teapot?Glaze=Ink');
  const asked = await visitor.submit(page, 'Notify me', { 'Email address': 'mara@example.com' });
  expect(asked.text).toContain('We will write to mara@example.com as soon as it is back.');
});

test('favorites and recommendations of version 3 lead to their products', async () => {
  const visitor = newVisitor(three);
  const page = await visitor.open('/en/products/tidal-mug');
  const [card] = allOf(page.document, '[aria-label="You may also like"] a');
  expect((await visitor.open(card?.getAttribute('href') ?? '')).heading).toBe(textOf(card));
  const { products = [] } = await three.merchant.productsV3.queryProducts({
    query: { filter: { slug: { $in: ['tidal-mug', 'quay-teapot'] } } },
  });
  const query = new URLSearchParams(products.map(({ id }) => ['id', id ?? '']));
  const response = await visitor.request(`/en/products-by-id?${query}&id=gone`);
  const found: { products: { name: string }[] } = await response.json();
  expect(found.products.map(({ name }) => name)).toEqual(products.map(({ name }) => name));
});

test.each<[query: Omit<ProductQuery, 'limit'>, expected: (string | RegExp)[]]>([
  [{ text: 'quay teapot' }, ['Quay teapot']],
  [{ options: new Map([['Volume', ['200 ml']]]) }, ['Made-to-order mug']],
  [{ lowest: '120', sort: 'dearest' }, ['Floor vase', 'Teapot with warmer']],
  [{ sort: 'cheapest', isInStock: true, highest: '17' }, ['Glaze recipes', 'Espresso cup']],
])('a catalog that is too large to be kept is searched by the platform: %o', async (query, expected) => {
  for (const shop of versions) {
    const { products, total } = await (await catalogOf(shop)).find({ ...query, limit: 2 });
    expect(products.map(({ name }) => name)).toEqual(expected.slice(0, 2));
    expect(total).toBeGreaterThanOrEqual(products.length);
  }
});

test('pages of a catalog that is too large to be kept follow each other, within a collection', async () => {
  for (const shop of versions) {
    const catalog = await catalogOf(shop);
    expect(await catalog.products(10)).toBeUndefined();
    const bowls = (await catalog.collections()).find(({ slug }) => slug === 'bowls');
    const query = { collectionIds: [[bowls?.id ?? '']], sort: 'name', limit: 3 } as const;
    const pages = [await catalog.find(query), await catalog.find({ ...query, offset: 3 })];
    const names = pages.flatMap(({ products }) => products.map(({ name }) => name));
    expect(new Set(names).size).toBe(6);
    expect(names).toEqual(names.toSorted());
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([bowls?.numberOfProducts]));
  }
});

/** Creates a product of version 3 that is in stock, unless its variants say otherwise. Resolves to its slug. */
async function createProduct(
  product: Partial<CreateProductWithInventoryV3Input['product']> & { name: string },
): Promise<string> {
  const { variants = [{ price: { actualPrice: { amount: '24' } } }] } = product.variantsInfo ?? {};
  const created = await three.merchant.productsV3.createProductWithInventory({
    product: {
      productType: 'PHYSICAL',
      ...product,
      variantsInfo: { variants: variants.map((each) => ({ inventoryItem: { inStock: true }, ...each })) },
    },
  });
  return created.product?.slug ?? '';
}

const catalogs = new Map(versions.map((shop) => [shop, createCatalogs()]));

async function catalogOf(shop: ShopServer) {
  const auth = visitorAuth({ clientId: shop.platform.shop.clientId });
  const client = createTransport({ auth, baseUrl: 'http://127.0.0.1', fetch: shop.platform.fetch });
  return (catalogs.get(shop) ?? createCatalogs())(client);
}
