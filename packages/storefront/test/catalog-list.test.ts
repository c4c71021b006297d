/** Lists of products as the server renders them. */
import { expect, test } from 'vitest';
import { allOf, fieldOf, type HtmlPage, linkOf, nameOf, oneOf, textOf } from './html-page.ts';
import { openWith } from './scripted-platform.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

const open = (path: string): Promise<HtmlPage> => newVisitor(shop).open(path);

const LIST = 'main [aria-label="Products"]';
const cards = (page: HtmlPage) => allOf(page.document, `${LIST} article`);
const names = (page: HtmlPage): string[] =>
  allOf(page.document, `${LIST} article :is(h2, h3)`).map((heading) => textOf(heading));

test('each number next to a filter is the number of products that the filter shows', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products?min=30');
  for (const name of [/^Bowls/, /^Chalk\W+\d/, /^In stock only/, /^Reduced only/]) {
    const label = nameOf(oneOf(page, 'label', name));
    const count = Number(/\d+/.exec(label)?.[0]);
    const found = await visitor.submit(await visitor.open('/en/products?min=30'), 'Apply', { [label]: true });
    expect([label, found.text]).toEqual([label, expect.stringMatching(new RegExp(`of ${count} products?`))]);
  }
});

test('filters are a form that keeps all other query parameters, and its pages are links', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products?utm_source=mail');
  const chalk = nameOf(oneOf(page, 'label', /^Chalk\W+\d/));
  const first = await visitor.submit(page, 'Apply', { [chalk]: true });
  expect(first.url.searchParams.get('option.Glaze')).toBe('Chalk');
  expect(first.url.searchParams.get('utm_source')).toBe('mail');
  expect(first.text).toContain('12 of 24 products');
  const second = await visitor.follow(first, 'Next');
  expect(second.url.searchParams.get('page')).toBe('2');
  expect(second.text).toContain('24 of 24 products');
  expect(names(first)).not.toContain(names(second)[0]);
  const back = await visitor.follow(second, 'Previous');
  expect(names(back)).toEqual(names(first));
});

test('a chosen color stays among the filters with its swatch while no product has it', async () => {
  const page = await open('/en/products?option.Glaze=Chalk&min=9000');
  const chalk = oneOf(page, '#filters label', /^Chalk\W+0 products/);
  expect(allOf(chalk, 'svg circle[fill^="#"]')).toHaveLength(1);
  expect(allOf(page.document, '#filters label', /^Sand/)).toEqual([]);
});

test('the filter of reduced products shows products with both prices', async () => {
  const all = cards(await open('/en/products?sale=only'));
  expect(all.length).toBeGreaterThan(3);
  for (const card of all) {
    expect(textOf(card)).toContain('Before');
    expect(allOf(card, 'span', 'Sale').length).toBeGreaterThan(0);
  }
});

test('an unknown collection in the filter shows nothing instead of everything', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products?collection=unknown');
  expect(page.text).toContain('No product matches these filters');
  expect((await visitor.follow(page, 'Remove the filter unknown')).text).toContain('12 of 60 products');
});

test('a price range finds reduced products by what they cost now', async () => {
  expect(names(await open('/en/products?min=19&max=19'))).toContain('Olive dish');
  expect(names(await open('/en/products?min=20&max=23'))).not.toContain('Olive dish');
});

test('products are sorted by what they cost after a reduction', async () => {
  const page = await open('/en/products?sort=cheapest');
  const prices = cards(page).map((card) =>
    Number(/€([\d.]+)/.exec(card.querySelector('bdi + bdi, p bdi')?.textContent ?? '')?.[1]),
  );
  expect(prices).toHaveLength(12);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  // 25 before, 17.50 now
  expect(names(page)).toContain('Camp mug');
});

test('the sort order of the URL is chosen in the list, and orders the products', async () => {
  const page = await open('/en/products?sort=name');
  expect(fieldOf(page, 'Sort by').value).toBe('name');
  expect(names(page)).toEqual(names(page).toSorted());
});

test('names are sorted as the language of the page sorts them, with and without filters', async () => {
  const other = await startShop({ seed: 'empty' });
  for (const name of ['zebra cup', 'Äpfelschale', 'Bowl 10', 'bowl 9', 'Teller'])
    await other.merchant.products.createProduct({ product: { name, priceData: { price: 5 } } });
  for (const path of ['/de/products?sort=name', '/de/products?sort=name&min=1']) {
    const { document } = await newVisitor(other).open(path);
    const sorted = ['Äpfelschale', 'bowl 9', 'Bowl 10', 'Teller', 'zebra cup'];
    expect([path, allOf(document, 'main article :is(h2, h3)').map(textOf)]).toEqual([path, sorted]);
  }
});

test('an option may have the name of a property of every object', async () => {
  const other = await startShop({ seed: 'empty' });
  for (const name of ['Cup', 'Bowl'])
    await other.merchant.products.createProduct({
      product: {
        name,
        priceData: { price: 5 },
        productOptions: [{ name: 'constructor', choices: [{ value: name, description: name }] }],
      },
    });
  const visitor = newVisitor(other);
  expect(allOf((await visitor.open('/en/products')).document, 'main article')).toHaveLength(2);
  const page = await visitor.open('/en/products?option.constructor=Cup');
  expect(allOf(page.document, 'main article :is(h2, h3)').map(textOf)).toEqual(['Cup']);
});

test('the choices of a filter are in the order of their names', async () => {
  const { document } = await open('/en/products');
  const { compare } = new Intl.Collator('en', { numeric: true });
  const groups = allOf(document, '#filters fieldset').map((group) => allOf(group, 'label bdi').map(textOf));
  expect(groups.flat().length).toBeGreaterThan(10);
  expect(groups).toEqual(groups.map((choices) => choices.toSorted(compare)));
});

test('a price that no product has is shown with its currency', async () => {
  const page = await open('/en/products?min=9000');
  expect(linkOf(page, 'Remove the filter Lowest price: €9,000.00').search).toBe('');
  expect(textOf(oneOf(page, '#filters legend', /Price/))).toBe('Price (EUR)');
});

test('a price in the URL that cannot be read is no filter', async () => {
  const page = await open('/en/products?max=abc');
  expect(page.text).toContain('12 of 60 products');
  expect(allOf(page.document, 'a', /^Remove the filter/)).toEqual([]);
});

test('a lowest price above the highest is said with both, at the fields and in place of the products', async () => {
  const page = await open('/en/products?min=50&max=20');
  const message = 'The lowest price, €50.00, is above the highest price, €20.00.';
  expect(textOf(oneOf(page, '#filters fieldset[aria-describedby]'))).toContain(message);
  expect(page.text.split(message)).toHaveLength(3);
});

test('a page behind the last one leads to the last one', async () => {
  const page = await open('/en/products?sort=name&page=999');
  expect(page.url.search).toBe('?sort=name&page=5');
  expect(page.text).toContain('60 of 60 products');
});

test('a page behind the last one of a catalog that is too large to be kept does so, too, and reads no product for it', async () => {
  const paths: string[] = [];
  const { send } = await openWith(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://platform');
    paths.push(pathname);
    const answer = pathname.endsWith('/oauth2/token')
      ? { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 14_400 }
      : pathname.endsWith('/provision/version')
        ? { catalogVersion: 'V3_CATALOG' }
        : { count: 6000, products: [], categories: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const { status, headers } = await send('/en/products?page=9999');
  expect([status, headers.get('location')]).toEqual([302, '/en/products?page=500']);
  expect(paths).not.toContain('/stores/v3/products/search');
});
