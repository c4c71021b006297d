/** The page of a product as the server renders it, and its form. */
import { apiKey, createTransport } from 'storewire';
import { queryProducts, updateProductVariants } from 'storewire/operations';
import { expect, test } from 'vitest';
import { allOf, linkOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

test('the server renders the selection of the URL', async () => {
  const page = await newVisitor(shop).open('/en/products/tidal-mug?Glaze=Ink&Size=450+ml');
  expect(page.text).toContain('€28.00');
  expect(page.text).toContain('MUG-INK-450ML');
});

test('choices that are sold out or not made with the others say so, also among a thousand variants', async () => {
  const visitor = newVisitor(shop);
  const mug = await visitor.open('/en/products/tidal-mug?Glaze=Sand&Size=300+ml');
  expect(allOf(mug.document, 'label', /^450 ml ?\(Sold out\)$/)).toHaveLength(1);
  const { shop: key, fetch } = shop.platform;
  const merchant = createTransport({
    auth: apiKey({ key: key.apiKey, siteId: key.siteId }),
    baseUrl: 'http://127.0.0.1:1',
    fetch,
  });
  const { products } = await queryProducts(merchant, { query: { filter: { slug: 'made-to-order-mug' } } });
  await updateProductVariants(merchant, {
    id: products?.[0]?.id ?? '',
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
