/** The page of a product as the server renders it, and its forms. */
import { expect, test } from 'vitest';
import { productId } from './cart.ts';
import { allOf, linkOf, oneOf, submissionOf, textOf } from './html-page.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();
const { merchant } = shop;

test('the server renders the selection of the URL, with the price of a unit', async () => {
  const visitor = newVisitor(shop);
  await merchant.products.updateProduct({
    id: await productId(shop, 'Tidal mug'),
    product: {
      pricePerUnitData: {
        totalQuantity: 1,
        totalMeasurementUnit: 'KG',
        baseQuantity: 2,
        baseMeasurementUnit: 'KG',
      },
    },
  });
  for (const [size, facts] of [
    ['300+ml', ['€24.00', '€48.00 per 2 kg', 'MUG-INK-300ML']],
    ['450+ml', ['€28.00', '€56.00 per 2 kg', 'MUG-INK-450ML']],
  ] as const) {
    const { text } = await visitor.open(`/en/products/tidal-mug?Glaze=Ink&Size=${size}`);
    for (const fact of facts) expect(text).toContain(fact);
  }
});

test('names are as the merchant has written them in every language, and keep their own direction', async () => {
  const page = await newVisitor(shop).open('/he/products/tidal-mug');
  expect(page.document.documentElement.dir).toBe('rtl');
  expect(textOf(oneOf(page, 'main h1 > bdi'))).toBe('Tidal mug');
  expect(allOf(page.document, 'main legend bdi').map(textOf)).toContain('Glaze');
});

test('choices that are sold out or not made with the others say so, also among a thousand variants', async () => {
  const visitor = newVisitor(shop);
  const mug = await visitor.open('/en/products/tidal-mug?Glaze=Sand&Size=300+ml');
  expect(allOf(mug.document, 'label', /^450 ml ?\(Sold out\)$/)).toHaveLength(1);
  await merchant.variants.updateProductVariants({
    id: await productId(shop, 'Made-to-order mug'),
    variants: [{ choices: { Glaze: 'Plum', Volume: '200 ml', Handle: 'Ear' }, visible: false }],
  });
  const other = await visitor.open('/en/products/made-to-order-mug?Glaze=Plum');
  expect(other.text).toContain('MUG-PLUM-150ML-EAR');
  expect(allOf(other.document, 'label', /^200 ml ?\(Not available in this combination\)$/)).toHaveLength(1);
  expect(allOf(other.document, 'label', '250 ml')).toHaveLength(1);
});

test('without JavaScript, the form adds the selection to the cart', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products/tidal-mug');
  const selected = await visitor.submit(page, 'Show this selection', { Ink: true });
  expect(selected.text).toContain('MUG-INK-300ML');
  const rejected = await visitor.submit(selected, 'Add to cart', { Quantity: '900' });
  expect(rejected.text).toMatch(/pieces are available/);
  const cart = await visitor.submit(rejected, 'Add to cart', { Quantity: '2' });
  expect(cart.url.pathname).toBe('/en/cart');
  expect(linkOf(cart, 'Cart, 2 items').pathname).toBe('/en/cart');
});

test('a choice that the product has no longer adds no other one', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products/tidal-mug');
  const { url, fields } = submissionOf(page, 'Add to cart');
  fields.set('Glaze', 'Renamed');
  const rejected = await visitor.open(url, { method: 'POST', body: fields });
  expect(rejected.text).toContain('Not available in this combination');
  expect(allOf(rejected.document, 'header a', 'Cart, empty')).toHaveLength(1);
});

test('shoppers ask once to be notified when a sold-out variant is back', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products/tidal-mug?Glaze=Sand&Size=450+ml');
  const ask = (email: string) => visitor.submit(page, 'Notify me', { 'Email address': email });
  expect((await ask('mara')).text).toContain('Enter an email address such as');
  const asked = await ask('mara@example.com');
  expect(asked.text).toContain('We will write to mara@example.com as soon as it is back.');
  shop.platform.advanceClock({ milliseconds: 60_000 });
  expect((await ask('mara@example.com')).text).toContain('mara@example.com is already on the list');
});

test('recommendations lead to other products', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/products/tidal-mug');
  const [card, ...others] = allOf(page.document, '[aria-label="You may also like"] a');
  expect(others).toHaveLength(3);
  expect((await visitor.open(card?.getAttribute('href') ?? '')).heading).toBe(textOf(card));
});

test('a card shows ribbon, colors, the price of a unit and one image, and a list says once that VAT is included', async () => {
  const visitor = newVisitor(shop);
  const cardOf = async (search: string, name: RegExp) => {
    const page = await visitor.open(`/en/search?q=${search}`);
    expect(page.document.body.textContent.match(/VAT/g)).toHaveLength(1);
    return oneOf(page, 'main article', name);
  };
  const mug = await cardOf('morning', /Morning mug/);
  expect(textOf(mug)).toMatch(/Bestseller.*Blush, Sky, Honey/);
  expect(mug.querySelectorAll('img')).toHaveLength(1);
  expect(textOf(await cardOf('teapot', /Quay teapot/))).toContain('€106.67 per 1 l');
});

test('a page is sent without the data of a call that is throttled for a minute', async () => {
  await fail(shop, { kind: 'throttled', call: 'recommendations.getRecommendation', retryAfterSeconds: 55 });
  const signal = AbortSignal.timeout(15_000);
  expect((await newVisitor(shop).open('/en/products/tidal-mug', { signal })).heading).toBe('Tidal mug');
});

test('the print of a product has no other products, and nothing to sign in or to enter', async () => {
  const { document } = await newVisitor(shop).open('/en/products/quay-teapot?Glaze=Ink');
  for (const left of allOf(document, '[data-print=none]')) left.remove();
  const printed = textOf(document.querySelector('main'));
  expect(printed).toMatch(/Quay teapot.*€96\.00.*TEAPOT-INK.*Reviews/);
  expect(printed).not.toMatch(/You may also like|Email me when it is back|Sign in/);
});
